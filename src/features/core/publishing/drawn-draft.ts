import type { PageContext } from '../../../platform/http/page-load.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import type { DraftKind } from './draft-kinds.ts'
import { opened } from './opened.ts'

/** The draft as it stands, in the site's own look: for no search engine, and kept nowhere. */
export async function drawnDraft(
  context: PageContext,
  kind: DraftKind,
  id: string,
  canonical: string,
): Promise<PageAnswer | undefined> {
  const { value, thing } = await opened(context, kind, id)
  const drawn = await kind.draw?.(context, value, thing.id)
  return (
    drawn && {
      ...drawn,
      head: { ...drawn.head, noindex: true, jsonLd: [] },
      canonical,
      tags: [],
      isFramed: true,
    }
  )
}
