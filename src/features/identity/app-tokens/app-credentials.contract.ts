import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'

/** an installation with more than this has forgotten some */
export const mostApps = 20

export const newApp = z.strictObject({
  name: plainText(100)
    .transform(text => text.trim())
    .pipe(z.string().min(3, 'Nama minimal 3 karakter')),
})

export const appParameters = z.object({ id: z.string().regex(/^[a-z0-9]{16}$/, 'ID aplikasi tidak valid') })

export const appItem = z.object({
  id: z.string(),
  name: z.string(),
  /** in words, in the tenant's time zone */
  createdText: z.string(),
})

export type AppItem = z.output<typeof appItem>

export const appList = z.object({ items: z.array(appItem) })
/** the secret is shown this once */
export const createdApp = appItem.extend({ secret: z.string() })

export type CreatedApp = z.output<typeof createdApp>

export interface AppsPageData {
  list: OfficeListData<AppItem>
  /** where tokens are asked for */
  tokenPath: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'apps.list': AppsPageData
  }
}
