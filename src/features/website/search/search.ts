import { likeText } from '../../../platform/db/picture-sql.ts'
import { lexemeQuery } from '../../../platform/db/search-sql.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { byPlace } from '../../../shared/by-place.ts'
import { paged } from '../../../shared/envelope.ts'
import type { SearchAnswer, SearchItem, SuggestAnswer } from './search.contract.ts'
import { type Meaning, meaningOf, nearest, slipsIn, synonymsOf, wordsIn } from './search.rules.ts'
import * as store from './search.store.ts'
import type { SearchIndex } from './search-index.ts'

export { filledTag } from '../../../platform/db/channels.ts'
export { nearest, type Synonyms, slipsIn, synonymsOf } from './search.rules.ts'

export interface SearchQuery {
  q: string
  type?: string | undefined
  page: number
  pageSize: number
}

/** The site's search over what the rooms let it find. */
export interface Search {
  /** the word visitors read for a kind */
  label(kind: string): string
  find(context: InTenant, query: SearchQuery): Promise<SearchAnswer>
  suggest(context: InTenant, text: string): Promise<SuggestAnswer>
}

const suggestions = 6

/** `partsOf` is asked with the first search: by then every room is there. */
export function createSearch(
  partsOf: () => readonly SearchPart[],
  index: Pick<SearchIndex, 'asked'>,
): Search {
  let labels: ReadonlyMap<string, string> | undefined
  const readLabels = () => {
    labels ??= new Map(
      partsOf()
        .toSorted(byPlace)
        .flatMap(part => Object.entries(part.kinds)),
    )
    return labels
  }
  const label = (kind: string) => readLabels().get(kind) ?? kind

  /** The search with its mistyped words replaced by the nearest of the site; undefined when none is mistyped. */
  async function corrected({ tx }: InTenant, { words }: Meaning, text: string): Promise<string | undefined> {
    const long = words.filter(word => slipsIn(word) > 0 && /^\p{L}+$/u.test(word))
    const unknown = long.length > 0 ? await store.unknownWords(tx, long) : []
    const better = new Map<string, string>()
    for (const word of unknown) {
      const slips = slipsIn(word)
      const near = nearest(word, await store.wordsOfLength(tx, word.length - slips, word.length + slips))
      if (near) better.set(word, near)
    }
    if (better.size === 0) return undefined
    return wordsIn(text)
      .map(word => better.get(word) ?? word)
      .join(' ')
  }

  async function ask(
    { tx, tenant, clock }: InTenant,
    meaning: Meaning,
    broad: string,
    query: SearchQuery,
  ): Promise<store.SearchHits> {
    const { page, pageSize, type } = query
    const asked = {
      ...meaning,
      broad,
      kind: type || undefined,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }
    return store.findDocuments(tx, asked, clock.now(), tenant.pictureBase)
  }

  function answerOf(found: store.SearchHits, query: SearchQuery): SearchAnswer {
    const types = [...readLabels().keys()].flatMap(type => {
      const totalItems = found.kinds[type]
      return totalItems ? [{ type, label: label(type), totalItems }] : []
    })
    const totalItems = types
      .filter(({ type }) => !query.type || type === query.type)
      .reduce((sum, one) => sum + one.totalItems, 0)
    const items = found.items.map(item => itemOf(item, label(item.kind)))
    return { ...paged(items, totalItems, query), types, suggestion: null, insteadOf: null }
  }

  const isEmpty = (found: store.SearchHits) => Object.keys(found.kinds).length === 0

  return {
    label,
    async find(context, query) {
      const synonyms = synonymsOf(context.tenant.values.search)
      const meaning = meaningOf(query.q, synonyms)
      if (!meaning) return answerOf({ items: [], kinds: {} }, query)
      index.asked(context.tenant.id)
      const found = await ask(context, meaning, meaning.broad, query)
      const suggestion = (await corrected(context, meaning, query.q)) ?? null
      if (!isEmpty(found)) return { ...answerOf(found, query), suggestion }
      const meant = suggestion === null ? undefined : meaningOf(suggestion, synonyms)
      if (meant) {
        const instead = await ask(context, meant, meant.broad, query)
        if (!isEmpty(instead)) return { ...answerOf(instead, query), suggestion, insteadOf: suggestion }
      }
      // nothing has all the words: what has some of them may still help
      if (meaning.words.length < 2) return { ...answerOf(found, query), suggestion }
      return { ...answerOf(await ask(context, meaning, meaning.loose, query), query), suggestion }
    },
    async suggest(context, text) {
      const words = wordsIn(text)
      if (words.length === 0 || words.join('').length < 2) return { items: [] }
      index.asked(context.tenant.id)
      // of titles only (weight A)
      const prefix = words
        .map((word, index) => lexemeQuery(word, index === words.length - 1 ? ':*A' : ':A'))
        .join(' & ')
      const found = await store.suggestTitles(
        context.tx,
        { prefix, like: likeText(text), limit: suggestions },
        context.clock.now(),
      )
      return {
        items: found.map(({ kind, path, title }) => ({ type: kind, typeLabel: label(kind), title, path })),
      }
    },
  }
}

function itemOf(item: store.SearchHits['items'][number], typeLabel: string): SearchItem {
  const { kind, path, title, picture, publishedAt } = item
  return { type: kind, typeLabel, path, title, picture, publishedAt, excerpt: piecesOf(item.excerpt) }
}

/** "ab\u0002cd\u0003ef" → ab, the hit cd, ef */
function piecesOf(excerpt: string): { text: string; isHit: boolean }[] {
  const { start, stop } = store.hitMarks
  return excerpt.split(start).flatMap((piece, index) => {
    if (index === 0) return piece ? [{ text: piece, isHit: false }] : []
    const [hit = '', rest = ''] = piece.split(stop, 2)
    return [{ text: hit, isHit: true }, ...(rest ? [{ text: rest, isHit: false }] : [])]
  })
}
