import { fieldErrors } from '../../../platform/http/field-errors.ts'
import { labelsOf } from '../../../platform/http/fields.ts'
import { type FormFields, isTicked, shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { joinedDay } from '../../../shared/birth-date.ts'
import { adultsBornUntil } from '../../../shared/days.ts'
import { invalid } from '../../../shared/failure.ts'
import { choicesOf } from '../../../ui/lists.ts'
import type { CategoryRow } from '../seasons/seasons.ts'
import type { Details } from './member-details.ts'
import type { TeamFormData } from './team-pages.contract.ts'
import { type DraftTeam, draftTeam, type NewTeam, newTeam } from './teams.contract.ts'
import { consentTexts, grades, mostMembers } from './teams.rules.ts'
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

const teamLabel = labelsOf(newTeam)

/** What a part of the form is called: "Anggota 2, NISN". */
export function labelOf(field: string): string {
  const label = teamLabel(field)
  const [, index] = /^members\.(\d+)\./.exec(field) ?? []
  if (index === undefined) return label
  return `Anggota ${Number(index) + 1}, ${label.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())}`
}

const birthOf = (row: number) => `members.${row}.birthDate`

/** Days of birth as the form has them, three fields each, as one. */
const withDays = (fields: FormFields): FormFields => ({
  ...fields,
  ...Object.fromEntries(
    Array.from({ length: mostMembers }, (_, row) => [birthOf(row), joinedDay(fields, birthOf(row))]),
  ),
})

/** rows somebody wrote in; `rows` tells which rows of the form they were */
function membersOf(typed: FormFields) {
  const fields = withDays(typed)
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
    rules: isTicked(fields, 'consents.rules'),
    data: isTicked(fields, 'consents.data'),
    guardian: isTicked(fields, 'consents.guardian'),
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
  problem: TypedForm['problem']
  today: string
}

export function teamFormData({ action, school, categories, values, problem, today }: Drawn): TeamFormData {
  const limits = (of: CategoryRow) =>
    of.minMembers === of.maxMembers
      ? `${of.minMembers} anggota`
      : `${of.minMembers} sampai ${of.maxMembers} anggota`
  const shown = shownForm(labelOf, { values: withDays(values), problem })
  return {
    action,
    values: shown.values,
    message: shown.message,
    errors: shown.errors,
    school,
    categories: categories.map(of => ({
      value: of.slug,
      label: `${of.name} (${limits(of)})`,
      hint: of.description,
    })),
    grades: choicesOf(grades),
    rows: Math.max(1, ...categories.map(of => of.maxMembers)),
    required: Math.min(...categories.map(of => of.minMembers)),
    consents: consentTexts,
    rulesHref: `${to.league()}#aturan`,
    policyHref: routes['Privacy-Policy'],
    adultsBornUntil: adultsBornUntil(today),
  }
}

/** Parts of a team that one may be asked to mend, to choose from. */
export function partsOf(
  members: readonly Pick<MemberRow, 'fullName'>[],
  papers: readonly { id: number; kindText: string; name: string }[],
): { value: string; label: string }[] {
  const fields = ['name', 'category', 'coach.name', 'coach.email', 'coach.phone']
  return [
    ...fields.map(value => ({ value, label: labelOf(value) })),
    ...members.flatMap(({ fullName }, row) =>
      memberFields.map(name => {
        const value = `members.${row}.${name}`
        return { value, label: `${fullName}: ${teamLabel(value)}` }
      }),
    ),
    ...papers.map(({ id, kindText, name }) => ({ value: `papers.${id}`, label: `${kindText} (${name})` })),
  ]
}
