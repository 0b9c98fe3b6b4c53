import { type ParametersOf, type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** What oidc-provider keeps, by the name of a model and an id. Runs as the account service. */
const kept = statement(
  'oidc.keep',
  `insert into accounts.oidc_payloads (kind, id, payload, account_id, grant_id, uid, user_code, expires_at)
    values (:kind, :id, :payload::jsonb, :accountId?, :grantId?, :uid?, :userCode?, :expiresAt?)
    on conflict (kind, id) do update set payload = excluded.payload, account_id = excluded.account_id,
      grant_id = excluded.grant_id, uid = excluded.uid, user_code = excluded.user_code,
      expires_at = excluded.expires_at`,
)

const living = 'kind = :kind and (expires_at is null or expires_at > :now)'
const columns = 'payload, consumed_at as "consumedAt"'
const found = {
  id: statement('oidc.byId', `select ${columns} from accounts.oidc_payloads where id = :value and ${living}`),
  uid: statement(
    'oidc.byUid',
    `select ${columns} from accounts.oidc_payloads where uid = :value and ${living}`,
  ),
  userCode: statement(
    'oidc.byUserCode',
    `select ${columns} from accounts.oidc_payloads where user_code = :value and ${living}`,
  ),
}

const consumed = statement(
  'oidc.consume',
  `update accounts.oidc_payloads set consumed_at = :now
    where kind = :kind and id = :id and consumed_at is null returning id`,
)
const destroyed = statement(
  'oidc.destroy',
  'delete from accounts.oidc_payloads where kind = :kind and id = :id',
)
const revoked = statement(
  'oidc.revoke',
  'delete from accounts.oidc_payloads where kind = :kind and grant_id = :grantId',
)

export async function keepPayload(tx: Tx, given: ParametersOf<'oidc.keep'>): Promise<void> {
  await tx.rows(kept, given)
}

type Payload = RowOf<'oidc.byId'> & { payload: Record<string, unknown> }

/** Expired ones are never found, whether or not they have been swept yet. */
export const findPayload = (
  tx: Tx,
  by: keyof typeof found,
  asked: ParametersOf<'oidc.byId'>,
): Promise<Payload | undefined> => tx.find(found[by], asked)

/** false: it was consumed before */
export const consumePayload = async (tx: Tx, kind: string, id: string, now: Date) =>
  (await tx.rows(consumed, { kind, id, now })).length > 0

export async function destroyPayload(tx: Tx, kind: string, id: string): Promise<void> {
  await tx.rows(destroyed, { kind, id })
}

export async function revokePayloads(tx: Tx, kind: string, grantId: string): Promise<void> {
  await tx.rows(revoked, { kind, grantId })
}
