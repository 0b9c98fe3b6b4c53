import { randomBytes } from 'node:crypto'
import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { optionalInstant } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { type AskedChapter, scopeOf } from '../enrolments/enrolments.ts'
import type { AssignmentItem } from './assignment-pages.contract.ts'
import type { AssignmentQuery, AssignmentSettings, Grouping } from './assignments.contract.ts'
import { type LateRule, possibleOf, type Rubric, type Take } from './assignments.rules.ts'
import * as store from './assignments.store.ts'

export { type LateRule, possibleOf, type Rubric, type Take, takes } from './assignments.rules.ts'
export { findByChapter, findDue, findGroup, listMates, listOptions } from './assignments.store.ts'

export type MarkerContext = InTenant & { viewer: Viewer }

/** What an assignment is once it has been set up; one whose settings nobody has saved is none yet. */
export interface ReadyAssignment {
  chapterId: number
  classId: number
  title: string
  className: string
  classSlug: string
  chapterSlug: string
  takes: Take[]
  isGroup: boolean
  attempts: number | null
  dueAt: Date | null
  late: LateRule
  latePercent: number
  lateMost: number
  points: number
  rubric: Rubric
  isOpen: boolean
}

export function readyOf(row: store.AssignmentRow | undefined): ReadyAssignment {
  if (!row?.takes || !row.late || !row.rubric) throw notFound('Tugas')
  const { isGroup, latePercent, lateMost, points, isOpen } = row
  if (isGroup === null || latePercent === null || lateMost === null || points === null || isOpen === null)
    throw notFound('Tugas')
  const { takes, late, rubric } = row
  return { ...row, takes, late, rubric, isGroup, latePercent, lateMost, points, isOpen }
}

export async function listAssignments(
  context: MarkerContext,
  query: AssignmentQuery,
): Promise<Paged<AssignmentItem>> {
  const { rows, total } = await store.listRows(context.tx, query, scopeOf(context.viewer))
  const items = rows.map(row => ({
    id: row.chapterId,
    name: row.isWritten ? row.title : `${row.title} (sudah tidak di kelas)`,
    className: row.className,
    handedIn: row.handedIn,
    waiting: row.waiting,
    isOpen: row.isOpen ?? false,
    isSet: row.version !== null,
    href: to.assignmentSettings(row),
    handInsHref: to.handIns({ chapter: row.chapterId }),
  }))
  return paged(items, total, query)
}

export async function getManaged(context: MarkerContext, chapterId: number): Promise<store.AssignmentRow> {
  const row = await store.findManaged(context.tx, chapterId, scopeOf(context.viewer))
  if (!row) throw notFound('Tugas')
  return row
}

/** Saves what is asked for. What was handed in keeps the day and the points it was handed in with. */
export async function saveAssignment(context: CallContext, chapterId: number, given: AssignmentSettings) {
  const { tx, clock, tenant } = context
  const before = await getManaged(context, chapterId)
  const locked = await store.lockAssignment(tx, chapterId)
  if ((locked?.version ?? 0) !== given.version) throw changedMeanwhile('Tugas ini')
  const at = (local: string) => optionalInstant(local, tenant.timeZone)
  const runs = new Set((await store.listDues(tx, chapterId, before.classId)).map(({ runId }) => runId))
  const dues = given.dues.flatMap(({ runId, dueAt }, index) => {
    if (!runs.has(runId))
      throw invalidField(`dues.${index}.runId`, 'Angkatan ini bukan dari kelas ini', 'unknown')
    const due = at(dueAt)
    return due ? [{ runId, dueAt: due }] : []
  })
  const rubric = withIds(given.rubric)
  const possible = possibleOf(rubric, given.points)
  if (possible <= 0) throw invalidField('rubric', 'Rubrik ini tidak memberi poin sama sekali')
  if (possible > 1000) throw invalidField('rubric', 'Jumlah poin rubrik paling banyak 1.000')
  if (before.isGroup !== null && before.isGroup !== given.isGroup && (await store.hasHandIns(tx, chapterId)))
    throw conflict('Sudah ada yang mengumpulkan, jadi cara mengerjakannya tidak dapat diganti.')
  const version = given.version + 1
  await store.writeAssignment(tx, {
    ...given,
    chapterId,
    dueAt: at(given.dueAt),
    rubric,
    version,
    at: clock.now(),
  })
  await store.writeDues(tx, chapterId, dues)
  await record(context, {
    action: 'assignment.change',
    object: { type: 'assignment', id: chapterId, name: `${before.title}, ${before.className}` },
    before: { isOpen: before.isOpen ?? false },
    after: { isOpen: given.isOpen, possible },
  })
  return { version, isOpen: given.isOpen, possible }
}

/** New criteria and levels get ids that say nothing; a repeated one would be two things of one name. */
function withIds(rubric: AssignmentSettings['rubric']): Rubric {
  const taken = new Set<string>()
  const idOf = (given: string): string => {
    const id = given === '' || taken.has(given) ? randomBytes(4).toString('hex') : given
    taken.add(id)
    return id
  }
  return rubric.map(({ id, title, levels }) => ({
    id: idOf(id),
    title,
    levels: levels.map(level => ({ ...level, id: idOf(level.id) })),
  }))
}

/** Who works with whom; whoever is left out works with nobody yet. */
export async function groupPeople(context: CallContext, chapterId: number, { groups }: Grouping) {
  const { tx } = context
  const row = readyOf(await getManaged(context, chapterId))
  if (!row.isGroup) throw conflict('Tugas ini dikerjakan sendiri-sendiri.')
  const known = new Set(
    (await store.listPeople(tx, chapterId, row.classId)).map(({ enrolmentId }) => enrolmentId),
  )
  for (const [index, { enrolmentId }] of groups.entries())
    if (!known.has(enrolmentId))
      throw invalidField(`groups.${index}.enrolmentId`, 'Orang ini bukan peserta kelas', 'unknown')
  if (new Set(groups.map(one => one.enrolmentId)).size !== groups.length)
    throw invalidField('groups', 'Satu orang hanya dapat masuk satu kelompok')
  await store.writeGroups(tx, chapterId, groups)
  await record(context, {
    action: 'assignment.group',
    object: { type: 'assignment', id: chapterId, name: `${row.title}, ${row.className}` },
    after: { groups: new Set(groups.map(one => one.number)).size },
  })
}

/** A chapter with an assignment that learners may open is worked on, not read. */
export async function placeOfAssignment(
  { tx }: InTenant,
  { chapterId, chapterSlug, classSlug, kind }: AskedChapter,
): Promise<string | undefined> {
  if (kind !== 'assignment') return undefined
  const row = await store.findByChapter(tx, chapterId)
  return row?.isOpen ? to.assignment({ slug: classSlug, chapterSlug }) : undefined
}
