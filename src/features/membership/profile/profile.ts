import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind, Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { birthProblem } from '../../../shared/birth-date.ts'
import { dayIn } from '../../../shared/days.ts'
import { changedMeanwhile, forbidden, invalidField, unauthorized } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { kinds, memberOf } from '../../core/permissions/permissions.ts'
import { assertRegion, regionNames } from '../../core/regions/regions.ts'
import { recordChoices } from '../consents/consents.ts'
import { assessAge } from '../guardians/guardians.ts'
import { changeProfile, findProfile, type ProfileChanges, type ProfileRow } from '../members/members.ts'
import { findSchoolName, findVerifiedSchool } from '../schools/schools.ts'
import type { Profile, ProfileChange } from './profile.contract.ts'
import { choiceNames, isProvinceAnOffice } from './profile.rules.ts'

export { personalOffice } from './personal-office.ts'

interface OfSomebody extends InTenant {
  viewer: Viewer
}

/** Who is signed in, as the tenant knows this person. */
export async function getProfile({ tx, tenant, viewer }: OfSomebody): Promise<Profile> {
  const member = memberOf(viewer)
  const row = await findProfile(tx, member.membershipId, tenant.pictureBase)
  if (!row) throw unauthorized()
  const names = await regionNames()
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    birthDate: row.birthDate,
    bio: row.bio,
    picture: row.picture,
    kind: member.kind,
    role: kinds[member.kind].role,
    kindLabel: kinds[member.kind].label,
    school: row.schoolId === null ? null : ((await findSchoolName(tx, row.schoolId)) ?? null),
    province: names.province(row.provinceCode),
    city: names.city(row.cityCode),
    privacy: {
      showFullName: row.privacy.showFullName ?? false,
      showPicture: row.privacy.showPicture ?? false,
      showSchool: row.privacy.showSchool ?? false,
    },
    isRestricted: row.isRestricted,
    joinedAt: row.joinedAt?.toISOString() ?? null,
    version: row.version,
    isTokenValid: true,
  }
}

const outdated = () => changedMeanwhile('Profil Anda', 'di tempat lain')

/** Changes what was sent and nothing else; all of it, or nothing. */
export async function updateProfile(context: CallContext, change: ProfileChange): Promise<Profile> {
  const { tx, clock, tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const row = await findProfile(tx, membershipId, tenant.pictureBase)
  if (!row?.isOpen) throw forbidden('Profil ini tidak dapat diubah')
  if (change.version !== undefined && change.version !== row.version) throw outdated()
  const changes: ProfileChanges = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.phone === undefined ? {} : { phone: change.phone }),
    ...(change.bio === undefined ? {} : { bio: change.bio }),
    ...birthChanges(change.birthDate, row, dayIn(clock.now(), tenant.timeZone)),
    ...(await schoolChanges(tx, change, row.schoolId)),
    ...(await regionChanges(change, row, memberOf(viewer).kind)),
    ...privacyChanges(change.privacy, row),
  }
  const fields = changedFields(changes, row)
  if (fields.length === 0) return getProfile(context)
  const id = { id: membershipId, version: change.version }
  if ((await changeProfile(tx, id, changes, clock.now())) === undefined) throw outdated()
  // a child's profile is held back until a guardian has consented (UU PDP article 25)
  if (changes.birth_date) await assessAge(tx, membershipId, { clock, timeZone: tenant.timeZone })
  if (change.privacy) await recordChoices(tx, membershipId, change.privacy, clock.now())
  await record(context, {
    action: 'profile.updated',
    object: { type: 'member', id: membershipId, name: changes.name ?? row.name },
    // which fields, not what stood in them: the log is read by others
    after: { fields },
  })
  return getProfile(context)
}

function birthChanges(birthDate: string | null | undefined, row: ProfileRow, today: string): ProfileChanges {
  if (birthDate === undefined || birthDate === row.birthDate) return {}
  if (row.isRestricted)
    throw invalidField('birthDate', 'Selama izin wali belum ada, tanggal lahir hanya dapat diubah admin')
  if (birthDate === null) {
    if (row.birthDate !== null) throw invalidField('birthDate', 'Wajib diisi')
    return {}
  }
  const problem = birthProblem(birthDate, () => today)
  if (problem) throw invalidField('birthDate', problem)
  return { birth_date: birthDate }
}

async function schoolChanges(
  tx: Tx,
  { schoolId, schoolNpsn }: ProfileChange,
  before: number | null,
): Promise<ProfileChanges> {
  if (schoolId === undefined && schoolNpsn === undefined) return {}
  const found = {
    schoolId: schoolId ? await findVerifiedSchool(tx, { id: schoolId }) : undefined,
    schoolNpsn: schoolNpsn ? await findVerifiedSchool(tx, { npsn: schoolNpsn }) : undefined,
  }
  // whoever was there before the school lost its mark stays there
  if (schoolId && schoolId !== before && !found.schoolId)
    throw invalidField('schoolId', 'Sekolah tidak ditemukan')
  if (schoolNpsn && !found.schoolNpsn) throw invalidField('schoolNpsn', 'Sekolah tidak ditemukan')
  if (
    schoolId !== undefined &&
    schoolNpsn !== undefined &&
    (schoolId ?? null) !== (found.schoolNpsn?.id ?? null)
  )
    throw invalidField('schoolNpsn', 'NPSN dan ID menunjuk sekolah yang berbeda')
  return { school_id: schoolId !== undefined ? schoolId : (found.schoolNpsn?.id ?? null) }
}

/** Another province takes the city of the old one away, unless a city came with it. */
async function regionChanges(
  { provinceId, cityId }: ProfileChange,
  row: ProfileRow,
  kind: Kind,
): Promise<ProfileChanges> {
  if (provinceId === undefined && cityId === undefined) return {}
  const province = provinceId === undefined ? row.provinceCode : provinceId
  const isMoving = province !== row.provinceCode
  if (isMoving && isProvinceAnOffice(kind))
    throw invalidField('provinceId', 'Provinsi ketua wilayah ditetapkan oleh admin')
  const city = cityId !== undefined ? cityId : isMoving ? null : row.cityCode
  await assertRegion(province, city)
  return { province_code: province, city_code: city }
}

function privacyChanges(privacy: ProfileChange['privacy'], row: ProfileRow): ProfileChanges {
  if (!privacy) return {}
  const isShowingMore = choiceNames.some(name => privacy[name] && !row.privacy[name])
  if (row.isRestricted && isShowingMore)
    throw invalidField(
      'privacy',
      'Selama izin wali belum ada, profil Anda tidak ditampilkan kepada siapa pun',
    )
  return { privacy: JSON.stringify({ ...row.privacy, ...privacy }) }
}

/** by the names the call gives them */
function changedFields(changes: ProfileChanges, row: ProfileRow): string[] {
  const before: Record<keyof ProfileChanges, unknown> = {
    name: row.name,
    phone: row.phone,
    birth_date: row.birthDate,
    bio: row.bio,
    school_id: row.schoolId,
    province_code: row.provinceCode,
    city_code: row.cityCode,
    privacy: JSON.stringify(row.privacy),
    picture: undefined,
  }
  const names = {
    name: 'name',
    phone: 'phone',
    birth_date: 'birthDate',
    bio: 'bio',
    school_id: 'school',
    province_code: 'province',
    city_code: 'city',
    privacy: 'privacy',
  } as const
  return Object.entries(names)
    .filter(([column]) => column in changes && Reflect.get(changes, column) !== Reflect.get(before, column))
    .map(([, name]) => name)
}
