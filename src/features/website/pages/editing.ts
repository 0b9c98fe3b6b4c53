import type { CallContext } from '../../../platform/http/endpoint.ts'
import { changedMeanwhile, invalid, notFound } from '../../../shared/failure.ts'
import {
  type DraftKind,
  discard,
  type Hand,
  handOf,
  keep,
  type Opened,
  opened,
  publish,
  withdraw,
} from '../../core/publishing/publishing.ts'
import { unknownListings } from '../../core/sections/sections.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import type { PageContent, PageStateAnswer, PageWriting } from './pages.contract.ts'
import { findEntry } from './pages.rules.ts'

/** Pages written whole, by programs that know of no drafts kept part by part: a version is the rev of the draft. */
export interface Pages {
  save(context: CallContext, name: string, given: PageWriting): Promise<PageStateAnswer>
  publish(context: CallContext, name: string, given: PageWriting): Promise<PageStateAnswer>
  withdraw(context: CallContext, name: string, seen: number): Promise<PageStateAnswer>
  discard(context: CallContext, name: string, seen: number): Promise<PageStateAnswer>
}

export function pagesOf(kind: DraftKind): Pages {
  /** nothing of a page is written that would not do as a page, and nothing over what was not seen */
  async function kept(hand: Hand, name: string, { version, ...content }: PageWriting): Promise<Opened> {
    const unknown = unknownListings(hand, content.sections, 'sections')
    if (unknown.length > 0) throw invalid(unknown)
    await assertOwnPictures(hand, content, '')
    await assertSeen(hand, name, version)
    const patch = patchOfWhole(content)
    return keep(hand, kind, name, { writer: '', rev: version, patch })
  }
  async function assertSeen(hand: Hand, name: string, version: number): Promise<void> {
    const { rev } = await opened(hand, kind, name)
    if (rev !== version) throw changedMeanwhile('Halaman ini')
  }
  async function assertWritten(hand: Hand, name: string): Promise<void> {
    if ((await opened(hand, kind, name)).state === 'none') throw notFound('Halaman')
  }
  const answer = (context: CallContext, { thing, state, rev }: Opened): PageStateAnswer => {
    const path = findEntry(context, thing.id)?.path ?? ''
    return { name: thing.id, path, state, version: rev }
  }
  return {
    save: async (context, name, given) => answer(context, await kept(handOf(context), name, given)),
    async publish(context, name, given) {
      const hand = handOf(context)
      await kept(hand, name, given)
      return answer(context, await publish(hand, kind, name))
    },
    async withdraw(context, name, seen) {
      const hand = handOf(context)
      await assertWritten(hand, name)
      await assertSeen(hand, name, seen)
      return answer(context, await withdraw(hand, kind, name))
    },
    async discard(context, name, seen) {
      const hand = handOf(context)
      await assertWritten(hand, name)
      await assertSeen(hand, name, seen)
      return answer(context, await discard(hand, kind, name))
    },
  }
}

const patchOfWhole = ({ sections, ...fields }: PageContent) => ({
  fields,
  blocks: {
    order: sections.map(({ id }) => id),
    put: Object.fromEntries(sections.map(section => [section.id, section])),
  },
})
