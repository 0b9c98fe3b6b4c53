import { z } from 'zod'

/** What the test's forms send. */

export const started = z.object({
  age: z.enum(['adult', 'minor'], 'Pilih salah satu').meta({ label: 'Usia Anda' }),
})

const place = (words: string) =>
  z
    .string(words)
    .regex(/^[0-3]$/, words)
    .transform(Number)

export const chosen = z
  .object({
    most: place('Pilih satu kata yang paling sesuai').meta({ label: 'Paling' }),
    least: place('Pilih satu kata yang paling tidak sesuai').meta({ label: 'Paling tidak' }),
  })
  .refine(({ most, least }) => most !== least, {
    message: 'Kata yang paling tidak sesuai harus lain dari yang paling sesuai',
    path: ['least'],
  })
