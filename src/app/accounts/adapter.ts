import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

/** What oidc-provider keeps lies in `accounts.oidc_payloads`; its clients are not kept, they follow from the tenants' hosts. */
export type ClientMaker = (id: string) => AdapterPayload | undefined

type Key = readonly [string, string]

const kept = statement<
  readonly [string, string, string, string | null, string | null, string | null, string | null, Date | null]
>(
  'oidc.keep',
  `insert into accounts.oidc_payloads (kind, id, payload, account_id, grant_id, uid, user_code, expires_at)
    values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8)
    on conflict (kind, id) do update set payload = excluded.payload, account_id = excluded.account_id,
      grant_id = excluded.grant_id, uid = excluded.uid, user_code = excluded.user_code,
      expires_at = excluded.expires_at`,
)

const living = 'kind = $1 and (expires_at is null or expires_at > $3)'
const columns = 'payload, consumed_at as "consumedAt"'
const found = {
  id: statement<readonly [string, string, Date]>(
    'oidc.byId',
    `select ${columns} from accounts.oidc_payloads where id = $2 and ${living}`,
  ),
  uid: statement<readonly [string, string, Date]>(
    'oidc.byUid',
    `select ${columns} from accounts.oidc_payloads where uid = $2 and ${living}`,
  ),
  userCode: statement<readonly [string, string, Date]>(
    'oidc.byUserCode',
    `select ${columns} from accounts.oidc_payloads where user_code = $2 and ${living}`,
  ),
}

const consumed = statement<readonly [string, string, Date]>(
  'oidc.consume',
  `update accounts.oidc_payloads set consumed_at = $3
    where kind = $1 and id = $2 and consumed_at is null returning id`,
)
const destroyed = statement<Key>(
  'oidc.destroy',
  'delete from accounts.oidc_payloads where kind = $1 and id = $2',
)
const revoked = statement<Key>(
  'oidc.revoke',
  'delete from accounts.oidc_payloads where kind = $1 and grant_id = $2',
)

/** what a grant gives out and takes along when it goes; an interaction merely knows of one */
const granted = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

interface Row {
  payload: AdapterPayload
  consumedAt: Date | null
}

/** Expired things are never found, whether or not they have been swept yet. */
export function createAdapters(
  { database, clock }: { database: Database; clock: Clock },
  clientOf: ClientMaker,
): (kind: string) => Adapter {
  const find = async (by: keyof typeof found, kind: string, value: string) => {
    const row = await database.withAccounts(tx => tx.find<Row>(found[by], [kind, value, clock.now()]))
    if (!row) return undefined
    const { payload, consumedAt } = row
    return consumedAt ? { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) } : payload
  }
  const adapter = (kind: string): Adapter => ({
    async upsert(id, payload, seconds) {
      const { accountId = null, uid = null, userCode = null } = payload
      const grantId = granted.has(kind) ? (payload.grantId ?? null) : null
      const expiresAt = seconds === undefined ? null : new Date(clock.now().getTime() + seconds * 1000)
      const text = JSON.stringify(payload)
      await database.withAccounts(tx =>
        tx.rows(kept, [kind, id, text, accountId, grantId, uid, userCode, expiresAt]),
      )
    },
    find: id => find('id', kind, id),
    findByUid: uid => find('uid', kind, uid),
    findByUserCode: code => find('userCode', kind, code),
    async consume(id) {
      const rows = await database.withAccounts(tx => tx.rows(consumed, [kind, id, clock.now()]))
      // two exchanges at the same moment: the second is too late (the library looks, then consumes)
      if (rows.length === 0) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await database.withAccounts(tx => tx.rows(destroyed, [kind, id]))
    },
    async revokeByGrantId(grantId) {
      await database.withAccounts(tx => tx.rows(revoked, [kind, grantId]))
    },
  })
  const clients: Adapter = {
    ...adapter('Client'),
    find: async id => clientOf(id),
    upsert: async () => {
      throw new Error('Clients follow from the tenants, none is registered')
    },
  }
  return kind => (kind === 'Client' ? clients : adapter(kind))
}
