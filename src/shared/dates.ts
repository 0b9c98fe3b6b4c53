/** Dates in words, Indonesian, in a time zone that is always given. Made on the server only: browsers' ICU differ. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone}|${JSON.stringify(options)}`
  let found = formatters.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat('id-ID', { timeZone, ...options })
    formatters.set(key, found)
  }
  return found
}

// Intl sets thin and unbreakable spaces and an en dash; plain ones keep pages in one-byte strings.
const plain = (text: string) =>
  text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ').replaceAll(/\s?\u2013\s?/g, ' - ')

/** "17 Agustus 2026" */
export function longDate(at: Date, timeZone: string): string {
  return plain(formatter(timeZone, { day: 'numeric', month: 'long', year: 'numeric' }).format(at))
}

/** "17 Agu 2026" */
export function mediumDate(at: Date, timeZone: string): string {
  return plain(formatter(timeZone, { day: 'numeric', month: 'short', year: 'numeric' }).format(at))
}

/** "2026-11" → "Nov 2026" */
export function monthName(month: string): string {
  return plain(
    formatter('UTC', { month: 'short', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`)),
  )
}

/** "2026-12" → "Desember 2026" */
export function monthAndYear(month: string): string {
  return plain(formatter('UTC', { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`)))
}

/** "Sabtu, 17 Agustus 2026" */
export function dayAndDate(at: Date, timeZone: string): string {
  return plain(
    formatter(timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at),
  )
}

/** "09.05 WIB" */
export function clockTime(at: Date, timeZone: string): string {
  return plain(formatter(timeZone, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }).format(at))
}

/** "17 Agu 2026 pukul 09.05 WIB" */
export function momentText(at: Date, timeZone: string): string {
  return `${mediumDate(at, timeZone)} pukul ${clockTime(at, timeZone)}`
}

/** Indonesia's three zones keep the same distance all year */
const zoneOffsets: Record<string, string> = { 'Asia/Makassar': '+08:00', 'Asia/Jayapura': '+09:00' }

/** "2026-12-01T09:00:00+07:00": the moment as clocks of an Indonesian zone show it, for machines. */
export function zonedIso(at: Date, timeZone: string): string {
  const offset = zoneOffsets[timeZone] ?? '+07:00'
  const shifted = new Date(at.getTime() + Number(offset.slice(1, 3)) * 3_600_000)
  return `${shifted.toISOString().slice(0, 19)}${offset}`
}

const ranges = new Map<string, string>()

/** "17 - 20 Agu 2026". Remembered: formatRange is slow, and the same runs are listed again and again. */
export function dateRange(from: Date, to: Date, timeZone: string): string {
  const key = `${timeZone} ${from.getTime()} ${to.getTime()}`
  const known = ranges.get(key)
  if (known !== undefined) return known
  const made = rangeText(from, to, timeZone)
  ranges.set(key, made)
  if (ranges.size > 5000)
    for (const oldest of ranges.keys()) {
      ranges.delete(oldest)
      break
    }
  return made
}

function rangeText(from: Date, to: Date, timeZone: string): string {
  return plain(formatter(timeZone, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(from, to))
}

/** 95 → "1 jam 35 menit" */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} jam` : '', rest > 0 || hours === 0 ? `${rest} menit` : '']
    .filter(Boolean)
    .join(' ')
}

/** "17 - 20 Agu 2026" of days as they are stored, "2026-08-17": the same wherever one is. */
export const rangeOfDays = (from: string, to: string): string =>
  dateRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`), 'UTC')
