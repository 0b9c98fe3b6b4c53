import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { dayIn } from '../../../shared/days.ts'

/** The month that ceilings count in, by the tenant's clock: '2026-11'. */
export const monthOf = (clock: Pick<Clock, 'now'>, timeZone: string): string =>
  dayIn(clock.now(), timeZone).slice(0, 7)

/** Roughly: a token is some three letters of Indonesian. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 3)

/** How many tokens a service may be sent in a month. */
export const monthlyTokens = z.coerce
  .number('Isi dengan angka')
  .int('Tanpa pecahan')
  .min(0, 'Minimal 0')
  .max(2_000_000_000, 'Terlalu besar')
