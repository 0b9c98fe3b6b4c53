import type { Badge } from '../../../ui/parts.tsx'

/** What is true of an event and of its parts, and their words. */
export const eventKinds = {
  festival: 'Festival',
  seminar: 'Seminar',
  workshop: 'Lokakarya',
  hackathon: 'Hackathon',
  exhibition: 'Pameran',
  competition: 'Lomba',
  gathering: 'Temu komunitas',
} as const

export type EventKind = keyof typeof eventKinds

export const eventKindNames = [
  'festival',
  'seminar',
  'workshop',
  'hackathon',
  'exhibition',
  'competition',
  'gathering',
] as const satisfies EventKind[]

export const programKinds = {
  workshop: 'Lokakarya',
  competition: 'Lomba',
  exhibition: 'Pameran',
  talk: 'Bincang',
  performance: 'Pertunjukan',
} as const

export const modes = { online: 'Daring', offline: 'Tatap muka', hybrid: 'Daring dan tatap muka' } as const

export type EventState = 'upcoming' | 'running' | 'ended' | 'postponed' | 'cancelled'

export const stateBadges = {
  upcoming: { label: 'Akan Datang', tone: 'orange' },
  running: { label: 'Sedang Berlangsung', tone: 'blue' },
  ended: { label: 'Telah Selesai', tone: 'red' },
  postponed: { label: 'Ditunda', tone: 'orange' },
  cancelled: { label: 'Dibatalkan', tone: 'red' },
} as const satisfies Record<EventState, Badge>

interface Timed {
  status: 'scheduled' | 'postponed' | 'cancelled'
  startAt: string
  endAt: string
}

/** Where an event stands. A postponed one has not ended, whatever date it still bears. */
export function eventState({ status, startAt, endAt }: Timed, now: Date): EventState {
  if (status !== 'scheduled') return status
  if (now > new Date(endAt)) return 'ended'
  return now >= new Date(startAt) ? 'running' : 'upcoming'
}

/** schema.org types */
export const schemaTypes = {
  festival: 'Festival',
  seminar: 'EducationEvent',
  workshop: 'EducationEvent',
  hackathon: 'Hackathon',
  exhibition: 'ExhibitionEvent',
  competition: 'Event',
  gathering: 'SocialEvent',
} as const satisfies Record<EventKind, string>
