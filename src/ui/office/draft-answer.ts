import type { Content } from '../../shared/draft-parts.ts'
import type { Refused } from './call-api.ts'

/** What the calls of /v1/drafts answer, as far as the browser reads it. */
export interface DraftAnswer {
  kind: string
  id: string
  state: 'none' | 'draft' | 'published' | 'changed'
  rev: number
  number: number
  /** null: what was sent */
  value: Content | null
  savedAt: string | null
  savedBy: string | null
  you: number | null
  here: string[]
  /** where it stands with its reviewers; null: things of its kind are not reviewed */
  review: 'none' | 'asked' | 'needs_fix' | null
  /** why a reviewer sent it back; empty where nothing waits to be mended */
  sentBack: string
  /** false: what is published of it can be replaced and not taken away */
  canWithdraw: boolean
  changes: { field: string; words: string }[]
  publishAt: { at: string; words: string } | null
  hasGoneOn: boolean
  withdrawAt: { at: string; words: string } | null
}

/** Who changed what meanwhile: `data` of a 409. */
export interface Clash {
  by: string | null
  rev: number
  /** the version that visitors see */
  number: number
  fields: { field: string; words: string; mine: unknown; theirs: unknown }[]
}

/** A version, as the history lists it. */
export interface PublishedVersion {
  number: number
  publishedWords: string
  publishedBy: string | null
  why: string
  /** what it changed, in words; empty where its room keeps none */
  summary: string[]
  isCurrent: boolean
}

/** A version beside what is written now. */
export interface Compared extends PublishedVersion {
  differences: { field: string; words: string; old: unknown; now: unknown }[]
}

export const isClash = (data: unknown): data is Clash =>
  typeof data === 'object' && data !== null && 'fields' in data && Array.isArray(data.fields)

export const draftPath = ({ kind, id }: Pick<DraftAnswer, 'kind' | 'id'>) =>
  `/v1/drafts/${kind}/${encodeURIComponent(id)}`

/** What a state is called to whoever writes. */
export const stateWords = {
  none: { label: 'Belum ada', tone: 'neutral' },
  draft: { label: 'Draf', tone: 'orange' },
  published: { label: 'Terbit', tone: 'green' },
  changed: { label: 'Terbit, ada perubahan', tone: 'blue' },
} as const

const reviewWords = {
  asked: { label: 'Menunggu tinjauan', tone: 'blue' },
  needs_fix: { label: 'Perlu diperbaiki', tone: 'orange' },
} as const

/** How something that is written stands, for the tag at its head; `review` as the page was given it. */
export function standingOf(
  { state, publishAt }: Pick<DraftAnswer, 'state' | 'publishAt'>,
  review: DraftAnswer['review'],
  isArchived: boolean,
) {
  if (publishAt) return { label: `Terjadwal ${publishAt.words}`, tone: 'blue' } as const
  if (review !== null && review !== 'none' && state !== 'published') return reviewWords[review]
  if (isArchived && state === 'draft') return { label: 'Diarsipkan', tone: 'neutral' } as const
  return stateWords[state === 'none' ? 'draft' : state]
}

/** A refusal that the editor itself shows: what has to be chosen or mended. */
export const isShownOnPage = ({ status }: Refused): boolean => status >= 400 && status < 500 && status !== 429
