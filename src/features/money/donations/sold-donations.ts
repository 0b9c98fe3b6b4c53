import type { InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { events, lockBalance } from '../ledger/ledger.ts'
import type { OrderRow, SoldThing } from '../orders/orders.ts'
import { fundOf } from './donations.rules.ts'
import { markPaid, markReturned } from './giving.store.ts'
import { renewPages } from './renewing.ts'

const fund = ({ thingId, code }: Pick<OrderRow, 'thingId' | 'code'>): string => {
  if (thingId === null) throw new Error(`Donation ${code} is for no campaign`)
  return fundOf(thingId)
}

/** A donation as something that is ordered: restricted money, which stands in its campaign's own account. */
export const soldDonations: SoldThing = {
  kind: 'donation',
  words: {
    pending: 'Donasi ini menunggu pembayaran.',
    paid: 'Terima kasih. Donasi Anda sudah kami terima dan tercatat pada kampanyenya.',
    partially_refunded: 'Sebagian donasi ini dikembalikan kepada Anda.',
    refunded: 'Donasi ini dikembalikan kepada Anda.',
    charged_back: 'Pembayaran ini ditarik kembali oleh bank.',
    expired:
      'Batas waktu pembayarannya lewat. Telanjur membayar? Uang Anda tetap kami catat sebagai donasi begitu sampai.',
    cancelled: 'Donasi ini dibatalkan. Anda dapat berdonasi lagi kapan saja.',
    failed: 'Pembayarannya gagal. Anda dapat mencoba lagi dari halaman kampanye.',
  },
  placed: 'Terima kasih sudah mau berdonasi. Donasi tercatat begitu tagihan ini dibayar.',
  next: order => ({ href: to.donation(order), label: 'Lihat bukti donasi' }),
  again: ({ thingSlug }) => ({ href: to.campaign({ slug: thingSlug ?? '' }), label: 'Donasi lagi' }),
  home: order => (order.membershipId === null ? to.donation(order) : to.ownOrder(order)),
  isOpenToCode: true,
  hasShares: false,
  // money for a campaign that has ended is still for it
  async take(context, { code }) {
    if (!(await markPaid(context.tx, code, context.clock.now()))) return false
    await renewPages(context)
    return true
  },
  end: context => renewPages(context),
  sold: async (_, order, { till, fee }) => ({
    kind: 'donation',
    entries: events.donation(till, fund(order), order.total, fee),
  }),
  returned: async (context, order, amount) => ({
    entries: events.donationReturned(await returnOf(context, order, amount)),
    tax: 0,
  }),
  lost: async (context, order, { taken, kept }) =>
    events.donationDisputeLost(taken, await returnOf(context, order, kept)),
}

/** What the books have to know of what goes back; it no longer counts for the campaign. */
async function returnOf(context: InTenant, order: OrderRow, amount: number) {
  const { tx } = context
  const campaign = fund(order)
  await markReturned(tx, order.code, amount)
  await renewPages(context)
  return { campaign, amount, available: await lockBalance(tx, { kind: 'donation_fund', owner: campaign }) }
}
