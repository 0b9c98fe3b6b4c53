import type { Member } from '../../../platform/http/access.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'

/** A line of somebody's own records, with where it stands. */
export interface CardItem {
  title: string
  text: string
  href: string
}

/** Which of somebody's own records a card shows. */
export type CardKind = 'schedule' | 'bills' | 'progress' | 'certificates' | 'password' | 'contact' | 'teacher'

/** What an answer is made of, in the order in which it comes. `done` is the last, unless it was given up. */
export type AnswerPart =
  | { type: 'text'; text: string }
  | { type: 'source'; title: string; url: string; heading?: string }
  | { type: 'suggestion'; text: string }
  | {
      type: 'card'
      kind: CardKind
      title: string
      items: CardItem[]
      action?: { label: string; href: string }
    }
  | {
      type: 'done'
      engine: 'extractive' | 'model'
      /** false: nothing on the site answers it; the sources are the closest there is */
      answered: boolean
      /** 0 to 1 */
      confidence: number
    }

export interface Question {
  tenant: TenantContext
  /** who asks, with what they may read; null for a visitor */
  reader: Member | null
  query: string
  /** what was asked and answered before, oldest first; `source`: what an answer was about, where it was one */
  history: readonly { query: string; answer: string; source?: string | null }[]
  /** the path of the page it was asked beside: in a lesson a tutor answers */
  page?: string | undefined
  /** whoever asked has gone: nothing more is made */
  signal?: AbortSignal | undefined
}
