import { createHmac, randomBytes } from 'node:crypto'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { recoveryAlphabet, recoveryCodeCount, recoveryCodeOf } from './factors.rules.ts'
import { replaceRecoveryCodes, spendRecoveryCode } from './factors.store.ts'

export interface RecoveryCodes {
  /** Ten new codes; those before are void. They are answered here and nowhere again. */
  renew(tx: Tx, accountId: string): Promise<string[]>
  use(tx: Tx, accountId: string, typed: string, now: Date): Promise<boolean>
}

/**
 * Codes of fifty bits. The database keeps them under a key that does not lie in it, so who has stolen the database
 * alone cannot try them out.
 */
export function createRecoveryCodes(secrets: Secrets): RecoveryCodes {
  const key = secrets.key('recovery-codes')
  const hashOf = (accountId: string, code: string) =>
    createHmac('sha256', key).update(`${accountId} ${code}`).digest('hex')
  // 32 letters, so five bits of each byte choose one without favour
  const letters = () => [...randomBytes(5)].map(byte => recoveryAlphabet[byte & 31]).join('')

  return {
    async renew(tx, accountId) {
      const codes = new Set<string>()
      while (codes.size < recoveryCodeCount) codes.add(`${letters()}-${letters()}`)
      const hashes = [...codes].map(code => hashOf(accountId, code))
      await replaceRecoveryCodes(tx, accountId, hashes)
      return [...codes]
    },
    async use(tx, accountId, typed, now) {
      const code = recoveryCodeOf(typed)
      return code !== undefined && spendRecoveryCode(tx, accountId, hashOf(accountId, code), now)
    },
  }
}
