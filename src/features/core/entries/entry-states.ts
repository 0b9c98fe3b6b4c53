import type { EntryState } from './entries.rules.ts'

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

/** What a list knows of where something written stands. */
interface Standing {
  status: string
  review: string | null
  trashedAt: unknown
  hasDraft: boolean
  plannedAt: unknown
}

/** Where something written stands, in words and in a colour. */
export function stateOf(item: Standing): { label: string; tone: Tone } {
  if (item.trashedAt !== null) return { label: 'Sampah', tone: 'red' }
  if (item.review === 'asked') return { label: 'Menunggu tinjauan', tone: 'blue' }
  if (item.review === 'needs_fix') return { label: 'Perlu diperbaiki', tone: 'orange' }
  if (item.plannedAt !== null || item.status === 'scheduled') return { label: 'Terjadwal', tone: 'blue' }
  if (item.status === 'archived') return { label: 'Diarsipkan', tone: 'neutral' }
  if (item.status === 'published')
    return item.hasDraft
      ? { label: 'Terbit, ada perubahan', tone: 'blue' }
      : { label: 'Terbit', tone: 'green' }
  return { label: 'Draf', tone: 'orange' }
}
