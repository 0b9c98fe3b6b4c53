import { createHash } from 'node:crypto'
import { forbidden, notFound } from '../../../shared/failure.ts'
import type { Notice } from '../payments/payments.ts'
import {
  type Dialect,
  findSettings,
  isIrisNotice,
  isObject,
  isXenditNotice,
  payoutKeysFor,
  textOf,
} from '../providers/providers.ts'
import { findSent, insertPayoutEvent, listPlaces, noteHeard } from './payout-sending.store.ts'
import { findPayoutSettings } from './payout-settings.store.ts'
import type { PayoutSendingDeps } from './sending-deps.ts'

/** What a notification calls its payout: Midtrans by its own number, Xendit also by ours. */
function nameIn(dialect: Dialect, { body }: Notice): string {
  if (dialect === 'midtrans') return textOf(body.reference_no)
  return isObject(body.data) ? textOf(body.data.reference_id) : ''
}

/**
 * Takes a provider's notification about a payout: whose it is says its reference, and of several the key that it is
 * signed with. Even then it is only a hint to ask the provider. Answers which payout is to be asked about.
 */
export async function takePayoutNotice(
  house: PayoutSendingDeps,
  dialect: Dialect,
  notice: Notice,
): Promise<{ tenantId: number; id: number; isNew: boolean }> {
  const name = nameIn(dialect, notice)
  if (!/^[\w-]{1,100}$/.test(name)) throw notFound('Pencairan')
  const places = await house.database.withPlatform(tx => listPlaces(tx, name))
  let isForged = false
  for (const { tenantId, id } of places) {
    const taken = await takeAt(house, { tenantId, id, dialect, notice })
    if (taken === 'forged') isForged = true
    else if (taken !== undefined) return { tenantId, id, isNew: taken }
  }
  // why it was refused is nobody's business who cannot sign
  throw isForged ? forbidden('Pemberitahuan ditolak') : notFound('Pencairan')
}

interface Place {
  tenantId: number
  id: number
  dialect: Dialect
  notice: Notice
}

/** undefined: not this one's; else whether it is heard for the first time */
async function takeAt(
  house: PayoutSendingDeps,
  { tenantId, id, dialect, notice }: Place,
): Promise<boolean | 'forged' | undefined> {
  return house.database.withTenant(tenantId, async tx => {
    const row = await findSent(tx, id)
    const settings = await findSettings(tx)
    if (!row || !settings || row.provider !== dialect) return undefined
    const chosen = row.isSimulated ? ({ ...settings, provider: 'simulator', dialect } as const) : settings
    const keysSealed = (await findPayoutSettings(tx))?.keysSealed ?? null
    const { noticeKey } = payoutKeysFor(house, tenantId, chosen, keysSealed)
    const isSigned =
      dialect === 'midtrans'
        ? isIrisNotice(notice.raw, notice.signature, noticeKey)
        : isXenditNotice(notice.token, noticeKey)
    if (!isSigned) return 'forged'
    const at = house.clock.now()
    const key = createHash('sha256').update(notice.raw).digest('hex')
    const isNew = await insertPayoutEvent(tx, {
      payoutId: id,
      key,
      kind: 'notification',
      body: notice.body,
      at,
    })
    if (isNew) await noteHeard(tx, id, { heardAt: at })
    return isNew
  })
}
