import { z } from 'zod'
import { seenVersion } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'

/** printable and without spaces; empty: the one that is there stays */
const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{0,200}$/, 'Salin kuncinya persis seperti di dasbor penyedia')
  .default('')

export const payoutSettingsBody = z
  .strictObject({
    version: seenVersion,
    twoAbove: wholeRupiah(0),
    mostEach: wholeRupiah(50_000),
    mostADay: wholeRupiah(50_000),
    creatorKey: key,
    approverKey: key,
    noticeKey: key,
  })
  .refine(({ mostEach, mostADay }) => mostEach <= mostADay, {
    message: 'Batas sehari tidak boleh kurang dari batas satu pencairan',
    path: ['mostADay'],
  })
export type PayoutSettingsBody = z.output<typeof payoutSettingsBody>

/** Keys are never told again: only whether there is one, and its last four characters. */
const heldKey = z.object({ isThere: z.boolean(), end: z.string() })

export const payoutSettingsView = z.object({
  version: z.int(),
  twoAbove: z.int(),
  mostEach: z.int(),
  mostADay: z.int(),
  /** what holds until then, since a limit was raised; null: what is written does */
  waiting: z
    .object({ twoAbove: z.int(), mostEach: z.int(), mostADay: z.int(), until: z.string() })
    .nullable(),
  keys: z.object({ creatorKey: heldKey, approverKey: heldKey, noticeKey: heldKey }),
  /** who sends; empty: they are transferred by hand */
  provider: z.string(),
  hasOwnKeys: z.boolean(),
  webhook: z.string(),
})
export type PayoutSettingsView = z.output<typeof payoutSettingsView>
