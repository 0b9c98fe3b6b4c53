import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { isSame } from '../../../platform/secrets/tokens.ts'

/** so long a visitor's conversations are found again by the browser that holds the token */
const chatTokenDays = 90

/**
 * What a browser brings to the chat: the name of a visitor whom nobody knows, signed for one tenant. It is no login:
 * who is signed in is said by the session, and a token of somebody who was signs nobody in.
 */
export interface ChatTokens {
  issue(tenantId: number): { token: string; expiresAt: Date }
  /** by what the database knows the visitor; undefined: not ours, of another tenant, or over */
  visitorOf(token: string, tenantId: number): string | undefined
}

const pattern = /^chat_([\w-]{24})\.(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/

/** Told by its looks alone: everywhere but in the chat such a token says nothing. */
export const isChatToken = (bearer: string | undefined): bearer is string =>
  bearer?.startsWith('chat_') === true

export function createChatTokens(secrets: Pick<Secrets, 'key'>, clock: Clock): ChatTokens {
  const signed = (text: string) =>
    createHmac('sha256', secrets.key('chat-token')).update(text).digest('base64url')
  return {
    issue(tenantId) {
      const expiresAt = new Date(clock.now().getTime() + chatTokenDays * 86_400_000)
      const seconds = Math.floor(expiresAt.getTime() / 1000)
      const text = `chat_${randomBytes(18).toString('base64url')}.${tenantId}.${seconds}`
      return { token: `${text}.${signed(text)}`, expiresAt }
    },
    visitorOf(token, tenantId) {
      const [, visitor = '', tenant, seconds, signature = ''] = pattern.exec(token) ?? []
      if (Number(tenant) !== tenantId || Number(seconds) * 1000 <= clock.now().getTime()) return undefined
      if (!isSame(signature, signed(token.slice(0, -signature.length - 1)))) return undefined
      return createHash('sha256').update(`${tenantId} ${visitor}`).digest('hex')
    },
  }
}
