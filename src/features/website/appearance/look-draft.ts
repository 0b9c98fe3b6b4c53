import { permissions } from '../../core/permissions/permissions.ts'
import type { DraftKind, PublishingEvent } from '../../core/publishing/publishing.ts'
import {
  changedFields,
  lookDraft,
  lookPublication,
  lookState,
  pick,
  storedVersion,
  summaryOf,
  wordsOf,
} from '../../core/site/site.cards.ts'
import { assertOwnPictures, getPublished, lock, lookThing, writeLook } from '../../core/site/site.ts'
import { lookShape } from './appearance.rules.ts'

const fields = ['title', 'tagline', 'logoDark', 'logoLight', 'favicon', 'layout', 'css'] as const

/** The look of the site: one thing, of which colours and fonts are changed one by one. */
export const lookKind: DraftKind = {
  kind: lookThing.kind,
  what: 'Tampilan',
  access: permissions.changeSettings,
  shape: lookShape,
  words: Object.fromEntries(
    [...fields, ...Object.keys(lookState.shape.css.parse({})).map(token => `css.${token}`)].map(field => [
      field,
      wordsOf([field]).join(),
    ]),
  ),
  draft: lookDraft,
  publication: lookPublication,
  // the tenant is read anew, and all its pages with it
  tags: ['site'],
  async find(reader, id, isWriting) {
    if (id !== lookThing.id) return undefined
    const { version, state, at } = await (isWriting ? lock(reader) : getPublished(reader))
    const published = { value: lookState.parse(state), number: version, at }
    return { id, label: 'Tampilan', published, beginning: () => published.value }
  },
  check: (reader, value) => assertOwnPictures(reader, value, ''),
  publish: (hand, _, value, number) => writeLook(hand, lookState.parse(value), number),
  fromVersion: stored => lookState.parse(storedVersion.parse(stored).setting),
  summaryOf: stored => summaryOf(storedVersion.parse(stored)),
  deed,
}

const acts = {
  saved: 'appearance.saved',
  published: 'appearance.published',
  withdrawn: 'appearance.withdrawn',
  discarded: 'appearance.draft_discarded',
  planned: 'appearance.planned',
  unplanned: 'appearance.unplanned',
} as const

function deed({ act, before, after, number }: PublishingEvent) {
  const [old, now] = [lookState.parse(before ?? after), lookState.parse(after)]
  const changed = changedFields(old, now)
  const isPublished = act === 'published'
  const name = isPublished ? wordsOf(changed).join(', ').slice(0, 200) : 'Draf tampilan'
  return {
    action: acts[act],
    object: { type: 'settings', id: isPublished ? number : 'draft', name },
    before: pick(old, changed),
    after: pick(now, changed),
  }
}
