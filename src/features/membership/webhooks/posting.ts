import { createOutgoing, ForbiddenAddress } from '../../../platform/http/outgoing.ts'
import { mostAnswer, type Problem, patienceSeconds } from './webhooks.rules.ts'

/** What came of one try. */
export interface Answered {
  milliseconds: number
  /** null where nothing was answered */
  status: number | null
  /** the beginning of what was answered */
  answer: string
  problem: Problem | null
  /** after how many seconds the receiver wants to be asked again; 0: it did not say */
  askedSeconds: number
}

export type Post = (url: string, payload: string, headers: Record<string, string>) => Promise<Answered>

/** Posts to addresses that tenants have named: never into our own network, unless this is a place for trying. */
export function createPosting({ isLocalAllowed }: { isLocalAllowed: boolean }): Post {
  const outgoing = createOutgoing({ isLocalAllowed: isLocalAllowed, maxBytes: mostAnswer })
  return async (url, body, headers) => {
    const began = performance.now()
    const ended = (rest: Omit<Answered, 'milliseconds'>): Answered => ({
      milliseconds: Math.round(performance.now() - began),
      ...rest,
    })
    try {
      const response = await outgoing(url, {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Sanggar-Webhooks/1' },
        signal: AbortSignal.timeout(patienceSeconds * 1000),
      })
      // whatever is said beside the status matters to people who read the log, and to nobody else
      const answer = await response.text().catch(() => '')
      return ended({
        status: response.status,
        answer: shortened(answer),
        problem: problemOf(response.status),
        askedSeconds: secondsOf(response.headers.get('retry-after')),
      })
    } catch (error) {
      return ended({ status: null, answer: '', problem: whyNot(error), askedSeconds: 0 })
    }
  }
}

/** Text that the database can hold, and no more of it than somebody reads. */
const shortened = (text: string) => [...text.replaceAll('\u0000', '').toWellFormed()].slice(0, 500).join('')

function problemOf(status: number): Problem | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

const secondsOf = (header: string | null): number =>
  header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : 0

function whyNot(error: unknown): Problem {
  if (error instanceof ForbiddenAddress) return 'forbidden'
  const name = error instanceof Error ? error.name : ''
  return name === 'TimeoutError' || name === 'AbortError' ? 'time_out' : 'unreachable'
}
