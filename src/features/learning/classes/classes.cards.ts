import type { ItemList } from 'schema-dts'
import { to } from '../../../routes.ts'
import { dateRange, duration, mediumDate, momentText } from '../../../shared/dates.ts'
import { describe } from '../../../shared/html-text.ts'
import type { CalendarEntry } from '../../../shared/icalendar.ts'
import { rupiah } from '../../../shared/money.ts'
import { imageOf } from '../../../shared/picture.ts'
import { spokenIn } from '../../../shared/spoken.ts'
import type { CardItem, Fact } from '../../../ui/parts.tsx'
import { remembered } from '../../core/cards/cards.ts'
import type { RunView } from './class-pages.contract.ts'
import type { ClassDetail, ClassItem, Classroom } from './classes.contract.ts'
import { badges, levels, modes, types, webinarBadges } from './classes.rules.ts'
import type { DatedRun } from './runs.store.ts'

export function runDates(run: Pick<Classroom, 'startAt' | 'endAt' | 'timeZone'>): string {
  return dateRange(new Date(run.startAt), new Date(run.endAt), run.timeZone)
}

export function runPlace(run: Pick<Classroom, 'mode' | 'city'>): string {
  return [modes[run.mode], run.mode === 'online' ? undefined : run.city].filter(Boolean).join(', ')
}

/** Facts of a card: when, where, how much. */
export function classFacts(item: ClassItem): Fact[] {
  const { classroom: run } = item
  if (run) {
    return [
      { icon: 'calendar', text: runDates(run), dateTime: new Date(run.startAt).toISOString() },
      { icon: 'place', text: runPlace(run) },
      { icon: 'level', text: levels[item.level] },
    ]
  }
  return [
    { icon: 'book', text: `${item.totalModules} modul, ${item.totalChapters} bab` },
    { icon: 'clock', text: duration(item.durationMinutes) },
    { icon: 'level', text: levels[item.level] },
  ]
}

/** The card of a class, the same object as long as the class is. */
export const classCard = remembered(
  (item: ClassItem): CardItem => ({
    href: to.class(item),
    title: item.name,
    summary: item.summary,
    picture: imageOf(item.cover),
    eyebrow: item.category?.name ?? types[item.type],
    badge: badges[item.state],
    facts: classFacts(item),
    spoken: spokenIn(item.language),
    price: rupiah(item.price),
    compareAtPrice: item.compareAtPrice ? rupiah(item.compareAtPrice) : undefined,
  }),
)

/** The line under the price: until when one may register, or why not. */
export function registrationNote(item: ClassItem): string {
  const { classroom: run } = item
  if (item.type === 'self_paced') return 'Mulai kapan saja, belajar sesuai kecepatan Anda.'
  if (!run) return 'Jadwal akan diumumkan.'
  const day = (at: string | null) => (at ? mediumDate(new Date(at), run.timeZone) : undefined)
  const words = {
    comingSoon: run.registrationOpenAt
      ? `Pendaftaran dibuka ${day(run.registrationOpenAt)}.`
      : 'Jadwal pendaftaran akan diumumkan.',
    onRegistration: `Pendaftaran ditutup ${day(run.registrationCloseAt ?? run.startAt)}.`,
    soon: `Pendaftaran sudah ditutup. Kelas dimulai ${day(run.startAt)}.`,
    started: `Kelas berlangsung sampai ${day(run.endAt)}.`,
    ended: `Kelas selesai pada ${day(run.endAt)}.`,
    cancelled: 'Kelas ini dibatalkan.',
    postponed: 'Kelas ini ditunda. Jadwal baru akan diumumkan.',
  } as const satisfies Record<ClassItem['state'], string>
  return words[item.state]
}

/** A dated run, in words. */
export function runView(run: Classroom): RunView {
  return {
    id: `jadwal-${run.id}`,
    name: run.name,
    lines: [runDates(run), [runPlace(run), run.venue].filter(Boolean).join(', ')],
    badge: badges[run.state in badges ? (run.state as keyof typeof badges) : 'comingSoon'],
  }
}

/** A dated meeting, in words. */
export function webinarView(webinar: ClassDetail['webinars'][number], index: number): RunView {
  const { startAt, timeZone, provider, speakers, summary, recordingUrl } = webinar
  const where = provider ? `Daring lewat ${provider}` : 'Daring'
  return {
    id: `pertemuan-${index + 1}`,
    name: webinar.title,
    lines: [
      `${momentText(new Date(startAt), timeZone)}, ${duration(webinar.minutes)}`,
      speakers.length > 0 ? `${where}, bersama ${speakers.map(({ name }) => name).join(', ')}` : where,
      ...(summary ? [summary] : []),
    ],
    badge: webinarBadges[webinar.status],
    more: recordingUrl ? { label: 'Tonton rekaman', href: recordingUrl } : undefined,
  }
}

/** A list of classes for search engines, in the order in which it is shown. */
export function courseList(items: readonly ClassItem[], provider: string) {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: to.class(item),
      item: {
        '@type': 'Course',
        url: to.class(item),
        name: item.name,
        description: describe(item.summary || item.name),
        inLanguage: 'id',
        provider: { '@type': 'EducationalOrganization', name: provider },
      },
    })),
  } satisfies ItemList
}

const entryStatus = {
  scheduled: 'confirmed',
  completed: 'confirmed',
  postponed: 'tentative',
  cancelled: 'cancelled',
} as const

/** A dated run as calendars know it. It lasts for days without filling them, so it takes nobody's time. */
export function runEntry(
  run: DatedRun,
  { tenant }: { tenant: { slug: string; origin: string } },
): CalendarEntry {
  const place = [run.venue, run.city].filter(Boolean).join(', ')
  return {
    uid: `kelas-${run.id}@${tenant.slug}.sanggar`,
    title: `${run.class.name}, ${run.name}`,
    description: run.class.summary,
    location: run.mode === 'online' ? modes.online : place || modes[run.mode],
    url: `${tenant.origin}${to.class(run.class)}`,
    startAt: new Date(run.startAt),
    endAt: new Date(run.endAt),
    updatedAt: new Date(run.updatedAt),
    sequence: run.version - 1,
    status: entryStatus[run.status],
    isBackground: true,
  }
}
