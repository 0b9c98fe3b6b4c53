import { fieldErrors } from '../../../platform/http/field-errors.ts'
import type { Content } from '../../../shared/draft-parts.ts'
import { opened } from '../../core/publishing/publishing.ts'
import {
  beginCourse,
  chapterKind,
  courseStanding,
  publishWritten,
  writeOutline,
  writtenChapters,
} from '../../learning/outlines/outlines.ts'
import {
  chapterFile,
  chapterPath,
  outlineFile,
  outlineForm,
  outlinePath,
  outlineShape,
} from './course-outline.ts'
import { questionPart, quizPart } from './course-quizzes.ts'
import { checked, type Drafted, formOf, toldOf, writeDrafted } from './drafted-files.ts'
import { courseOf, coursesOf } from './folder-courses.ts'
import type { Problem, ReadForm } from './folder-file.ts'
import { FieldProblems, type FolderHand, type FolderPart, type PresentFile } from './folder-part.ts'

/** What classes consist of: `courses/<class>/course.yaml` says the order, `courses/<class>/<chapter>.md` each chapter. */

const drafted: Drafted = { draft: chapterKind, body: 'body' }

/** What one import has written of courses so far. */
interface Written {
  isDraft: boolean
  /** chapters that were made and no file has filled yet */
  empty: Set<string>
  /** the line in which each chapter is named */
  lines: Map<string, number>
}

/** Both kinds of files know of each other what came in before. */
export function courseParts(): FolderPart[] {
  const written = new Map<string, Written>()
  const touched = new Set<string>()
  return [questionPart(), outlinePart(written, touched), chapterPart(written, touched), quizPart]
}

function outlinePart(written: Map<string, Written>, touched: Set<string>): FolderPart {
  async function bring(hand: FolderHand, own: string, read: ReadForm) {
    const parsed = outlineShape.safeParse(read.fields)
    if (!parsed.success) throw new FieldProblems(fieldErrors(parsed.error, read.fields))
    const { editorial, modules } = parsed.data
    const course = await courseOf(hand, own)
    const standing = course.classId === null ? undefined : await courseStanding(hand.tx, course.classId)
    if (editorial && standing?.isPublished)
      throw new FieldProblems([
        { field: 'editorial', message: 'Isi kelas ini sudah terbit dan tidak dapat menjadi draf lagi' },
      ])
    return {
      form: outlineForm({ modules }, editorial !== undefined),
      async write() {
        const row = { id: Number(course.entryId), title: own }
        const classId = course.classId ?? (await beginCourse(hand, row, own))
        const lines = modules.flatMap((module, at) =>
          module.chapters.map((chapter, place): [string, number] => [
            chapter,
            read.lineOf(`modules.${at}.chapters.${place}`),
          ]),
        )
        written.set(own, {
          isDraft: editorial !== undefined,
          empty: new Set(await writeOutline(hand, classId, { modules })),
          lines: new Map(lines),
        })
        touched.add(own)
      },
    }
  }
  return {
    label: 'Susunan kelas',
    isText: false,
    nameIn: path => outlineFile.exec(path)?.[1],
    async list({ ...reader }) {
      const found: PresentFile[] = []
      for (const { slug: own, classId } of await coursesOf(reader)) {
        const standing = classId === null ? undefined : await courseStanding(reader.tx, classId)
        if (!standing) continue
        found.push({
          path: outlinePath(own),
          label: `Susunan ${own}`,
          form: outlineForm(standing.outline, !standing.isPublished),
          isBusy: standing.isAhead,
        })
      }
      return found
    },
    bring,
    found: async (hand, own, read) => (await bring(hand, own, read)).write(),
  }
}

function chapterPart(written: Map<string, Written>, touched: Set<string>): FolderPart {
  async function bring(hand: FolderHand, path: string, read: ReadForm) {
    const [own = '', chapter = ''] = path.split('/')
    const { classId } = await courseOf(hand, own)
    const chapters = classId === null ? new Map<string, number>() : await writtenChapters(hand.tx, classId)
    const id = chapters.get(chapter)
    if (id === undefined)
      throw new FieldProblems([
        { field: '', message: `Bab ini tidak disebut di ${outlinePath(own)}: tambahkan di sebuah modul` },
      ])
    const told = toldOf(drafted, read, hand, chapter)
    if (told.status !== 'published')
      throw new FieldProblems([
        { field: 'editorial', message: 'Bab terbit bersama isi kelasnya: tulis editorial di course.yaml' },
      ])
    const value = checked(drafted, { ...told, value: numbered(told.value, chapters) })
    return {
      form: formOf(drafted, { value: named(value, chapters), status: 'published' }, hand),
      async write() {
        // kept as a draft: it is published with its course, at the end
        await writeDrafted(hand, drafted, String(id), { value, status: 'draft' })
        written.get(own)?.empty.delete(chapter)
        touched.add(own)
      },
    }
  }
  return {
    label: 'Bab',
    isText: true,
    nameIn: path => chapterFile.exec(path)?.[1],
    async list(reader) {
      const found: PresentFile[] = []
      for (const { slug: own, classId } of await coursesOf(reader)) {
        const standing = classId === null ? undefined : await courseStanding(reader.tx, classId)
        if (classId === null || !standing) continue
        const slugs = new Map(standing.chapters.map(one => [one.slug, one.id]))
        const now = written.get(own)
        for (const { id, slug: chapter } of standing.chapters) {
          // what has just left the outline, or has just been made, does not stand there
          if (now && (!now.lines.has(chapter) || now.empty.has(chapter))) continue
          const { thing, value } = await opened(reader, chapterKind, String(id))
          found.push({
            path: chapterPath(own, chapter),
            label: thing.label,
            form: formOf(
              drafted,
              { value: named(thing.published?.value ?? value, slugs), status: 'published' },
              reader,
            ),
            isBusy: now === undefined && standing.isAhead,
          })
        }
      }
      return found
    },
    bring,
    found: async (hand, path, read) => (await bring(hand, path, read)).write(),
    finish: hand => finished(hand, written, touched),
  }
}

/** "Dibuka setelah bab" by the chapter's address instead of its number. */
function named(value: Content, chapters: ReadonlyMap<string, number>): Content {
  const after = [...chapters].find(([, id]) => String(id) === value.releaseAfter)?.[0]
  return { ...value, releaseAfter: after ?? '' }
}

function numbered(value: Content, chapters: ReadonlyMap<string, number>): Content {
  if (value.releaseAfter === undefined || value.releaseAfter === '') return value
  const id = chapters.get(String(value.releaseAfter))
  if (id === undefined)
    throw new FieldProblems([
      { field: 'releaseAfter', message: `Tidak ada bab "${String(value.releaseAfter)}" di kelas ini` },
    ])
  return { ...value, releaseAfter: String(id) }
}

/** Every course of which something came in is published, unless it is a draft still. */
async function finished(
  hand: FolderHand,
  written: ReadonlyMap<string, Written>,
  touched: ReadonlySet<string>,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const own of touched) {
    const { classId } = await courseOf(hand, own)
    const now = written.get(own)
    for (const chapter of now?.empty ?? [])
      problems.push({
        path: outlinePath(own),
        line: now?.lines.get(chapter) ?? 1,
        message: `Bab "${chapter}" tidak memiliki berkas ${chapterPath(own, chapter)}`,
      })
    const standing = classId === null ? undefined : await courseStanding(hand.tx, classId)
    const isDraft = now ? now.isDraft : !standing?.isPublished
    if (problems.length > 0 || classId === null || isDraft) continue
    for (const { slug: chapter, words } of await publishWritten(hand, classId))
      problems.push({
        path: chapter === null ? outlinePath(own) : chapterPath(own, chapter),
        line: 1,
        message: words,
      })
  }
  return problems
}
