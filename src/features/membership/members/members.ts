import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind, Member, Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { changedMeanwhile, conflict, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
import { record } from '../../core/audit/audit.ts'
import { kinds, memberOf } from '../../core/permissions/permissions.ts'
import { isProvince } from '../../core/regions/regions.ts'
import { endSessionsOf } from '../../identity/sessions/sessions.ts'
import type {
  KindChange,
  PersonChange,
  PersonDetail,
  PersonItem,
  PersonListQuery,
} from './members.contract.ts'
import {
  type GuardedField,
  givableBy,
  hiddenFields,
  scopeOf,
  seesContactOfRestricted,
} from './members.rules.ts'
import type { LockedPerson } from './members.store.ts'
import * as store from './members.store.ts'

export { findMembersByEmail, findMembershipId, technicalMembership } from './joining.store.ts'
export { type Joined, join } from './joining.ts'
export { optionsFor } from './member-options.ts'
export type { PeopleOptions } from './members.contract.ts'
export {
  className,
  givenKind,
  kindShape,
  personName,
  programIdList,
  provinceCode,
} from './members.contract.ts'
export { givableBy, hiddenFields, isHigher, type Scope, scopeOf } from './members.rules.ts'
export { hasKind, listPrograms } from './members.store.ts'
export { changeProfile, findProfile, type ProfileChanges, type ProfileRow } from './own-profile.store.ts'

type ReadContext = InTenant & { viewer: Viewer }

/** People of this tenant, as far as whoever asks may see them and their fields. */
export async function listPeople(
  { tx, viewer, tenant }: ReadContext,
  query: PersonListQuery,
): Promise<Paged<PersonItem>> {
  const { kind } = memberOf(viewer)
  const text = await store.listPeople(tx, query, scopeOf(viewer), {
    searchesAllEmails: seesContactOfRestricted(kind),
    pictureBase: tenant.pictureBase,
  })
  const list = readJson(text)
  return { ...list, items: list.items.map(person => withoutHidden(person, hiddenFields(kind, person))) }
}

export async function findPerson(
  { tx, viewer, clock, tenant }: ReadContext,
  id: number,
): Promise<PersonDetail | undefined> {
  const text = await store.findPerson(tx, id, scopeOf(viewer), clock.now(), tenant.pictureBase)
  const person = readJson(text)
  if (!person) return undefined
  const hidden = hiddenFields(memberOf(viewer).kind, person)
  return { ...withoutHidden(person, hidden), hidden }
}

export async function getPerson(context: ReadContext, id: number): Promise<PersonDetail> {
  const person = await findPerson(context, id)
  if (!person) throw notFound('Orang')
  return person
}

/** What stands in place of a field that is not for whoever asks. */
const blank = { email: null, phone: null, birthDate: null, suspendedReason: null, consents: [] } as const

function withoutHidden<Person extends PersonItem>(person: Person, hidden: readonly GuardedField[]): Person {
  const blanks = Object.entries(blank).filter(
    ([name]) => hidden.some(field => field === name) && name in person,
  )
  return { ...person, ...Object.fromEntries(blanks) }
}

/** Gives another kind. The new rights begin with a new session. */
export async function changeKind(context: CallContext, id: number, change: KindChange): Promise<void> {
  const { tx, viewer, clock } = context
  const actor = memberOf(viewer)
  if (!givableBy(actor.kind).includes(change.kind))
    throw forbidden(`Anda tidak dapat menjadikan orang lain ${kinds[change.kind].label}`)
  await assertTies(tx, change)
  const admins = await lockedAdmins(tx, actor)
  const person = await lockOther(context, id, 'Anda tidak dapat mengubah peran Anda sendiri')
  if (person.version !== change.version) throw changedMeanwhile(`Data ${person.name}`)
  const after = leadershipAfter(change)
  if (person.kind === change.kind && !after)
    throw conflict(`${person.name} sudah menjadi ${kinds[change.kind].label}`)
  if (person.kind === 1 && change.kind !== 1) assertOtherAdmin(admins, person)
  await store.changePerson(tx, person, { kind: change.kind, ...after?.columns }, clock.now())
  await endSessionsOf(tx, person.id, clock.now())
  await record(context, {
    action: 'member.kind_changed',
    object: objectOf(person),
    before: { kind: person.kind, ...(after && leadershipOf(person)) },
    after: { kind: change.kind, ...after?.words },
  })
}

const leadershipOf = ({ programIds, provinceCode }: LockedPerson) => ({ programIds, provinceCode })

/** Who becomes a lead is told of what; everybody else keeps their programmes and province. */
function leadershipAfter({ kind, programIds, provinceCode }: KindChange) {
  if (kind === 7) {
    if (!programIds || programIds.length === 0)
      throw invalidField('programIds', 'Pilih program yang dipimpin', 'required')
    return { columns: { program_ids: programIds }, words: { programIds } }
  }
  if (kind === 9) {
    if (!provinceCode) throw invalidField('provinceCode', 'Pilih wilayah yang dipimpin', 'required')
    return { columns: { province_code: provinceCode, city_code: null }, words: { provinceCode } }
  }
  return undefined
}

export async function suspend(context: CallContext, id: number, reason: string): Promise<void> {
  const { tx, viewer, clock } = context
  const admins = await lockedAdmins(tx, memberOf(viewer))
  const person = await lockOther(context, id, 'Anda tidak dapat menangguhkan diri sendiri')
  if (person.status === 'suspended') throw conflict(`${person.name} sudah ditangguhkan`)
  if (person.status === 'invited') throw conflict(`${person.name} belum menerima undangan`)
  if (person.kind === 1) assertOtherAdmin(admins, person)
  const now = clock.now()
  const change = { status: 'suspended', suspended_at: now, suspended_reason: reason } as const
  await store.changePerson(tx, person, change, now)
  await endSessionsOf(tx, person.id, now)
  await record(context, {
    action: 'member.suspended',
    object: objectOf(person),
    before: { status: person.status },
    after: { status: 'suspended', reason },
  })
}

export async function reinstate(context: CallContext, id: number): Promise<void> {
  const { tx, clock } = context
  const person = await lockOther(context, id, 'Anda tidak dapat memulihkan diri sendiri')
  if (person.status !== 'suspended') throw conflict(`${person.name} tidak sedang ditangguhkan`)
  const change = { status: 'active', suspended_at: null, suspended_reason: null } as const
  await store.changePerson(tx, person, change, clock.now())
  await record(context, {
    action: 'member.reinstated',
    object: objectOf(person),
    before: { status: 'suspended', reason: person.suspendedReason },
    after: { status: 'active' },
  })
}

export async function changePerson(context: CallContext, id: number, change: PersonChange): Promise<void> {
  const { tx, viewer, clock } = context
  await assertTies(tx, change)
  if (!(await store.hasSchool(tx, change.schoolId)))
    throw invalidField('schoolId', 'Sekolah tidak ditemukan', 'not_found')
  const person = await store.lockPerson(tx, id, scopeOf(viewer))
  if (!person) throw notFound('Orang')
  assertNotSuperadmin(person)
  if (person.version !== change.version) throw changedMeanwhile(`Data ${person.name}`)
  const { version, className = person.className, ...given } = change
  const after = { ...given, className }
  const { name, programIds, provinceCode, schoolId } = person
  await store.changePerson(
    tx,
    person,
    {
      name: change.name,
      program_ids: change.programIds,
      province_code: change.provinceCode,
      school_id: change.schoolId,
      class_name: className,
      // a city belongs to its province
      ...(change.provinceCode === provinceCode ? {} : { city_code: null }),
    },
    clock.now(),
  )
  const before = { name, programIds, provinceCode, schoolId, className: person.className }
  await record(context, { action: 'member.updated', object: objectOf(person), ...changed(before, after) })
}

/** Only what became different, on both sides. */
function changed(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const only = (of: Record<string, unknown>) => Object.fromEntries(names.map(name => [name, of[name]]))
  return { before: only(before), after: only(after) }
}

/** Ends every session of a person on this site; elsewhere they stay signed in. */
export async function signOut(context: CallContext, id: number): Promise<{ ended: number }> {
  const { tx, viewer, clock } = context
  const person = await store.lockPerson(tx, id, scopeOf(viewer))
  if (!person) throw notFound('Orang')
  assertNotSuperadmin(person)
  const ended = await store.countSessions(tx, id, clock.now())
  await endSessionsOf(tx, id, clock.now())
  await record(context, { action: 'member.signed_out', object: objectOf(person), after: { ended } })
  return { ended }
}

function assertOtherAdmin(admins: readonly number[], { id, name }: { id: number; name: string }): void {
  if (!admins.some(admin => admin !== id))
    throw conflict(`${name} adalah admin terakhir. Jadikan orang lain admin terlebih dahulu.`)
}

/** Admins, held until the end; who was one of them when asking and is no longer does nothing more. */
async function lockedAdmins(tx: Tx, actor: Member): Promise<number[]> {
  const admins = await store.lockAdmins(tx)
  if (actor.kind === 1 && !admins.includes(actor.membershipId))
    throw forbidden('Peran Anda baru saja diubah. Silakan masuk kembali.')
  return admins
}

async function lockOther({ tx, viewer }: CallContext, id: number, selfWords: string): Promise<LockedPerson> {
  const person = await store.lockPerson(tx, id, scopeOf(viewer))
  if (!person) throw notFound('Orang')
  if (person.id === memberOf(viewer).membershipId) throw forbidden(selfWords)
  assertNotSuperadmin(person)
  return person
}

function assertNotSuperadmin({ kind }: { kind: Kind }): void {
  if (kind === 0) throw forbidden('Superadmin diatur oleh pengelola platform')
}

/** Programmes and a province that are named must be there; another tenant's programmes are not. */
export async function assertTies(
  tx: Tx,
  ties: { programIds?: readonly number[] | undefined; provinceCode?: string | null | undefined },
): Promise<void> {
  const { programIds = [], provinceCode } = ties
  if (programIds.length > 0 && (await store.countPrograms(tx, programIds)) !== programIds.length)
    throw invalidField('programIds', 'Program tidak ditemukan', 'not_found')
  if (provinceCode && !(await isProvince(provinceCode)))
    throw invalidField('provinceCode', 'Provinsi tidak ditemukan', 'not_found')
}

const objectOf = ({ id, name }: { id: number; name: string }) => ({ type: 'member', id, name })
