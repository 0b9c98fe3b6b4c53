import type { InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { rupiah } from '../../../shared/money.ts'
import { channels, findSettings, isChannel, whyRefused } from '../providers/providers.ts'
import { type Bill, listBills, listLines } from './bills.store.ts'
import { mayDoWithPayout, simPayoutDeeds, simPayoutWords } from './sim-payouts.rules.ts'
import { listSimPayouts, type SimPayout } from './sim-payouts.store.ts'
import type { BillItem, SimPayoutItem, SimulatorView } from './simulator.contract.ts'
import { billDeeds, billWords, mayDo } from './simulator.rules.ts'
import type { SimulatorWork } from './simulator-work.ts'

/** All that the simulated provider knows, and what went over the wire. */
export async function viewSimulator(
  house: SimulatorWork,
  { tx, tenant, clock }: Pick<InTenant, 'tx' | 'tenant' | 'clock'>,
): Promise<SimulatorView> {
  const settings = await findSettings(tx)
  const refused = whyRefused(house, 'simulator', true)
  const isUsed = settings?.provider === 'simulator'
  const lines = await listLines(tx)
  return {
    closed:
      refused || (isUsed ? '' : 'Situs ini tidak memakai simulator pembayaran. Pilih di Kelola, Pembayaran.'),
    bills: (await listBills(tx)).map(bill => itemOf(bill, tenant.timeZone, clock.now())),
    payouts: (await listSimPayouts(tx)).map(payout => payoutItemOf(payout, tenant.timeZone)),
    lines: lines.map(({ at, direction, ...line }) => ({
      ...line,
      direction: direction === 'in' ? ('in' as const) : ('out' as const),
      atText: momentText(at, tenant.timeZone),
    })),
  }
}

export function itemOf(bill: Bill, timeZone: string, now: Date): BillItem {
  const status = bill.status === 'pending' && bill.expiresAt <= now ? 'expire' : bill.status
  return {
    id: bill.id,
    ref: bill.ref,
    dialect: bill.dialect,
    channel: isChannel(bill.channel) ? channels[bill.channel].label : bill.channel,
    title: bill.title,
    amountText: rupiah(bill.amount),
    status,
    statusText: billWords[status],
    atText: momentText(bill.createdAt, timeZone),
    deeds: billDeeds.filter(deed => mayDo(deed, { ...bill, status })),
  }
}

export const payoutItemOf = (payout: SimPayout, timeZone: string): SimPayoutItem => ({
  id: payout.id,
  ref: payout.ref,
  dialect: payout.dialect,
  toText: `${payout.bank} ${payout.account}, ${payout.holder}`,
  amountText: rupiah(payout.amount),
  status: payout.status,
  statusText: simPayoutWords[payout.status],
  atText: momentText(payout.createdAt, timeZone),
  deeds: simPayoutDeeds.filter(deed => mayDoWithPayout(deed, payout.status)),
})
