import { to } from '../../../routes.ts'
import { zonedIso } from '../../../shared/dates.ts'
import { describe } from '../../../shared/html-text.ts'
import type { EventDetail, EventProgramDetail, Speaker } from './events.contract.ts'
import { schemaTypes } from './events.rules.ts'

/** Events as schema.org describes them, for search engines. Addresses are made absolute by the app. */
interface Around {
  organizer: string
  city: string | undefined
  province: string | undefined
}

interface Offer {
  price: number
  isOpen: boolean
  href: string
}

const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const

const attendance = {
  online: 'https://schema.org/OnlineEventAttendanceMode',
  offline: 'https://schema.org/OfflineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const

type Placed = Pick<EventDetail, 'mode' | 'venue' | 'address'>

function placeOf({ venue, address }: Placed, { city, province }: Around) {
  return {
    '@type': 'Place',
    name: venue ?? city ?? 'Indonesia',
    address: {
      '@type': 'PostalAddress',
      ...(address ? { streetAddress: address } : {}),
      ...(city ? { addressLocality: city } : {}),
      ...(province ? { addressRegion: province } : {}),
      addressCountry: 'ID',
    },
  }
}

function locationOf(event: Placed & { onlineUrl?: string | null }, around: Around, href: string) {
  const virtual = { '@type': 'VirtualLocation', url: event.onlineUrl ?? href }
  if (event.mode === 'online') return virtual
  const place = placeOf(event, around)
  return event.mode === 'hybrid' ? [place, virtual] : place
}

const performers = (speakers: readonly Speaker[]) => {
  const confirmed = speakers.filter(({ isConfirmed }) => isConfirmed)
  if (confirmed.length === 0) return {}
  return {
    performer: confirmed.map(({ name, linkedIn }) => ({
      '@type': 'Person',
      name,
      ...(linkedIn ? { sameAs: linkedIn } : {}),
    })),
  }
}

/** An event with its parts. `offer`: the class one registers for. */
export function eventMarkup(event: EventDetail, around: Around, offer: Offer | undefined) {
  const href = to.event(event)
  const zoned = (at: string) => zonedIso(new Date(at), event.timeZone)
  return {
    '@type': schemaTypes[event.kind],
    name: event.title,
    description: describe(event.summary || event.description),
    url: href,
    startDate: zoned(event.startAt),
    endDate: zoned(event.endAt),
    eventStatus: statuses[event.status],
    eventAttendanceMode: attendance[event.mode],
    location: locationOf(event, around, href),
    inLanguage: 'id',
    organizer: { '@type': 'Organization', name: around.organizer, url: to.home() },
    ...(event.cover ? { image: [event.cover.url] } : {}),
    ...performers(event.speakers),
    ...(offer
      ? {
          offers: {
            '@type': 'Offer',
            price: offer.price,
            priceCurrency: 'IDR',
            url: offer.href,
            availability: offer.isOpen ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
          },
        }
      : {}),
    ...(event.programs.length > 0
      ? {
          subEvent: event.programs.map(program => ({
            '@type': 'Event',
            name: program.title,
            url: to.eventProgram(program),
            startDate: zoned(program.startAt),
            endDate: zoned(program.endAt),
            location: locationOf(event, around, href),
          })),
        }
      : {}),
  }
}

/** A part of an event. */
export function eventProgramMarkup(program: EventProgramDetail, around: Around) {
  const { event } = program
  return {
    '@type': program.kind === 'exhibition' ? 'ExhibitionEvent' : 'Event',
    name: program.title,
    description: describe(program.description) || `Bagian dari ${event.title}`,
    url: to.eventProgram(program),
    startDate: zonedIso(new Date(program.startAt), program.timeZone),
    endDate: zonedIso(new Date(program.endAt), program.timeZone),
    eventStatus: statuses[event.status],
    eventAttendanceMode: attendance[event.mode],
    location: locationOf(event, around, to.eventProgram(program)),
    inLanguage: 'id',
    organizer: { '@type': 'Organization', name: around.organizer, url: to.home() },
    superEvent: { '@type': 'Event', name: event.title, url: to.event(event) },
    ...(program.cover ? { image: [program.cover.url] } : {}),
    ...(program.capacity ? { maximumAttendeeCapacity: program.capacity } : {}),
    ...performers(program.speakers),
  }
}
