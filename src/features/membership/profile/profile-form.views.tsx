import { dayOfTyped, partsOf, typedDay } from '../../../shared/birth-date.ts'
import { phoneText } from '../../../shared/phone.ts'
import type { ComboOption } from '../../../ui/office/combo-field.tsx'
import type { useForm } from '../../../ui/office/use-form.ts'
import type { Profile } from './profile.contract.ts'

/** What the form holds while somebody types; the names are those of the call, so that refusals find their field. */
export interface ProfileValues {
  name: string
  phone: string
  birthDate: string
  bio: string
  /** value: its id */
  schoolId: ComboOption | undefined
  provinceId: string
  cityId: string
}

export type ProfileForm = ReturnType<typeof useForm<ProfileValues, Profile>>

export const valuesOf = (profile: Profile): ProfileValues => ({
  name: profile.name,
  phone: profile.phone ? phoneText(profile.phone) : '',
  birthDate: typedDay(partsOf(profile.birthDate ?? '')),
  bio: profile.bio,
  schoolId: profile.school ? { value: String(profile.school.id), label: profile.school.name } : undefined,
  provinceId: profile.province?.id ?? '',
  cityId: profile.city?.id ?? '',
})

/** Only what differs: what somebody else changed in the meantime is not written over, and refused by the version. */
export function whatToSend(values: ProfileValues, profile: Profile): Record<string, unknown> {
  const before = valuesOf(profile)
  const plain = ['name', 'phone', 'birthDate', 'bio', 'provinceId', 'cityId'] as const
  const sent: Record<string, unknown> = { version: profile.version }
  for (const name of plain) {
    if (values[name] !== before[name]) sent[name] = values[name]
  }
  if (sent.birthDate !== undefined) sent.birthDate = dayOfTyped(values.birthDate)
  // they belong together
  if ('provinceId' in sent) sent.cityId = values.cityId
  if (values.schoolId?.value !== before.schoolId?.value)
    sent.schoolId = values.schoolId ? Number(values.schoolId.value) : null
  return sent
}
