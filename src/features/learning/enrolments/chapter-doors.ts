import type { InTenant } from '../../../platform/http/endpoint.ts'
import { finishIfDone } from './completions.ts'
import type { OwnContext } from './entering.ts'
import * as store from './learning.store.ts'

/** A chapter of a participant, as rooms are asked about it. */
export interface AskedChapter {
  chapterId: number
  chapterSlug: string
  classSlug: string
  /** what it is in the version that is read: only rooms of that kind have to look */
  kind: string
}

export interface OwnCertificate {
  name: string
  text: string
  href: string
  fileHref: string
}

/** Something one is to hand in, or has back. */
export interface DueWork {
  title: string
  className: string
  href: string
  /** until when, in words; empty: whenever */
  dueText: string
  label: string
  tone: 'orange' | 'blue' | 'green' | 'red' | 'neutral'
  /** what is due first stands first; none: last */
  at: Date | null
}

/** A way on from the page of one's class. */
export interface ClassWay {
  label: string
  text: string
  href: string
}

/** A meeting that somebody may come to. */
export interface NextMeeting {
  title: string
  className: string
  startAt: Date
  minutes: number
  timeZone: string
  /** where it is held, in words: "Daring lewat Zoom" */
  where: string
  href: string
  label: string
  tone: DueWork['tone']
}

/** A meeting of a chapter, in words, for whoever reads the chapter. */
export interface ChapterMeeting {
  title: string
  /** when, and what was noted of the reader */
  lines: string[]
  action: { label: string; href: string }
  /** what is left of it to look at */
  recording: { href: string } | { film: string } | null
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** the asker's next meetings: of one class, or of all they take part in */
    nextMeetings: (context: OwnContext, classId: number | null) => Promise<NextMeeting[]>
    /** the asker's meetings of a chapter */
    chapterMeetings: (context: OwnContext, chapterId: number) => Promise<ChapterMeeting[]>
    /** where a chapter is worked on instead of read, such as a quiz; while there is such a place, reading does not finish it */
    chapterPlaces: (context: InTenant, chapter: AskedChapter) => Promise<string | undefined>
    /** the asker's own certificates, for the page of their classes */
    ownCertificates: (context: OwnContext) => Promise<OwnCertificate[]>
    /** what of the asker's classes is due next, for the page of their classes */
    dueWork: (context: OwnContext) => Promise<DueWork[]>
    /** what else a class has for its participants, for the page of a class */
    classWays: (
      context: OwnContext,
      taking: { classId: number; classroomId: number | null; slug: string },
    ) => Promise<ClassWay[]>
    /** is told, within the same transaction, of who has finished a class */
    classFinished: (context: InTenant, finished: { enrolmentId: number }) => Promise<void>
  }
}

/** The address where a chapter is worked on; undefined: it is read. */
export async function findPlace(context: InTenant, chapter: AskedChapter): Promise<string | undefined> {
  for (const find of context.partsOf('chapterPlaces')) {
    const place = await find(context, chapter)
    if (place !== undefined) return place
  }
  return undefined
}

/** The next meetings, of one class or of all, the nearest first. */
export async function listNextMeetings(
  context: OwnContext,
  classId: number | null = null,
): Promise<NextMeeting[]> {
  const all = await Promise.all(context.partsOf('nextMeetings').map(list => list(context, classId)))
  return all.flat().sort((one, other) => one.startAt.getTime() - other.startAt.getTime())
}

/** Whoever was at its meeting has done a chapter that asks for being there; to any other it means nothing. */
export async function attendChapter(
  context: InTenant,
  { enrolmentId, classId, chapterId }: { enrolmentId: number; classId: number; chapterId: number },
): Promise<void> {
  const chapters = await store.listChapters(context.tx, classId, enrolmentId)
  const chapter = chapters.find(one => one.id === chapterId)
  if (chapter?.doneAt === null && chapter.completion === 'attend')
    await completeChapters(context, chapterId, [enrolmentId])
}

/** Another room says that a chapter is done: a quiz that was passed. It ends a course as reading its last chapter would. */
export async function completeChapters(
  context: InTenant,
  chapterId: number,
  enrolmentIds: readonly number[],
): Promise<void> {
  if (enrolmentIds.length === 0) return
  const { tx, clock } = context
  store.writeDone(tx, enrolmentIds, chapterId, clock.now())
  for (const standing of await store.listStandings(tx, enrolmentIds))
    await finishIfDone(context, standing, null)
}
