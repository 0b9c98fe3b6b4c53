import type { MemberPageLoad, PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { whatsappLink } from '../../../shared/phone.ts'
import { trail } from '../../../ui/lists.ts'
import { orderCodeShape, standingOfOwn } from '../orders/orders.ts'
import { findSubject } from '../payments/payments.ts'
import type { PaymentStatusPage } from './payment-status.contract.ts'

/**
 * Where a payment's pages send a browser back to. To everybody they say what one can do now and nothing about an order:
 * what stands in an address proves no payment. Its buyer reads how the order stands.
 */
const words = {
  success: {
    title: 'Pembayaran sedang diperiksa',
    lead: 'Terima kasih. Halaman ini belum membuktikan bahwa pembayaran Anda sudah masuk; kepastiannya datang lewat email.',
    steps: [
      {
        title: 'Periksa email',
        text: 'Bukti pembayaran dikirim ke email akun Anda begitu pembayarannya kami terima.',
      },
      { title: 'Buka kelasnya', text: 'Kelas yang sudah lunas terbuka dari katalog setelah Anda masuk.' },
      {
        title: 'Belum ada kabar dalam satu jam?',
        text: 'Hubungi kami dan lampirkan bukti dari bank atau aplikasi pembayaran Anda.',
      },
    ],
  },
  error: {
    title: 'Pembayaran belum berhasil',
    lead: 'Pembayaran tidak selesai atau dibatalkan. Bila saldo Anda terlanjur terpotong, jangan membayar dua kali: hubungi kami terlebih dahulu.',
    steps: [
      {
        title: 'Periksa email dan mutasi',
        text: 'Bila ada bukti pembayaran di email, pembayaran Anda sudah kami terima.',
      },
      {
        title: 'Coba lagi dari kelasnya',
        text: 'Buka kelas yang ingin Anda ikuti, lalu mulai pembayarannya dari sana.',
      },
      {
        title: 'Minta bantuan',
        text: 'Sampaikan nama kelas, waktu, dan cara bayar agar kami dapat menelusurinya.',
      },
    ],
  },
} as const

function paymentPage(
  { tenant: { contact } }: PageContext,
  kind: keyof typeof words,
): PageAnswer<'payment-status.one'> {
  const { title, lead, steps } = words[kind]
  const whatsapp = whatsappLink(contact.whatsapp)
  const data: PaymentStatusPage = {
    heading: { title, lead },
    crumbs: trail({ label: 'Status pembayaran' }),
    steps: [...steps],
    actions: [
      { label: 'Kembali ke kelas', href: to.classes() },
      { label: 'Profil saya', href: to.profile() },
    ],
    contact: { ...(contact.email ? { email: contact.email } : {}), ...(whatsapp ? { whatsapp } : {}) },
  }
  return {
    page: 'payment-status.one',
    data,
    head: { title, description: lead, noindex: true },
    canonical: kind === 'success' ? routes['Payment-Status-Success'] : routes['Payment-Status-Error'],
    crumbs: data.crumbs,
    tags: [],
  }
}

export const loadPaymentSuccess: PublicPageLoad = {
  query: ['order'],
  load: async context => paymentPage(context, 'success'),
}

export const loadPaymentError: PublicPageLoad = {
  query: ['order'],
  load: async context => paymentPage(context, 'error'),
}

/** The order itself, for whoever ordered it; at both addresses, whatever the provider's page thought. */
const ownStatus =
  (kind: keyof typeof words): MemberPageLoad =>
  async context => {
    const standing = await standingOfOwn(context, context.query.order ?? '')
    if (!standing) return undefined
    const page = paymentPage(context, kind)
    const { title, text, actions } = standing
    const data = { ...page.data, heading: { title, lead: text }, steps: [], actions }
    return { ...page, data, head: { title, description: text, noindex: true } }
  }

export const ownPaymentSuccess = ownStatus('success')
export const ownPaymentError = ownStatus('error')

/** words with which the providers' pages send somebody back who did not pay */
const failures = [
  'deny',
  'cancel',
  'expire',
  'failure',
  'failed',
  'expired',
  'error',
  'cancelled',
  'canceled',
]

/**
 * The browser's return from a provider. Its parameters choose which words are read first, and nothing else: neither
 * page says that anything was paid. Without an order, or with one that was never here, there is nothing that could have
 * gone well. Which order it is, only its buyer is told: a reference is known to the provider too.
 */
export const loadPaymentCallback: PublicPageLoad = {
  query: ['order_id', 'status', 'transaction_status'],
  load: async context => ({ redirect: (await backFrom(context)).path, isTemporary: true, isWhole: true }),
}

async function backFrom({ tx, query }: PageContext): Promise<{ path: string; code: string }> {
  const word = (query.transaction_status ?? query.status ?? '').toLowerCase()
  const found = query.order_id ? await findSubject(tx, query.order_id) : undefined
  const hasFailed = !found || failures.includes(word)
  const path = hasFailed ? routes['Payment-Status-Error'] : routes['Payment-Status-Success']
  return { path, code: found && orderCodeShape.test(found.code) ? found.code : '' }
}

/** The same for a member: an order of their own goes along, and its page says how it stands. */
export const ownPaymentCallback: MemberPageLoad = async context => {
  const { path, code } = await backFrom(context)
  if (!(await standingOfOwn(context, code))) return undefined
  return { redirect: `${path}?order=${code}`, isTemporary: true, isWhole: true }
}
