import { instantOf, wallTime } from '../../../shared/days.ts'
import type { PermissionName } from '../../core/permissions/permissions.ts'

/** What is true of notifications, as data. */

export const mailChoices = {
  now: 'Langsung',
  digest: 'Ringkasan harian',
  off: 'Tidak',
} as const
export type MailChoice = keyof typeof mailChoices

/** What a member wants of one kind. */
export interface Choice {
  bell: boolean
  mail: MailChoice
}

/** A kind of notification, said by the room that sends it. */
export interface NotificationKind {
  kind: string
  /** its order on the page of choices, smallest first */
  place: number
  label: string
  /** what is told by it, in one sentence */
  about: string
  /** what holds until somebody chooses */
  usual: Choice
  /** its mail always goes at once: why, in words */
  mailStays?: string
  /** only those who may do this are ever told of it */
  permission?: PermissionName
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** of what the room tells members */
    notificationKinds: readonly NotificationKind[]
  }
}

/** What holds for one kind, whatever was chosen while it could be. */
export const choiceOf = (kind: NotificationKind, chosen: Choice | undefined): Choice => {
  const choice = chosen ?? kind.usual
  return kind.mailStays === undefined ? choice : { ...choice, mail: 'now' }
}

/** days after which nobody looks for one any more */
export const keptDays = 180
/** days whose notifications the list goes back */
export const perPage = 20

/** the daily letter goes at this hour of the tenant's time */
const digestHour = '07:00'

/** The last moment at which daily letters were due: what was told before stands in one. */
export function lastDigestAt(now: Date, timeZone: string): Date {
  const { day } = wallTime(now, timeZone)
  const today = instantOf(`${day}T${digestHour}`, timeZone)
  if (today <= now) return today
  const before = wallTime(new Date(now.getTime() - 86_400_000), timeZone).day
  return instantOf(`${before}T${digestHour}`, timeZone)
}
