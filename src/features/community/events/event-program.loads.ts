import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { detailPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { trail } from '../../../ui/lists.ts'
import type { Fact } from '../../../ui/parts.tsx'
import { regionNames } from '../../core/regions/regions.ts'
import { speakerView } from './event-page.loads.ts'
import { placeWords, programCard, whenFact } from './events.cards.ts'
import type { EventDetailPage, EventProgramDetail } from './events.contract.ts'
import { eventProgramMarkup } from './events.markup.ts'
import { eventState, programKinds, stateBadges } from './events.rules.ts'
import { findEventDetail, findEventProgram } from './events.ts'

/** A part of an event by its number; the slug behind it is for people. */
export const loadEventProgram: PublicPageLoad = {
  query: [],
  async load(context) {
    const program = await findEventProgram(context, Number(context.params.id))
    if (!program) return undefined
    const names = await regionNames()
    const { cityCode } = program.event
    const city = names.city(cityCode)?.name
    const data = await programPageData(context, program, city)
    const around = {
      organizer: context.tenant.title,
      city,
      province: names.province(cityCode?.slice(0, 2) ?? null)?.name,
    }
    return detailPage('events.detail', data, {
      head: {
        title: `${program.title} - ${program.event.title}`,
        description: describe(program.description) || `Bagian dari ${program.event.title}`,
        image: data.cover,
        jsonLd: [eventProgramMarkup(program, around)],
      },
      canonical: to.eventProgram(program),
      tags: ['events'],
    })
  },
}

async function programPageData(
  context: PageContext,
  program: EventProgramDetail,
  city: string | undefined,
): Promise<EventDetailPage> {
  const { event, kind, room, capacity } = program
  const state = eventState({ ...program, status: event.status }, context.clock.now())
  const whole = await findEventDetail(context, { slug: event.slug })
  const others = (whole?.programs ?? []).filter(({ id }) => id !== program.id)
  const facts: Fact[] = [
    whenFact(program, event.status),
    { icon: 'place', text: [room, placeWords(event, city)].filter(Boolean).join(', ') },
    ...(capacity ? [{ icon: 'people' as const, text: `${capacity} peserta` }] : []),
  ]
  return {
    heading: {
      eyebrow: programKinds[kind],
      title: program.title,
      lead: `Bagian dari ${event.title}`,
      badge: stateBadges[state],
    },
    crumbs: trail(
      { label: 'Acara', href: to.events() },
      { label: event.title, href: to.event(event) },
      { label: program.title },
    ),
    cover: imageOf(program.cover),
    facts,
    note: capacity ? 'Tempat terbatas.' : 'Terbuka selama acara berlangsung.',
    actions: [{ label: 'Lihat acaranya', href: to.event(event) }],
    descriptionHtml: program.description,
    speakers: program.speakers.map(speakerView),
    calendars: [],
    activities: [],
    programs: [],
    agenda: [],
    tiers: [],
    related: {
      title: 'Bagian lain acara ini',
      items: others.slice(0, 3).map(other => ({
        ...programCard({ ...other, timeZone: program.timeZone, event: program.event }),
        // the heading above them says of what
        summary: '',
      })),
    },
  }
}
