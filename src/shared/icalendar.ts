/** Calendars for other programs to read: RFC 5545, with the names of RFC 7986. */
export interface CalendarEntry {
  /** the same for ever, whatever else changes */
  uid: string
  title: string
  description: string
  location?: string | undefined
  /** absolute */
  url: string
  startAt: Date
  endAt: Date
  updatedAt: Date
  /** goes up with every change */
  sequence: number
  status: 'confirmed' | 'tentative' | 'cancelled'
  /** goes on for days and takes nobody's time */
  isBackground?: boolean
}

export interface Calendar {
  name: string
  timeZone: string
  entries: readonly CalendarEntry[]
}

/** The text of a calendar file. Times are UTC: Indonesia's zones never change, so nobody needs a table of them. */
export function icalendar({ name, timeZone, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sanggar//Kalender//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function entryLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    // of the last change, not of this asking: an unchanged calendar stays the same file and is answered by 304
    `DTSTAMP:${utcStamp(entry.updatedAt)}`,
    `LAST-MODIFIED:${utcStamp(entry.updatedAt)}`,
    `DTSTART:${utcStamp(entry.startAt)}`,
    // an end must come after the start; without one the entry is a moment
    ...(entry.endAt > entry.startAt ? [`DTEND:${utcStamp(entry.endAt)}`] : []),
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    `URL:${oneLine(entry.url)}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.status.toUpperCase()}`,
    ...(entry.isBackground ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ]
}

/** "20261201T020000Z": a moment as calendars write it, whole seconds of UTC. */
export const utcStamp = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** TEXT of RFC 5545, 3.3.11; other control characters may not stand in it at all */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, character => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** An address stands as it is, so nothing in it may begin a line of its own. */
const oneLine = (url: string) => url.replaceAll(/[\p{Cc}\s]/gu, '')

/** No line is longer than 75 octets; the next begins with a space, and no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** The page of Google Kalender where the entry is added by a click. */
export function googleCalendarLink(entry: CalendarEntry, timeZone: string): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${utcStamp(entry.startAt)}/${utcStamp(entry.endAt)}`,
    details: [entry.description, entry.url].filter(Boolean).join('\n\n'),
    ...(entry.location ? { location: entry.location } : {}),
    ctz: timeZone,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
