import { createHmac, randomBytes } from 'node:crypto'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** https://www.standardwebhooks.com: 24 to 64 bytes in base64 behind their prefix */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const newMessageId = (): string => `msg_${randomBytes(16).toString('base64url')}`

const keyOf = (secrets: Pick<Secrets, 'key'>) => secrets.key('webhooks')
const boundTo = (tenantId: number) => `webhook ${tenantId}`

export const sealSecret = (secrets: Pick<Secrets, 'key'>, tenantId: number, secret: string): string =>
  seal(keyOf(secrets), secret, boundTo(tenantId))

/** undefined where the installation's key is another one by now */
export const openSecret = (secrets: Pick<Secrets, 'key'>, tenantId: number, sealed: string) =>
  unseal(keyOf(secrets), sealed, boundTo(tenantId))

interface Signed {
  id: string
  at: Date
  payload: string
}

/** The three headers by which a receiver knows that a message is ours; signed by every secret that holds. */
export function signedHeaders({ id, at, payload }: Signed, signers: readonly string[]) {
  const seconds = Math.floor(at.getTime() / 1000)
  const signatures = signers.map(secret => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${payload}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
