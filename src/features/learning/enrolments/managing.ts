import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { hiddenFields } from '../../membership/members/members.ts'
import { findRun } from './class-runs.store.ts'
import type {
  AddedPerson,
  DecisionGiven,
  EnrolmentItem,
  EnrolmentQuery,
  NewPerson,
} from './enrolments.contract.ts'
import { decisions, isOut, mayDecide, needsReason, percentOf, states } from './enrolments.rules.ts'
import { type EnrolmentRow, listOwnIn, lockEnrolment } from './enrolments.store.ts'
import { scopeOf } from './managed-scope.ts'
import * as store from './managing.store.ts'
import { lockSeats } from './seats.store.ts'
import { begin, fill, pass } from './transitions.ts'

type ReadContext = InTenant & { viewer: Viewer }
type DeedContext = ReadContext & Pick<CallContext, 'request'>

/** People of the classes that who asks looks after. */
export async function listEnrolments(
  context: ReadContext,
  query: EnrolmentQuery,
): Promise<Paged<EnrolmentItem>> {
  const { tx, tenant, viewer } = context
  const { class: classId, run: runId, sort, ...rest } = query
  const { kind } = memberOf(viewer)
  const hidesMail = (isRestricted: boolean) => hiddenFields(kind, { isRestricted }).includes('email')
  const sees = { seesMail: !hidesMail(false), seesAllMail: !hidesMail(true) }
  const asked = { ...scopeOf(viewer), ...rest, ...sees, classId, runId, byName: sort === 'name' }
  const { rows, total } = await store.listRows(tx, asked)
  return paged(
    rows.map(row => itemOf(row, { timeZone: tenant.timeZone, hidesMail: hidesMail(row.isRestricted) })),
    total,
    query,
  )
}

function itemOf(
  row: store.ManagedRow,
  { timeZone, hidesMail }: { timeZone: string; hidesMail: boolean },
): EnrolmentItem {
  const state = row.state
  const text = (at: Date | null) => (at === null ? '' : mediumDate(at, timeZone))
  return {
    id: row.id,
    name: row.name,
    email: hidesMail ? '' : (row.email ?? ''),
    classId: row.classId,
    className: row.className,
    runId: row.runId,
    runName: row.runName ?? '',
    state,
    sinceText: text(row.stateSince),
    joinedText: text(row.joinedAt),
    seenText: text(row.seenAt),
    percent: percentOf(row),
    progressText: row.total === 0 ? '' : `${row.done} dari ${row.total} bab`,
  }
}

/** Takes the locks of one step, the seats before the row, and answers the row; 404 outside of who asks' classes. */
async function held(context: ReadContext, id: number, besides: readonly number[] = []) {
  const { tx, viewer } = context
  const reached = await store.findReached(tx, id, scopeOf(viewer))
  if (!reached) throw notFound('Peserta')
  const runs = [...besides, ...(reached.runId === null ? [] : [reached.runId])]
  for (const run of [...new Set(runs)].sort((one, other) => one - other)) await lockSeats(tx, run)
  const row = await lockEnrolment(tx, id)
  if (!row) throw notFound('Peserta')
  if (row.classroomId !== reached.runId)
    throw conflict(`${reached.name} baru saja dipindahkan. Muat ulang halaman ini.`)
  return { reached, row }
}

/** One decision on one person; they are told by mail. */
export async function decide(
  context: DeedContext,
  id: number,
  { decision, why }: DecisionGiven,
): Promise<void> {
  if (needsReason(decision) && why.length < 10)
    throw invalidField('why', 'Beri tahu alasannya, minimal 10 karakter')
  const { reached, row } = await held(context, id)
  const from = row.state
  if (!mayDecide(decision, from))
    throw conflict(`${reached.name} berstatus "${states[from].label}", jadi ini tidak dapat dilakukan.`)
  const run =
    row.classroomId === null ? undefined : await findRun(context.tx, row.classroomId, context.clock.now())
  const by = memberOf(context.viewer).membershipId
  const mayWait = decision === 'approve' && from === 'requested' && (run?.waitlist ?? false)
  const to = await pass(context, row, { to: decisions[decision].to, by, why, mayWait })
  await record(context, {
    action: `enrolment.${decision}`,
    object: { type: 'enrolment', id, name: `${reached.name}, ${reached.className}` },
    before: { status: from },
    after: { status: to, ...(why === '' ? {} : { reason: why }) },
  })
}

/** Into another run of the same class, with everything that was read. */
export async function moveTo(context: DeedContext, id: number, runId: number): Promise<void> {
  const { tx, clock, viewer } = context
  const run = await findRun(tx, runId, clock.now())
  const { reached, row } = await held(context, id, run ? [run.id] : [])
  if (run?.classId !== row.classId)
    throw invalidField('runId', 'Pilih angkatan lain dari kelas ini', 'unknown')
  const from = row.state
  if (row.classroomId === runId) throw conflict(`${reached.name} sudah di ${run.name}.`)
  if (isOut(from)) throw conflict(`${reached.name} tidak lagi terdaftar.`)
  if (await isAlready(context, row, runId)) throw conflict(`${reached.name} sudah terdaftar di ${run.name}.`)
  await pass(context, row, { to: from, by: memberOf(viewer).membershipId, classroomId: runId })
  await fill(context, runId)
  await record(context, {
    action: 'enrolment.move',
    object: { type: 'enrolment', id, name: `${reached.name}, ${reached.className}` },
    after: { classroom: run.name },
  })
}

async function isAlready({ tx }: ReadContext, row: EnrolmentRow, runId: number): Promise<boolean> {
  const all = await listOwnIn(tx, row.classId, row.membershipId)
  return all.some(one => one.id !== row.id && one.classroomId === runId && !isOut(one.state))
}

/** By hand, by the address of a member: in at once, or asked whether they want to. */
export async function addPerson(context: DeedContext, given: NewPerson): Promise<AddedPerson> {
  const { tx, clock, viewer } = context
  const found = await store.findManagedClass(tx, given.classId, scopeOf(viewer))
  if (!found) throw notFound('Kelas')
  const run = given.runId === undefined ? undefined : await findRun(tx, given.runId, clock.now())
  if (found.type !== 'self_paced' && run?.classId !== found.id)
    throw invalidField('runId', 'Pilih angkatan', 'required')
  if (run?.state === 'cancelled' || run?.state === 'ended')
    throw invalidField('runId', `${run.name} sudah tidak berjalan`, 'closed')
  const person = await store.findMemberByEmail(tx, given.email)
  if (!person)
    throw invalidField(
      'email',
      'Belum ada anggota aktif dengan email ini. Undang dulu di menu Undangan.',
      'unknown',
    )
  const runId = found.type === 'self_paced' ? null : (run?.id ?? null)
  if (runId !== null) await lockSeats(tx, runId)
  const state = await bringIn(context, { classId: found.id, runId, person, as: given.as })
  await record(context, {
    action: 'enrolment.add',
    object: { type: 'enrolment', id: state.id, name: `${person.name}, ${found.name}` },
    after: { status: state.state },
  })
  return { id: state.id, name: person.name, state: state.state, stateText: states[state.state].label }
}

interface Bringing {
  classId: number
  runId: number | null
  person: { id: number; name: string }
  as: 'active' | 'invited'
}

async function bringIn(context: DeedContext, { classId, runId, person, as }: Bringing) {
  const { tx, viewer } = context
  const by = memberOf(viewer).membershipId
  const all = await listOwnIn(tx, classId, person.id)
  const standing = all.find(row => !isOut(row.state) && row.state !== 'completed')
  const isWaiting = standing && ['requested', 'waitlisted', 'invited'].includes(standing.state)
  if (standing && (!isWaiting || as === 'invited'))
    throw conflict(`${person.name} sudah ada di kelas ini: ${states[standing.state].label.toLowerCase()}.`)
  const old = standing ?? all.find(row => isOut(row.state) && row.classroomId === runId)
  const row = old && (await lockEnrolment(tx, old.id))
  if (row && row.classroomId === runId) return { id: row.id, state: await pass(context, row, { to: as, by }) }
  if (standing) throw conflict(`${person.name} menunggu di angkatan lain. Pindahkan dari daftar peserta.`)
  const made = await begin(context, {
    classId,
    classroomId: runId,
    membershipId: person.id,
    state: as,
    origin: 'staff',
    by,
  })
  if (!made) throw conflict(`${person.name} sudah ada di kelas ini.`)
  return made
}
