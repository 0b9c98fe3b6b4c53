import { z } from 'zod'
import { blank, needed, pictureField, slugField, titleField } from '../../core/entries/entries.ts'

/** A public profile as it is written. */
export const personDraft = z.strictObject({
  name: titleField('Nama', 100).meta({ hint: 'Seperti ditulis di situs, dengan gelar bila perlu' }),
  title: blank(120).meta({ label: 'Peran', example: 'Guru matematika, SMK Negeri 2 Tegal' }),
  bio: blank(2000).meta({
    label: 'Tentang',
    control: 'area',
    lines: 6,
    hint: 'Apa yang dikerjakan dan diajarkan. Tanpa nomor telepon atau alamat surel',
  }),
  photo: pictureField('Foto'),
  slug: slugField.meta({ hint: 'Dibuat dari nama bila kosong' }),
})

export type PersonValue = z.output<typeof personDraft>

/** What a profile has to be when visitors are to see it. */
export const personPublication = personDraft.extend({ name: needed(2, 100, 'Nama') })

/** What the history and the log call its parts. */
export const personWords = {
  name: 'Nama',
  title: 'Peran',
  bio: 'Tentang',
  photo: 'Foto',
  slug: 'Alamat',
} as const
