import type { CallContext } from '../../../platform/http/endpoint.ts'
import { conflict, type Failure, notFound } from '../../../shared/failure.ts'
import { slugOf, uniqueSlug } from '../../../shared/slug.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { handOf, keep } from '../../core/publishing/publishing.ts'
import {
  bringChapterBack,
  bringModuleBack,
  findCourse,
  findDraftOutline,
  findGoneModule,
  findWrittenChapter,
  insertChapter,
  insertModule,
  listChapterSlugs,
  removeChapter,
  removeModule,
  renameModule,
  writePlaces,
} from '../classes/classes.ts'
import { chapterKind } from './chapter-kind.ts'
import { beginCourse, outlineOf, reachCourse } from './outline-of.ts'
import type { OutlineAnswer, OutlineChange } from './outlines.contract.ts'
import { actions } from './outlines.deeds.ts'
import { chapterMoved, moduleMoved, type Order, usualCompletion } from './outlines.rules.ts'

type Drafted = Awaited<ReturnType<typeof findDraftOutline>>

/** Whoever changes the outline: one after the other, for the class is held. */
interface Work {
  context: CallContext
  entryId: number
  classId: number
  by: number
  now: Drafted
}

/** Changes an outline by one step and answers all of it. What somebody else changed meanwhile is 409, with what stands now. */
export async function changeOutline(
  context: CallContext,
  id: number,
  change: OutlineChange,
): Promise<OutlineAnswer> {
  const { row, course } = await reachCourse(context, id, true)
  const classId = course?.id ?? (await beginCourse(handOf(context), row))
  const by = memberOf(context.viewer).membershipId
  const now = await findDraftOutline(context.tx, classId)
  const made = await apply({ context, entryId: id, classId, by, now }, change)
  await record(context, {
    action: actions[change.act],
    object: { type: 'outline', id, name: row.title },
    after: 'title' in change ? { title: change.title } : undefined,
  })
  return outlineOf(context, id, await findCourse(context.tx, classId), made)
}

async function apply(work: Work, change: OutlineChange): Promise<number | null> {
  switch (change.act) {
    case 'addModule':
      return addModule(work, change)
    case 'addChapter':
      return addChapter(work, change)
    case 'renameModule':
      return retitle(work, change)
    case 'changeChapter':
      return changeChapter(work, change)
    case 'moveModule':
      await moduleOf(work, change.moduleId)
      return placed(work, order => moduleMoved(order, change.moduleId, change.at))
    case 'moveChapter':
      await chapterOf(work, change.chapterId, change.rev)
      await moduleOf(work, change.moduleId)
      return placed(work, order => chapterMoved(order, change.chapterId, change))
    case 'removeModule':
      await moduleOf(work, change.moduleId, change.rev)
      await removeModule(work.context.tx, { ...removal(work), id: change.moduleId })
      return placed(work, order => order.filter(({ id }) => id !== change.moduleId))
    case 'removeChapter':
      await chapterOf(work, change.chapterId, change.rev)
      await removeChapter(work.context.tx, { ...removal(work), id: change.chapterId })
      return placed(work, order => without(order, change.chapterId))
    case 'restoreModule':
      return restoreModule(work, change.moduleId)
    case 'restoreChapter':
      return restoreChapter(work, change.chapterId)
  }
}

const removal = ({ classId, by, context }: Work) => ({ classId, by, at: context.clock.now() })

const orderOf = ({ modules, chapters }: Drafted): Order =>
  modules.map(({ id }) => ({
    id,
    chapters: chapters.filter(({ moduleId }) => moduleId === id).map(one => one.id),
  }))

const without = (order: Order, chapterId: number): Order =>
  order.map(module => ({ ...module, chapters: module.chapters.filter(one => one !== chapterId) }))

async function placed(
  { context, classId, now }: Work,
  make: (order: Order) => Order,
  made: number | null = null,
): Promise<number | null> {
  await writePlaces(context.tx, classId, make(orderOf(now)))
  return made
}

/** Somebody was faster: who, what it says now, and the whole outline as it stands. */
async function overtaken(
  { context, entryId, classId }: Work,
  by: string | null,
  title: string | undefined,
): Promise<Failure> {
  const who = by ?? 'Orang lain'
  const failure = conflict(
    title === undefined
      ? 'Bagian ini baru saja dikeluarkan dari isi kelas. Perubahan Anda belum dipakai.'
      : `${who} baru saja mengubah "${title}". Perubahan Anda belum dipakai: periksa, lalu ulangi.`,
  )
  failure.data = {
    by: who,
    title: title ?? null,
    outline: await outlineOf(context, entryId, await findCourse(context.tx, classId)),
  }
  return failure
}

async function moduleOf(work: Work, id: number, rev?: number) {
  const found = work.now.modules.find(one => one.id === id)
  if (found && (rev === undefined || rev === found.rev)) return found
  if (!found && !(await findGoneModule(work.context.tx, work.classId, id))) throw notFound('Modul')
  throw await overtaken(work, found?.by ?? null, found?.title)
}

async function chapterOf(work: Work, id: number, rev?: number) {
  const found = work.now.chapters.find(one => one.id === id)
  if (found && (rev === undefined || rev === found.rev)) return found
  if (!found && (await findWrittenChapter(work.context.tx, id))?.classId !== work.classId)
    throw notFound('Bab')
  throw await overtaken(work, found?.by ?? null, found?.title)
}

type Change<Act extends OutlineChange['act']> = Extract<OutlineChange, { act: Act }>

async function addModule(work: Work, { title, at }: Change<'addModule'>): Promise<number> {
  const { context, classId, by, now } = work
  const slug = uniqueSlug(slugOf(title, 'modul'), new Set(now.modules.map(one => one.slug)))
  const position = now.modules.length
  const id = await insertModule(context.tx, { classId, slug, title, position, by })
  if (at !== undefined) await placed(work, order => moduleMoved([...order, { id, chapters: [] }], id, at))
  return id
}

async function addChapter(work: Work, { moduleId, title, kind, at }: Change<'addChapter'>): Promise<number> {
  const { context, classId, by, now } = work
  await moduleOf(work, moduleId)
  const slug = uniqueSlug(slugOf(title, 'bab'), await listChapterSlugs(context.tx, classId))
  const position = now.chapters.filter(one => one.moduleId === moduleId).length
  const id = await insertChapter(context.tx, {
    classId,
    moduleId,
    slug,
    title,
    kind,
    position,
    minutes: 5,
    by,
  })
  // the draft begins with what the kind usually asks for
  await keep(handOf(context), chapterKind, String(id), {
    writer: '',
    patch: { fields: { title, kind, completion: usualCompletion[kind], ...leastOf(kind) } },
  })
  if (at !== undefined)
    await placed(work, order =>
      chapterMoved(
        order.map(one => (one.id === moduleId ? { ...one, chapters: [...one.chapters, id] } : one)),
        id,
        { moduleId, at },
      ),
    )
  return id
}

const leastOf = (kind: string) => (kind === 'quiz' ? { completionLeast: 70 } : {})

async function retitle(work: Work, { moduleId, rev, title }: Change<'renameModule'>): Promise<null> {
  const { context, classId, by } = work
  const { slug } = await moduleOf(work, moduleId, rev)
  await renameModule(context.tx, { classId, id: moduleId, title, slug, by })
  return null
}

async function changeChapter(work: Work, { chapterId, rev, fields }: Change<'changeChapter'>): Promise<null> {
  await chapterOf(work, chapterId, rev)
  await keep(handOf(work.context), chapterKind, String(chapterId), { writer: '', patch: { fields } })
  return null
}

async function restoreModule(work: Work, id: number): Promise<number | null> {
  const { context, classId, by, now } = work
  const gone = await findGoneModule(context.tx, classId, id)
  if (!gone) {
    await moduleOf(work, id)
    return id
  }
  const slug = uniqueSlug(gone.slug, new Set(now.modules.map(one => one.slug)))
  const at = gone.removedAt ?? context.clock.now()
  await bringModuleBack(context.tx, { classId, id, slug, by, at })
  return settled(work, id)
}

/** Back where it stood; where its module is gone, at the end of the last. */
async function restoreChapter(work: Work, id: number): Promise<number | null> {
  const { context, classId, by, now } = work
  const row = await findWrittenChapter(context.tx, id)
  if (!row || row.classId !== classId) throw notFound('Bab')
  if (row.removedAt === null) return id
  const isThere = now.modules.some(module => module.id === row.moduleId)
  const moduleId = isThere ? row.moduleId : now.modules.at(-1)?.id
  if (moduleId === undefined) throw conflict('Tambahkan modul dahulu, lalu kembalikan babnya.')
  const slug = uniqueSlug(row.slug, await listChapterSlugs(context.tx, classId))
  await bringChapterBack(context.tx, { classId, id, slug, moduleId, by })
  return settled(work, id)
}

/** What came back has its old place, which others may have by now: everything is counted anew. */
async function settled(work: Work, id: number): Promise<number> {
  const now = await findDraftOutline(work.context.tx, work.classId)
  await placed({ ...work, now }, order => order)
  return id
}
