import type { Viewer } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { FileColumn } from '../../../platform/http/list-file.ts'
import { momentText } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/failure.ts'
import { percentOf, scopeOf } from '../enrolments/enrolments.ts'
import type { ClassTable, ProgressQuery } from './progress.contract.ts'
import { quietBefore } from './progress.rules.ts'
import * as store from './progress.store.ts'

type ProgressContext = InTenant & { viewer: Viewer }

/** as many people as one class may have in its table */
const mostPeople = 5_000

/** A class that whoever asks looks after, as far as the asked run; 404 for any other. */
export async function getClass({ tx, viewer }: ProgressContext, id: number) {
  const found = await store.findClass(tx, id, scopeOf(viewer))
  if (!found) throw notFound('Kelas')
  return found
}

/** Its chapters, and a page of its people with a sign for each chapter. */
export async function readClass(
  context: ProgressContext,
  { id, number }: { id: number; number: number | null },
  query: Pick<ProgressQuery, 'search' | 'run' | 'show' | 'sort'> & { page: number; pageSize: number },
) {
  const { tx, clock } = context
  const of = { classId: id, number: number ?? 0, runId: query.run ?? null }
  const chapters = await store.listChapters(tx, of)
  const people = await store.listPeople(tx, {
    ...of,
    search: query.search,
    quietBefore: quietBefore(clock.now()),
    onlyQuiet: query.show === 'quiet',
    byName: query.sort === 'name',
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  })
  return { chapters, people }
}

async function readWhole(context: ProgressContext, id: number, run: number | undefined) {
  const found = await getClass(context, id)
  const all = { run, sort: 'name' as const, page: 1, pageSize: mostPeople }
  return { found, ...(await readClass(context, found, all)) }
}

/** Everybody beside every chapter, by columns. */
export async function tableOf(context: ProgressContext, id: number, run?: number): Promise<ClassTable> {
  const { chapters, people } = await readWhole(context, id, run)
  return {
    chapters: {
      id: chapters.map(one => one.id),
      title: chapters.map(one => one.title),
      done: chapters.map(one => one.done),
    },
    people: {
      name: people.rows.map(({ name }) => name),
      run: people.rows.map(({ runName }) => runName ?? ''),
      percent: people.rows.map(percentOf),
      seenAt: people.rows.map(({ seenAt }) => seenAt?.toISOString() ?? null),
      isQuiet: people.rows.map(({ isQuiet }) => isQuiet),
      cells: people.rows.map(({ cells }) => cells),
    },
  }
}

const words = { 0: '', 1: 'dibuka', 2: 'selesai' } as const

/** The same as a spreadsheet: a line for each person, a column for each chapter. */
export async function fileOf(context: ProgressContext, id: number, run?: number) {
  const { found, chapters, people } = await readWhole(context, id, run)
  const { timeZone } = context.tenant
  type Row = (typeof people.rows)[number]
  const columns: FileColumn<Row>[] = [
    ['Nama', ({ name }) => name],
    ['Angkatan', ({ runName }) => runName],
    ['Kemajuan (%)', row => percentOf(row)],
    ['Bab selesai', ({ done }) => done],
    ['Bab wajib', ({ total }) => total],
    ['Terakhir belajar', ({ seenAt }) => (seenAt ? momentText(seenAt, timeZone) : '')],
    ['Berhenti di', ({ isQuiet, nextTitle }) => (isQuiet ? nextTitle : '')],
    ...chapters.map(
      ({ title }, at): FileColumn<Row> => [
        `${at + 1}. ${title}`,
        ({ cells }) => (cells[at] === '2' ? words[2] : cells[at] === '1' ? words[1] : words[0]),
      ],
    ),
  ]
  return { name: found.name, columns, rows: people.rows }
}
