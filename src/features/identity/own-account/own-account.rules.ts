/** What is true of one's own account: numbers and words. */

const minute = 60_000

/** what is sensitive asks for a proof no older than this (ASVS 7.5.1) */
export const freshFor = 10 * minute
/** link that confirms a new address, and the code beside it (ASVS 6.5: ten minutes) */
export const emailLifetimes = { link: 60 * minute, code: 10 * minute } as const
/** wrong codes a mail survives */
export const codeTries = 5
/** sign-ins are over after so long, used or not */
export const signInLifetime = 30 * 24 * 60 * minute
export const eventsShown = 20

export const limits = {
  /** the old password, typed by somebody who is signed in */
  password: { name: 'kata sandi sendiri', tokens: 5, seconds: 300, debt: 0 },
  /** mails to addresses that need not be theirs */
  emailChange: { name: 'ganti email', tokens: 5, seconds: 3600, debt: 0 },
} as const

/** Only pages of our own are returned to: a path, not another host's. */
export function ownPathOf(text: string | undefined): string {
  return text !== undefined && /^\/akun\/[a-z-]{1,40}$/.test(text) ? text : '/'
}

const eventWords: Record<string, string> = {
  'sign_in.succeeded': 'Masuk',
  'sign_in.password': 'Kata sandi dimasukkan dengan benar',
  'sign_in.failed': 'Gagal masuk: kata sandi salah',
  'sign_in.slowed': 'Percobaan masuk ditahan karena terlalu sering',
  'sign_in.ended': 'Satu perangkat dikeluarkan',
  'sign_in.others_ended': 'Semua perangkat lain dikeluarkan',
  'sign_in.proved': 'Memastikan ulang identitas',
  'account.registering': 'Pendaftaran dimulai',
  'account.wrong_code': 'Kode konfirmasi salah',
  'account.confirmed': 'Email dikonfirmasi, akun siap dipakai',
  'password.reset_asked': 'Meminta tautan untuk mengatur ulang kata sandi',
  'password.changed': 'Kata sandi diubah',
  'password.reset': 'Kata sandi diatur ulang lewat email',
  'email.change_requested': 'Meminta ganti email',
  'email.changed': 'Email diubah',
  'totp.added': 'Aplikasi autentikator dipasang',
  'totp.removed': 'Aplikasi autentikator dilepas',
  'recovery_codes.renewed': 'Kode pemulihan diganti',
  'recovery_code.used': 'Kode pemulihan dipakai',
  'factor.failed': 'Kode faktor kedua salah',
  'passkey.failed': 'Passkey tidak dikenali',
  'passkey.added': 'Passkey ditambahkan',
  'passkey.removed': 'Passkey dihapus',
}

/** "Passkey ditambahkan: Laptop kantor" */
export function wordsOf(action: string, detail: Record<string, unknown>): string {
  const words = eventWords[action] ?? 'Peristiwa keamanan'
  return typeof detail.name === 'string' ? `${words}: ${detail.name}` : words
}

/** "114.10.2.x", as much of an address as tells one's own network from another */
export function placeOf(ip: string): string {
  if (ip === '127.0.0.1' || ip === '::1') return 'Komputer ini'
  if (/^\d+\.\d+\.\d+\.\d+$/.test(ip)) return `Jaringan ${ip.split('.').slice(0, 3).join('.')}.x`
  const parts = ip.split(':').filter(Boolean).slice(0, 3)
  return parts.length === 0 ? 'Jaringan tidak dikenal' : `Jaringan ${parts.join(':')}::`
}

const methodWords: readonly (readonly [methods: readonly string[], words: string])[] = [
  [['hwk', 'swk'], 'passkey'],
  [['otp', 'mfa'], 'kata sandi dan faktor kedua'],
  [['pwd'], 'kata sandi'],
]

export function methodsInWords(methods: readonly string[]): string {
  const found = methodWords.find(([some]) => some.some(one => methods.includes(one)))
  return found ? `Masuk dengan ${found[1]}` : 'Masuk'
}
