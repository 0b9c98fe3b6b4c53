import { type Insertable, sql } from 'kysely'
import { slugOf } from '../../../platform/archives/slug-taker.ts'
import type { DB } from '../../../platform/db/schema.types.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { conflict } from '../../../shared/failure.ts'
import { uniqueSlug } from '../../../shared/slug.ts'
import { type Prepared, pictureJson } from './import-pictures.ts'
import { portions, whileReading } from './import-transaction.ts'
import type { Count } from './imports.contract.ts'

/** Where a course will stand, decided before its links are made. */
export type CoursePlan = {
  /** of the course this import wrote before */
  id?: number
  source: string
  slug: string
  code: string
  type: string
  premium: boolean
}

export type CourseText = {
  name: string
  language: string | undefined
  summary: string
  description: string
  minutes: number
  cover: Prepared | undefined
  modules: { slug: string; title: string; chapters: ChapterText[] }[]
}

type ChapterText = {
  slug: string
  title: string
  minutes: number
  html: string
  language: string | undefined
}

/** What tells one book from another, beside its title. */
type Book = { title: string; name: string; language: string | undefined; chapters: readonly Named[] }
type Named = { slug: string; title: string }

/**
 * A course is known again by its whole title, or by the name that was asked for, as long as it is the same book: in no
 * other language, with chapters they share. Its address never changes. Another book of that title becomes a course of
 * its own; one that was asked to take the name of another book is refused.
 */
export async function planCourse(
  tx: Tx,
  book: Book,
  asked: string | undefined,
): Promise<CoursePlan & { namesake?: string }> {
  const base = (asked ?? slugOf(book.title)).slice(0, 150).replace(/-+$/, '')
  const key = `course:${asked ?? titleKey(book.title)}`
  const all = await tx.db
    .selectFrom('classes')
    .select(['id', 'slug', 'code', 'type', 'premium', 'source', 'name', 'language'])
    .execute()
  const isNamesake = ({ source, name }: { source: string | null; name: string }) =>
    source?.replace(/ #\d+$/, '') === key ||
    // as courses were known before
    (asked === undefined && source === `course:${base}` && name === book.name)
  const namesakes = all.filter(isNamesake)
  for (const one of namesakes)
    if (!contradict(one.language, book.language) && (await shareChapters(tx, one.id, book.chapters)))
      return { ...one, source: one.source ?? key }
  const [namesake] = namesakes
  if (namesake && asked !== undefined)
    throw conflict(
      `"${asked}" sudah menjadi tanda pengenal buku lain: "${namesake.name}". Apakah buku ini memang berbeda? Pilih --slug lain untuk buku ini; kursus itu tidak diubah.`,
    )
  return {
    source: freeSource(key, new Set(all.map(row => row.source))),
    slug: uniqueSlug(base || 'kursus', new Set(all.map(row => row.slug))),
    code: freeCode(base || 'kursus', new Set(all.map(row => row.code))),
    type: 'self_paced',
    premium: false,
    ...(namesake && { namesake: namesake.slug }),
  }
}

/** The whole title in its own script: what is left of it in an address may be that of many. */
function titleKey(title: string): string {
  return title.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim().slice(0, 150)
}

function freeSource(key: string, taken: ReadonlySet<string | null>): string {
  let source = key
  for (let number = 2; taken.has(source); number++) source = `${key} #${number}`
  return source
}

/** `id` and `id-ID` may be one edition, `id` and `ja` or `zh-CN` and `zh-TW` cannot. */
function contradict(a: string | null, b: string | undefined): boolean {
  if (!a || !b) return false
  const [one, other] = [`${a}-`.toLowerCase(), `${b}-`.toLowerCase()]
  return !one.startsWith(other) && !other.startsWith(one)
}

/** An edition may be much rewritten, but a fifth of the shorter book's chapters are still those of the other. */
async function shareChapters(tx: Tx, classId: number, chapters: readonly Named[]): Promise<boolean> {
  const before = await tx.db
    .selectFrom('chapters')
    .select(['slug', 'title'])
    .where('class_id', '=', classId)
    .execute()
  const names = new Set(before.flatMap(({ slug, title }) => [slug, title]))
  const shared = chapters.filter(({ slug, title }) => names.has(slug) || names.has(title)).length
  return before.length === 0 || shared >= Math.min(before.length, chapters.length) / 5
}

/** "buku-panduan-administrator-debian" → "BUKU-PANDUAN-ADMINISTRATOR": whole words, at most 32 characters. */
function freeCode(slug: string, taken: ReadonlySet<string>): string {
  const cut = (length: number) => {
    const whole =
      slug.length <= length || slug[length] === '-' ? slug.slice(0, length) : slug.slice(0, length + 1)
    const words = whole.length <= length ? whole : (/^(.+)-/.exec(whole)?.[1] ?? slug.slice(0, length))
    return words.toUpperCase().replace(/-+$/, '')
  }
  let code = cut(32)
  for (let number = 2; taken.has(code); number++) code = `${cut(31 - String(number).length)}-${number}`
  return code
}

/** Writes a course over the one that is there: what has the same slug keeps its id, what is gone is deleted. */
export async function writeCourse(tx: Tx, plan: CoursePlan, text: CourseText, now: Date): Promise<Count[]> {
  const { id, count } = await writeClass(tx, plan, text, now)
  const modules = await writeModules(tx, id, text)
  const chapters = await writeChapters(tx, id, text, modules.ids, now)
  // Chapters first: a chapter that moved has left the module that goes.
  const gone = await tx.db
    .deleteFrom('modules')
    .where('class_id', '=', id)
    .where('id', 'not in', [...modules.ids.values()])
    .executeTakeFirst()
  return [count, { ...modules.count, removed: Number(gone.numDeletedRows) }, chapters]
}

async function writeClass(tx: Tx, plan: CoursePlan, text: CourseText, now: Date) {
  const { name, language = null, summary, description: description_html, minutes: duration_minutes } = text
  const cover = text.cover ? pictureJson(text.cover, text.cover.alt || name) : null
  const unchanged = { what: 'Kursus', created: 0, updated: 0, unchanged: 0, removed: 0 }
  if (plan.id === undefined) {
    const { source, slug, code, type } = plan
    const { id } = await tx.db
      .insertInto('classes')
      .values({
        source,
        slug,
        code,
        type,
        name,
        language,
        summary,
        description_html,
        duration_minutes,
        cover,
        price: 0,
        status: 'published',
        published_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, count: { ...unchanged, created: 1 } }
  }
  const there = await tx.db
    .selectFrom('classes')
    .select('id')
    .where('id', '=', plan.id)
    .where('slug', '=', plan.slug)
    .executeTakeFirst()
  if (!there) throw whileReading
  const { numUpdatedRows } = await tx.db
    .updateTable('classes')
    .set(set => ({
      name,
      language,
      summary,
      description_html,
      duration_minutes,
      // a cover chosen by hand stays
      cover: sql`coalesce(classes.cover, ${cover}::jsonb)`,
      updated_at: now,
      version: set('version', '+', 1),
    }))
    .where('id', '=', plan.id)
    .where(
      sql<boolean>`(name, language, summary, description_html, duration_minutes, cover is null and ${cover}::jsonb is not null)
        is distinct from (${name}, ${language}, ${summary}, ${description_html}, ${duration_minutes}::int, false)`,
    )
    .executeTakeFirst()
  const updated = Number(numUpdatedRows)
  return { id: plan.id, count: { ...unchanged, updated, unchanged: 1 - updated } }
}

async function writeModules(tx: Tx, classId: number, { modules }: CourseText) {
  const before = await tx.db
    .selectFrom('modules')
    .select(['slug', 'title'])
    .where('class_id', '=', classId)
    .execute()
  const titles = new Map(before.map(row => [row.slug, row.title]))
  const ids = new Map<string, number>()
  for (const some of portions(modules.map((module, position) => ({ ...module, position })))) {
    const rows = await tx.db
      .insertInto('modules')
      .values(some.map(({ slug, title, position }) => ({ class_id: classId, slug, title, position })))
      .onConflict(conflict =>
        conflict.columns(['tenant_id', 'class_id', 'slug']).doUpdateSet(row => ({
          title: row.ref('excluded.title'),
          position: row.ref('excluded.position'),
        })),
      )
      .returning(['id', 'slug'])
      .execute()
    for (const { id, slug } of rows) ids.set(slug, id)
  }
  const known = modules.filter(({ slug }) => titles.has(slug))
  const updated = known.filter(({ slug, title }) => titles.get(slug) !== title).length
  const created = modules.length - known.length
  return { ids, count: { what: 'Modul', created, updated, unchanged: known.length - updated, removed: 0 } }
}

/** A chapter that only moved is still the same version of it. */
const isNew = sql<boolean>`(chapters.title, chapters.content_html, chapters.language) is distinct from
  (excluded.title, excluded.content_html, excluded.language)`

async function writeChapters(
  tx: Tx,
  classId: number,
  { modules }: CourseText,
  moduleIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<Count> {
  const rows = modules.flatMap(module =>
    module.chapters.map(({ slug, title, minutes, html, language = null }, position) => ({
      class_id: classId,
      module_id: moduleIds.get(module.slug) ?? 0,
      slug,
      title,
      minutes,
      position,
      content_html: html,
      language,
      updated_at: now,
    })),
  )
  const before = await tx.db
    .selectFrom('chapters')
    .select(['slug', 'title', 'content_html', 'language'])
    .where('class_id', '=', classId)
    .execute()
  const texts = new Map(before.map(row => [row.slug, row]))
  const gone = await tx.db
    .deleteFrom('chapters')
    .where('class_id', '=', classId)
    .where('slug', '<>', sql<string>`all(${rows.map(row => row.slug)}::text[])`)
    .executeTakeFirst()
  for (const some of portions(rows)) await upsertChapters(tx, some)
  const known = rows.filter(({ slug }) => texts.has(slug))
  const updated = known.filter(({ slug, title, content_html, language }) => {
    const old = texts.get(slug)
    return old?.title !== title || old.content_html !== content_html || old.language !== language
  }).length
  return {
    what: 'Bab',
    created: rows.length - known.length,
    updated,
    unchanged: known.length - updated,
    removed: Number(gone.numDeletedRows),
  }
}

async function upsertChapters(tx: Tx, rows: Insertable<DB['chapters']>[]): Promise<void> {
  await tx.db
    .insertInto('chapters')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'class_id', 'slug'])
        .doUpdateSet(row => ({
          module_id: row.ref('excluded.module_id'),
          title: row.ref('excluded.title'),
          minutes: row.ref('excluded.minutes'),
          position: row.ref('excluded.position'),
          content_html: row.ref('excluded.content_html'),
          language: row.ref('excluded.language'),
          updated_at: sql`case when ${isNew} then excluded.updated_at else chapters.updated_at end`,
          version: sql`chapters.version + (${isNew})::int`,
        }))
        .where(
          sql<boolean>`(chapters.module_id, chapters.position, chapters.minutes) is distinct from
            (excluded.module_id, excluded.position, excluded.minutes) or ${isNew}`,
        ),
    )
    .execute()
}
