import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** WebAuthn credentials and the challenges in flight. Runs as the account service. */
export interface PasskeyRow {
  credentialId: string
  accountId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  backedUp: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = `credential_id as "credentialId", account_id as "accountId", public_key as "publicKey", counter,
  transports, name, backed_up as "backedUp", created_at as "createdAt", last_used_at as "lastUsedAt"`

const ofAccount = statement<readonly [string]>(
  'passkeys.ofAccount',
  `select ${columns} from accounts.passkeys where account_id = $1 order by created_at, credential_id`,
)

export const listPasskeys = (tx: Tx, accountId: string) => tx.rows<PasskeyRow>(ofAccount, [accountId])

const byId = statement<readonly [string]>(
  'passkeys.byId',
  `select ${columns} from accounts.passkeys
    where credential_id = $1
      and exists (select from accounts.accounts a where a.id = account_id and a.status = 'active')`,
)

export const findPasskey = (tx: Tx, credentialId: string) => tx.find<PasskeyRow>(byId, [credentialId])

type NewPasskey = Omit<PasskeyRow, 'lastUsedAt'>

const inserted = statement<readonly [string, string, Buffer, number, string[], string, boolean, Date]>(
  'passkeys.insert',
  `insert into accounts.passkeys
      (credential_id, account_id, public_key, counter, transports, name, backed_up, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning credential_id`,
)

/** false: that credential is known already */
export async function insertPasskey(tx: Tx, row: NewPasskey): Promise<boolean> {
  const { credentialId, accountId, publicKey, counter, transports, name, backedUp, createdAt } = row
  const parameters = [
    credentialId,
    accountId,
    publicKey,
    counter,
    transports,
    name,
    backedUp,
    createdAt,
  ] as const
  return (await tx.rows(inserted, parameters)).length === 1
}

const used = statement<readonly [string, number, boolean, Date]>(
  'passkeys.use',
  `update accounts.passkeys set counter = $2, backed_up = $3, last_used_at = $4
    where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning credential_id`,
)

/** false: its counter did not grow, so there is a copy of it somewhere (authenticators without one say 0) */
export async function spendPasskey(tx: Tx, id: string, counter: number, isBackedUp: boolean, now: Date) {
  return (await tx.rows(used, [id, counter, isBackedUp, now])).length === 1
}

export async function renamePasskey(tx: Tx, credentialId: string, name: string): Promise<void> {
  await tx.db
    .updateTable('accounts.passkeys')
    .set({ name })
    .where('credential_id', '=', credentialId)
    .execute()
}

export async function deletePasskey(tx: Tx, credentialId: string): Promise<void> {
  await tx.db.deleteFrom('accounts.passkeys').where('credential_id', '=', credentialId).execute()
}

export interface Challenge {
  /** hash of what was sent to the browser */
  id: string
  purpose: 'sign_in' | 'step' | 'add'
  accountId: string | undefined
  /** what it was asked within: it answers there only */
  within: string
}

export async function keepChallenge(tx: Tx, challenge: Challenge, now: Date, expiresAt: Date): Promise<void> {
  await tx.db.deleteFrom('accounts.challenges').where('expires_at', '<', now).execute()
  await tx.db
    .insertInto('accounts.challenges')
    .values({
      id: challenge.id,
      account_id: challenge.accountId ?? null,
      purpose: challenge.purpose,
      value: challenge.within,
      expires_at: expiresAt,
    })
    .execute()
}

const taken = statement<readonly [string, string, string | null, string, Date]>(
  'passkeys.takeChallenge',
  `delete from accounts.challenges
    where id = $1 and purpose = $2 and account_id is not distinct from $3::uuid and value = $4 and expires_at > $5
    returning id`,
)

/** Takes it out: whatever comes of it, it is answered once. */
export async function takeChallenge(tx: Tx, challenge: Challenge, now: Date): Promise<boolean> {
  const { id, purpose, accountId = null, within } = challenge
  return (await tx.rows(taken, [id, purpose, accountId, within, now])).length === 1
}
