import type { Tx } from '../../../platform/db/transaction.ts'
import { conflict } from '../../../shared/failure.ts'
import { uniqueSlug } from '../../../shared/slug.ts'

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

/** What tells one book from another, beside its title; `slug` is the title as it may stand in an address. */
type Book = {
  title: string
  slug: string
  name: string
  language: string | undefined
  chapters: readonly Named[]
}
type Named = { slug: string; title: string }

/**
 * A course is known again by its whole title, or by the name that was asked for, as long as it is the same book: in no
 * other language, with chapters they share. Its address never changes. Another book of that title becomes a course of
 * its own; one that was asked to take the name of another book is refused.
 */
export async function planBroughtCourse(
  tx: Tx,
  book: Book,
  asked: string | undefined,
): Promise<CoursePlan & { namesake?: string }> {
  const base = (asked ?? book.slug).slice(0, 150).replace(/-+$/, '')
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
    .where('removed_at', 'is', null)
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
