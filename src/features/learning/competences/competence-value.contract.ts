import { z } from 'zod'
import { blank, needed, slugField, titleField } from '../../core/entries/entries.ts'

/** A competence as it is written. */
export const competenceDraft = z.strictObject({
  name: titleField('Nama').meta({
    maxLength: 120,
    hint: 'Kelas yang menyebut nama ini di antara kompetensinya tampil di halamannya',
  }),
  description: blank(1000).meta({
    label: 'Keterangan',
    control: 'area',
    lines: 5,
    hint: 'Apa artinya bagi yang belum mengenalnya',
  }),
  slug: slugField.meta({ hint: 'Dibuat dari nama bila kosong' }),
})

export type CompetenceValue = z.output<typeof competenceDraft>

/** What a competence has to be when visitors are to see it. */
export const competencePublication = competenceDraft.extend({ name: needed(2, 120, 'Nama') })

/** What the history and the log call its parts. */
export const competenceWords = { name: 'Nama', description: 'Keterangan', slug: 'Alamat' } as const
