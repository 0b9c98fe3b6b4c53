import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { to } from '../../../routes.ts'
import { confirmFee } from '../../community/teams/teams.ts'
import { events } from '../ledger/ledger.ts'
import { type OrderRow, partsOfReturn, type SoldThing } from '../orders/orders.ts'

export interface FeesDeps {
  secrets: Pick<Secrets, 'key'>
}

/** nothing is shared or discounted of a fee; the tax of the site is in it, as in what classes cost */
const plain = { tenantDiscount: 0, platformDiscount: 0, platformFee: 0, shares: [] }
const teamOf = ({ thingId, code }: Pick<OrderRow, 'thingId' | 'code'>): number => {
  if (thingId === null) throw new Error(`Order ${code} is the fee of no team`)
  return thingId
}
const league = () => ({ href: to.league(), label: 'Lihat liga' })

/** The fee of a team: with the money the team is verified, for its data were looked at before it was asked for. */
export const soldTeamFees = ({ secrets }: FeesDeps): SoldThing => ({
  kind: 'team_fee',
  words: {
    pending: 'Biaya pendaftaran ini menunggu pembayaran.',
    paid: 'Biaya pendaftaran sudah diterima dan tim terverifikasi.',
    partially_refunded: 'Sebagian biayanya dikembalikan.',
    refunded: 'Biaya pendaftarannya dikembalikan.',
    charged_back: 'Pembayaran ini ditarik kembali oleh bank.',
    expired:
      'Batas waktunya lewat. Tagihan baru dapat dibuat dari halaman tim selama pendaftaran menunggu biaya.',
    cancelled: 'Tagihan ini dibatalkan. Tagihan baru dapat dibuat dari halaman tim.',
    failed: 'Pembayarannya gagal. Coba lagi dari halaman tim.',
  },
  placed: 'Tim terverifikasi begitu biaya pendaftarannya dibayar.',
  afterReturn: {
    ends: 'Keikutsertaan tim diputuskan panitia.',
    stays: 'Keikutsertaan tim tetap berlaku.',
  },
  next: league,
  again: league,
  home: to.pay,
  isOpenToCode: true,
  hasShares: false,
  take: (context, order) => confirmFee(context, secrets, teamOf(order)),
  // what becomes of a team whose money went back, people decide
  async end() {},
  sold: async (_, { total, tax }, { till, fee }) => ({
    kind: 'sale',
    entries: events.sale({ ...plain, total, tax, till, fee }),
  }),
  async returned(context, order, amount) {
    const parts = await partsOfReturn(context, order, amount)
    return { entries: events.refundApproved(parts), tax: parts.tax }
  },
  lost: async (context, order, { taken, kept }) =>
    events.disputeLost(taken, await partsOfReturn(context, order, kept)),
})
