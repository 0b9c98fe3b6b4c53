import { createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { isSame } from '../../../platform/secrets/tokens.ts'
import { unauthorized } from '../../../shared/failure.ts'
import { appTokenSeconds, staleSeconds } from './app-tokens.rules.ts'

export interface AppToken {
  token: string
  code: string
  expiresAt: Date
}

/**
 * The AppToken of specification section 7: the header `AppToken: code:encrypted`, where `encrypted` is a timestamp and
 * the token, sealed with a key that both sides derive from the token. It tells our own pages from a script that only
 * knows an address; it is never a login.
 */
export interface AppTokens {
  issue(tenantId: number): AppToken
  /** A header that came must fit this tenant and this moment; none is no fault (decisions: an anti-bot token). */
  assertFitting(request: Asking, tenantId: number): void
  /** The same as a question: some microseconds, and none without a header. */
  isFitting(request: Asking, tenantId: number): boolean
}

interface Asking {
  headers: Record<string, string | string[] | undefined>
}

export function createAppTokens(secrets: Secrets, clock: Clock): AppTokens {
  const master = secrets.key('app-token')
  /** the code carries all that is needed to make the token again: no look-up */
  const tokenOf = (code: string) => createHmac('sha256', master).update(code).digest('base64url')

  function isFitting({ headers }: Asking, tenantId: number): boolean {
    const header = headers.apptoken
    if (header === undefined) return true
    const now = clock.now().getTime() / 1000
    const [, code = '', tenant, expires, sealed = ''] =
      /^([\w-]{16}\.(\d{1,10})\.(\d{1,12})):([\w-]{40,400})$/.exec(String(header)) ?? []
    const isOurs = Number(tenant) === tenantId && Number(expires) > now
    const opened = isOurs ? open(sealed, tokenOf(code)) : undefined
    return opened !== undefined && Math.abs(now - opened / 1000) <= staleSeconds
  }

  return {
    issue(tenantId) {
      const expiresAt = new Date(clock.now().getTime() + appTokenSeconds * 1000)
      const code = `${randomBytes(12).toString('base64url')}.${tenantId}.${Math.floor(expiresAt.getTime() / 1000)}`
      return { code, token: tokenOf(code), expiresAt }
    },
    isFitting,
    assertFitting(request, tenantId) {
      if (!isFitting(request, tenantId)) throw unauthorized('AppToken tidak berlaku')
    },
  }
}

/** the timestamp in milliseconds, when it was sealed by whoever holds the token */
function open(sealed: string, token: string): number | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 29) return undefined
  try {
    const key = createHash('sha256').update(token).digest()
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(-16))
    const text = decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
    const [timestamp = '', inner = ''] = text.split('.', 2)
    return isSame(inner, token) && /^\d{13}$/.test(timestamp) ? Number(timestamp) : undefined
  } catch {
    return undefined
  }
}
