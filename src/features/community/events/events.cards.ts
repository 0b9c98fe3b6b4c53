import { to } from '../../../routes.ts'
import { clockTime, dateRange, mediumDate } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import type { CalendarEntry } from '../../../shared/icalendar.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { CardItem, Fact } from '../../../ui/parts.tsx'
import type { EventItem, EventProgram } from './events.contract.ts'
import { eventKinds, eventState, modes, programKinds, stateBadges } from './events.rules.ts'

interface Span {
  startAt: string
  endAt: string
  timeZone: string
}

/** "12 Des 2026, 09.00 - 12.00 WIB"; over several days "12 - 14 Des 2026, mulai 08.00 WITA" */
export function spanWords({ startAt, endAt, timeZone }: Span): string {
  const [from, until] = [new Date(startAt), new Date(endAt)]
  const start = clockTime(from, timeZone)
  if (dayIn(from, timeZone) !== dayIn(until, timeZone))
    return `${dateRange(from, until, timeZone)}, mulai ${start}`
  const day = mediumDate(from, timeZone)
  const end = clockTime(until, timeZone)
  // the zone is said once
  return start === end ? `${day}, ${start}` : `${day}, ${start.split(' ', 1)[0]} - ${end}`
}

type Place = Pick<EventItem, 'mode' | 'venue'>

/** "Gedung Serbaguna Tirta, Kota Bandung", "Daring", or both */
export function placeWords({ mode, venue }: Place, city: string | undefined): string {
  if (mode === 'online') return modes.online
  const place = [venue, city].filter(Boolean).join(', ') || modes.offline
  return mode === 'hybrid' ? `${place}, juga daring` : place
}

/** What is postponed has no date any more, only the one it had. */
export function whenFact(span: Span, status: EventItem['status'] = 'scheduled'): Fact {
  const words = spanWords(span)
  if (status === 'postponed') return { icon: 'calendar', text: `Semula ${words}` }
  return { icon: 'calendar', text: words, dateTime: new Date(span.startAt).toISOString() }
}

/** An event as a card; `city` is the name of its city. */
export function eventCard(event: EventItem, now: Date, city: string | undefined): CardItem {
  return {
    href: to.event(event),
    title: event.title,
    summary: event.summary,
    picture: imageOf(event.cover),
    eyebrow: eventKinds[event.kind],
    badge: stateBadges[eventState(event, now)],
    facts: [whenFact(event, event.status), { icon: 'place', text: placeWords(event, city) }],
  }
}

/** A part of an event as a card. */
export function programCard(program: EventProgram): CardItem {
  return {
    href: to.eventProgram(program),
    title: program.title,
    summary: `Bagian dari ${program.event.title}`,
    picture: imageOf(program.cover),
    eyebrow: programKinds[program.kind],
    facts: [
      whenFact(program, program.event.status),
      ...(program.room ? [{ icon: 'place' as const, text: program.room }] : []),
    ],
  }
}

interface Calendar {
  tenant: { slug: string; origin: string }
}

const entryStatus = { scheduled: 'confirmed', postponed: 'tentative', cancelled: 'cancelled' } as const

/** An event as calendars know it. Its name there is made of what never changes: tenant and number. */
export function eventEntry(event: EventItem, city: string | undefined, { tenant }: Calendar): CalendarEntry {
  const where = placeWords(event, city)
  return {
    uid: `acara-${event.id}@${tenant.slug}.sanggar`,
    title: event.status === 'postponed' ? `${event.title} (ditunda)` : event.title,
    description: event.summary,
    location: event.mode === 'online' ? where : [where, event.address].filter(Boolean).join(', '),
    url: `${tenant.origin}${to.event(event)}`,
    startAt: new Date(event.startAt),
    endAt: new Date(event.endAt),
    updatedAt: new Date(event.updatedAt),
    sequence: event.version - 1,
    status: entryStatus[event.status],
  }
}
