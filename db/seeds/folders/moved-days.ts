import { longDate } from '../../../src/shared/dates.ts'
import { day } from '../days.ts'

/**
 * A folder is written as if today were the day its demo.yaml names. Read later, all its days move along, so that what was
 * to come still is; what names a weekday, "Sabtu membaca", moves on to the next one.
 */

const isoDay = /\b20\d\d-[01]\d-[0-3]\d(?!\d)/g
const months = [
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
]
/** "12 Desember 2026", a field by itself */
const wordedDay = new RegExp(`(?<=date: )(\\d{1,2}) (${months.join('|')}) (\\d{4})$`, 'gmu')
const weekday = /\b(?:minggu|ahad|senin|selasa|rabu|kamis|jumat|sabtu)\b/i
const titles = /^[ -]*(?:title|name): .*$/gm

/** The fields of a file, moved by so many days; its long text stays as it is. */
export function movedFile(text: string, days: number): string {
  if (days === 0) return text
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 3) : text.length
  return movedFields(text.slice(0, end), days) + text.slice(end)
}

function movedFields(fields: string, days: number): string {
  const isNamed = (fields.match(titles) ?? []).some(title => weekday.test(title))
  const by = isNamed ? Math.ceil(days / 7) * 7 : days
  return fields
    .replaceAll(isoDay, found => new Date(Date.parse(found) + by * day).toISOString().slice(0, 10))
    .replaceAll(wordedDay, (_, date: string, month: string, year: string) => {
      const then = Date.UTC(Number(year), months.indexOf(month), Number(date))
      return longDate(new Date(then + by * day), 'UTC')
    })
}
