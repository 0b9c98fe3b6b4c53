import type { InTenant } from '../../../platform/http/endpoint.ts'
import { listFactsOfKinds, termsOf } from '../passages/passages.ts'
import { countedIn } from './confidence.rules.ts'
import type { Answered } from './fields.ts'

const withoutSynonyms = new Map<string, readonly string[]>()

/**
 * How many there are of something here, where the site's home page says so in its figures: "mahasiswa: 2.860". Undefined: it
 * does not, or the question is about more than that.
 */
export async function answerOfFigures(context: InTenant, query: string): Promise<Answered | undefined> {
  const noun = countedIn(query)
  if (noun === undefined || termsOf(query, withoutSynonyms, new Map()).length > 1) return undefined
  const isOf = new RegExp(`^[^:]*(?<!\\p{L})${noun}[^:]*: `, 'iu')
  for (const facts of await listFactsOfKinds(context, ['page'])) {
    const line = facts.body.split('\n').find(one => isOf.test(one))
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
