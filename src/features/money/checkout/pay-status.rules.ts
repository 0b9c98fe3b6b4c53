import { type PaymentRow, type State, stateWords } from '../payments/payments.ts'
import type { Due } from '../providers/providers.ts'
import type { PayPage } from './checkout.contract.ts'

type Status = PayPage['status']

const titles: Readonly<Record<State, [title: string, text: string]>> = {
  creating: [
    'Menyiapkan pembayaran',
    'Nomor bayar sedang diminta dari bank. Halaman ini diperbarui sendiri.',
  ],
  pending: ['Menunggu pembayaran', 'Begitu uangnya sampai, halaman ini berubah sendiri.'],
  review: [
    'Sedang diperiksa',
    'Pembayaran Anda sudah diterima dan sedang diperiksa. Jangan membayar dua kali.',
  ],
  closing: ['Cara bayar sedang ditutup', 'Tunggu sebentar, lalu pilih cara bayar yang baru.'],
  // no number was given: there is nothing that could have been paid
  unknown: [
    'Bank belum menjawab',
    'Uang Anda belum terpotong: belum ada nomor yang dapat dibayar. Kami menanyakannya lagi.',
  ],
  paid: ['Pembayaran diterima', 'Terima kasih. Tagihan ini sudah lunas.'],
  failed: ['Pembayaran tidak berhasil', 'Pilih cara bayar lain, atau coba lagi.'],
  cancelled: ['Cara bayar ditutup', 'Pilih cara bayar yang baru.'],
  expired: ['Waktu membayar habis', 'Telanjur bayar? Uang Anda tetap tercatat begitu bank mengabarkannya.'],
  refunded: ['Dikembalikan seluruhnya', 'Pembayaran ini sudah dikembalikan seluruhnya.'],
  partially_refunded: ['Dikembalikan sebagian', 'Sisanya tetap tercatat sebagai pembayaran.'],
  charged_back: ['Disengketakan', 'Bank menarik kembali pembayaran ini. Hubungi kami.'],
}

const dueTitles: Partial<Record<Due['state'], Status>> = {
  expired: {
    label: 'Kedaluwarsa',
    tone: 'warning',
    title: 'Batas waktu tagihan sudah lewat',
    text: 'Telanjur bayar? Uang Anda tetap tercatat begitu bank mengabarkannya.',
  },
  cancelled: {
    label: 'Dibatalkan',
    tone: 'warning',
    title: 'Tagihan dibatalkan',
    text: 'Tidak ada yang perlu dibayar.',
  },
  failed: {
    label: 'Gagal',
    tone: 'warning',
    title: 'Tagihan ditutup',
    text: 'Mulai lagi dari halaman sebelumnya.',
  },
  refunded: {
    label: 'Dikembalikan',
    tone: 'info',
    title: 'Uang dikembalikan',
    text: 'Tagihan ini sudah dikembalikan.',
  },
  paid: { label: 'Lunas', tone: 'good', title: 'Tagihan lunas', text: 'Terima kasih.' },
}

const lowered = (words: string) => `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`

/** Where it stands, in words. Money says more than the bill, and the bill more than an attempt that came to nothing. */
export function statusWords(
  { due, row }: { due: Due; row: PaymentRow | undefined },
  now: Date,
  hasWays: boolean,
): Status {
  const isMoney = row !== undefined && row.paidAt !== null
  if (!isMoney) {
    const said =
      dueTitles[due.state] ??
      (due.expiresAt <= now && row?.state !== 'review' ? dueTitles.expired : undefined)
    if (said) return said
  }
  if (row) {
    const [title, text] = titles[row.state]
    const { label, tone } = stateWords[row.state]
    // a title that says the state itself needs no more
    return { label, tone, title: title.startsWith(label) ? title : `${label}: ${lowered(title)}`, text }
  }
  return hasWays
    ? {
        label: 'Menunggu',
        tone: 'info',
        title: 'Pilih cara bayar',
        text: 'Anda dapat menggantinya sebelum membayar.',
      }
    : {
        label: 'Menunggu',
        tone: 'warning',
        title: 'Belum ada cara bayar',
        text: 'Situs ini belum membuka cara bayar untuk tagihan ini. Hubungi pengelolanya.',
      }
}
