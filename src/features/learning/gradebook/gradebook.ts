import type { Viewer } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import type { Review } from '../quizzes/quizzes.ts'
import {
  attendanceOf,
  type Cell,
  finalOf,
  type Letter,
  type Rule,
  type ThingKind,
  usualRule,
} from './gradebook.rules.ts'
import * as store from './gradebook.store.ts'

type GradebookContext = InTenant & { viewer: Viewer }

/** as many people as one class may have in its table */
const mostPeople = 5_000

/** A class that whoever asks looks after; 404 for any other. */
export async function getClass({ tx, viewer }: GradebookContext, id: number) {
  const found = await store.findClass(tx, id, scopeOf(viewer))
  if (!found) throw notFound('Kelas')
  return found
}

export interface Thing {
  /** null: the attendance */
  id: number | null
  slug: string
  title: string
  kind: ThingKind
  weight: number
  /** of quizzes: what learners see of it at which moment */
  review: Review | null
  closesAt: Date | null
}

export interface Person {
  id: number
  name: string
  runName: string
  final: number | null
  released: number | null
  cells: Cell[]
  /** events of cells that a person set, by the place of the thing */
  set: Map<number, number>
}

export interface Gradebook {
  rule: Rule & { attendanceWeight: number; letters: Letter[]; rev: number }
  things: Thing[]
  people: Person[]
  /** how many meetings were held */
  meetings: number
}

interface Wanted {
  classId: number
  runId?: number | undefined
  enrolmentId?: number | undefined
  search?: string | undefined
  limit?: number
  offset?: number
}

/** People of a class beside what they are graded in, and what it comes to. */
export async function readGradebook({ tx, clock }: InTenant, wanted: Wanted): Promise<Gradebook> {
  const { classId, search, limit = mostPeople, offset = 0 } = wanted
  const of = { classId, runId: wanted.runId ?? null, enrolmentId: wanted.enrolmentId ?? null }
  const [kept, held, rows] = await Promise.all([
    store.findRule(tx, classId),
    store.listHeld(tx, classId, clock.now()),
    store.listThings(tx, of),
  ])
  const rule = kept ?? { ...usualRule, letters: [] }
  const heldIds = held.map(({ id }) => id)
  const found = await store.listPeople(tx, { ...of, search, held: heldIds, limit, offset })
  const chapters = rows.map(thingOf)
  const hasAttendance = held.length > 0 || rule.attendanceWeight > 0
  const things = hasAttendance ? [...chapters, attendance(rule.attendanceWeight)] : chapters
  const weights = things.map(one => one.weight)
  const people = found.map((row): Person => {
    const { cells, set } = cellsOf(row, rows)
    if (hasAttendance) cells.push(attendanceCell(row, held))
    const { id, name, runName, released } = row
    return { id, name, runName: runName ?? '', released, cells, set, final: finalOf(cells, weights, rule) }
  })
  return { rule, things, people, meetings: held.length }
}

/** practice, and what one need not do, counts only where somebody says so */
const usualWeight = ({ mode, isRequired }: store.ThingRow): number =>
  mode === 'practice' || !isRequired ? 0 : 1

function thingOf(row: store.ThingRow): Thing {
  const { id, slug, title, review, closesAt } = row
  const kind = row.kind === 'assignment' ? 'assignment' : 'quiz'
  return { id, slug, title, kind, weight: row.weight ?? usualWeight(row), review, closesAt }
}

const attendance = (weight: number): Thing => ({
  id: null,
  slug: '',
  title: 'Kehadiran',
  kind: 'attendance',
  weight,
  review: null,
  closesAt: null,
})

/** "12:80,13:" as the statements say it: of each chapter what stands there last. */
const partsOf = (text: string | null): string[][] => (text ? text.split(',').map(one => one.split(':')) : [])

function cellsOf(row: store.PersonRow, things: readonly store.ThingRow[]) {
  const marks = new Map<number, Cell>()
  for (const [chapter, percent] of [...partsOf(row.quizzes), ...partsOf(row.handIns)]) {
    const id = Number(chapter)
    // a mark stands until the next one is there
    if (percent) marks.set(id, { is: 'mark', percent: Number(percent) })
    else if (!marks.has(id)) marks.set(id, { is: 'waiting' })
  }
  const events = new Map<number, number>()
  for (const [chapter, kind, percent, event] of partsOf(row.cells)) {
    const id = Number(chapter)
    if (kind === 'override') marks.set(id, { is: 'mark', percent: Number(percent) })
    if (kind === 'excuse') marks.set(id, { is: 'excused' })
    events.set(id, Number(event))
  }
  const set = new Map<number, number>()
  const cells = things.map((thing, at): Cell => {
    const event = events.get(thing.id)
    if (event !== undefined) set.set(at, event)
    const mark = marks.get(thing.id)
    if (mark) return mark
    return row.number !== null && thing.numbers.includes(row.number) ? { is: 'none' } : { is: 'foreign' }
  })
  return { cells, set }
}

function attendanceCell(row: store.PersonRow, held: readonly { id: number; runId: number | null }[]): Cell {
  const theirs = held.filter(({ runId }) => runId === null || runId === row.runId).map(({ id }) => id)
  const states = new Map(partsOf(row.came).map(([id, state]) => [Number(id), state ?? '']))
  const percent = attendanceOf(theirs, states)
  return percent === null ? { is: 'foreign' } : { is: 'mark', percent }
}

/** The final grade that was released last, for whoever prints it; undefined: none was. */
export const findReleased = async ({ tx }: Pick<InTenant, 'tx'>, enrolmentId: number) =>
  (await store.findLastFinal(tx, enrolmentId))?.percent
