import { fieldsOf } from '../../../platform/http/fields.ts'
import type { SettingForm } from '../../core/site/site.ts'
import { calendarSetting, workingHoursSetting } from './appointments.contract.ts'
import { usualHours } from './appointments.rules.ts'
import { usualCalendar } from './slots.ts'

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

/** How long appointments take, how many at once, and days that are not like their weekday. */
export const calendarForm: SettingForm = {
  key: 'appointment_calendar',
  place: 81,
  id: 'kalender-janji-temu',
  title: 'Kalender janji temu',
  text: 'Lama dan jeda janji temu, berapa yang boleh bersamaan, serta hari libur atau berjam lain. Hari tanpa jam berarti tutup.',
  fields: fieldsOf(calendarSetting),
  said: 'Kalender tersimpan',
  held: value => calendarSetting.safeParse(value).data,
  begin: { ...usualCalendar, exceptions: [] },
}
