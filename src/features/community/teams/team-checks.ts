import { ageOn, isChild } from '../../../shared/days.ts'
import type { FieldError } from '../../../shared/envelope.ts'
import type { MemberInput } from './teams.contract.ts'

const wrong = (field: string, message: string): FieldError => ({ field, code: 'custom', message })

interface Limits {
  name: string
  minMembers: number
  maxMembers: number
}

/** What the members must be together: enough, not too many, one captain, nobody twice. */
export function teamErrors(members: readonly MemberInput[], limits: Limits, isDraft: boolean): FieldError[] {
  const { name, minMembers, maxMembers } = limits
  const errors: FieldError[] = []
  if (!isDraft && members.length < minMembers)
    errors.push(wrong('members', `Kategori ${name} memerlukan sedikitnya ${minMembers} anggota`))
  if (members.length > maxMembers)
    errors.push(wrong('members', `Kategori ${name} paling banyak ${maxMembers} anggota`))
  const captains = members.filter(({ isCaptain }) => isCaptain).length
  if (captains > 1) errors.push(wrong('members', 'Pilih satu ketua tim saja'))
  if (captains === 0 && !isDraft) errors.push(wrong('members', 'Pilih satu ketua tim'))
  for (const [index, { nisn }] of members.entries())
    if (members.findIndex(other => other.nisn === nisn) < index)
      errors.push(wrong(`members.${index}.nisn`, 'NISN ini sudah dipakai anggota lain di tim ini'))
  return errors
}

/** ages at which one goes to such a school; anything else is a slip of the pen */
const youngest = 12
const oldest = 25

/** What must be known of one member; a guardian for who is not 18 yet. */
export function memberErrors(
  member: MemberInput,
  index: number,
  { today, isDraft }: { today: string; isDraft: boolean },
): FieldError[] {
  const at = (field: string) => `members.${index}.${field}`
  const age = ageOn(member.birthDate, today)
  const errors: FieldError[] = []
  if (age < youngest || age > oldest) errors.push(wrong(at('birthDate'), 'Periksa tanggal lahirnya'))
  if (member.guardianEmail !== '' && member.guardianEmail === member.email)
    errors.push(wrong(at('guardianEmail'), 'Tulis email wali, bukan email anggota sendiri'))
  if (isDraft || !isChild(member.birthDate, today)) return errors
  if (member.guardianName === '')
    errors.push(wrong(at('guardianName'), 'Wajib diisi untuk anggota di bawah 18 tahun'))
  if (member.guardianEmail === '')
    errors.push(wrong(at('guardianEmail'), 'Wajib diisi untuk anggota di bawah 18 tahun'))
  return errors
}
