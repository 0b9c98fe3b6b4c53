import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { isSafeHref } from '../../../shared/safe-href.ts'

/** What the sections of a page are made of, with the words of the form they are written in. */

export const words = (max: number) => plainText(max).trim()
export const named = (max: number) => words(max).min(1, 'Wajib diisi')
export const many = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `Maksimal ${max} baris`)

export const href = named(500)
  .refine(isSafeHref, 'Tautan harus berupa alamat di situs ini (/Class) atau alamat lengkap (https://…)')
  .meta({ from: 'pages', example: '/Class atau https://…' })

export const action = z.strictObject({
  label: named(60).meta({ label: 'Kata di tombol' }),
  href: href.meta({ label: 'Alamat' }),
})

export const link = action.optional().meta({ label: 'Tautan lanjutan', control: 'link' })

export const storedPicture = z.strictObject({
  key: z.string().max(200),
  width: z.int(),
  height: z.int(),
  alt: words(191).meta({ label: 'Yang terlihat di gambar', hint: 'Dibacakan bagi yang tidak melihatnya' }),
  caption: words(300).optional().meta({ label: 'Keterangan di bawah gambar' }),
  tint: z.string().max(20).optional(),
  /** percent from the left and from the top */
  focus: z
    .string()
    .regex(/^(0|25|50|75|100)-(0|25|50|75|100)$/, 'Titik fokus berupa persen, misalnya 50-25')
    .optional(),
})

export const picture = storedPicture.optional().meta({ label: 'Gambar', control: 'picture' })

export const base = {
  /** the anchor: /About#tim */
  id: z
    .string('Wajib diisi')
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Jangkar memakai huruf kecil, angka, dan tanda hubung'),
  title: named(160).meta({ label: 'Judul bagian' }),
  intro: words(600).optional().meta({ label: 'Pengantar bagian', control: 'area' }),
  more: link,
}

export const figure = z.strictObject({
  value: named(40).meta({ label: 'Angka' }),
  label: named(80).meta({ label: 'Keterangan' }),
  note: words(160).optional().meta({ label: 'Catatan' }),
})

export const actions = many(action, 3).meta({ label: 'Tombol', noun: 'tombol' })

/** Whole rupiah, or words where there is no one price: "Hubungi kami". */
export const price = z
  .union(
    [z.int().min(0, 'Harga minimal 0').max(1_000_000_000_000, 'Harga terlalu besar'), named(40)],
    'Tulis harga dalam rupiah (angka) atau kata, misalnya Hubungi kami',
  )
  .meta({ label: 'Harga', control: 'price', hint: 'Angka rupiah, atau kata seperti Hubungi kami' })
