import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { officeQuery, plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import { pathTo } from '../../../routes.ts'
import type { FormField } from '../../../shared/form-field.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'

export const redirectQuery = officeQuery(20, { search: searchText.optional() })
export type RedirectQuery = z.output<typeof redirectQuery>
export const idParameter = z.object({ id: positiveId })

/** Below the site's own host, in any letters' case; what stands behind ? or # is not looked at. */
const oldPath = plainText(1024)
  .trim()
  .transform(text => decoded(text.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '')))
  .pipe(
    z
      .string()
      .regex(/^\/[^/\s]/, 'Tulis alamat di situs ini, dimulai dengan garis miring: /kabar-lama')
      .max(1024, 'Paling panjang 1.024 karakter'),
  )

const newPath = plainText(1024)
  .trim()
  .transform(text => text.replace(/^https?:\/\/[^/]+(?=\/)/i, ''))
  .pipe(z.string().regex(/^\/(?!\/)\S*$/, 'Tulis alamat di situs ini, dimulai dengan garis miring: /Blog'))

/** As findRedirect is asked. */
function decoded(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  try {
    return decodeURI(plain).toLowerCase()
  } catch {
    return plain.toLowerCase()
  }
}

/** What is written of an old address. */
export const writtenRedirect = z.strictObject({
  from: oldPath.meta({
    label: 'Alamat lama',
    required: true,
    example: '/2024/05/kabar-lama',
    hint: 'Berlaku bila di alamat ini tidak ada halaman',
    maxLength: 1024,
  }),
  to: newPath.meta({
    label: 'Dialihkan ke',
    required: true,
    example: pathTo('Blog-id-title', { id: 12, title: 'kabar-baru' }),
    maxLength: 1024,
  }),
})
export type WrittenRedirect = z.output<typeof writtenRedirect>

export const ledRedirect = writtenRedirect.pick({ to: true })

export const redirectItem = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  /** what brought it in: "Impor WordPress"; empty for what was written by hand */
  source: z.string(),
  /** when it was added, for the eye */
  addedText: z.string(),
})
export type RedirectItem = z.output<typeof redirectItem>

export const bulkRedirects = z.strictObject({ ids: bulkIds, act: z.literal('remove') })

export interface RedirectsPage {
  list: OfficeListData<RedirectItem>
  fields: FormField[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'redirects.list': RedirectsPage
  }
}
