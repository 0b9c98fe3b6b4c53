import { to } from '../../../routes.ts'
import { endPaidPlace, takePaidPlace } from '../../learning/enrolments/enrolments.ts'
import { events } from '../ledger/ledger.ts'
import type { OrderRow } from './orders.store.ts'
import * as store from './orders.store.ts'
import { partsOfReturn } from './parts-of-return.ts'
import { shareAmounts } from './pricing.ts'
import type { SoldThing } from './sold-things.ts'

/** what a sale of a class is, as the books take it */
export const saleOf = ({ total, discount, tax }: OrderRow) => ({
  total,
  tenantDiscount: discount,
  platformDiscount: 0,
  tax,
  platformFee: 0,
})

/** A place in a class, with the shares of those who teach it. */
export const soldClasses: SoldThing = {
  kind: 'class',
  words: {
    pending: 'Tagihan ini menunggu pembayaran. Kursi Anda kami simpan sampai batas waktunya.',
    paid: 'Kelasnya sudah terbuka untuk Anda.',
    partially_refunded: 'Sebagian uangnya dikembalikan.',
    refunded: 'Uangnya dikembalikan dan keikutsertaan Anda berakhir.',
    charged_back: 'Pembayaran ini ditarik kembali oleh bank, dan keikutsertaan Anda berakhir.',
    expired:
      'Batas waktunya lewat dan kursinya bebas kembali. Telanjur membayar? Uang Anda tetap tercatat: kelasnya terbuka bila kursi masih ada, atau uangnya kami kembalikan.',
    cancelled: 'Pesanan ini dibatalkan. Anda dapat memesan lagi dari halaman kelas.',
    failed: 'Pembayarannya gagal. Anda dapat memesan lagi dari halaman kelas.',
  },
  placed: 'Kursi Anda kami simpan sampai tagihan ini dibayar atau batas waktunya lewat.',
  afterReturn: {
    ends: 'Keikutsertaan di kelas ini berakhir.',
    stays: 'Keikutsertaan di kelas ini tetap berlaku.',
  },
  next: ({ classSlug }) => ({ href: to.learningIn({ slug: classSlug }), label: 'Mulai belajar' }),
  again: ({ classSlug }) => ({ href: to.buyClass({ slug: classSlug }), label: 'Pesan lagi' }),
  home: to.ownOrder,
  isOpenToCode: false,
  hasShares: true,
  take: takePaidPlace,
  end: endPaidPlace,
  async sold({ tx }, order, { till, fee }) {
    const shares = shareAmounts(order, fee, await store.listShares(tx, order.id))
    return { kind: 'sale', entries: events.sale({ ...saleOf(order), till, fee, shares }) }
  },
  async returned(context, order, amount) {
    const parts = await partsOfReturn(context, order, amount)
    return { entries: events.refundApproved(parts), tax: parts.tax }
  },
  lost: async (context, order, { taken, kept }) =>
    events.disputeLost(taken, await partsOfReturn(context, order, kept)),
}
