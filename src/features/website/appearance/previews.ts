import { createHmac } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { isSame } from '../../../platform/secrets/tokens.ts'

/** an editor who stays longer is given a new one with every save */
const validMilliseconds = 2 * 60 * 60 * 1000

interface For {
  tenantId: number
  /** the editor's session: the token opens nothing to anybody else */
  sessionId: string
}

/** Tokens that show a tenant's site in its draft's look, to one session, for a while. Signed, so nothing is stored. */
export interface Previews {
  issue(whom: For, now: Date): string
  isValid(token: string, whom: For, now: Date): boolean
}

export function createPreviews(secrets: Secrets): Previews {
  const key = secrets.key('preview')
  const sign = (expires: string, { tenantId, sessionId }: For) =>
    createHmac('sha256', key).update(`${tenantId} ${sessionId} ${expires}`).digest('base64url')
  return {
    issue(whom, now) {
      const expires = (now.getTime() + validMilliseconds).toString(36)
      return `${expires}.${sign(expires, whom)}`
    },
    isValid(token, whom, now) {
      const [, expires = '', signature = ''] = /^([0-9a-z]{6,10})\.([\w-]{43})$/.exec(token) ?? []
      return isSame(signature, sign(expires, whom)) && Number.parseInt(expires, 36) > now.getTime()
    },
  }
}
