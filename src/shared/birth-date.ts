import { dayIn, isDay, isLikelyBirth } from './days.ts'

/** A day of birth as people type it: day, month and year, each by itself. */

export const monthNames = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const

/** Texts as they were typed; the month is a number from 1. Each may be empty or nonsense. */
export interface DayParts {
  day: string
  month: string
  year: string
}

/** Three texts as one, in the order of a day: "2001-3-9"; empty when all three are. What `partsOf` takes apart. */
export const typedDay = ({ day, month, year }: DayParts): string =>
  day === '' && month === '' && year === '' ? '' : `${year}-${month}-${day}`

/** "2001-03-09" or what was typed instead, as three texts without leading zeros. */
export function partsOf(text: string): DayParts {
  const [year = '', month = '', ...rest] = text.split('-')
  const short = (part: string) => part.replace(/^0+(?=\d)/, '')
  return { day: short(rest.join('-')), month: short(month), year }
}

/** As a day is stored, "2001-03-09"; what lacks a part or is no number stays as it was typed. */
export function dayOfTyped(text: string): string {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.replaceAll(/\s/g, ''))
  if (!match) return text
  const [, year = '', month = '', day = ''] = match
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Three fields of a form (`name-day` and so on) as the one that is asked for; a form from before has that one itself. */
export function joinedDay(fields: Readonly<Record<string, string>>, name: string): string {
  const part = (which: keyof DayParts) => (fields[`${name}-${which}`] ?? '').trim()
  return dayOfTyped(
    typedDay({ day: part('day'), month: part('month'), year: part('year') }) || (fields[name] ?? '').trim(),
  )
}

/** What is wrong with a day of birth, in words; undefined: nothing. `today` is a day as it is stored, asked for of a day only. */
export function birthProblem(text: string, today: () => string): string | undefined {
  const { day, month, year } = partsOf(text)
  if (day === '' || month === '' || year === '') return 'Lengkapi tanggal, bulan, dan tahun lahir'
  if (/^0*\d{1,3}$/.test(year)) return 'Tulis tahun lahir dengan empat angka'
  const name = monthNames[Number(month) - 1]
  if (!isDay(text))
    return name && /^\d{1,2}$/.test(day)
      ? `Tanggal ${day} ${name} ${year} tidak ada di kalender`
      : 'Tuliskan tanggal lahir yang benar'
  return isLikelyBirth(text, today()) ? undefined : 'Tuliskan tanggal lahir yang benar'
}

/** The capital's day: who registers lives nowhere yet. */
export const capitalDay = (now: Date): string => dayIn(now, 'Asia/Jakarta')
