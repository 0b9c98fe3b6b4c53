import { z } from 'zod'
import { blank, needed, pictureField, slugField, titleField } from '../../core/entries/entries.ts'

/** A client as it is written. */
export const clientDraft = z.strictObject({
  name: titleField('Nama').meta({ maxLength: 160 }),
  sector: blank(80).meta({ label: 'Bidang', example: 'Perbankan' }),
  logo: pictureField('Logo'),
  position: z
    .union([z.int().min(0, 'Minimal 0').max(100_000, 'Maksimal 100.000'), z.literal('')])
    .default('')
    .meta({ label: 'Urutan', control: 'number', hint: 'Yang terkecil tampil pertama. Kosong: paling akhir' }),
  slug: slugField.meta({ hint: 'Dibuat dari nama bila kosong' }),
})

export type ClientValue = z.output<typeof clientDraft>

/** What a client has to be when visitors are to see it. */
export const clientPublication = clientDraft.extend({ name: needed(2, 160, 'Nama') })

/** What the history and the log call its parts. */
export const clientWords = {
  name: 'Nama',
  sector: 'Bidang',
  logo: 'Logo',
  position: 'Urutan',
  slug: 'Alamat',
} as const
