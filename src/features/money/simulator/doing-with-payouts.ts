import { conflict, notFound } from '../../../shared/failure.ts'
import { irisSignature, whyRefused } from '../providers/providers.ts'
import { post } from './sim-notices.ts'
import { mayDoWithPayout, payoutStatusAfter, type SimPayoutDeed } from './sim-payouts.rules.ts'
import { changeSimPayout, lockSimPayout, type SimPayout } from './sim-payouts.store.ts'
import { irisNotice, xenditPayoutNotice } from './sim-payouts.ts'
import { type Faults, noFaults } from './simulator.rules.ts'
import { later } from './simulator.ts'
import { payoutKeysOf } from './simulator-keys.ts'
import type { SimulatorWork } from './simulator-work.ts'

/** The bank's desk for payouts: does it, then tells us as the provider would. Never within a transaction. */
export async function doWithSimPayout(
  house: SimulatorWork,
  tenantId: number,
  id: number,
  { deed, faults = noFaults }: { deed: SimPayoutDeed; faults?: Faults },
): Promise<SimPayout> {
  const refused = whyRefused(house, 'simulator', true)
  if (refused) throw conflict(refused)
  const payout = await house.database.withTenant(tenantId, async tx => {
    const found = await lockSimPayout(tx, id)
    if (!found) throw notFound('Pencairan simulasi')
    if (!mayDoWithPayout(deed, found.status))
      throw conflict('Ini tidak dapat dilakukan pada pencairan dengan status ini.')
    await changeSimPayout(tx, id, {
      status: payoutStatusAfter(deed),
      ...(deed === 'fail' || deed === 'return' ? { failure: 'INVALID_DESTINATION' } : {}),
      at: house.clock.now(),
    })
    return (await lockSimPayout(tx, id)) ?? found
  })
  const tenant = await house.tenantContextById(tenantId)
  const tell = () => tellOf(house, { tenantId, payout, faults, origin: tenant?.origin ?? '' })
  if (faults.delaySeconds === 0) await tell()
  else later(house, tell, faults.delaySeconds)
  return payout
}

interface Told {
  tenantId: number
  payout: SimPayout
  faults: Faults
  origin: string
}

async function tellOf(house: SimulatorWork, { tenantId, payout, faults, origin }: Told): Promise<void> {
  if (faults.isDropped) return
  const { noticeKey } = payoutKeysOf(
    house.secrets,
    tenantId,
    payout.dialect === 'xendit' ? 'xendit' : 'midtrans',
  )
  const isIris = payout.dialect === 'midtrans'
  const notices = [
    payout,
    ...Array.from({ length: faults.duplicate }, () => payout),
    ...(faults.isReordered ? [{ ...payout, status: 'processed' as const }] : []),
  ]
  for (const one of notices) {
    const sent = JSON.stringify(isIris ? irisNotice(one) : xenditPayoutNotice(one))
    const key = faults.isWronglySigned ? 'salah' : noticeKey
    await post(house, {
      tenantId,
      ref: payout.ref,
      url: `${origin}/v1/payouts/webhooks/${payout.dialect}`,
      sent,
      headers: isIris
        ? { 'iris-signature': irisSignature(Buffer.from(sent), key) }
        : { 'x-callback-token': key },
    })
  }
}
