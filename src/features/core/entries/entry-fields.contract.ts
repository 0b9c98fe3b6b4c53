import { documentShape } from '../../../platform/documents/documents.ts'
import { plainText } from '../../../platform/http/query.ts'
import { storedPicture } from '../sections/sections.ts'

/** Fields that many kinds have, as a draft keeps them: nothing has to be there, and nothing is too long. */

export const blank = (max: number) => plainText(max).default('')

export const titleField = (label = 'Judul', max = 255) => blank(max).meta({ label, required: true })
export const summaryField = blank(300).meta({
  label: 'Ringkasan',
  control: 'area',
  hint: 'Satu atau dua kalimat, di kartu dan mesin pencari',
})
export const bodyField = documentShape.default([])
export const pictureField = (label = 'Sampul') =>
  storedPicture.nullable().default(null).meta({ label, control: 'picture' })

export const slugField = plainText(191)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Alamat memakai huruf kecil, angka, dan tanda hubung')
  .default('')
  .meta({ label: 'Alamat', hint: 'Dibuat dari judul bila kosong' })

/** What a publication asks of the field it is called by. */
export const needed = (min = 3, max = 255, label = 'Judul') =>
  plainText(max).trim().min(min, `${label} minimal ${min} karakter`)
