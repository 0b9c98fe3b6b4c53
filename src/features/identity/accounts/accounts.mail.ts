import type { Mail, Sender } from '../../../platform/mail/mail.ts'

/** Every mail of the account service, in the name of the tenant one came from. */
interface To {
  to: string
  sender: Sender
}

const ignore = 'Jika bukan Anda yang meminta, abaikan email ini: tidak ada yang berubah.'

export const confirmMail = ({ to, sender }: To, name: string, code: string, url: string): Mail => ({
  to,
  sender,
  subject: `${code} adalah kode konfirmasi Anda`,
  reason: 'verify_email',
  greeting: `Halo, ${name}`,
  paragraphs: [
    `Terima kasih telah mendaftar di ${sender.name}. Masukkan kode ini di halaman pendaftaran untuk mengonfirmasi email Anda.`,
  ],
  code,
  action: { label: 'Konfirmasi email', url },
  note: `Kode berlaku 10 menit, tautan 1 jam, masing-masing satu kali. ${ignore}`,
})

export const alreadyMail = (
  { to, sender }: To,
  { name, signInUrl, resetUrl }: { name: string; signInUrl: string; resetUrl: string },
): Mail => ({
  to,
  sender,
  subject: 'Anda sudah punya akun',
  reason: 'already_registered',
  greeting: `Halo, ${name}`,
  paragraphs: [
    `Seseorang, mungkin Anda, mencoba mendaftar di ${sender.name} dengan email ini. Anda sudah punya akun, jadi cukup masuk dengan kata sandi Anda.`,
    `Lupa kata sandi? Buat yang baru di ${resetUrl}`,
  ],
  action: { label: 'Masuk', url: signInUrl },
  note: 'Jika bukan Anda, abaikan email ini: akun Anda tetap aman.',
})

export const resetMail = ({ to, sender }: To, name: string, url: string): Mail => ({
  to,
  sender,
  subject: 'Atur ulang kata sandi Anda',
  reason: 'reset_password',
  greeting: `Halo, ${name}`,
  paragraphs: ['Anda meminta untuk membuat kata sandi baru. Tekan tombol di bawah ini untuk melanjutkan.'],
  action: { label: 'Buat kata sandi baru', url },
  note: `Tautan berlaku 30 menit dan hanya dapat dipakai satu kali. ${ignore}`,
})

export const changedMail = ({ to, sender }: To, name: string, resetUrl: string): Mail => ({
  to,
  sender,
  subject: 'Kata sandi Anda telah diubah',
  reason: 'password_changed',
  greeting: `Halo, ${name}`,
  paragraphs: [
    'Kata sandi akun Anda baru saja diubah. Demi keamanan, Anda telah dikeluarkan dari semua perangkat.',
    `Bukan Anda? Segera buat kata sandi baru di ${resetUrl}`,
  ],
})
