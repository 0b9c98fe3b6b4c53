import { askedPage, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { monthAndYear } from '../../../shared/dates.ts'
import { everyOf, listPage, trail } from '../../../ui/lists.ts'
import { cityFilter, regionNames } from '../../core/regions/regions.ts'
import { eventCard, programCard } from './events.cards.ts'
import { eventPageQuery, programPageQuery } from './events.contract.ts'
import { eventKindNames, eventKinds } from './events.rules.ts'
import { findEventChoices, listEventItems, listEventPrograms } from './events.ts'

const past = { title: 'Acara yang sudah lewat', lead: 'Acara yang sudah selesai, yang terbaru lebih dulu.' }
const coming = {
  title: 'Acara',
  lead: 'Festival, seminar, lokakarya, dan pertemuan yang kami adakan. Pilih yang cocok dengan waktu Anda.',
}

/** Events to come, or those that are over, narrowed by month, kind and city. */
export const loadEventList: PublicPageLoad = askedPage(eventPageQuery, async (context, query) => {
  const { page, pageSize, month, kind, city } = query
  const isPast = query.when === 'past'
  const asked = { page, pageSize, isPast, month, kind, cityCode: city }
  const found = await listEventItems(context, asked)
  const choices = await findEventChoices(context, isPast)
  const kinds = eventKindNames.filter(one => choices.kinds.includes(one) || one === kind)
  const names = await regionNames()
  return listPage('events.list', {
    path: to.events(),
    ...(isPast ? past : coming),
    crumbs: trail({ label: 'Acara' }),
    query,
    found,
    every: await everyOf(found, whole => listEventItems(context, { ...asked, ...whole })),
    card: event => eventCard(event, context.clock.now(), names.city(event.cityCode)?.name),
    filters: [
      { name: 'when', label: 'Waktu', any: 'Mendatang', choices: [{ value: 'past', label: 'Sudah lewat' }] },
      {
        name: 'month',
        label: 'Bulan',
        choices: choices.months.map(value => ({ value, label: monthAndYear(value) })),
        asked: monthAndYear,
      },
      {
        name: 'kind',
        label: 'Jenis',
        choices: kinds.map(value => ({ value, label: eventKinds[value] })),
        of: event => event.kind,
      },
      cityFilter(names, choices.cities),
    ],
    none: { title: 'Tidak ada acara yang cocok', text: 'Coba bulan, jenis, atau kota lain.' },
    empty: {
      title: 'Belum ada acara yang dijadwalkan',
      text: 'Begitu jadwalnya pasti, acara kami tampil di sini. Sementara itu, lihat kelas yang dibuka.',
      action: { label: 'Lihat kelas', href: to.classes() },
    },
    tags: ['events'],
    data: (list, tools) => ({ ...list, tools: { ...tools, calendar: to.calendar(), ways } }),
  })
})

/** what stands beside events */
const ways = [
  { label: 'Rangkaian acara', href: to.eventPrograms() },
  { label: 'Lowongan kerja', href: to.jobs() },
]

/** Parts of events: workshops, competitions, exhibitions. */
export const loadEventPrograms: PublicPageLoad = askedPage(programPageQuery, async (context, query) =>
  listPage('events.list', {
    path: to.eventPrograms(),
    title: 'Rangkaian acara',
    lead: 'Lokakarya, lomba, dan pameran di dalam acara kami.',
    crumbs: trail({ label: 'Acara', href: to.events() }, { label: 'Rangkaian acara' }),
    query,
    found: await listEventPrograms(context, query),
    card: programCard,
    empty: {
      title: 'Belum ada rangkaian acara',
      text: 'Lokakarya, lomba, dan pameran tampil di sini begitu acaranya dijadwalkan.',
      action: { label: 'Lihat acara', href: to.events() },
    },
    tags: ['events'],
    data: list => list,
  }),
)
