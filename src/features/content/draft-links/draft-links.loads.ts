import type { PublicPageLoad } from '../../../platform/http/page-load.ts'
import { hashToken, isToken } from '../../../platform/secrets/tokens.ts'
import { pathTo } from '../../../routes.ts'
import { drawnDraft, kindOf } from '../../core/publishing/publishing.ts'
import { findLinked } from './draft-links.store.ts'

/** The draft as of now, for whoever holds the link: no search engine is told of it, and nothing of it is kept. */
export const loadLinkedDraft: PublicPageLoad = {
  query: [],
  // before a site opens is when its drafts are shown around
  isAlwaysOpen: true,
  async load(context) {
    const { token } = context.params
    if (!isToken(token)) return undefined
    const found = await findLinked(context.tx, hashToken(token), context.clock.now())
    if (!found) return undefined
    const kind = kindOf(context, found.kind)
    // it may have been thrown away since
    if (!(await kind.find(context, found.id, false))) return undefined
    return drawnDraft(context, kind, found.id, pathTo('Pratinjau-token', { token }))
  },
}
