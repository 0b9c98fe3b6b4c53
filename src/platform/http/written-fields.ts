import { z } from 'zod'
import { isDay, isLocalTime } from '../../shared/days.ts'
import { plainText } from './query.ts'

/** Shapes of what forms of many rooms hold. Empty is what is not known yet. */

/** 2026-12-31 */
export const dayOrEmpty = plainText(10)
  .refine(text => text === '' || isDay(text), 'Tulis tanggal, seperti 2026-12-31')
  .default('')
  .meta({ control: 'day' })

/** 2026-12-31T09:00, of the zone that the thing is in */
export const momentOrEmpty = plainText(16)
  .refine(text => text === '' || isLocalTime(text), 'Tulis tanggal dan jam')
  .default('')
  .meta({ control: 'moment' })

export const wholeBetween = (least: number, most: number) =>
  z.int('Tulis bilangan bulat').min(least, `Minimal ${least}`).max(most, `Maksimal ${most}`)

/** of what is marked: quarters are the finest */
export const pointsBetween = (least: number, most: number) =>
  z
    .number('Tulis angkanya')
    .min(least, `Minimal ${least}`)
    .max(most, `Maksimal ${most}`)
    .multipleOf(0.25, 'Kelipatan 0,25')

/** A film, a sound or a document of the library, as a form keeps it; `key` says what it may be. */
export const libraryFile = (key: z.ZodString = z.string().max(200)) =>
  z
    .strictObject({
      id: z.int().min(1).max(2_147_483_647).optional(),
      key,
      name: plainText(191).default(''),
      bytes: z.int().min(0).optional(),
      seconds: z.number().min(0).max(1_000_000).optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      poster: z.strictObject({ key: z.string().max(200), width: z.int(), height: z.int() }).optional(),
    })
    .nullable()
    .default(null)
