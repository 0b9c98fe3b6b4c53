import type { PassageHit } from '../passages/passages.ts'
import type { ExpectedAnswer } from './confidence.rules.ts'

/** A passage as it would be quoted. */
export interface Quotable {
  passage: PassageHit
  sentences: readonly string[]
  /** where the run of sentences begins that says most of what is asked */
  start: number
  /** 0 to 1: how much of the question that run speaks of, read under its headings */
  fit: number
  /** the same of the run alone, and whether it has what is wished for */
  own: number
}

interface Spoken {
  passage: PassageHit
  texts: readonly string[]
  /** terms that its title and heading speak of */
  head: ReadonlySet<number>
  /** those of each sentence */
  spoken: readonly ReadonlySet<number>[]
  weights: readonly number[]
  wish: ExpectedAnswer | undefined
}

/** what a run is worth that has what is wished for: a day for "when", an amount for "how much" */
const wished = 0.25
const mostSentences = 3
const mostWords = 90

export function quotableOf({ passage, texts, head, spoken, weights, wish }: Spoken): Quotable {
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const shareOf = (terms: Iterable<number>) =>
    [...new Set(terms)].reduce((sum, term) => sum + (weights[term] ?? 0), 0) / whole
  const worthOf = (index: number) => {
    const terms = spoken[index] ?? new Set<number>()
    const has = wish?.pattern.test(texts[index] ?? '') && (terms.size > 0 || !wish.isOfTerm)
    return shareOf(terms) + (has ? wished : 0)
  }
  const worths = texts.map((_, index) => worthOf(index))
  const runs = texts.map((_, start) => {
    const terms = spoken.slice(start, start + mostSentences).flatMap(one => [...one])
    const inside = worths.slice(start, start + mostSentences)
    const own = Math.max(shareOf(terms), ...inside)
    const adds = terms.some(term => !head.has(term)) || own > shareOf(terms)
    const fit = shareOf([...head, ...terms])
    // where the headings have said all of it already, what follows begins with what it is
    return { start, own, fit, order: adds ? own : 0, first: adds ? (worths[start] ?? 0) : 0 }
  })
  const [best] = runs.toSorted(
    (one, other) => other.order - one.order || other.first - one.first || one.start - other.start,
  )
  return {
    passage,
    sentences: texts,
    start: best?.start ?? 0,
    fit: Math.min(1, Math.max(0, ...runs.map(({ fit }) => fit))),
    own: Math.max(0, ...runs.map(({ own }) => own)),
  }
}

export const rankOf = ({ passage, fit, own }: Quotable): number => passage.score * (0.2 + fit + own)

/** One to three sentences, as they stand, in their order. */
export function quoteOf({ passage, sentences, start }: Quotable, isAnsweredBelow: boolean): string[] {
  // at the end of a passage what stands before belongs to it as well
  const latest = Math.max(0, sentences.length - (passage.isFacts ? 1 : mostSentences))
  const chosen: string[] = []
  let words = 0
  for (const text of sentences.slice(isAnsweredBelow ? 0 : Math.min(start, latest))) {
    words += text.split(' ').length
    if (chosen.length === (passage.isFacts ? 1 : mostSentences) || (chosen.length > 0 && words > mostWords))
      break
    chosen.push(text)
  }
  return chosen
}

const orders = [
  /\b(abaikan|lupakan|hiraukan|langgar)\b.{0,40}\b(atur|aturan|aturanmu|perintah|instruksi|arahan|prompt)\w*/iu,
  /\b(ignore|disregard|forget)\b.{0,40}\b(instructions?|rules?|prompts?)\b/iu,
  /^(asisten|sistem|system|assistant|user|ai|bot)\s*:/iu,
  /\b(balas|jawab|respond|reply)\b.{0,30}\b(setiap|semua|every|all)\b.{0,20}\b(pertanyaan|questions?)\b/iu,
]

/** A sentence that is spoken to machines is no part of an answer, nor is it given to one. */
export const isOrder = (sentence: string): boolean => orders.some(pattern => pattern.test(sentence))
