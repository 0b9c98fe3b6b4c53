import type { CallContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { wallTime } from '../../../shared/days.ts'
import { notFound } from '../../../shared/failure.ts'
import { slugOf, uniqueSlug } from '../../../shared/slug.ts'
import { claim, type EntryRow, type May, reach } from '../../core/entries/entries.ts'
import { type Hand, opened } from '../../core/publishing/publishing.ts'
import { classKinds } from '../class-writing/class-writing.ts'
import {
  beginClass,
  type CourseRow,
  type DraftChapter,
  findCourse,
  findDraftOutline,
  findShownOutline,
  isCodeFree,
  type ShownChapter,
} from '../classes/classes.ts'
import type { Lesson, OutlineAnswer, Part } from './outlines.contract.ts'

/** The class whose outline is written, and what may be done to it; 404 where whoever asks must not know of it. */
export async function reachCourse(
  context: Pick<CallContext, 'tx' | 'viewer'>,
  id: number,
  isWriting = false,
): Promise<{ row: EntryRow; may: May; course: CourseRow | undefined }> {
  const { row, may } = await reach(context, classKinds.kind, id, isWriting)
  // what lies in the bin is fetched back first
  if (isWriting && row.trashedAt !== null) throw notFound('Kelas')
  const course = row.ownId === null ? undefined : await findCourse(context.tx, row.ownId, isWriting)
  return { row, may, course }
}

/** A class that was never published has a row of its own from its first module on, which nobody sees. `wanted`: its address, as a folder has it. */
export async function beginCourse(
  hand: Hand,
  row: Pick<EntryRow, 'id' | 'title'>,
  wanted?: string,
): Promise<number> {
  const { value } = await opened(hand, classKinds.draft, String(row.id))
  const taken = new Set<string>()
  const base = wanted ?? `${slugOf(row.title, 'kelas').slice(0, 24).replace(/-+$/, '')}-${row.id}`
  let slug = uniqueSlug(base, taken)
  while (
    !(await isCodeFree(hand.tx, slug.toUpperCase(), null)) ||
    !(await classKinds.kind.table.isSlugFree(hand, slug, null))
  )
    slug = uniqueSlug(base, taken)
  const name = row.title.trim().length >= 3 ? row.title.trim() : `Kelas ${row.title.trim()}`
  const ownId = await beginClass(hand.tx, {
    slug,
    code: slug.toUpperCase(),
    name,
    type: typeof value.type === 'string' ? value.type : 'live',
  })
  await claim(hand, classKinds.kind, { id: row.id, ownId })
  return ownId
}

/** Every part of a chapter that participants notice; each has its words. */
export const lessonParts = {
  title: 'Judul',
  slug: 'Alamat',
  kind: 'Jenis',
  minutes: 'Lama belajar',
  isPreview: 'Pratinjau',
  isRequired: 'Wajib',
  completion: 'Syarat selesai',
  completionLeast: 'Syarat selesai',
  releaseAt: 'Waktu buka',
  releaseAfter: 'Urutan buka',
  sha256: 'Isi',
} as const satisfies Partial<Record<keyof ShownChapter, string>>

const partNames = Object.keys(lessonParts) as (keyof typeof lessonParts)[]

/** What of a chapter is not as visitors see it, in words. */
export const changedIn = (now: ShownChapter, before: ShownChapter): (keyof typeof lessonParts)[] =>
  partNames.filter(name => String(now[name]) !== String(before[name]))

/** The outline as it is written, beside what visitors see of it. */
export async function outlineOf(
  { tx, tenant }: Pick<CallContext, 'tx' | 'tenant'>,
  id: number,
  course: Pick<CourseRow, 'id' | 'number'> | undefined,
  made: number | null = null,
): Promise<OutlineAnswer> {
  if (!course) return { id, modules: [], number: 0, isAhead: false, made }
  const { modules, chapters } = await findDraftOutline(tx, course.id)
  const shown = await findShownOutline(tx, course.id, course.number ?? 0)
  const before = new Map(shown.chapters.map(one => [one.id, one]))
  const lessons = Map.groupBy(chapters, ({ moduleId }) => moduleId)
  const parts: Part[] = modules.map(module => ({
    id: module.id,
    title: module.title,
    rev: module.rev,
    chapters: (lessons.get(module.id) ?? []).map(chapter =>
      lessonOf(chapter, before.get(chapter.id), { id, timeZone: tenant.timeZone }),
    ),
  }))
  const asShown = shown.modules.map(({ id: module, title }) => ({
    module,
    title,
    chapters: shown.chapters.filter(one => one.moduleId === module).map(one => one.id),
  }))
  const asWritten = parts.map(({ id: module, title, chapters: of }) => ({
    module,
    title,
    chapters: of.map(one => one.id),
  }))
  const isAhead =
    JSON.stringify(asShown) !== JSON.stringify(asWritten) ||
    parts.some(part => part.chapters.some(({ state }) => state !== 'same'))
  return { id, modules: parts, number: course.number ?? 0, isAhead, made }
}

function lessonOf(
  chapter: DraftChapter,
  before: ShownChapter | undefined,
  { id, timeZone }: { id: number; timeZone: string },
): Lesson {
  const { releaseAt, releaseAfter, completionLeast } = chapter
  const wall = releaseAt && wallTime(releaseAt, timeZone)
  const { title, slug, kind, minutes, isPreview, isRequired, completion, rev } = chapter
  return {
    id: chapter.id,
    title,
    slug,
    kind,
    minutes,
    isPreview,
    isRequired,
    completion,
    completionLeast: completionLeast ?? '',
    releaseAt: wall ? `${wall.day}T${wall.time}` : '',
    releaseAfter: releaseAfter === null ? '' : String(releaseAfter),
    rev,
    state: before === undefined ? 'new' : changedIn(chapter, before).length > 0 ? 'changed' : 'same',
    href: to.chapterEditor({ id, chapterId: chapter.id }),
  }
}
