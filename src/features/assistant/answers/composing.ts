import type { InTenant } from '../../../platform/http/endpoint.ts'
import {
  listHeadings,
  type PassageHit,
  type Retrieved,
  sentencesOf,
  termsInSentences,
} from '../passages/passages.ts'
import type { AnswerPart } from './answers.contract.ts'
import { questionAbout } from './asking-about.ts'
import {
  type ExpectedAnswer,
  expectedAnswerOf,
  isAnsweredBelow,
  isNear,
  isSure,
  mayAnswer,
  worthOf,
} from './confidence.rules.ts'
import { isOrder, type Quotable, quotableOf, quoteOf, rankOf } from './quoting.ts'

/** What an answer of quotations is made of, before it is told. */
export interface Composed {
  isAnswered: boolean
  /** something was found that speaks of it, whether it can be quoted or not */
  isNear: boolean
  confidence: number
  text: string
  /** the passages that are named, the quoted one first */
  sources: PassageHit[]
  suggestions: string[]
  /** who is asked, where nothing here answers */
  card?: Extract<AnswerPart, { type: 'card' }>
}

const lookedAt = 8
export const mostSources = 3

/** One to three whole sentences of the best passage, word for word; or the honest word that there is none. `has`: what they must have. */
export async function compose(
  { tx }: InTenant,
  query: string,
  retrieved: Retrieved,
  has?: RegExp,
): Promise<Composed> {
  const { found, terms, weights } = retrieved
  const candidates = found.filter(one => mayAnswer(query, one)).slice(0, lookedAt)
  const texts = candidates.map(({ body }) => sentencesOf(body).filter(sentence => !isOrder(sentence)))
  // headings are read as a sentence of each passage: what they say need not be said again below them
  const sentences = candidates.flatMap((one, at) => [
    `${one.title}. ${one.heading}. ${one.words}`,
    ...(texts[at] ?? []),
  ])
  const said = await termsInSentences(tx, { sentences, terms: terms.map(term => term.query) })
  const heads =
    terms.length === 1
      ? await termsInSentences(tx, {
          sentences: candidates.map(one => `${one.title}. ${one.heading}`),
          terms: terms.map(term => term.query),
        })
      : []
  const wish = expectedAnswerOf(query)
  let from = 0
  const quotables = candidates.map((passage, at) => {
    const own = texts[at] ?? []
    const [head = new Set<number>(), ...spoken] = said.slice(from, from + own.length + 1)
    from += own.length + 1
    return quotableOf({ passage, texts: own, head, spoken, weights, wish })
  })
  // one word alone is asked about: what is called by it tells of it sooner than what mentions it
  const called = new Set(terms.length === 1 ? candidates.filter((_, at) => heads[at]?.size === 1) : [])
  const rankOfOne = (one: Quotable) => rankIn(query, one, wish) * (called.has(one.passage) ? calledSo : 1)
  const best = quotables
    .filter(({ sentences: own }) => own.length > 0)
    .filter(one => hasNeeded(query, one, [...(wish?.needed ?? []), ...(has ? [has] : [])]))
    .toSorted((one, other) => rankOfOne(other) - rankOfOne(one))[0]
  const confidence = best ? Math.min(1, best.passage.coverage * 0.5 + best.fit * 0.5) : 0
  if (!best || !isSure(best.passage, best, terms.length)) return refusal(found, confidence)
  const sources = [best.passage, ...found.filter(one => isOther(one, best.passage))]
  return {
    isAnswered: true,
    isNear: true,
    confidence,
    text: `Menurut *${labelOf(best.passage)}*: ${quotedOf(query, best).join(' ')}`,
    sources: distinct(sources).slice(0, mostSources),
    suggestions: await suggestionsOf(tx, best.passage, found),
  }
}

const quotedOf = (query: string, one: Quotable) => quoteOf(one, isAnsweredBelow(query, one.passage.heading))

/** Whether what would be quoted has what is asked for: a name, a number, a day, a place. */
const hasNeeded = (query: string, one: Quotable, needed: readonly RegExp[]): boolean => {
  // its headings stand before it, and are read with it; what numbers them says nothing
  const words = `${labelOf(one.passage).replaceAll(/(^|, )\d+\. /g, '$1')}: ${quotedOf(query, one).join(' ')}`
  return needed.every(pattern => pattern.test(words))
}

const exact = 1.6
const calledSo = 1.5

function rankIn(query: string, one: Quotable, wish: ExpectedAnswer | undefined): number {
  const isExact = wish?.isExact && wish.pattern.test(quotedOf(query, one).join(' '))
  return rankOf(one) * worthOf(query, one.passage) * (isExact ? exact : 1)
}

/** What needs no passage. */
export const told = (text: string): Composed => ({
  isAnswered: true,
  isNear: false,
  confidence: 1,
  text,
  sources: [],
  suggestions: [],
})

export const labelOf = ({ title, heading }: PassageHit) =>
  heading === '' || heading === title ? title : `${title}, ${heading.replace(/[.:]$/, '')}`

const isOther = (one: PassageHit, best: PassageHit) => one !== best && one.coverage >= best.coverage * 0.6

/** Each address once: three passages of one page are one source. */
export function distinct(found: readonly PassageHit[]): PassageHit[] {
  const seen = new Set<string>()
  return found.filter(({ url }) => {
    const page = url.split('#')[0] ?? url
    return !seen.has(page) && seen.add(page)
  })
}

export const refusalText = 'Saya belum menemukan jawabannya di materi dan halaman situs ini.'

/** The honest word that there is no answer, with what lies nearest. */
export function refusal(found: readonly PassageHit[], confidence: number): Composed {
  const near = distinct(found).slice(0, mostSources)
  const text = near.length > 0 ? `${refusalText} Yang paling dekat ada di tautan berikut.` : refusalText
  return {
    isAnswered: false,
    isNear: found.some((one, at) => one.isMeant || (at === 0 && isNear(one))),
    confidence: Math.min(confidence, 0.4),
    text,
    sources: near,
    suggestions: near.map(questionAbout).filter(question => question !== undefined),
  }
}

/** What may be asked next: what stands beside the passage, then what else was found. */
async function suggestionsOf(
  tx: InTenant['tx'],
  best: PassageHit,
  found: readonly PassageHit[],
): Promise<string[]> {
  const beside = (await listHeadings(tx, best)).filter(heading => heading !== best.heading)
  const others = found.filter(({ title }) => title !== best.title)
  const asked = [
    ...beside.map(heading => questionAbout({ ...best, heading })),
    ...others.map(questionAbout),
  ].filter(question => question !== undefined)
  return [...new Set(asked)].slice(0, 3)
}
