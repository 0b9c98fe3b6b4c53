import { csvFile, csvLines } from '../../shared/csv.ts'
import type { Paged } from '../../shared/envelope.ts'
import { conflict } from '../../shared/failure.ts'
import type { InTenant } from './endpoint.ts'

/** Which page of a list. */
export interface FilePage {
  page: number
  pageSize: number
}

/** A column of the file: its head, and its text for a row. */
export type FileColumn<Row> = readonly [head: string, text: (row: Row) => string | number | null | undefined]

/** rows of one question to the database: each counts and sorts all that matches, and memory stays bounded */
const batch = 5_000
/** rows of one file; whoever needs more narrows the list */
const mostRows = 200_000
/** "orang-tegal-2026-11-21.csv" */
export const fileName = (
  title: string,
  { tenant, clock }: Pick<InTenant, 'tenant' | 'clock'>,
  ending: 'csv' | 'xlsx' = 'csv',
) =>
  `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${tenant.slug}-${clock.now().toISOString().slice(0, 10)}.${ending}`

/** one page of rows, for `csvOf` */
export async function* once<Row>(rows: readonly Row[]) {
  yield rows
}

/** Everything that matches, page after page. Throws when there is more than `most`. */
export async function* pagesOf<Row>(
  ask: (size: FilePage) => Promise<Paged<Row>>,
  most = mostRows,
): AsyncGenerator<readonly Row[]> {
  for (let page = 1, totalPages = 1; page <= totalPages; page++) {
    const found = await ask({ page, pageSize: batch })
    if (found.totalItems > most)
      throw conflict(`Lebih dari ${most.toLocaleString('id-ID')} baris cocok. Persempit dengan saringan.`)
    totalPages = found.totalPages
    yield found.items
  }
}

/** A table for spreadsheets, written page by page: only the bytes of the file are held. */
export async function csvOf<Row>(columns: readonly FileColumn<Row>[], pages: AsyncIterable<readonly Row[]>) {
  const parts = [Buffer.from(csvFile([columns.map(([head]) => head)]))]
  let rows = 0
  for await (const page of pages) {
    parts.push(Buffer.from(csvLines(page.map(row => columns.map(([, text]) => String(text(row) ?? ''))))))
    rows += page.length
  }
  return { body: Buffer.concat(parts), rows }
}
