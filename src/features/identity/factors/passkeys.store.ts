import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** WebAuthn credentials and the challenges in flight. Runs as the account service. */
export type PasskeyRow = RowOf<'passkeys.ofAccount'>

const columns = `credential_id as "credentialId", account_id as "accountId", public_key as "publicKey", counter,
  transports, name, backed_up as "backedUp", created_at as "createdAt", last_used_at as "lastUsedAt"`

const ofAccount = statement(
  'passkeys.ofAccount',
  `select ${columns} from accounts.passkeys where account_id = :accountId order by created_at, credential_id`,
)

export const listPasskeys = (tx: Tx, accountId: string) => tx.rows(ofAccount, { accountId })

const byId = statement(
  'passkeys.byId',
  `select ${columns} from accounts.passkeys
    where credential_id = :credentialId
      and exists (select from accounts.account_names a where a.id = account_id and a.status = 'active')`,
)

export const findPasskey = (tx: Tx, credentialId: string) => tx.find(byId, { credentialId })

type NewPasskey = Omit<PasskeyRow, 'lastUsedAt'>

const inserted = statement(
  'passkeys.insert',
  `insert into accounts.passkeys
      (credential_id, account_id, public_key, counter, transports, name, backed_up, created_at)
    values (:credentialId, :accountId, :publicKey, :counter, :transports, :name, :backedUp, :createdAt) on conflict do nothing returning credential_id`,
)

/** false: that credential is known already */
export async function insertPasskey(tx: Tx, row: NewPasskey): Promise<boolean> {
  return (await tx.rows(inserted, row)).length === 1
}

const used = statement(
  'passkeys.use',
  `update accounts.passkeys set counter = :counter, backed_up = :isBackedUp, last_used_at = :now
    where credential_id = :credentialId and (counter < :counter or (counter = 0 and :counter = 0)) returning credential_id`,
)

/** false: its counter did not grow, so there is a copy of it somewhere (authenticators without one say 0) */
export async function spendPasskey(tx: Tx, id: string, counter: number, isBackedUp: boolean, now: Date) {
  return (await tx.rows(used, { credentialId: id, counter, isBackedUp, now })).length === 1
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

const taken = statement(
  'passkeys.takeChallenge',
  `delete from accounts.challenges
    where id = :id and purpose = :purpose and account_id is not distinct from :accountId?::uuid and value = :within and expires_at > :now
    returning id`,
)

/** Takes it out: whatever comes of it, it is answered once. */
export async function takeChallenge(tx: Tx, challenge: Challenge, now: Date): Promise<boolean> {
  const { id, purpose, accountId = null, within } = challenge
  return (await tx.rows(taken, { id, purpose, accountId, within, now })).length === 1
}
