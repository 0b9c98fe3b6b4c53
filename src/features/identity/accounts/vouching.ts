import { createHmac } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { isSame } from '../../../platform/secrets/tokens.ts'

/** milliseconds from leaving a tenant's site to a filled in form */
const validMilliseconds = 60 * 60 * 1000

type Vouching = Pick<Secrets, 'key'>

/** What says to the account service that somebody has just shown to read the mail of this address. Nothing is stored. */
export function vouchFor(secrets: Vouching, email: string, now: Date): string {
  const expires = (now.getTime() + validMilliseconds).toString(36)
  return `${expires}.${signed(secrets, email, expires)}`
}

export function isVouchedFor(secrets: Vouching, email: string, voucher: string, now: Date): boolean {
  const [, expires = '', signature = ''] = /^([0-9a-z]{6,10})\.([\w-]{43})$/.exec(voucher) ?? []
  return isSame(signature, signed(secrets, email, expires)) && Number.parseInt(expires, 36) > now.getTime()
}

const signed = (secrets: Vouching, email: string, expires: string) =>
  createHmac('sha256', secrets.key('vouched address')).update(`${expires} ${email}`).digest('base64url')
