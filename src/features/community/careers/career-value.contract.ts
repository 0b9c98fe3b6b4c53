import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import {
  blank,
  bodyField,
  needed,
  pictureField,
  slugField,
  summaryField,
  titleField,
} from '../../core/entries/entries.ts'

/** A hiring organisation as it is written. */
export const careerDraft = z.strictObject({
  name: titleField('Nama organisasi'),
  summary: summaryField,
  body: bodyField,
  industry: blank(80).meta({ label: 'Bidang', example: 'Perkapalan' }),
  website: plainText(500)
    .regex(/^(?:https?:\/\/\S+)?$/, 'Tulis alamat lengkap, dimulai dengan https://')
    .default('')
    .meta({ label: 'Situs', control: 'url', example: 'https://organisasi.id' }),
  address: blank(300).meta({ label: 'Alamat kantor', control: 'area', lines: 2 }),
  cityCode: blank(5).meta({ label: 'Kota', control: 'pick', from: 'cities', noun: 'kota' }),
  logo: pictureField('Logo'),
  cover: pictureField(),
  slug: slugField.meta({ hint: 'Dibuat dari nama bila kosong' }),
})

export type CareerValue = z.output<typeof careerDraft>

/** What an organisation has to be when visitors are to see it. */
export const careerPublication = careerDraft.extend({ name: needed(3, 255, 'Nama organisasi') })

/** What the history and the log call its parts. */
export const careerWords = {
  name: 'Nama organisasi',
  summary: 'Ringkasan',
  body: 'Isi',
  industry: 'Bidang',
  website: 'Situs',
  address: 'Alamat kantor',
  cityCode: 'Kota',
  logo: 'Logo',
  cover: 'Sampul',
  slug: 'Alamat',
} as const
