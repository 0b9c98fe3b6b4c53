import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { officeQuery, plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import { entryStates } from './entries.rules.ts'

export const entryListQuery = officeQuery(20, {
  search: searchText.optional(),
  state: z.enum(entryStates, 'Status tidak dikenal').optional(),
  sort: z.enum(['newest', 'title', 'occurs'], 'Urutan tidak dikenal').optional(),
})

export type EntryListQuery = z.output<typeof entryListQuery>

/** A new one: empty, or called something already. */
export const newEntry = z.strictObject({ title: plainText(255).optional() })
export const begunEntry = z.object({ id: z.int(), href: z.string() })
export const entryParameters = z.object({ id: positiveId })
export const whereItStands = z.object({ id: z.int() })

export const bulkActs = ['publish', 'withdraw', 'archive', 'trash', 'restore'] as const
export type BulkAct = (typeof bulkActs)[number]

export const bulkBody = z.strictObject({
  ids: bulkIds,
  act: z.enum(bulkActs, `Pilihan: ${bulkActs.join(', ')}`),
})
