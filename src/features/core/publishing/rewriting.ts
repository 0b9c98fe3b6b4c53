import type { Content } from '../../../shared/draft-parts.ts'
import { isSame } from '../../../shared/draft-parts.ts'
import type { DraftKind, Hand } from './draft-kinds.ts'
import { setDraft, taken } from './drafts.ts'
import { release } from './publications.ts'

/**
 * The same change to what is published and to its draft, each for itself: a file of it was replaced. Nothing that waits
 * in the draft is published by it. False: nothing of it changed.
 */
export async function rewrite(
  hand: Hand,
  kind: DraftKind,
  id: string,
  change: (value: Content) => Content,
): Promise<boolean> {
  const before = await taken(hand, kind, id)
  const published = before.thing.published?.value
  const next = published && change(published)
  const isReleased = published !== undefined && next !== undefined && !isSame(published, next)
  if (isReleased) await release(hand, kind, before, next, 'published')
  const now = await taken(hand, kind, id)
  const draft = change(now.value)
  const isKept = now.isDraft && !isSame(now.value, draft)
  if (isKept) await setDraft(hand, kind, now, draft, '')
  return isReleased || isKept
}
