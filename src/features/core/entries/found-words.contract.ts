import { z } from 'zod'
import { pictureShape } from '../../../platform/http/paged.ts'
import { plainText } from '../../../platform/http/query.ts'
import type { PageHead } from '../../../shared/page.ts'
import { storedPicture } from '../sections/sections.ts'

/** What a thing says where it is found and shared, apart from its page: what is left out is taken from the page. */
export const seoShape = z.strictObject({
  title: plainText(70).optional().meta({ label: 'Judul di mesin pencari', hint: 'Kosong: judul halamannya' }),
  description: plainText(200)
    .optional()
    .meta({ label: 'Keterangan di mesin pencari', control: 'area', hint: 'Kosong: ringkasan' }),
  image: storedPicture
    .optional()
    .meta({ label: 'Gambar saat dibagikan', control: 'picture', hint: 'Kosong: sampul' }),
})

/** The field of a draft that holds it; a kind without it is found as its page says. */
export const seoField = seoShape.default({})

/** The same as a page's call answers it. */
export const seoWords = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  image: pictureShape.unwrap().omit({ url: true }).optional(),
})

export type SeoWords = z.output<typeof seoWords>

/** The head of a page whose writers said otherwise how it is to be found. */
export const foundAs = (head: PageHead, { title, description, image }: SeoWords): PageHead => ({
  ...head,
  ...(title ? { title } : {}),
  ...(description ? { description } : {}),
  ...(image ? { image } : {}),
})
