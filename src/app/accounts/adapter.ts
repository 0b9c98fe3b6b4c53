import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import {
  consumePayload,
  destroyPayload,
  findPayload,
  keepPayload,
  revokePayloads,
} from '../../features/identity/accounts/accounts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'

/** What oidc-provider keeps lies in `accounts.oidc_payloads`; its clients are not kept, they follow from the tenants' hosts. */
export type ClientMaker = (id: string) => Promise<AdapterPayload | undefined>

/** what a grant gives out and takes along when it goes; an interaction merely knows of one */
const granted = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

/** Expired things are never found, whether or not they have been swept yet. */
export function createAdapters(
  { database, clock }: { database: Database; clock: Clock },
  clientOf: ClientMaker,
): (kind: string) => Adapter {
  const find = async (by: 'id' | 'uid' | 'userCode', kind: string, value: string) => {
    const row = await database.withAccounts(tx => findPayload(tx, by, { kind, value, now: clock.now() }))
    if (!row) return undefined
    const { payload, consumedAt } = row
    return consumedAt ? { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) } : payload
  }
  const adapter = (kind: string): Adapter => ({
    async upsert(id, payload, seconds) {
      const { accountId = null, uid = null, userCode = null } = payload
      const grantId = granted.has(kind) ? (payload.grantId ?? null) : null
      const expiresAt = seconds === undefined ? null : new Date(clock.now().getTime() + seconds * 1000)
      await database.withAccounts(tx =>
        keepPayload(tx, {
          kind,
          id,
          payload: JSON.stringify(payload),
          accountId,
          grantId,
          uid,
          userCode,
          expiresAt,
        }),
      )
    },
    find: id => find('id', kind, id),
    findByUid: uid => find('uid', kind, uid),
    findByUserCode: code => find('userCode', kind, code),
    async consume(id) {
      const isFirst = await database.withAccounts(tx => consumePayload(tx, kind, id, clock.now()))
      // two exchanges at the same moment: the second is too late (the library looks, then consumes)
      if (!isFirst) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await database.withAccounts(tx => destroyPayload(tx, kind, id))
    },
    async revokeByGrantId(grantId) {
      await database.withAccounts(tx => revokePayloads(tx, kind, grantId))
    },
  })
  const clients: Adapter = {
    ...adapter('Client'),
    find: clientOf,
    upsert: async () => {
      throw new Error('Clients follow from the tenants, none is registered')
    },
  }
  return kind => (kind === 'Client' ? clients : adapter(kind))
}
