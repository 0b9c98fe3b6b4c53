import type { Member } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { nearest, slipsIn } from '../../website/search/search.ts'
import { codeMark, factsHeading } from './passage-texts.ts'
import { listStanding, type Source, sourcesOf } from './passages.store.ts'
import {
  doubtfulWords,
  isHurried,
  questionSynonyms,
  slashedPairs,
  type Term,
  termsOf,
} from './question-terms.ts'
import * as store from './retrieval.store.ts'
import { findNear, fused, type Meaning } from './vectors.ts'

export { isSolution, sentencesOf } from './passage-cutting.ts'
export { doubtfulWords, questionSynonyms, type Term, termsOf, wordsOfQuestion } from './question-terms.ts'
export { listHeadings, termsInSentences } from './retrieval.store.ts'
export {
  countVectors,
  forgetRefusals,
  listRefusals,
  listUnmade,
  putRefusals,
  sweepVectors,
} from './vectors.store.ts'
export { keepVectors, type Meaning, unitOf } from './vectors.ts'

/** A passage that may answer a question. */
export interface PassageHit {
  kind: string
  ref: string
  position: number
  title: string
  heading: string
  /** what leads to it without being said in it: the course of a chapter */
  words: string
  body: string
  url: string
  score: number
  /** 0 to 1: how much of the question it speaks of, rare words counting more */
  coverage: number
  /** the same, in the question's own words */
  said: number
  /** it lies near the question in meaning, whatever words it uses */
  isMeant: boolean
  /** lines of columns, each behind its label: "Harga: Rp 250.000." */
  isFacts: boolean
}

export interface Retrieved {
  terms: Term[]
  /** what each term says of the question, a rare word more; none where nothing was found */
  weights: number[]
  found: PassageHit[]
}

interface Asking {
  text: string
  /** for visitors null */
  reader: Pick<Member, 'membershipId'> | null
  /** addresses below which nothing is told */
  hidden: readonly string[]
  /** where whoever asks stands: what is said there is meant sooner than the same said elsewhere */
  near?: { page: string; course: string } | undefined
  /** what the question means, where the tenant has somebody who says so */
  meaning?: Meaning | undefined
  /** passages to choose from; a few, where nothing is said */
  most?: number
}

const most = 24
/** what the page is worth that one reads while asking, and what the rest of its course is */
const hereWeight = 1.6
const courseWeight = 1.2
const known = new WeakMap<PartsOf, Source[]>()

/** What passages are made of in this house, gathered once. */
export function sourcesIn(partsOf: PartsOf): Source[] {
  const found = known.get(partsOf) ?? sourcesOf(partsOf('passages').flat(), partsOf('search'))
  known.set(partsOf, found)
  return found
}

/** The passages that fit a question best, among those that this reader may read at this moment. */
export async function findPassages(context: InTenant, asking: Asking): Promise<Retrieved> {
  const { tx, clock, partsOf, tenant } = context
  const synonyms = questionSynonyms(tenant.values.search)
  const meant = await meantBy(context, asking.text)
  const pairs = await pairsHere(context, asking.text)
  const terms = await withoutHurry(context, termsOf(asking.text, synonyms, meant, pairs))
  if (terms.length === 0) return { terms, weights: [], found: [] }
  const readable = { keys: await keysOf(context, asking.reader), hidden: asking.hidden, now: clock.now() }
  const hits = await store.findHits(tx, {
    ...readable,
    terms: terms.map(({ query }) => query),
    exact: terms.map(({ exact }) => exact),
    most: asking.most ?? most,
  })
  const near = asking.meaning ? await findNear(tx, asking.meaning, readable) : []
  const rows = await stillStanding(context, sourcesIn(partsOf), [...hits, ...near])
  const found = onePerPlace(rows.filter(row => hits.includes(row))).map(foundOf)
  const close = onePerPlace(rows.filter(row => near.includes(row))).map(foundOf)
  const isMeant = new Set(close.map(placeOf))
  return {
    terms,
    weights: hits[0]?.weights ?? [],
    found: fused(asking.near ? nearestFirst(found, asking.near) : found, close, placeOf).map(one => ({
      ...one,
      isMeant: isMeant.has(placeOf(one)),
    })),
  }
}

/** Which words beside each other this site writes with a slash between them. */
async function pairsHere({ tx }: InTenant, text: string): Promise<Set<string>> {
  const pairs = slashedPairs(text)
  const unknown = new Set(await store.listUnknown(tx, pairs))
  return new Set(pairs.filter(pair => !unknown.has(pair)))
}

/** What was typed in a hurry and stands nowhere on the site counts for nothing, unless nothing else was said. */
async function withoutHurry({ tx }: InTenant, terms: Term[]): Promise<Term[]> {
  const hurried = terms.filter(({ word }) => isHurried(word)).map(({ word }) => word)
  const unknown = new Set(await store.listUnknown(tx, hurried))
  const kept = terms.filter(({ word }) => !unknown.has(word))
  return kept.length > 0 ? kept : terms
}

const placeOf = ({ url, heading, body }: PassageHit) => `${url} ${heading} ${body}`

function nearestFirst(
  found: readonly PassageHit[],
  { page, course }: NonNullable<Asking['near']>,
): PassageHit[] {
  const worthAt = (url: string) =>
    url.split('#')[0] === page ? hereWeight : url.startsWith(`${course}/`) ? courseWeight : 1
  return found
    .map(one => ({ ...one, score: one.score * worthAt(one.url) }))
    .toSorted((one, other) => other.score - one.score)
}

/** A page as somebody may read it at this moment, all of it in its order; none where they may not. */
export async function listPage(
  context: InTenant,
  { begins, ends, reader }: { begins: string; ends: string; reader: Asking['reader'] },
): Promise<PassageHit[]> {
  const keys = await keysOf(context, reader)
  const rows = await store.listOfPage(context.tx, { begins, ends, keys, now: context.clock.now() })
  return onePerPlace(await stillStanding(context, sourcesIn(context.partsOf), rows)).map(foundOf)
}

/** What the rooms of this site say of everyday questions; each topic in its order. */
export async function listTopics(context: InTenant): Promise<PassageHit[]> {
  const rows = await store.listTopicRows(context.tx)
  return (await stillStanding(context, sourcesIn(context.partsOf), rows)).map(foundOf)
}

/** Questions that stand on the site with their answers: the office's own first. */
export async function listWrittenQuestions(context: InTenant): Promise<PassageHit[]> {
  const rows = await store.listWrittenRows(context.tx, context.clock.now())
  return (await stillStanding(context, sourcesIn(context.partsOf), rows)).map(foundOf)
}

/** What columns know of things that were found, a passage of each. */
export async function listFacts(context: InTenant, found: readonly PassageHit[]): Promise<PassageHit[]> {
  const things = new Map(found.map(({ kind, ref }) => [`${kind} ${ref}`, { kind, ref }]))
  return (await store.listFactRows(context.tx, factsHeading, [...things.values()])).map(foundOf)
}

/** What columns know of all things of these kinds that anybody may see now. */
export async function listFactsOfKinds(context: InTenant, kinds: readonly string[]): Promise<PassageHit[]> {
  const rows = await store.listFactRowsOfKinds(context.tx, {
    heading: factsHeading,
    kinds,
    now: context.clock.now(),
  })
  return (await stillStanding(context, sourcesIn(context.partsOf), rows)).map(foundOf)
}

const foundOf = (row: store.HitRow): PassageHit => ({
  kind: row.kind,
  ref: row.ref,
  position: row.position,
  title: row.title,
  heading: row.heading === factsHeading ? '' : row.heading,
  words: row.words.split(codeMark)[0] ?? '',
  body: row.body,
  url: row.anchor === null ? row.path : `${row.path}#${row.anchor}`,
  score: row.score,
  coverage: row.coverage,
  said: row.said,
  isMeant: false,
  isFacts: row.heading === factsHeading,
})

/** A chapter in two versions is read in one. */
function onePerPlace(rows: readonly store.HitRow[]): store.HitRow[] {
  const seen = new Set<string>()
  return rows.filter(row => {
    const place = `${row.path} ${row.heading} ${row.body}`
    return !seen.has(place) && seen.add(place)
  })
}

async function keysOf({ tx, partsOf }: InTenant, reader: Asking['reader']): Promise<string[]> {
  if (!reader) return []
  const keys: string[] = []
  for (const read of partsOf('passageKeys')) keys.push(...(await read(tx, reader.membershipId)))
  return keys
}

const differing = (one: string, other: string) => [...one].filter((letter, at) => letter !== other[at]).length
const isSwapped = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('')

/** What mistyped words of a question may have been: the nearest words of the site. */
async function meantBy({ tx }: InTenant, text: string): Promise<Map<string, string>> {
  const meant = new Map<string, string>()
  const doubtful = doubtfulWords(text).filter(word => !questionSynonyms(undefined).has(word))
  const unknown = (await store.listUnknown(tx, doubtful)).slice(0, 4)
  // "ngirim", "nulis", "motong" are said for what is written with "me" before it
  const active = unknown.filter(word => /^(ng|ny|n|m)\p{L}/u.test(word)).map(word => `me${word}`)
  const strange = new Set(await store.listUnknown(tx, active))
  for (const word of unknown) {
    const written = active.includes(`me${word}`) && !strange.has(`me${word}`)
    if (written) {
      meant.set(word, `me${word}`)
      continue
    }
    const near = nearest(word, await store.wordsLike(tx, word, slipsIn(word)))
    // two letters that differ make another word: "penginapan" is not "pengenalan"
    if (near && !(near.length === word.length && differing(word, near) > 1 && !isSwapped(word, near)))
      meant.set(word, near)
  }
  return meant
}

/**
 * While something was published or withdrawn that the passages have not taken over, the things themselves are asked: what
 * was taken away a moment ago is not told any more, nor what is for fewer people since.
 */
async function stillStanding(
  { tx, clock }: InTenant,
  sources: readonly Source[],
  hits: store.HitRow[],
): Promise<store.HitRow[]> {
  const tags = new Set(await store.listStaleTags(tx))
  if (tags.size === 0 || hits.length === 0) return hits
  const keyOf = ({ kind, ref }: { kind: string; ref: string }) => `${kind} ${ref}`
  const kinds = hits.map(({ kind }) => kind)
  const refs = hits.map(({ ref }) => ref)
  const partOf = new Map((await store.listParts(tx, kinds, refs)).map(row => [keyOf(row), row.part]))
  const gone = new Set<string>()
  for (const source of sources) {
    const theirs = hits.filter(hit => partOf.get(keyOf(hit)) === source.name)
    if (theirs.length === 0 || !source.tags.some(tag => tags.has(tag))) continue
    const rows = await listStanding(tx, source, [...new Set(theirs.map(({ ref }) => ref))], clock.now())
    const audienceOf = new Map(rows.map(row => [keyOf(row), String(row.audience)]))
    for (const hit of theirs) if (audienceOf.get(keyOf(hit)) !== String(hit.audience)) gone.add(keyOf(hit))
  }
  return hits.filter(hit => !gone.has(keyOf(hit)))
}
