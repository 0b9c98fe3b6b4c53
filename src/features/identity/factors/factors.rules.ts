/** What is true of second factors: numbers, shapes and words. */

/** wrong codes of one account: five at once, then one a minute, and never more than thirty a day */
export const codeTries = [
  { name: 'faktor kedua', tokens: 5, seconds: 300, debt: 0 },
  { name: 'faktor kedua sehari', tokens: 30, seconds: 86_400, debt: 0 },
] as const

export const recoveryCodeCount = 10
/** seconds for which a passkey's challenge may be answered */
export const challengeSeconds = 300
/** seconds for which a secret shown and not confirmed is shown again instead of a new one */
export const pendingSeconds = 3600
/** passkeys of one account */
export const maximumPasskeys = 20

/** "JBSW Y3DP EHPK" — for those who type the secret instead of scanning it */
export const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/** six digits, however they were typed: "123 456" */
export function totpCodeOf(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** Crockford's base 32: nothing in it looks like something else */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const recoveryLength = 10

/** "k7m2p-9xq4t" as it is kept, however it was typed; undefined when it is no such code */
export function recoveryCodeOf(typed: string): string | undefined {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  const isCode =
    letters.length === recoveryLength && [...letters].every(one => recoveryAlphabet.includes(one))
  return isCode ? `${letters.slice(0, 5)}-${letters.slice(5)}` : undefined
}

/** The file someone keeps: what it is for, then the codes. */
export function recoveryText(codes: readonly string[], account: { email: string; origin: string }): string {
  return [
    `Kode pemulihan untuk ${account.email}`,
    account.origin,
    '',
    'Setiap kode hanya berlaku satu kali. Simpan di tempat yang aman, terpisah dari ponsel Anda.',
    '',
    ...codes,
    '',
  ].join('\n')
}

/** What a second step adds to the methods of a sign-in, in the words of RFC 8176 (amr). */
export const methodsOf = {
  otp: ['otp', 'mfa'],
  recovery: ['otp', 'mfa'],
  passkey: ['hwk', 'user', 'mfa'],
  syncedPasskey: ['swk', 'user', 'mfa'],
} as const

export const wrongCode = 'Kode tidak cocok atau sudah terpakai. Tunggu kode berikutnya, lalu coba lagi.'
export const wrongPasskey = 'Passkey tidak dikenali. Coba lagi, atau pakai cara lain.'
