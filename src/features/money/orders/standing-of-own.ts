import { to } from '../../../routes.ts'
import { Failure } from '../../../shared/failure.ts'
import type { OwnContext } from '../../learning/enrolments/enrolments.ts'
import { getOwnOrder } from './buying.ts'
import { isKept, isLapsed, type OrderState, orderStates } from './orders.rules.ts'
import type { OrderRow } from './orders.store.ts'

/** An order of the viewer's; undefined: they have no such order. */
export const findOwnOrder = (context: OwnContext, code: string): Promise<OrderRow | undefined> =>
  getOwnOrder(context, code).catch(absent)

function absent(error: unknown): undefined {
  if (error instanceof Failure && error.kind === 'notFound') return undefined
  throw error
}

/** What each state means to whoever ordered, and what they can do. */
export const orderWords: Record<OrderState, string> = {
  pending: 'Tagihan ini menunggu pembayaran. Kursi Anda kami simpan sampai batas waktunya.',
  paid: 'Kelasnya sudah terbuka untuk Anda.',
  partially_refunded: 'Sebagian uangnya dikembalikan.',
  refunded: 'Uangnya dikembalikan dan keikutsertaan Anda berakhir.',
  charged_back: 'Pembayaran ini ditarik kembali oleh bank, dan keikutsertaan Anda berakhir.',
  expired:
    'Batas waktunya lewat dan kursinya bebas kembali. Telanjur membayar? Uang Anda tetap tercatat: kelasnya terbuka bila kursi masih ada, atau uangnya kami kembalikan.',
  cancelled: 'Pesanan ini dibatalkan. Anda dapat memesan lagi dari halaman kelas.',
  failed: 'Pembayarannya gagal. Anda dapat memesan lagi dari halaman kelas.',
}

/** The one thing to do about an order. */
export function actionOf(
  row: Pick<OrderRow, 'state' | 'code' | 'classSlug'>,
): { label: string; href: string } | null {
  if (row.state === 'pending') return { label: 'Bayar sekarang', href: to.pay(row) }
  if (isKept(row.state)) return { label: 'Buka kelas', href: to.learningIn({ slug: row.classSlug }) }
  return isLapsed(row.state) ? { label: 'Pesan lagi', href: to.buyClass({ slug: row.classSlug }) } : null
}

/** How an order of the viewer's stands, in words, and where to go on; undefined: they have no such order. */
export async function standingOfOwn(context: OwnContext, code: string) {
  const row = code === '' ? undefined : await findOwnOrder(context, code)
  if (!row) return undefined
  const action = actionOf(row)
  return {
    title: orderStates[row.state].label,
    text: `${row.title}, ${row.number ?? ''}. ${orderWords[row.state]}`,
    actions: [...(action ? [action] : []), { label: 'Lihat pesanan', href: to.ownOrder(row) }],
  }
}
