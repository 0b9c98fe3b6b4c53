import type { CallContext } from '../../../platform/http/endpoint.ts'
import { byPlace } from '../../../shared/by-place.ts'
import type { PaletteHits } from './administration.contract.ts'

/** Things of this tenant by their names, as the rooms find them, each sort only for those who may see it. */
export async function search(context: CallContext, words: string): Promise<PaletteHits> {
  const parts = context.partsOf('palette').toSorted(byPlace)
  const items: PaletteHits['items'] = []
  for (const part of parts) items.push(...(await part.find(context, words)))
  return { items }
}
