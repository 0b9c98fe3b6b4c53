import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { festivalSlug, to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { detailPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { trail } from '../../../ui/lists.ts'
import { foundAs } from '../../core/entries/entries.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { classCard, classFacts, registrationNote } from '../../learning/classes/classes.cards.ts'
import type { ClassDetail } from '../../learning/classes/classes.ts'
import { findClass } from '../../learning/classes/classes.ts'
import { eventPageData } from './event-page.loads.ts'
import type { EventDetail, EventDetailPage, EventListPage } from './events.contract.ts'
import { eventMarkup } from './events.markup.ts'
import { findEventDetail } from './events.ts'

const tags = ['events', 'classes'] as const

/** An event by slug, or by number with the slug behind it. */
export const loadEventDetail: PublicPageLoad = {
  query: [],
  async load(context) {
    const { id, slug } = context.params
    const event =
      (id && (await findEventDetail(context, { id: Number(id) }))) ||
      (slug && (await findEventDetail(context, { slug })))
    return event ? eventAnswer(context, event) : undefined
  },
}

/**
 * The festival's page: the one class of that slug, and the event of that slug with its speakers and activities. Either
 * is enough; where there is neither, the page says so and leads on.
 */
export const loadFestival: PublicPageLoad = {
  query: [],
  async load(context) {
    const event = await findEventDetail(context, { slug: festivalSlug })
    if (event) return eventAnswer(context, { ...event, classSlug: event.classSlug ?? festivalSlug })
    const found = readJson(await findClass(context, { slug: festivalSlug }))
    return found ? classAnswer(found) : noFestival()
  },
}

export async function eventAnswer(context: PageContext, event: EventDetail) {
  const joined = event.classSlug
    ? (readJson(await findClass(context, { slug: event.classSlug })) ?? undefined)
    : undefined
  const data = await eventPageData(context, event, joined)
  const names = await regionNames()
  const around = {
    organizer: context.tenant.title,
    city: names.city(event.cityCode)?.name,
    province: names.province(event.cityCode?.slice(0, 2) ?? null)?.name,
  }
  const offer = joined && {
    price: joined.price,
    isOpen: joined.onRegistration,
    href: to.class(joined),
  }
  return detailPage('events.detail', data, {
    head: foundAs(
      {
        title: event.title,
        description: describe(event.summary || event.description),
        image: data.cover,
        jsonLd: [eventMarkup(event, around, offer)],
      },
      event.seo,
    ),
    canonical: to.event(event),
    tags,
  })
}

const festivalCrumbs = (label: string) => trail({ label: 'Acara', href: to.events() }, { label })

/** The festival while only its class is published. */
function classAnswer(found: ClassDetail) {
  const data: EventDetailPage = {
    heading: { eyebrow: 'Festival', title: found.name, lead: found.summary },
    crumbs: festivalCrumbs(found.name),
    cover: imageOf(found.cover),
    facts: classFacts(found),
    price: classCard(found).price,
    note: registrationNote(found),
    actions: [{ label: found.onRegistration ? 'Daftar' : 'Lihat kelas', href: to.class(found) }],
    calendars: [],
    descriptionHtml: found.description,
    activities: [],
    speakers: found.instructors.map(person => ({
      name: person.name,
      text: person.bio,
      picture: imageOf(person.photo),
      isConfirmed: true,
    })),
    programs: [],
    agenda: [],
    tiers: [],
    related: { title: '', items: [] },
  }
  return detailPage('events.detail', data, {
    head: { title: found.name, description: describe(found.summary), image: data.cover },
    canonical: to.festival(),
    tags,
  })
}

function noFestival() {
  const title = 'Festival Belajar Bersama'
  const lead = 'Hari-hari belajar yang terbuka untuk semua: lokakarya, bincang, dan pameran karya.'
  const data: EventListPage = {
    page: 1,
    heading: { title, lead },
    crumbs: festivalCrumbs(title),
    items: [],
    empty: {
      title: 'Festival berikutnya belum dijadwalkan',
      text: 'Tanggal, pembicara, dan cara mendaftar akan diumumkan di halaman ini. Sementara itu, lihat acara kami yang lain.',
      action: { label: 'Lihat acara', href: to.events() },
    },
  }
  return detailPage('events.list', data, {
    head: { title, description: lead },
    canonical: to.festival(),
    tags,
  })
}
