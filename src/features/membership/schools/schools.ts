import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { changedMeanwhile, conflict, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { assertRegion, regionNames } from '../../core/regions/regions.ts'
import type {
  ChangedSchool,
  ManagedListQuery,
  ManagedSchool,
  NewSchool,
  SchoolDetail,
  SchoolItem,
  SchoolListQuery,
} from './schools.contract.ts'
import { isWithin, provinceOf, type SchoolStatus, storedLevel } from './schools.rules.ts'
import * as store from './schools.store.ts'

export { registerSchool } from './registering.ts'
export { importSchools } from './school-import.ts'
export { schoolReader } from './school-reader.ts'

type Names = Awaited<ReturnType<typeof regionNames>>

const itemOf = (row: store.SchoolRow, names: Names): SchoolItem => ({
  id: row.id,
  npsn: row.npsn,
  name: row.name,
  level: storedLevel(row.level),
  ownership: row.ownership,
  province: names.province(row.provinceCode),
  city: names.city(row.cityCode),
})

const detailOf = (row: store.SchoolRow, names: Names): SchoolDetail => ({
  ...itemOf(row, names),
  address: row.address,
  website: row.website,
})

const managedOf = (row: store.SchoolRow, names: Names): ManagedSchool => ({
  ...detailOf(row, names),
  phone: row.phone,
  email: row.email,
  principal: row.principal,
  contactName: row.contactName,
  contactPhone: row.contactPhone,
  contactEmail: row.contactEmail,
  majors: row.majors,
  status: row.status,
  version: row.version,
})

/** Schools anybody may choose: those that were verified. */
export async function listSchools({ tx }: InTenant, query: SchoolListQuery): Promise<Paged<SchoolItem>> {
  const { rows, total } = await store.listRows(tx, { ...query, status: 'verified' })
  const names = await regionNames()
  return paged(
    rows.map(row => itemOf(row, names)),
    total,
    query,
  )
}

export async function getSchool({ tx }: InTenant, npsn: string): Promise<SchoolDetail> {
  const row = await store.findByAnyNpsn(tx, npsn)
  if (row?.status !== 'verified') throw notFound('Sekolah')
  return detailOf(row, await regionNames())
}

/** A verified school of this tenant, by id or NPSN (also of an entry that was merged into it): what a person or a team may say they belong to. */
export async function findVerifiedSchool(
  tx: Tx,
  by: { id: number } | { npsn: string },
): Promise<{ id: number; npsn: string; name: string } | undefined> {
  const row = 'id' in by ? await store.findById(tx, by.id) : await store.findByAnyNpsn(tx, by.npsn)
  return row?.status === 'verified' ? { id: row.id, npsn: row.npsn, name: row.name } : undefined
}

/** The school somebody belongs to already, whatever became of it. */
export async function findSchoolName(
  tx: Tx,
  id: number,
): Promise<{ id: number; npsn: string; name: string } | undefined> {
  const row = await store.findById(tx, id)
  return row && { id: row.id, npsn: row.npsn, name: row.name }
}

interface Managing extends InTenant {
  viewer: Viewer
}

/** All schools with everything known of them; a region's lead sees those of the region. */
export async function listManagedSchools(
  { tx, viewer }: Managing,
  query: ManagedListQuery,
): Promise<Paged<ManagedSchool>> {
  const province = managedProvince(viewer)
  const within = province.isAll ? {} : { provinceId: province.code ?? 'none' }
  const { rows, total } = await store.listRows(tx, { ...query, ...within })
  const names = await regionNames()
  return paged(
    rows.map(row => managedOf(row, names)),
    total,
    query,
  )
}

export function managedProvince({ grant, member }: Viewer) {
  const province = provinceOf(grant, member)
  if (!province.isAll && province.code === null) throw forbidden('Anda belum memiliki wilayah untuk dikelola')
  return province
}

/** The only province whose things this person manages; null: all of them. */
export function ownProvince(viewer: Viewer): string | null {
  const province = managedProvince(viewer)
  return province.isAll ? null : province.code
}

export const isOwnProvince = (viewer: Viewer, code: string | null): boolean =>
  isWithin(managedProvince(viewer), code)

async function assertMine(viewer: Viewer, school: { provinceId: string; cityId: string }): Promise<void> {
  await assertRegion(school.provinceId, school.cityId)
  if (!isWithin(managedProvince(viewer), school.provinceId))
    throw invalidField('provinceId', 'Provinsi ini di luar wilayah Anda')
}

export async function createSchool(context: CallContext, school: NewSchool): Promise<ManagedSchool> {
  const { tx, clock, tenant, viewer } = context
  await assertMine(viewer, school)
  if (!(await store.insertSchool(tx, school, clock.now())))
    throw invalidField('npsn', 'Sekolah dengan NPSN ini sudah ada', 'taken')
  const made = await getManaged(tx, school.npsn)
  await record(context, {
    action: 'school.created',
    object: { type: 'school', id: made.id, name: made.name },
    after: { npsn: made.npsn },
  })
  await notifyPurge(tx, tenant.id, ['schools'])
  return made
}

export async function updateSchool(
  context: CallContext,
  npsn: string,
  { version, status, ...details }: ChangedSchool,
): Promise<ManagedSchool> {
  const { tx, clock, tenant, viewer } = context
  const before = await store.findByNpsn(tx, npsn)
  if (!before) throw notFound('Sekolah')
  if (!isWithin(managedProvince(viewer), before.provinceCode))
    throw forbidden('Sekolah ini di luar wilayah Anda')
  await assertMine(viewer, details)
  if (!(await store.updateSchool(tx, { npsn, version, status }, details, clock.now())))
    throw changedMeanwhile('Data sekolah ini')
  const after = await getManaged(tx, npsn)
  const names = await regionNames()
  await record(context, {
    action: 'school.updated',
    object: { type: 'school', id: after.id, name: after.name },
    ...changesOf(managedOf(before, names), after),
  })
  await notifyPurge(tx, tenant.id, ['schools'])
  return after
}

/** Says where a school stands; everything else of it stays. */
export async function decideSchool(context: CallContext, id: number, status: SchoolStatus): Promise<void> {
  const { tx, clock, tenant, viewer } = context
  const before = await store.findById(tx, id)
  if (!before || !isWithin(managedProvince(viewer), before.provinceCode)) throw notFound('Sekolah')
  if (before.status === status) throw conflict(`${before.name} sudah berstatus ini`)
  if (!(await store.setStatus(tx, before, status, clock.now())))
    throw conflict('Data sekolah ini baru saja diubah orang lain.')
  await record(context, {
    action: 'school.updated',
    object: { type: 'school', id, name: before.name },
    before: { status: before.status },
    after: { status },
  })
  await notifyPurge(tx, tenant.id, ['schools'])
}

async function getManaged(tx: Tx, npsn: string): Promise<ManagedSchool> {
  const row = await store.findByNpsn(tx, npsn)
  if (!row) throw notFound('Sekolah')
  return managedOf(row, await regionNames())
}

/** What differs; how to reach people is named, not repeated. */
function changesOf(before: ManagedSchool, after: ManagedSchool) {
  const told = ['name', 'level', 'ownership', 'status', 'province', 'city', 'address', 'website'] as const
  const silent = ['phone', 'email', 'principal'] as const
  const differs = (name: keyof ManagedSchool) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  const pick = (school: ManagedSchool) =>
    Object.fromEntries(told.filter(differs).map(name => [name, school[name]]))
  const changedSilently = silent.filter(differs)
  return {
    before: pick(before),
    after: { ...pick(after), ...(changedSilently.length > 0 ? { alsoChanged: changedSilently } : {}) },
  }
}
