import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { blank, needed, pictureField, slugField, titleField } from '../../core/entries/entries.ts'
import { productNames, products } from './lms-features.rules.ts'

/** A feature of a product as it is written: nothing has to be there, and nothing is too long. */

const icon = (initial: string) => blank(40).meta({ label: 'Ikon', control: 'icon', initial })

export const featureDraft = z.strictObject({
  title: titleField().meta({ maxLength: 120 }),
  product: z.enum(products).default('lms').meta({ label: 'Produk', required: true, words: productNames }),
  description: blank(2000).meta({
    label: 'Keterangan',
    required: true,
    control: 'area',
    lines: 5,
    hint: 'Kalimat pertama tampil di kartu',
  }),
  icon: icon('sparkles'),
  image: pictureField('Gambar'),
  listFeatures: z
    .array(plainText(300))
    .max(60, 'Maksimal 60 baris')
    .default([])
    .meta({ label: 'Yang tersedia', control: 'lines', hint: 'Satu per baris' }),
  benefits: z
    .array(
      z.strictObject({
        title: blank(160).meta({ label: 'Judul', required: true }),
        icon: icon('star'),
        desc: blank(1000).meta({ label: 'Keterangan', control: 'area' }),
      }),
    )
    .max(24, 'Maksimal 24 manfaat')
    .default([])
    .meta({ label: 'Manfaat', noun: 'manfaat' }),
  position: z
    .union([z.int().min(0, 'Minimal 0').max(100_000, 'Maksimal 100.000'), z.literal('')])
    .default('')
    .meta({ label: 'Urutan', control: 'number', hint: 'Yang terkecil tampil pertama. Kosong: paling akhir' }),
  slug: slugField,
  key: plainText(64)
    .regex(/^(?:[a-z][a-z0-9_]*)?$/, 'Kunci memakai huruf kecil, angka, dan garis bawah')
    .default('')
    .meta({ label: 'Kunci', hint: 'Nama bagi program lain. Dibuat dari judul bila kosong' }),
})

export type FeatureValue = z.output<typeof featureDraft>

/** What a feature has to be when visitors are to see it. */
export const featurePublication = featureDraft
  .extend({ title: needed(2, 120), description: plainText(2000).trim().min(1, 'Isi keterangannya') })
  .superRefine(({ benefits }: FeatureValue, { addIssue }) => {
    for (const [index, { title }] of benefits.entries())
      if (title.trim() === '')
        addIssue({ code: 'custom', path: ['benefits', index, 'title'], message: 'Wajib diisi' })
  })

/** What the history and the log call its parts. */
export const featureWords = {
  title: 'Judul',
  product: 'Produk',
  description: 'Keterangan',
  icon: 'Ikon',
  image: 'Gambar',
  listFeatures: 'Yang tersedia',
  benefits: 'Manfaat',
  position: 'Urutan',
  slug: 'Alamat',
  key: 'Kunci',
} as const
