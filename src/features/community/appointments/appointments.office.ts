import { fieldsOf } from '../../../platform/http/fields.ts'
import type { SettingForm } from '../../core/site/site.ts'
import { workingHoursSetting } from './appointments.contract.ts'
import { usualHours } from './appointments.rules.ts'

/** When appointments may be made for. */
export const workingHoursForm: SettingForm = {
  key: 'working_hours',
  place: 80,
  id: 'jam',
  title: 'Jam kerja',
  text: 'Hari dan jam yang dapat dipilih untuk janji temu.',
  fields: fieldsOf(workingHoursSetting),
  said: 'Jam kerja tersimpan',
  held: value => workingHoursSetting.safeParse(value).data,
  begin: { ...usualHours },
}
