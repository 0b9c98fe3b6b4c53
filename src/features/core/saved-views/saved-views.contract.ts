import { z } from 'zod'
import { plainText, positiveId } from '../../../platform/http/query.ts'

const list = z.string().regex(/^[a-z-]{2,40}$/, 'Daftar tidak dikenal')
const name = plainText(60).trim().min(1, 'Beri nama tampilan ini').normalize('NFC')

/** what an address says of a list, in one order; pages are no state */
const query = plainText(1000).transform(text => {
  const said = new URLSearchParams(text)
  said.delete('page')
  return String(said)
})

export const listParameter = z.object({ list })
export const viewParameters = z.object({ id: positiveId })

export const newView = z.strictObject({ list, name, query, isShared: z.boolean().default(false) })
export type NewView = z.output<typeof newView>

/** `query` left out: the state stays as it is kept */
export const changedView = z.strictObject({ name, isShared: z.boolean(), query: query.optional() })
export type ChangedView = z.output<typeof changedView>

export const keptView = z.object({
  id: z.int(),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
})
export const keptViews = z.array(keptView)
