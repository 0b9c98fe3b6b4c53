import { to } from '../../../routes.ts'
import { resumePaidPlace, suspendPaidPlace } from '../../learning/enrolments/enrolments.ts'
import { type OrderRow, type SoldThing, soldClasses } from '../orders/orders.ts'
import * as store from './instalments.store.ts'

/** A further part of a class's price: a sale of its part, with the shares of who teaches, and no place of its own. */
export const soldInstalments: SoldThing = {
  ...soldClasses,
  kind: 'instalment',
  words: {
    pending: 'Cicilan ini menunggu pembayaran. Kelasnya tetap terbuka selama masa tenggangnya belum lewat.',
    paid: 'Cicilan ini lunas.',
    partially_refunded: 'Sebagian uang cicilan ini dikembalikan.',
    refunded: 'Uang cicilan ini dikembalikan, dan kelasnya ditutup untuk Anda.',
    charged_back: 'Pembayaran cicilan ini ditarik kembali oleh bank, dan kelasnya ditutup untuk Anda.',
    expired: 'Batas waktu cicilan ini lewat. Hubungi kami bila Anda ingin melanjutkan kelasnya.',
    cancelled: 'Cicilan ini tidak ditagih lagi.',
    failed: 'Pembayarannya gagal. Coba lagi dari halaman pesanan ini.',
  },
  placed: 'Cicilan berikutnya sudah dapat dibayar.',
  afterReturn: {
    ends: 'Kelasnya ditutup sampai cicilannya dibereskan.',
    stays: 'Keikutsertaan di kelas ini tetap berlaku.',
  },
  again: order => ({ href: to.ownOrder(order), label: 'Lihat pesanan' }),
  async take(context, order) {
    const plan = await planOf(context.tx, order)
    if (!plan) return false
    const rows = await store.listParts(context.tx, plan.id)
    const own = rows.find(({ orderCode }) => orderCode === order.code)
    const now = context.clock.now()
    const isBehind = rows.some(
      ({ n, orderState, dueAt }) =>
        n !== own?.n &&
        orderState !== 'paid' &&
        dueAt.getTime() + plan.graceDays * 86_400_000 <= now.getTime(),
    )
    // who is behind with another part pays this one, and comes in when that is paid as well
    const isClosed = plan.suspendedAt !== null && !isBehind
    if (!(await resumePaidPlace(context, order, { isClosed }))) return false
    if (isClosed) store.markSuspended(context.tx, plan.id, null)
    if (own) store.changePart(context.tx, plan.id, own.n, { lookAt: null })
    const isLast = rows.every(({ n, orderState }) => n === own?.n || orderState === 'paid')
    if (isLast) store.markEnded(context.tx, plan.id, now)
    return true
  },
  async end(context, order, { to: how, why = '' }) {
    const plan = await planOf(context.tx, order)
    if (!plan) return
    const now = context.clock.now()
    store.markEnded(context.tx, plan.id, now)
    if (how !== 'refunded') return
    if (await suspendPaidPlace(context, order, why)) store.markSuspended(context.tx, plan.id, now)
  },
}

const planOf = async (tx: Parameters<typeof store.lockPlan>[0], { thingId }: OrderRow) =>
  thingId === null ? undefined : store.lockPlan(tx, thingId)
