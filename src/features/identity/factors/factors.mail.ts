import type { Tx } from '../../../platform/db/transaction.ts'
import { post } from '../../../platform/mail/mail.ts'
import { momentText } from '../../../shared/dates.ts'
import { writeEvent } from '../accounts/accounts.ts'
import { deviceOf } from './devices.rules.ts'
import type { By, Person } from './factors.contract.ts'

/** Mails have no reader's time zone: they say the capital's, and that it is. */
const mailZone = 'Asia/Jakarta'

/** Changes to how one proves who one is: each is written down and told to the owner by mail (ASVS 6.3.7). */
const changes = {
  'totp.added': [
    'Aplikasi autentikator dipasang',
    'Aplikasi autentikator baru saja dipasang sebagai faktor kedua akun Anda.',
  ],
  'totp.removed': [
    'Aplikasi autentikator dilepas',
    'Aplikasi autentikator baru saja dilepas dari akun Anda.',
  ],
  'recovery_codes.renewed': [
    'Kode pemulihan diganti',
    'Kode pemulihan akun Anda baru saja diganti. Kode yang lama tidak berlaku lagi.',
  ],
  'recovery_code.used': [
    'Kode pemulihan dipakai',
    'Satu kode pemulihan baru saja dipakai untuk masuk ke akun Anda.',
  ],
  'passkey.added': ['Passkey ditambahkan', 'Passkey baru saja ditambahkan ke akun Anda.'],
  'passkey.removed': ['Passkey dihapus', 'Passkey baru saja dihapus dari akun Anda.'],
  'factors.released': [
    'Faktor kedua dilepas',
    'Pengelola platform baru saja melepas semua faktor kedua akun Anda dan mengakhiri semua sesi, atas permintaan Anda. Saat masuk lagi, pasang yang baru.',
  ],
  'password.changed': [
    'Kata sandi diubah',
    'Kata sandi akun Anda baru saja diubah. Semua perangkat lain sudah dikeluarkan.',
  ],
  'email.change_requested': [
    'Permintaan ganti email',
    'Seseorang yang sudah masuk ke akun Anda meminta alamat emailnya diganti. Alamat ini tetap berlaku sampai alamat yang baru dikonfirmasi.',
  ],
  'email.changed': [
    'Email diubah',
    'Alamat email akun Anda baru saja diganti. Alamat ini tidak lagi dipakai untuk masuk.',
  ],
} as const

export type FactorChange = keyof typeof changes

interface Noted {
  person: Person
  by: By
  change: FactorChange
  /** which one, where there are several */
  name?: string | undefined
  at: Date
  /** of the account service: where to put it right */
  origin: string
  /** to another address than the account's own: the old one */
  to?: string
}

export async function noteChange(tx: Tx, { person, by, change, name, at, origin, to }: Noted): Promise<void> {
  const [subject, text] = changes[change]
  const { ip, userAgent, sender } = by
  await writeEvent(tx, {
    accountId: person.id,
    at,
    action: change,
    ip,
    userAgent,
    detail: name === undefined ? {} : { name },
  })
  await post(tx, {
    to: to ?? person.email,
    subject: `${subject} - ${sender.name}`,
    reason: change.replace('.', '_'),
    greeting: `Halo ${person.name},`,
    paragraphs: [
      name === undefined ? text : `${text} Namanya: ${name}.`,
      `Waktu: ${momentText(at, mailZone)}. Perangkat: ${deviceOf(userAgent)}.`,
    ],
    action: { label: 'Periksa akun saya', url: `${origin}/` },
    note: 'Jika ini memang Anda, abaikan email ini. Jika bukan, segera ubah kata sandi dan keluarkan perangkat yang tidak Anda kenali.',
    sender,
  })
}
