import { findByKey } from '../../../platform/files/library-rows.ts'
import { to } from '../../../routes.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { slugOf, uniqueSlug } from '../../../shared/slug.ts'
import { reachOwn } from '../../core/entries/entries.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import {
  changedParts,
  cleanTextBlock,
  type DraftKind,
  type PublishingEvent,
  type Reader,
} from '../../core/publishing/publishing.ts'
import { classKinds } from '../class-writing/class-writing.ts'
import {
  findCourse,
  findShownChapter,
  findWrittenChapter,
  listChapterSlugs,
  putChapter,
  type WrittenChapter,
} from '../classes/classes.ts'
import {
  type ChapterValue,
  chapterDraft,
  chapterPublication,
  chapterWords,
} from './chapter-value.contract.ts'
import { columnsOf, writtenValue } from './chapter-value.ts'
import { drawDraft } from './draw-chapter.ts'
import { outlineOf } from './outline-of.ts'

const numberIn = (id: string) =>
  /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647 ? Number(id) : undefined

/** The chapter of that id, as long as it stands in the outline. */
export async function findChapterRow(
  { tx }: Pick<Reader, 'tx'>,
  id: string,
  isWriting = false,
): Promise<WrittenChapter | undefined> {
  const number = numberIn(id)
  const row = number === undefined ? undefined : await findWrittenChapter(tx, number, isWriting)
  return row && row.removedAt === null ? row : undefined
}

/** The address a chapter has from now on: its own where it was published, else one made of its title. */
async function slugFor(
  { tx }: Pick<Reader, 'tx'>,
  row: WrittenChapter,
  value: ChapterValue,
): Promise<string> {
  const taken = await listChapterSlugs(tx, row.classId, row.id)
  if (value.slug !== '') return taken.has(value.slug) ? row.slug : value.slug
  if (await findShownChapter(tx, row.id)) return row.slug
  return uniqueSlug(slugOf(value.title, 'bab'), taken)
}

/** Chapters: drafts of their own, published with the course they stand in. */
export const chapterKind: DraftKind = {
  kind: 'chapter',
  what: 'Bab',
  access: permissions.writeCourses,
  shape: { blocks: 'body' },
  words: chapterWords,
  draft: chapterDraft,
  publication: chapterPublication,
  tags: ['classes'],
  async admit(reader, viewer, id, touch) {
    const row = await findChapterRow(reader, id)
    if (!row) return
    await reachOwn({ ...reader, viewer }, classKinds.kind, row.classId)
    if (touch === 'publish') throw conflict('Bab terbit bersama isi kelasnya')
  },
  async find(reader, id, isWriting) {
    const row = await findChapterRow(reader, id, isWriting)
    if (!row) return undefined
    const shown = await findShownChapter(reader.tx, row.id)
    const { timeZone } = reader.tenant
    return {
      id: String(row.id),
      label: row.title,
      published: shown && {
        value: writtenValue(shown, shown.slug, timeZone),
        number: shown.edition,
        at: shown.changedAt,
      },
      beginning: () => writtenValue(row, shown ? row.slug : '', timeZone),
    }
  },
  cleanBlock: cleanTextBlock,
  async check(reader, value, { id }) {
    const chapter = chapterDraft.parse(value)
    const row = await findChapterRow(reader, id)
    if (!row) throw notFound('Bab')
    if (chapter.slug !== '' && (await listChapterSlugs(reader.tx, row.classId, row.id)).has(chapter.slug))
      throw invalidField('slug', 'Alamat ini sudah dipakai bab lain di kelas ini', 'taken')
    for (const field of ['video', 'file'] as const) {
      const chosen = chapter.kind === field ? chapter[field] : null
      if (chosen && (await findByKey(reader.tx, chosen.key))?.kind !== field)
        throw invalidField(field, 'Berkas ini tidak ada di pustaka situs ini')
    }
  },
  async completed(reader, { id, published }, value) {
    const row = await findChapterRow(reader, id)
    const slug = String(value.slug ?? '')
    return slug === '' && published && row ? { ...value, slug: row.slug } : value
  },
  async kept(hand, { id }, value) {
    const row = await findChapterRow(hand, id, true)
    if (!row) return
    const chapter = chapterDraft.parse(value)
    const { tx, clock, by, tenant } = hand
    const slug = await slugFor(hand, row, chapter)
    await putChapter(tx, row.id, { ...columnsOf(chapter, tenant.timeZone), slug, by, at: clock.now() })
  },
  // what is written stands in its row already; the version is made of the rows
  publish: (_, _thing, value) => Promise.resolve(value),
  async draw(context, value, id) {
    const chapter = await findChapterRow(context, id)
    const course = chapter && (await findCourse(context.tx, chapter.classId))
    if (!chapter || !course) return undefined
    const { modules } = await outlineOf(context, 0, course)
    // the others are drafts too, and the link is to this one
    return drawDraft(context, { course, chapter, value, modules }, () => to.class(course))
  },
  deed,
}

const acts = {
  saved: 'chapter.saved',
  published: 'chapter.published',
  withdrawn: 'chapter.withdrawn',
  discarded: 'chapter.discarded',
  planned: 'chapter.planned',
  unplanned: 'chapter.unplanned',
} as const

/** For the log: the fields that differ, the text by its name alone. */
function deed({ act, thing, before, after }: PublishingEvent) {
  const changed = changedParts({ nested: [] }, before ?? {}, after)
  const short = (value: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map(name => [name, name === 'body' ? 'Isi' : value[name]]))
  const title = typeof after.title === 'string' ? after.title.trim() : ''
  return {
    action: acts[act],
    object: { type: 'chapter', id: Number(thing.id), name: title || thing.label },
    ...(before ? { before: short(before), after: short(after) } : {}),
  }
}
