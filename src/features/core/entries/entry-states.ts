import type { EntryState } from './entries.rules.ts'
import type { EntryItem } from './entry-lists.store.ts'

type Tone = 'neutral' | 'orange' | 'green' | 'blue' | 'red'

/** The states of the list, as its filter calls them. */
export const stateFilters = {
  draft: { label: 'Draf' },
  waiting: { label: 'Menunggu tinjauan' },
  needs_fix: { label: 'Perlu diperbaiki' },
  scheduled: { label: 'Terjadwal' },
  published: { label: 'Terbit' },
  archived: { label: 'Diarsipkan' },
  trash: { label: 'Sampah' },
} as const satisfies Record<EntryState, { label: string }>

/** Where an entry stands, in words and in a colour. */
export function stateOf(
  item: Pick<EntryItem, 'status' | 'trashedAt' | 'hasDraft' | 'plannedAt' | 'review'>,
): {
  label: string
  tone: Tone
} {
  if (item.trashedAt !== null) return { label: 'Sampah', tone: 'red' }
  if (item.review === 'asked') return { label: 'Menunggu tinjauan', tone: 'blue' }
  if (item.review === 'needs_fix') return { label: 'Perlu diperbaiki', tone: 'orange' }
  if (item.plannedAt !== null) return { label: 'Terjadwal', tone: 'blue' }
  if (item.status === 'archived') return { label: 'Diarsipkan', tone: 'neutral' }
  if (item.status === 'published')
    return item.hasDraft
      ? { label: 'Terbit, ada perubahan', tone: 'blue' }
      : { label: 'Terbit', tone: 'green' }
  return { label: 'Draf', tone: 'orange' }
}
