import { z } from 'zod'
import { isLocalTime } from '../../shared/days.ts'

/** Shapes that queries share, with their words for what is wrong. A list is never counted beyond 10,000 rows: who goes that far is a program. */
export const maxOffset = 10_000

// A lone surrogate or NUL cannot be stored by PostgreSQL and means nothing to a reader.
const wellFormed = (text: string) => text.isWellFormed() && !text.includes('\u0000')

export const pageNumber = z.coerce
  .number('Halaman harus berupa angka')
  .int('Halaman harus berupa bilangan bulat')
  .min(1, 'Halaman dimulai dari 1')
  .max(1_000_000, 'Halaman terlalu jauh')
  .default(1)

export const pageSize = (standard: number) =>
  z.coerce
    .number('Jumlah per halaman harus berupa angka')
    .int('Jumlah per halaman harus berupa bilangan bulat')
    .min(1, 'Jumlah per halaman minimal 1')
    .max(100, 'Jumlah per halaman maksimal 100')
    .default(standard)

export const positiveId = z.coerce
  .number('ID harus berupa angka')
  .int('ID harus berupa bilangan bulat')
  .min(1, 'ID tidak valid')
  .max(2_147_483_647, 'ID tidak valid')

/** The version of a thing that a change was made from: of a number that it can have. */
export const seenVersion = z
  .int('Versi harus berupa bilangan bulat')
  .min(0, 'Versi tidak valid')
  .max(2_147_483_647, 'Versi tidak valid')

export const plainText = (max: number) =>
  z.string().max(max, `Maksimal ${max} karakter`).refine(wellFormed, 'Teks berisi karakter yang tidak valid')

/** In a search a dash means "without"; PostgreSQL's parser runs out of room where forty of them follow each other. */
const oneDash = (text: string) => text.replaceAll(/-(?:[^\p{L}\p{N}]*-)+/gu, '-')

export const searchText = plainText(200).transform(text => oneDash(text.trim()))

/** anything may be asked for as a slug; what cannot be one is simply not found */
export const slugText = plainText(191)

/** a day of a calendar, "2026-11-21", in years that every clock and the database can show */
export const day = (words: string) => z.iso.date(words).refine(text => isLocalTime(`${text}T00:00`), words)

/** the same where a list is narrowed to it; an empty field is none */
export const searchedDay = (words: string) =>
  z
    .literal('')
    .or(day(words))
    .optional()
    .transform(text => text || undefined)

/** a moment as `toISOString` writes it, in the same years */
export const moment = (words: string) =>
  z.iso.datetime(words).refine(text => isLocalTime(text.slice(0, 16)), words)

/** "3,5,8" → [3, 5, 8]; an empty text is no filter */
export const idList = plainText(500)
  .transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^[1-9]\d{0,8}$/, 'ID harus berupa angka')
          .transform(Number),
      )
      .max(50, 'Maksimal 50 ID'),
  )

/** "a,b" of a closed list; an unknown word is refused */
export function wordList<const Words extends readonly [string, ...string[]]>(words: Words) {
  return plainText(300)
    .transform(text =>
      text
        .split(',')
        .map(part => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(words, `Pilihan yang tersedia: ${words.join(', ')}`)).max(words.length))
}

/** Refuses pages so far away that counting there would be a burden. */
export function withinReach<T extends { page: number; pageSize: number }>(query: T): boolean {
  return (query.page - 1) * query.pageSize <= maxOffset
}

const tooFar = 'Halaman terlalu jauh, persempit dengan pencarian'

export const withinReachMessage = {
  message: tooFar,
  path: ['page'],
}

/** rows of an office's list through which one may go: who administers looks at the last page too */
const officeOffset = 200_000

/** The same for lists of the office. */
export const withinOffice = <T extends { page: number; pageSize: number }>(query: T): boolean =>
  (query.page - 1) * query.pageSize <= officeOffset

const pagesWithin =
  (isWithin: typeof withinReach) =>
  <Shape extends z.ZodRawShape>(size: number, narrowing: Shape) =>
    z
      .object({
        page: pageNumber.refine(page => isWithin({ page, pageSize: size }), tooFar),
        ...narrowing,
      })
      .transform(query => ({ ...query, pageSize: size }))

/** What a page of a list may be asked for: which page, of `size` things each, and what narrows the list. */
export const listQuery = pagesWithin(withinReach)

/** The same for lists of the office. */
export const officeQuery = pagesWithin(withinOffice)

/** a regency or city as Kemendagri counts them */
export const cityCode = z.string().regex(/^\d{2}\.\d{2}$/, 'Kode kota tidak valid, contoh: 32.73')
