import { fieldErrors } from '../../../platform/http/field-errors.ts'
import type { FormFields, FormProblem } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { adultsBornUntil } from '../../../shared/days.ts'
import { invalid } from '../../../shared/failure.ts'
import { type DraftTeam, draftTeam, type NewTeam, newTeam } from './competitions.contract.ts'
import { consentTexts, grades, mostMembers } from './competitions.rules.ts'
import type { CategoryRow } from './competitions.store.ts'
import type { Details } from './details.ts'
import type { FormError, TeamFormData } from './pages.contract.ts'
import type { MemberRow, TeamRow } from './teams.store.ts'

/** The form of a team: flat names as HTML has them (members.0.nisn), and the team they mean. */

const memberFields = [
  'fullName',
  'nisn',
  'birthDate',
  'grade',
  'major',
  'phone',
  'email',
  'guardianName',
  'guardianEmail',
] as const

const labels: Record<string, string> = {
  category: 'Kategori',
  npsn: 'Sekolah',
  name: 'Nama tim',
  members: 'Anggota',
  'coach.name': 'Nama pembimbing',
  'coach.email': 'Email pembimbing',
  'coach.phone': 'Nomor ponsel pembimbing',
  'consents.rules': 'Aturan',
  'consents.data': 'Data',
  'consents.guardian': 'Wali',
  fullName: 'Nama lengkap',
  nisn: 'NISN',
  birthDate: 'Tanggal lahir',
  grade: 'Kelas',
  major: 'Jurusan',
  phone: 'Nomor ponsel',
  email: 'Email',
  guardianName: 'Nama wali',
  guardianEmail: 'Email wali',
}

function labelOf(field: string): string {
  const [, index, name] = /^members\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (index === undefined || name === undefined) return labels[field] ?? ''
  return `Anggota ${Number(index) + 1}, ${(labels[name] ?? name).replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())}`
}

/** rows somebody wrote in; `rows` tells which rows of the form they were */
function membersOf(fields: FormFields) {
  const rows: number[] = []
  const members: Record<string, unknown>[] = []
  for (let row = 0; row < mostMembers; row++) {
    const member = Object.fromEntries(
      memberFields.map(name => [name, (fields[`members.${row}.${name}`] ?? '').trim()]),
    )
    // the class is chosen from the start: it alone is nobody
    const { grade: _, ...written } = member
    if (!Object.values(written).some(value => value !== '')) continue
    rows.push(row)
    members.push({ ...member, isCaptain: fields.captain === String(row) })
  }
  return { rows, members }
}

/** What was typed as a team, or a failure that names the form's own fields. */
export function teamOf(fields: FormFields): { team: NewTeam | DraftTeam; rows: number[] } {
  const { rows, members } = membersOf(fields)
  const isDraft = fields.do === 'draft'
  const given = {
    ...(fields.season ? { season: fields.season } : {}),
    category: fields.category ?? '',
    npsn: fields.npsn ?? '',
    name: fields.name ?? '',
    coach: {
      name: fields['coach.name'] ?? '',
      email: fields['coach.email'] ?? '',
      phone: fields['coach.phone'] ?? '',
    },
    members,
  }
  const consents = {
    rules: fields['consents.rules'] === '1',
    data: fields['consents.data'] === '1',
    guardian: fields['consents.guardian'] === '1',
  }
  const parsed = isDraft ? draftTeam.safeParse(given) : newTeam.safeParse({ ...given, consents })
  if (!parsed.success) throw invalid(atRows(fieldErrors(parsed.error, given), rows))
  return { team: parsed.data, rows }
}

/** The second member may stand in the fourth row: errors are said where the row is. */
export const atRows = <Error extends { field: string }>(errors: readonly Error[], rows: readonly number[]) =>
  errors.map(error => ({
    ...error,
    field: error.field.replace(
      /^members\.(\d+)/,
      (_, index: string) => `members.${rows[Number(index)] ?? index}`,
    ),
  }))

/** The rows of a form that was sent, for errors that were found later. */
export const rowsOf = (fields: FormFields) => membersOf(fields).rows

export const errorsOf = ({ errors }: Pick<FormProblem, 'errors'>): FormError[] =>
  errors.map(({ field, message }) => ({ field, label: labelOf(field), message }))

/** What stands in the form of a team that is there already. */
export function valuesOf(
  team: TeamRow,
  category: string,
  npsn: string,
  members: readonly (MemberRow & { details: Details | null })[],
): Record<string, string> {
  const values: Record<string, string> = {
    category,
    npsn,
    name: team.name,
    'coach.name': team.coachName,
    'coach.email': team.coachEmail ?? '',
    'coach.phone': team.coachPhone ?? '',
  }
  for (const [row, { details, ...member }] of members.entries()) {
    const all: Record<string, string> = {
      fullName: member.fullName,
      grade: member.grade,
      major: member.major,
      ...details,
    }
    for (const name of memberFields) values[`members.${row}.${name}`] = all[name] ?? ''
    if (member.isCaptain) values.captain = String(row)
  }
  return values
}

interface Drawn {
  action: string
  school: TeamFormData['school']
  categories: readonly CategoryRow[]
  values: FormFields
  problem?: FormProblem | undefined
  today: string
}

export function teamFormData({ action, school, categories, values, problem, today }: Drawn): TeamFormData {
  const limits = (of: CategoryRow) =>
    of.minMembers === of.maxMembers
      ? `${of.minMembers} anggota`
      : `${of.minMembers} sampai ${of.maxMembers} anggota`
  return {
    action,
    values: { ...values },
    message: problem?.message ?? '',
    errors: problem ? errorsOf(problem) : [],
    school,
    categories: categories.map(of => ({
      value: of.slug,
      label: `${of.name} (${limits(of)})`,
      hint: of.description,
    })),
    grades: Object.entries(grades).map(([value, label]) => ({ value, label })),
    rows: Math.max(1, ...categories.map(of => of.maxMembers)),
    required: Math.min(...categories.map(of => of.minMembers)),
    consents: consentTexts,
    rulesHref: `${to.league()}#aturan`,
    policyHref: routes['Privacy-Policy'],
    adultsBornUntil: adultsBornUntil(today),
  }
}
