import { type Content, changedParts, type Difference, merge } from '../../../shared/draft-parts.ts'
import { notFound } from '../../../shared/failure.ts'
import { type DraftKind, partWords, type Reader, type Thing } from './draft-kinds.ts'
import * as store from './publishing.store.ts'
import { findVersion } from './versions.store.ts'

export type State = 'none' | 'draft' | 'published' | 'changed'

/** A thing as it stands with its writers. */
export interface Opened {
  thing: Thing
  state: State
  /** counts every change of it; 0 where nobody has written it */
  rev: number
  /** what its writers see: the draft, else what is published, else what it begins with */
  value: Content
  /** true: `value` is not what visitors see */
  isDraft: boolean
  /** the published version that the draft began from */
  base: number
  /** parts of the draft that somebody has published otherwise since */
  overtaken: Difference[]
  savedAt: Date | undefined
  savedBy: string | undefined
  /** their membership */
  by: number | null
}

/** How a thing stands. Opening it writes nothing. */
export async function opened(
  reader: Reader,
  kind: DraftKind,
  id: string,
  isWriting = false,
): Promise<Opened> {
  const thing = await kind.find(reader, id, isWriting)
  if (!thing) throw notFound(kind.what)
  const { published } = thing
  const row = await store.findDraft(reader.tx, kind.kind, thing.id)
  const parsed = row?.value ? kind.draft.safeParse(row.value) : undefined
  const draft = parsed?.success ? parsed.data : undefined
  const number = published?.number ?? 0
  const base = draft && row ? row.base : number
  const merged =
    draft && published && base !== number
      ? merge(kind.shape, await valueOfVersion(reader, kind, thing.id, base), draft, published.value)
      : { value: draft ?? published?.value ?? thing.beginning(), conflicts: [] }
  return {
    thing,
    state: published ? (draft ? 'changed' : 'published') : row ? 'draft' : 'none',
    rev: row?.rev ?? number,
    value: merged.value,
    isDraft: draft !== undefined,
    base,
    overtaken: merged.conflicts,
    savedAt: row?.savedAt,
    savedBy: row?.savedBy ?? undefined,
    by: row?.by ?? null,
  }
}

/** What a version published, as a draft has it; undefined where the history does not go so far. */
export async function valueOfVersion(
  { tx }: Pick<Reader, 'tx'>,
  kind: DraftKind,
  id: string,
  number: number,
): Promise<Content | undefined> {
  const version = await findVersion(tx, kind.kind, id, number)
  if (!version) return undefined
  const parsed = kind.draft.safeParse(kind.fromVersion?.(version.value) ?? version.value)
  return parsed.success ? parsed.data : undefined
}

/** The parts that differ, in words. */
export const changesBetween = (kind: DraftKind, before: Content, after: Content) =>
  changedParts(kind.shape, before, after).map(field => ({
    field,
    words: partWords(kind, field, [after, before]),
  }))

/** The parts that would change for visitors, in words. */
export function changesOf(kind: DraftKind, { thing, value }: Opened): { field: string; words: string }[] {
  const before = thing.published?.value
  return before ? changesBetween(kind, before, value) : []
}

/** How it stood at that rev, where that is still known and understood. */
export async function savedValue(
  { tx }: Pick<Reader, 'tx'>,
  kind: DraftKind,
  id: string,
  rev: number,
): Promise<Content | undefined> {
  const row = await store.findSaved(tx, kind.kind, id, rev)
  const parsed = row ? kind.draft.safeParse(row.value) : undefined
  return parsed?.success ? parsed.data : undefined
}
