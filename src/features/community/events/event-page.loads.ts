import type { PageContext } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { clockTime, dayAndDate } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { googleCalendarLink } from '../../../shared/icalendar.ts'
import { rupiah } from '../../../shared/money.ts'
import { imageOf } from '../../../shared/picture.ts'
import { trail } from '../../../ui/lists.ts'
import type { Action, Fact } from '../../../ui/parts.tsx'
import { regionNames } from '../../core/regions/regions.ts'
import { registrationNote } from '../../learning/classes/classes.cards.ts'
import type { ClassDetail } from '../../learning/classes/classes.ts'
import type { AgendaItem } from './event-parts.contract.ts'
import { eventCard, eventEntry, placeWords, spanWords, whenFact } from './events.cards.ts'
import type { EventDetail, EventDetailPage, EventItem, Speaker, SpeakerView } from './events.contract.ts'
import { type EventState, eventKinds, eventState, programKinds, stateBadges } from './events.rules.ts'
import { listEventItems } from './events.ts'

/** What the page of an event shows. `joined`: the class one registers for, where there is one. */
export async function eventPageData(
  context: PageContext,
  event: EventDetail,
  joined: ClassDetail | undefined,
): Promise<EventDetailPage> {
  const now = context.clock.now()
  const state = eventState(event, now)
  const names = await regionNames()
  const city = names.city(event.cityCode)?.name
  const related = await listEventItems(context, { page: 1, pageSize: 3, isPast: false, excludeId: event.id })
  const entry = eventEntry(event, city, context)
  const isAhead = state === 'upcoming' || state === 'running'
  return {
    heading: {
      eyebrow: eventKinds[event.kind],
      title: event.title,
      lead: event.summary || undefined,
      badge: stateBadges[state],
    },
    crumbs: trail({ label: 'Acara', href: to.events() }, { label: event.title }),
    cover: imageOf(event.cover),
    facts: eventFacts(event, city),
    price: isAhead && joined ? rupiah(joined.price) : undefined,
    note: stateNote(state, joined),
    actions: actionsOf(context, event, state, joined),
    calendars: isAhead
      ? [
          { label: 'Google Kalender', href: googleCalendarLink(entry, event.timeZone) },
          { label: 'Berkas kalender (.ics)', href: to.eventCalendar(event) },
        ]
      : [],
    descriptionHtml: event.description,
    activities: event.activities.map(({ name, description, image }) => ({
      name,
      text: description,
      picture: image ?? undefined,
    })),
    speakers: event.speakers.map(speakerView),
    programs: event.programs.map(program => ({
      href: to.eventProgram(program),
      title: program.title,
      kind: programKinds[program.kind],
      when: spanWords({ ...program, timeZone: event.timeZone }),
      where: program.room ?? '',
    })),
    agenda: agendaDays(event.agenda, event.timeZone),
    ...tiersOf(context, event, isAhead || state === 'postponed'),
    related: {
      title: 'Acara berikutnya',
      items: related.items.map(item => eventCard(item, now, names.city(item.cityCode)?.name)),
    },
  }
}

function eventFacts(event: EventItem, city: string | undefined): Fact[] {
  const place = placeWords(event, city)
  return [
    whenFact(event, event.status),
    { icon: 'place', text: place },
    ...(event.address && event.mode !== 'online' ? [{ icon: 'tag' as const, text: event.address }] : []),
  ]
}

export function speakerView(speaker: Speaker): SpeakerView {
  return {
    name: speaker.name,
    text: speaker.short_bio,
    picture: imageOf(speaker.image),
    isConfirmed: speaker.isConfirmed,
    linkedIn: speaker.linkedIn ?? undefined,
  }
}

/** The line under the price: what stands between the reader and the event. */
function stateNote(state: EventState, joined: ClassDetail | undefined): string {
  if (joined && (state === 'upcoming' || state === 'running')) return registrationNote(joined)
  const words = {
    upcoming: 'Catat tanggalnya, kami tunggu kedatangan Anda.',
    running: 'Acara sedang berlangsung.',
    ended: 'Acara ini sudah selesai. Terima kasih kepada semua yang hadir.',
    postponed: 'Acara ini ditunda. Tanggal baru akan diumumkan di halaman ini.',
    cancelled: 'Acara ini dibatalkan.',
  } as const satisfies Record<EventState, string>
  return words[state]
}

function actionsOf(
  context: PageContext,
  event: EventDetail,
  state: EventState,
  joined: ClassDetail | undefined,
): Action[] {
  if (state === 'ended' || state === 'cancelled') return [{ label: 'Lihat acara lain', href: to.events() }]
  if (state !== 'postponed') {
    if (event.registrationUrl) return [{ label: 'Daftar', href: event.registrationUrl }]
    if (joined) return [{ label: joined.onRegistration ? 'Daftar' : 'Lihat kelas', href: to.class(joined) }]
    if (event.onlineUrl && event.mode !== 'offline')
      return [{ label: 'Ikuti secara daring', href: event.onlineUrl }]
  }
  return askAction(context, event.title)
}

/** A question to the tenant, by the way it gave. */
export function askAction({ tenant: { contact } }: PageContext, title: string): Action[] {
  const { whatsapp, email } = contact
  if (whatsapp) {
    const number = whatsapp.replaceAll(/\D/g, '').replace(/^0/, '62')
    const words = `Halo, saya ingin bertanya tentang ${title}.`
    return [
      { label: 'Tanya lewat WhatsApp', href: `https://wa.me/${number}?text=${encodeURIComponent(words)}` },
    ]
  }
  if (email)
    return [{ label: 'Tanya lewat email', href: `mailto:${email}?subject=${encodeURIComponent(title)}` }]
  return [{ label: 'Lihat acara lain', href: to.events() }]
}

/** The agenda by days, as they are where the event takes place. */
function agendaDays(agenda: readonly AgendaItem[], timeZone: string): EventDetailPage['agenda'] {
  const items = agenda.map(item => ({ ...item, start: new Date(item.startAt) }))
  const days = Map.groupBy(
    items.toSorted((a, b) => a.start.getTime() - b.start.getTime()),
    ({ start }) => dayIn(start, timeZone),
  )
  return [...days.values()].map((entries, index) => ({
    title: days.size > 1 ? `Hari ke-${index + 1}` : 'Susunan acara',
    date: entries[0] ? dayAndDate(entries[0].start, timeZone) : '',
    items: entries.map(({ start, title, place }) => ({
      time: clockTime(start, timeZone),
      title,
      place,
    })),
  }))
}

function tiersOf(
  { tenant: { contact, title } }: PageContext,
  event: EventDetail,
  isAsked: boolean,
): Pick<EventDetailPage, 'tiers' | 'sponsor'> {
  if (!isAsked || event.sponsorTiers.length === 0) return { tiers: [] }
  const subject = `Sponsor ${event.title}, ${title}`
  return {
    tiers: event.sponsorTiers.map(({ name, slot, price, benefits }) => ({
      name,
      slot,
      price: price === null ? 'Biaya penuh acara' : rupiah(price),
      benefits,
    })),
    ...(contact.email
      ? {
          sponsor: {
            label: 'Jadi sponsor',
            href: `mailto:${contact.email}?subject=${encodeURIComponent(subject)}`,
          },
        }
      : {}),
  }
}
