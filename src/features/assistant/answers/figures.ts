import type { InTenant } from '../../../platform/http/endpoint.ts'
import { listFactsOfKinds, termsInSentences, termsOf, wordsOfQuestion } from '../passages/passages.ts'
import { countedIn } from './confidence.rules.ts'
import type { Answered } from './fields.ts'
import { institution } from './topics.rules.ts'

const withoutSynonyms = new Map<string, readonly string[]>()

const asksNumber = /\b(berapa\w*|kapan\w*|jumlah\w*|banyaknya)\b/iu
/** of what a figure is called, how much must have been said */
const leastOfLabel = 0.6

/**
 * What the site's home page says in its figures: how many there are of something, "mahasiswa: 2.860", or since when it is,
 * "tahun berdiri: 1971". Undefined: it does not, or the question is about more than that.
 */
export async function answerOfFigures(context: InTenant, query: string): Promise<Answered | undefined> {
  if (!asksNumber.test(query)) return undefined
  const noun = countedIn(query)
  const all = termsOf(query, withoutSynonyms, new Map())
  const title = new Set(wordsOfQuestion(context.tenant.title))
  const terms = all.filter(({ word }) => !institution.test(word) && !title.has(word))
  const isOf =
    noun !== undefined && all.length === 1 ? new RegExp(`^[^:]*(?<!\\p{L})${noun}[^:]*: `, 'iu') : undefined
  if (!isOf && terms.length === 0) return undefined
  for (const facts of await listFactsOfKinds(context, ['page'])) {
    const lines = facts.body.split('\n')
    const labels = lines.map(one => one.split(':')[0] ?? '')
    const said = await termsInSentences(context.tx, { sentences: labels, terms: terms.map(one => one.exact) })
    const isNamed = (label: string, at: number) =>
      said[at]?.size === terms.length &&
      terms.length > 0 &&
      terms.length / Math.max(1, termsOf(label, withoutSynonyms, new Map()).length) >= leastOfLabel
    const line =
      lines.find(one => isOf?.test(one)) ??
      lines.find((_, at) => noun === undefined && isNamed(labels[at] ?? '', at))
    if (!line) continue
    return {
      retrieved: { terms: [], weights: [], found: [facts] },
      composed: {
        isAnswered: true,
        isNear: true,
        confidence: 1,
        text: `Menurut *${facts.title}*: ${line}`,
        sources: [facts],
        suggestions: [],
      },
    }
  }
  return undefined
}
