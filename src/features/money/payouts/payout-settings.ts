import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { changedMeanwhile } from '../../../shared/failure.ts'
import { type HeldLimits, limitsAfter, limitsInForce } from '../../../shared/held-limits.ts'
import { record } from '../../core/audit/audit.ts'
import {
  dialectOf,
  findSettings,
  type GatewayDeps,
  openPayoutKeys,
  type PayoutKeys,
  payoutDialectOf,
  sealPayoutKeys,
} from '../providers/providers.ts'
import type { PayoutSettingsBody, PayoutSettingsView } from './payout-settings.contract.ts'
import { findPayoutSettings, type LimitName, putPayoutSettings } from './payout-settings.store.ts'

/** what holds until somebody says otherwise */
const usual = { twoAbove: 10_000_000, mostEach: 250_000_000, mostADay: 1_000_000_000 }

/** The limits as they were written, what held before, and the keys beside them. */
async function settingsFor(tx: Tx): Promise<KeptSettings> {
  const row = await findPayoutSettings(tx)
  if (!row) return { written: usual, before: usual, holdsFrom: null, keysSealed: null, version: 0 }
  const { twoAbove, mostEach, mostADay, holdsFrom, keysSealed, version } = row
  return {
    written: { twoAbove, mostEach, mostADay },
    before: {
      twoAbove: row.twoAboveBefore ?? twoAbove,
      mostEach: row.mostEachBefore ?? mostEach,
      mostADay: row.mostADayBefore ?? mostADay,
    },
    holdsFrom,
    keysSealed,
    version,
  }
}

type KeptSettings = HeldLimits<LimitName> & { keysSealed: string | null; version: number }

/** From how much on two have to agree, and the most of one payout and of a day, as it holds now. */
export const limitsFor = async ({ tx, clock }: Pick<InTenant, 'tx' | 'clock'>) =>
  limitsInForce(await settingsFor(tx), clock.now())

const names = { midtrans: 'Midtrans Payouts (Iris)', xendit: 'Xendit' } as const

/** Through whom this tenant's payouts are sent; undefined: they are transferred by hand. */
export async function senderFor(house: GatewayDeps, { tx, tenant }: Pick<InTenant, 'tx' | 'tenant'>) {
  const settings = await findSettings(tx)
  const { keysSealed } = await settingsFor(tx)
  const dialect = settings && payoutDialectOf(house, tenant.id, settings, keysSealed)
  return settings && dialect
    ? {
        dialect,
        isSimulated: settings.provider === 'simulator',
        name: names[dialect],
      }
    : undefined
}

const held = (key: string) => ({ isThere: key !== '', end: key.length > 8 ? key.slice(-4) : '' })

/** What the office is shown: keys only by their last four characters. */
export async function viewPayoutSettings(house: GatewayDeps, context: InTenant): Promise<PayoutSettingsView> {
  const { tx, tenant, clock } = context
  const kept = await settingsFor(tx)
  const { written, keysSealed, version, holdsFrom } = kept
  const isWaiting = holdsFrom !== null && holdsFrom > clock.now()
  const keys = openPayoutKeys(house.secrets, tenant.id, keysSealed)
  const settings = await findSettings(tx)
  const sender = await senderFor(house, context)
  return {
    version,
    ...written,
    waiting: isWaiting
      ? { ...limitsInForce(kept, clock.now()), until: momentText(holdsFrom, tenant.timeZone) }
      : null,
    keys: {
      creatorKey: held(keys.creatorKey),
      approverKey: held(keys.approverKey),
      noticeKey: held(keys.noticeKey),
    },
    provider: sender ? `${sender.name}${sender.isSimulated ? ', simulator' : ''}` : '',
    hasOwnKeys: settings?.provider === 'midtrans',
    webhook: `${tenant.origin}/v1/payouts/webhooks/${settings ? dialectOf(settings) : 'midtrans'}`,
  }
}

/** Saves all of it. A key that was left empty stays as it is. */
export async function savePayoutSettings(
  house: GatewayDeps,
  context: CallContext,
  { version, creatorKey, approverKey, noticeKey, ...limits }: PayoutSettingsBody,
): Promise<PayoutSettingsView> {
  const { tx, tenant, clock } = context
  const before = await settingsFor(tx)
  const after = limitsAfter(before, limits, clock.now())
  const old = openPayoutKeys(house.secrets, tenant.id, before.keysSealed)
  const keys: PayoutKeys = {
    creatorKey: creatorKey || old.creatorKey,
    approverKey: approverKey || old.approverKey,
    noticeKey: noticeKey || old.noticeKey,
  }
  const isAny = Object.values(keys).some(key => key !== '')
  const isWritten = await putPayoutSettings(tx, {
    ...after,
    keysSealed: isAny ? sealPayoutKeys(house.secrets, tenant.id, keys) : null,
    version,
    at: clock.now(),
  })
  if (!isWritten) throw changedMeanwhile('Pengaturan pencairan')
  await record(context, {
    action: 'payout_settings.changed',
    object: { type: 'payout_settings', id: tenant.id, name: 'Pengaturan pencairan' },
    before: before.written,
    // which keys changed, never what they are
    after: { ...limits, newKey: creatorKey !== '' || approverKey !== '' || noticeKey !== '' },
  })
  return viewPayoutSettings(house, context)
}
