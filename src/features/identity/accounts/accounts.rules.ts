import type { Limit } from '../../../platform/limits/buckets.ts'

/** What is true of accounts: numbers, names of clients, words. */

/** what a sign-in with a second factor is called in `acr` and `acr_values` */
export const strongAcr = 'urn:sanggar:mfa'

const minute = 60_000

export const lifetimes = {
  /** link and code that confirm an address */
  verify: 60 * minute,
  /** the code alone: ten minutes (ASVS 6.5) */
  code: 10 * minute,
  reset: 30 * minute,
} as const

/** wrong codes that a mail survives; with the fifth it is worth nothing */
export const codeTries = 5

/** A limit of a sign-in path. `debt`: how far those who go on asking fall behind, so that they wait longer and longer. */
export interface PathLimit extends Limit {
  name: string
  debt: number
}

export const limits = {
  signInNetwork: { name: 'masuk jaringan', tokens: 10, seconds: 60, debt: 1 },
  /** one account from one network: five, then a delay that doubles up to a quarter of an hour */
  signInPair: { name: 'masuk akun dari jaringan', tokens: 5, seconds: 60, debt: 75 },
  /** one account from anywhere; beyond it strangers slow one another down, but nobody is locked out */
  signInAccount: { name: 'masuk akun', tokens: 20, seconds: 3600, debt: 0 },
  signInSlowly: { name: 'masuk akun perlahan', tokens: 1, seconds: 60, debt: 0 },
  signUpNetwork: { name: 'daftar jaringan', tokens: 5, seconds: 3600, debt: 0 },
  /** mails with a code to one address */
  codeMail: { name: 'surat kode', tokens: 5, seconds: 3600, debt: 0 },
  resetAccount: { name: 'atur ulang akun', tokens: 3, seconds: 3600, debt: 0 },
  resetNetwork: { name: 'atur ulang jaringan', tokens: 20, seconds: 3600, debt: 0 },
} as const satisfies Record<string, PathLimit>

/** Which of a tenant's hosts a client stands for: its own domain, or its place below the base host. */
interface ClientTenant {
  id: number
  domains: readonly { id: number; host: string }[]
}

/** The client of the account service that signs people in on this host of the tenant. */
export function clientIdOf(tenant: ClientTenant, host: string): string {
  const domain = tenant.domains.find(one => one.host === host)
  return domain ? `dom_${domain.id}` : `tenant_${tenant.id}`
}

/** the version of the terms that a registration agrees to; the privacy notice has versions of its own per tenant */
export const termsVersion = 'syarat-2026-11'

/** What somebody has agreed to who was shown this version of the notice; 0: there is none, and nothing to agree to. */
export const agreedTo = (privacyVersion: number) => [
  { purpose: 'terms', version: termsVersion },
  ...(privacyVersion > 0 ? [{ purpose: 'privacy', version: `privasi-${privacyVersion}` }] : []),
]

export const words = {
  wrongPassword: 'Email atau kata sandi salah',
  passwordAgain: 'Masukkan kata sandi Anda sekali lagi sebelum memasang faktor kedua.',
  wrongCode: 'Kode salah atau sudah tidak berlaku',
  tooManyCodes: 'Kode salah dimasukkan terlalu sering. Minta kode baru.',
  commonPassword: 'Kata sandi ini terlalu umum. Pilih yang lebih sulit ditebak.',
  ownPassword: 'Kata sandi tidak boleh berisi nama, email, atau nama situs ini',
} as const

/** An address as we keep it. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase()
