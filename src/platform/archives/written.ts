import { conflict } from '../../shared/failure.ts'

/** What was written of one kind of thing that an import brought. */
export type Count = { what: string; created: number; updated: number; unchanged: number; removed: number }

/** What came, with where it is seen and where it is written. */
export type Came = { title: string; href?: string | undefined; office: string; isDraft: boolean }

/** Of things that an import makes or finds, and never changes. */
export const countOf = (what: string, all: number, created: number): Count => ({
  what,
  created,
  updated: 0,
  unchanged: all - created,
  removed: 0,
})

/** The site changed between reading the plan and writing. */
export const whileReading = conflict('Isi situs berubah selagi impor berjalan. Coba lagi.')

/** A statement takes 65,535 parameters at most, and long texts are better sent in portions. */
export function* portions<Item>(items: readonly Item[], size = 100): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
