import { dayIn } from '../../../shared/days.ts'

type Season = {
  registrationOpenAt: Date
  registrationCloseAt: Date
  startsOn: string
  endsOn: string
  isCancelled: boolean
}

export type SeasonState = 'cancelled' | 'soon' | 'open' | 'closed' | 'running' | 'ended'

export const seasonBadges = {
  soon: { label: 'Akan Datang', tone: 'orange' },
  open: { label: 'Pendaftaran Dibuka', tone: 'green' },
  closed: { label: 'Pendaftaran Ditutup', tone: 'orange' },
  running: { label: 'Sedang Berlangsung', tone: 'blue' },
  ended: { label: 'Telah Selesai', tone: 'red' },
  cancelled: { label: 'Dibatalkan', tone: 'red' },
} as const satisfies Record<SeasonState, { label: string; tone: string }>

/** Where a season stands, by the calendar. Open is open, even when the first stage has begun. */
export function seasonState(season: Season, now: Date, timeZone: string): SeasonState {
  if (season.isCancelled) return 'cancelled'
  if (now >= season.registrationOpenAt && now < season.registrationCloseAt) return 'open'
  if (now < season.registrationOpenAt) return 'soon'
  const today = dayIn(now, timeZone)
  if (today < season.startsOn) return 'closed'
  return today <= season.endsOn ? 'running' : 'ended'
}
