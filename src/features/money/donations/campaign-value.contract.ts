import { z } from 'zod'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { dayOrEmpty } from '../../../platform/http/written-fields.ts'
import { rupiahQuestion } from '../../../shared/rupiah-typed.ts'
import {
  blank,
  bodyField,
  needed,
  pictureField,
  slugField,
  summaryField,
  titleField,
} from '../../core/entries/entries.ts'
import { amountsOf, leastAmount, mostAmount } from './donations.rules.ts'

/** A campaign as it is written. Its last day counts, in the site's time zone. */
export const campaignDraft = z.strictObject({
  title: titleField('Judul kampanye'),
  summary: summaryField,
  body: bodyField,
  goal: z
    .union([wholeRupiah(1), z.literal('')], rupiahQuestion)
    .default('')
    .meta({ label: 'Target', control: 'rupiah', hint: 'Kosong: tanpa target' }),
  endsOn: dayOrEmpty.meta({ label: 'Hari terakhir', hint: 'Kosong: terbuka terus' }),
  amounts: blank(120).meta({
    label: 'Pilihan jumlah',
    hint: 'Paling banyak enam, dipisahkan koma',
    example: '25.000, 50.000, 100.000',
  }),
  picture: pictureField('Gambar'),
  slug: slugField,
})
export type CampaignValue = z.output<typeof campaignDraft>

/** What a campaign has to be when visitors are to see it. */
export const campaignPublication = campaignDraft
  .extend({ title: needed(3, 255, 'Judul') })
  .superRefine(({ amounts }, { addIssue }) => {
    const parts = amounts.split(/[,;]/).filter(part => part.trim() !== '')
    const read = amountsOf(amounts)
    const wrong = (message: string) => addIssue({ code: 'custom', path: ['amounts'], message })
    if (read.length !== parts.length) wrong('Tulis angka rupiah, dipisahkan koma')
    else if (read.length > 6) wrong('Paling banyak enam pilihan')
    else if (read.some(amount => amount < leastAmount || amount > mostAmount))
      wrong('Setiap pilihan minimal Rp 10.000')
  })

export const campaignWords = {
  title: 'Judul',
  summary: 'Ringkasan',
  body: 'Cerita',
  goal: 'Target',
  endsOn: 'Hari terakhir',
  amounts: 'Pilihan jumlah',
  picture: 'Gambar',
  slug: 'Alamat',
} as const
