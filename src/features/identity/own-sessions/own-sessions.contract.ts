import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'

export const ownSession = z.object({
  /** the beginning of the session's number: enough to tell one's own apart, and of no use elsewhere */
  id: z.string(),
  /** "Chrome di Android" */
  device: z.string(),
  /** browser, or a program with a token */
  channel: z.enum(['browser', 'bearer']),
  ip: z.string(),
  since: z.string(),
  lastSeen: z.string(),
  isThis: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>
export const ownSessions = z.array(ownSession)

export const sessionParameter = z.object({ id: plainText(64).min(16, 'ID tidak valid') })
export const ended = z.object({ ended: z.int() })

export interface OwnSessionsPage {
  /** dates in words */
  sessions: OwnSession[]
  accountHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'own-sessions': OwnSessionsPage
  }
}
