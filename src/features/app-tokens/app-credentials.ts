import { randomInt } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { hashToken, isSame, randomToken } from '../../platform/secrets/tokens.ts'
import { findSecretHash, insertCredential, revokeCredential } from './app-credentials.store.ts'

interface Work {
  tx: Tx
  clock: Clock
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Credentials for an outside app of this tenant. The secret is shown this once; the database keeps its hash. */
export async function createAppCredential(
  { tx, clock }: Work,
  name: string,
): Promise<{ id: string; secret: string }> {
  const id = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')
  const secret = randomToken()
  await insertCredential(tx, { appId: id, secretHash: hashToken(secret), name, now: clock.now() })
  return { id, secret }
}

/** Tokens it got before last until their 23 hours are over. */
export const revokeAppCredential = ({ tx, clock }: Work, id: string) => revokeCredential(tx, id, clock.now())

/** An unknown app costs the same time as a wrong secret. */
export async function isAppCredential(
  tx: Tx,
  { id, secret }: { id: string; secret: string },
): Promise<boolean> {
  const hash = await findSecretHash(tx, id)
  return isSame(hash ?? hashToken(id), hashToken(secret)) && hash !== undefined
}
