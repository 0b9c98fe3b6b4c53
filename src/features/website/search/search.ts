import { likeText } from '../../../platform/db/picture-sql.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { byPlace } from '../../../shared/by-place.ts'
import { paged } from '../../../shared/envelope.ts'
import type { SearchAnswer, SearchItem, SuggestAnswer } from './search.contract.ts'
import { type Meaning, meaningOf, nearest, slipsIn, synonymsOf, wordsIn } from './search.rules.ts'
import * as store from './search.store.ts'

export interface SearchQuery {
  q: string
  type?: string | undefined
  page: number
  pageSize: number
}

interface RefreshedPart extends SearchPart {
  refresh: ReturnType<typeof store.refreshOf>
  kindNames: string[]
}

/** The site's search over what the rooms let it find. */
export interface Search {
  /** the word visitors read for a kind */
  label(kind: string): string
  find(context: InTenant, query: SearchQuery): Promise<SearchAnswer>
  suggest(context: InTenant, text: string): Promise<SuggestAnswer>
}

/** all of it is compared with the rooms after this long, whoever forgot to say that something changed */
const oldMilliseconds = 600_000
const suggestions = 6
const fewDocuments = 2000

/** `partsOf` is asked with the first search: by then every room is there. */
export function createSearch(partsOf: () => readonly SearchPart[]): Search {
  let known: { parts: RefreshedPart[]; labels: ReadonlyMap<string, string> } | undefined
  const readParts = () => {
    if (known) return known
    const parts = partsOf().toSorted(byPlace)
    known = {
      parts: parts.map(part => ({
        ...part,
        refresh: store.refreshOf(part),
        kindNames: Object.keys(part.kinds),
      })),
      labels: new Map(parts.flatMap(part => Object.entries(part.kinds))),
    }
    return known
  }
  const label = (kind: string) => readParts().labels.get(kind) ?? kind

  /** Brings the index up to date where something was published, taken away, or long not looked at. */
  async function freshen({ tx, tenant, clock }: InTenant): Promise<void> {
    const now = clock.now()
    const { refreshedAt, isStale } = await store.findState(tx)
    const isOld = refreshedAt === null || Math.abs(now.getTime() - refreshedAt.getTime()) > oldMilliseconds
    if (!isStale && !isOld) return
    if (!(await store.tryLock(tx, tenant.id))) return
    const tags = new Set(await store.takeStaleTags(tx))
    let changed = 0
    for (const part of readParts().parts) {
      if (isOld || part.tags.some(tag => tags.has(tag)))
        changed += await store.refreshPart(tx, part.refresh, part.kindNames)
    }
    // what came due meanwhile changed no row, but may be read now; a large site's words wait until all is looked at
    if (isOld || (changed > 0 && (await store.hasFewDocuments(tx, fewDocuments))))
      await store.rebuildWords(tx, now)
    if (isOld) await store.rememberRefresh(tx, now)
  }

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
  ): Promise<store.Found> {
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

  function answerOf(found: store.Found, query: SearchQuery): SearchAnswer {
    const types = [...readParts().labels.keys()].flatMap(type => {
      const totalItems = found.kinds[type]
      return totalItems ? [{ type, label: label(type), totalItems }] : []
    })
    const totalItems = types
      .filter(({ type }) => !query.type || type === query.type)
      .reduce((sum, one) => sum + one.totalItems, 0)
    const items = found.items.map(item => itemOf(item, label(item.kind)))
    return { ...paged(items, totalItems, query), types, suggestion: null, insteadOf: null }
  }

  const isEmpty = (found: store.Found) => Object.keys(found.kinds).length === 0

  return {
    label,
    async find(context, query) {
      const synonyms = synonymsOf(context.tenant.values.search)
      const meaning = meaningOf(query.q, synonyms)
      if (!meaning) return answerOf({ items: [], kinds: {} }, query)
      await freshen(context)
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
      await freshen(context)
      // of titles only (weight A)
      const prefix = words
        .map((word, index) => (index === words.length - 1 ? `${word}:*A` : `${word}:A`))
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

function itemOf(item: store.Found['items'][number], typeLabel: string): SearchItem {
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
