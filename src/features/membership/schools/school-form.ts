import { parsed } from '../../../platform/http/field-errors.ts'
import { labelsOf } from '../../../platform/http/fields.ts'
import { type FormFields, isTicked } from '../../../platform/http/page-form.ts'
import type { RegistrationRow } from './school-checking.store.ts'
import { type RegisteredSchool, registeredSchool } from './schools.contract.ts'
import { storedLevel } from './schools.rules.ts'

/** The form of a school: flat names as HTML has them (contact.email), and the school they mean. */

export const labelOf = labelsOf(registeredSchool)

/** The province is that of the city, and majors are one text. */
export const fieldOf = (field: string) =>
  field === 'provinceId' ? 'cityId' : field.replace(/^majors\..*/, 'majors')

/** What was typed as a school, or a failure that names the form's own fields. */
export function schoolOf(fields: FormFields): RegisteredSchool {
  const { consent: _, majors = '', cityId = '', ...rest } = fields
  const { 'contact.name': name, 'contact.phone': phone, 'contact.email': email, ...school } = rest
  return parsed(registeredSchool, {
    ...school,
    cityId,
    provinceId: cityId.slice(0, 2),
    contact: { name: name ?? '', phone: phone ?? '', email: email ?? '' },
    majors: majors
      .split(/[,\n]/)
      .map(major => major.trim())
      .filter(Boolean),
    consent: isTicked(fields, 'consent'),
  })
}

/** What stands in the form of a school that has registered already. */
export const valuesOf = (row: RegistrationRow): Record<string, string> => ({
  npsn: row.npsn,
  name: row.name,
  level: storedLevel(row.level),
  ownership: row.ownership,
  cityId: row.cityCode ?? '',
  address: row.address,
  phone: row.phone,
  email: row.email,
  website: row.website,
  principal: row.principal,
  majors: row.majors.join(', '),
  'contact.name': row.contactName,
  'contact.phone': row.contactPhone,
  'contact.email': row.contactEmail,
})

const parts = [
  'npsn',
  'name',
  'level',
  'ownership',
  'cityId',
  'address',
  'phone',
  'email',
  'website',
  'principal',
  'contact.name',
  'contact.phone',
  'contact.email',
] as const

/** Parts of a school's registration that it may be asked to mend, to choose from. */
export const schoolParts = (papers: readonly { id: number; kindText: string; name: string }[]) => [
  ...parts.map(value => ({ value, label: labelOf(value) })),
  ...papers.map(({ id, kindText, name }) => ({ value: `papers.${id}`, label: `${kindText} (${name})` })),
]
