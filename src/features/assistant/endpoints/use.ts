import type { Clock } from '../../../platform/clock.ts'
import { dayIn } from '../../../shared/days.ts'

/** The month that ceilings count in, by the tenant's clock: '2026-11'. */
export const monthOf = (clock: Pick<Clock, 'now'>, timeZone: string): string =>
  dayIn(clock.now(), timeZone).slice(0, 7)

/** Roughly: a token is some three letters of Indonesian. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 3)
