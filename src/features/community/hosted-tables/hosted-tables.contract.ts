import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { mostOrigins } from './hosted-tables.rules.ts'

export const tableKey = z.object({
  key: z.string(),
  address: z.string(),
  madeText: z.string(),
  /** until when the key before holds; empty: it does not */
  formerText: z.string(),
  origins: z.array(z.string()),
})
export type TableKey = z.output<typeof tableKey>

/** at once, or so that the key before holds for seven days more */
export const rotation = z.strictObject({ when: z.enum(['now', 'overlapping'], 'Pilih kapan') })

const originPattern = /^https?:\/\/[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/

export const origins = z.strictObject({
  /** one a line */
  origins: plainText(4000)
    .transform(text => [
      ...new Set(
        text
          .split(/\s+/)
          .map(line => line.toLowerCase().replace(/\/$/, ''))
          .filter(line => line !== ''),
      ),
    ])
    .pipe(
      z
        .array(z.string().regex(originPattern, 'Tulis alamat seperti https://contoh.sch.id, satu per baris'))
        .max(mostOrigins, `Maksimal ${mostOrigins} alamat`),
    )
    .meta({ label: 'Situs yang boleh mengirim', control: 'area' }),
})

export interface TablesPage {
  key: TableKey
  tables: { name: string; columns: string; takes: string; example: string }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'hosted-tables.manage': TablesPage
  }
}
