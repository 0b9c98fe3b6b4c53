import type { Tx } from '../../../platform/db/transaction.ts'

interface NewCredential {
  appId: string
  secretHash: string
  name: string
  now: Date
}

export async function insertCredential(
  tx: Tx,
  { appId, secretHash, name, now }: NewCredential,
): Promise<void> {
  await tx.db
    .insertInto('app_credentials')
    .values({ app_id: appId, secret_hash: secretHash, name, created_at: now })
    .execute()
}

interface CredentialRow {
  id: string
  name: string
  createdAt: Date
}

/** Those in force, the newest first. */
export const listCredentials = (tx: Tx): Promise<CredentialRow[]> =>
  tx.db
    .selectFrom('app_credentials')
    .select(['app_id as id', 'name', 'created_at as createdAt'])
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()

export async function findSecretHash(tx: Tx, appId: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('app_credentials')
    .select('secret_hash as secretHash')
    .where('app_id', '=', appId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.secretHash
}

export async function revokeCredential(tx: Tx, appId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('app_credentials')
    .set({ revoked_at: now })
    .where('app_id', '=', appId)
    .where('revoked_at', 'is', null)
    .execute()
}
