import { type PageContext, type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { monthAndYear } from '../../../shared/dates.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage } from '../../../shared/pager.ts'
import type { ListFilter } from '../../../ui/lists.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { eventCard, programCard } from './events.cards.ts'
import { type EventListPage, eventPageQuery, programPageQuery } from './events.contract.ts'
import { eventKindNames, eventKinds } from './events.rules.ts'
import { findEventChoices, listEventItems, listEventPrograms } from './events.ts'

const lead =
  'Festival, seminar, lokakarya, dan pertemuan yang kami adakan. Pilih yang cocok dengan waktu Anda.'
const pastLead = 'Acara yang sudah selesai, yang terbaru lebih dulu.'
const programLead = 'Lokakarya, lomba, dan pameran di dalam acara kami.'

/** Events to come, or those that are over, narrowed by month, kind and city. */
export const loadEventList: PublicPageLoad = {
  query: ['page', 'bulan', 'jenis', 'kota', 'waktu'],
  async load(context) {
    const data = await eventListData(context)
    return {
      page: 'events.list',
      data,
      head: {
        title: titleOfPage(data.heading.title, data.page),
        description: data.heading.lead ?? lead,
        noindex: data.tools?.isFiltered ?? false,
      },
      canonical: to.events(),
      crumbs: data.crumbs,
      tags: ['events'],
      status: statusOfPage(data),
    } satisfies PageAnswer<'events.list'>
  },
}

async function eventListData(context: PageContext): Promise<EventListPage> {
  const query = parseQuery(eventPageQuery, context.query)
  const { bulan, jenis, kota, waktu } = query
  const isPast = waktu === 'lewat'
  const { page, pageSize } = query
  const list = await listEventItems(context, {
    page,
    pageSize,
    isPast,
    month: bulan,
    kind: jenis,
    cityCode: kota,
  })
  const names = await regionNames()
  const kept = { bulan, jenis, kota, waktu }
  const isFiltered = Object.values(kept).some(Boolean)
  return {
    page,
    heading: { title: isPast ? 'Acara yang sudah lewat' : 'Acara', lead: isPast ? pastLead : lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Acara' }],
    tools: {
      path: to.events(),
      isFiltered,
      filters: await filtersOf(context, kept, isPast),
      calendar: to.calendar(),
      ways: [
        { label: 'Rangkaian acara', href: to.eventPrograms() },
        { label: 'Lowongan kerja', href: to.jobs() },
      ],
    },
    items: list.items.map(event => eventCard(event, context.clock.now(), names.city(event.cityCode)?.name)),
    empty: isFiltered
      ? {
          title: 'Tidak ada acara yang cocok',
          text: 'Coba bulan, jenis, atau kota lain.',
          action: { label: 'Tampilkan semua', href: to.events() },
        }
      : {
          title: 'Belum ada acara yang dijadwalkan',
          text: 'Begitu jadwalnya pasti, acara kami tampil di sini. Sementara itu, lihat kelas yang dibuka.',
          action: { label: 'Lihat kelas', href: to.classes() },
        },
    pager: pagerOf(list, to.events(), kept),
  }
}

async function filtersOf(
  context: PageContext,
  { bulan, jenis, kota, waktu }: Record<'bulan' | 'jenis' | 'kota' | 'waktu', string | undefined>,
  isPast: boolean,
): Promise<ListFilter[]> {
  const found = await findEventChoices(context, isPast)
  const names = await regionNames()
  // what was asked for stays to be seen, also where nothing has it
  const withAsked = (values: readonly string[], asked: string | undefined) =>
    asked === undefined || values.includes(asked) ? values : [...values, asked]
  return [
    {
      name: 'waktu',
      label: 'Waktu',
      any: 'Mendatang',
      value: waktu,
      choices: [{ value: 'lewat', label: 'Sudah lewat' }],
    },
    {
      name: 'bulan',
      label: 'Bulan',
      any: 'Semua',
      value: bulan,
      choices: withAsked(found.months, bulan).map(value => ({ value, label: monthAndYear(value) })),
    },
    {
      name: 'jenis',
      label: 'Jenis',
      any: 'Semua',
      value: jenis,
      choices: eventKindNames
        .filter(kind => found.kinds.includes(kind) || kind === jenis)
        .map(value => ({ value, label: eventKinds[value] })),
    },
    {
      name: 'kota',
      label: 'Kota',
      any: 'Semua',
      value: kota,
      choices: withAsked(found.cities, kota).map(value => ({
        value,
        label: names.city(value)?.name ?? value,
      })),
    },
  ]
}

/** Parts of events: workshops, competitions, exhibitions. */
export const loadEventPrograms: PublicPageLoad = {
  query: ['page'],
  async load(context) {
    const query = parseQuery(programPageQuery, context.query)
    const list = await listEventPrograms(context, query)
    const data: EventListPage = {
      page: query.page,
      heading: { title: 'Rangkaian acara', lead: programLead },
      crumbs: [
        { label: 'Beranda', href: to.home() },
        { label: 'Acara', href: to.events() },
        { label: 'Rangkaian acara' },
      ],
      items: list.items.map(programCard),
      empty: {
        title: 'Belum ada rangkaian acara',
        text: 'Lokakarya, lomba, dan pameran tampil di sini begitu acaranya dijadwalkan.',
        action: { label: 'Lihat acara', href: to.events() },
      },
      pager: pagerOf(list, to.eventPrograms(), {}),
    }
    return {
      page: 'events.list',
      data,
      head: {
        title: titleOfPage('Rangkaian acara', query.page),
        description: programLead,
      },
      canonical: to.eventPrograms(),
      crumbs: data.crumbs,
      tags: ['events'],
      status: statusOfPage(data),
    } satisfies PageAnswer<'events.list'>
  },
}
