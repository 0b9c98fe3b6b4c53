import type { Tenant } from '../../features/core/site/site.ts'
import type { NotePage } from '../../features/identity/sessions/sessions.ts'
import { routes, to } from '../../routes.ts'
import { framedPage, type PageAnswer } from '../../shared/page.ts'

interface Words {
  status: number
  title: string
  text: string
  tone: NotePage['tone']
}

/** Everything that can keep somebody from signing in here, and how it is said. */
const words = {
  expired: {
    status: 400,
    title: 'Proses masuk sudah tidak berlaku',
    text: 'Tautan ini sudah dipakai, sudah lewat 10 menit, atau dibuka di peramban lain. Silakan masuk sekali lagi.',
    tone: 'warning',
  },
  denied: {
    status: 403,
    title: 'Anda batal masuk',
    text: 'Tidak ada yang berubah. Anda dapat masuk kapan saja.',
    tone: 'info',
  },
  failed: {
    status: 400,
    title: 'Anda belum berhasil masuk',
    text: 'Jawaban dari layanan akun tidak dapat diterima. Silakan coba sekali lagi.',
    tone: 'bad',
  },
  away: {
    status: 503,
    title: 'Layanan akun sedang tidak dapat dihubungi',
    text: 'Silakan coba lagi sebentar lagi. Halaman lain di situs ini tetap dapat dibaca.',
    tone: 'warning',
  },
  weak: {
    status: 403,
    title: 'Peran Anda memerlukan faktor kedua',
    text: 'Aktifkan aplikasi autentikator atau kunci sandi (passkey) di akun Anda, lalu masuk sekali lagi.',
    tone: 'warning',
  },
  closed: {
    status: 403,
    title: 'Pendaftaran sedang ditutup',
    text: 'Akun Anda belum terdaftar di situs ini, dan anggota baru hanya diterima lewat undangan. Mintalah undangan kepada pengelola.',
    tone: 'info',
  },
  suspended: {
    status: 403,
    title: 'Keanggotaan Anda sedang dinonaktifkan',
    text: 'Anda belum dapat masuk ke situs ini. Hubungi pengelola bila menurut Anda ini keliru.',
    tone: 'bad',
  },
} as const satisfies Record<string, Words>

export interface SignInProblem {
  kind: keyof typeof words
  /** said instead of the usual text */
  text?: string | undefined
  /** where they were going */
  next: string
}

export function problemAnswer(
  tenant: Tenant,
  { kind, text, next }: SignInProblem,
): PageAnswer<'sign-in.note'> {
  const said: Words = words[kind]
  const { email } = tenant.footer.contact
  const again = { label: 'Masuk lagi', href: to.login({ next }) }
  const contact = email ? [{ label: 'Hubungi pengelola', href: `mailto:${email}` }] : []
  const isDecided = kind === 'suspended' || kind === 'closed'
  const data: NotePage = {
    title: said.title,
    text: text ?? said.text,
    tone: said.tone,
    actions: [...(isDecided ? contact : [again]), { label: 'Kembali ke halaman utama', href: to.home() }],
  }
  return framedPage('account', 'sign-in.note', data, {
    title: said.title,
    description: said.text,
    canonical: routes.CallbackAuth,
    status: said.status,
  })
}
