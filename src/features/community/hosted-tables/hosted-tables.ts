import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { longDate, momentText } from '../../../shared/dates.ts'
import { record } from '../../core/audit/audit.ts'
import type { TableKey } from './hosted-tables.contract.ts'
import { overlapDays } from './hosted-tables.rules.ts'
import * as store from './hosted-tables.store.ts'
import { makeKey, readKey } from './table-keys.ts'

export { judgeKey, readKey } from './table-keys.ts'

/** The key as the office shows it. */
export async function showKey(
  { tx, tenant, clock }: Pick<InTenant, 'tx' | 'tenant' | 'clock'>,
  secrets: Pick<Secrets, 'key'>,
): Promise<TableKey> {
  const row = await readKey(tx)
  const isFormerGood = row.formerUntil !== null && row.formerUntil > clock.now()
  return {
    key: await makeKey(secrets, tenant, row),
    address: `${tenant.origin}/rest/v1`,
    madeText: longDate(row.madeAt, tenant.timeZone),
    formerText: isFormerGood && row.formerUntil ? momentText(row.formerUntil, tenant.timeZone) : '',
    origins: row.origins,
  }
}

/** A new key; the one before ends at once, or after a week. */
export async function rotateKey(
  context: CallContext,
  secrets: Pick<Secrets, 'key'>,
  when: 'now' | 'overlapping',
): Promise<TableKey> {
  const { tx, clock } = context
  const at = clock.now()
  const formerUntil = when === 'now' ? null : new Date(at.getTime() + overlapDays * 86_400_000)
  await store.rotateKey(tx, { at, formerUntil })
  await record(context, {
    action: 'table_key.rotated',
    object: { type: 'table_key', id: 1, name: '/rest/v1' },
  })
  return showKey(context, secrets)
}

export async function listOrigins(
  context: CallContext,
  secrets: Pick<Secrets, 'key'>,
  origins: string[],
): Promise<TableKey> {
  const { tx } = context
  const before = await readKey(tx)
  await store.writeOrigins(tx, { at: before.madeAt, origins })
  await record(context, {
    action: 'table_key.origins',
    object: { type: 'table_key', id: 1, name: '/rest/v1' },
    before: { origins: before.origins.join(', ') },
    after: { origins: origins.join(', ') },
  })
  return showKey(context, secrets)
}
