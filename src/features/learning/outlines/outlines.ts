export { chapterKind } from './chapter-kind.ts'
export {
  courseStanding,
  type OutlineNames,
  publishWritten,
  writeOutline,
  writtenChapters,
} from './named-outline.ts'
export { beginCourse } from './outline-of.ts'

/** Another room's own screen for chapters of a kind: a quiz with its questions. */
export interface ChapterWriting {
  /** of the chapter */
  kind: string
  /** "Susun soal" */
  label: string
  href(chapterId: number): string
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** where a kind of chapter is written besides its text */
    chapterWriting: ChapterWriting
  }
}
