import { amountText } from '../../../shared/money.ts'
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
    'Uang Anda belum terpotong: belum ada nomor yang dapat dibayar. Jangan bayar dua kali, kami sedang menanyakannya lagi.',
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

/** Money is here, and not as what pays this bill: too late, twice, too little. Nobody is told that they are done. */
function besideWords({ state, paidWith, total }: Due, row: PaymentRow): Status | undefined {
  if (row.state !== 'paid' || paidWith === undefined || paidWith === row.id) return undefined
  if (state === 'pending' && row.received !== null && row.received < total)
    return {
      label: 'Kurang bayar',
      tone: 'warning',
      title: `Yang masuk ${amountText(row.received)}, kurang dari tagihan`,
      text: 'Uang itu kami kembalikan seluruhnya. Bila masih ingin, bayar tagihannya sekali lagi dengan jumlah yang utuh.',
    }
  return state === 'paid' || state === 'partially_refunded'
    ? {
        label: 'Dibayar dua kali',
        tone: 'warning',
        title: 'Tagihan lunas, dan dibayar sekali lagi',
        text: 'Pembayaran yang kedua kami kembalikan. Anda mendapat kabar lewat email.',
      }
    : {
        label: 'Menunggu dikembalikan',
        tone: 'warning',
        title: 'Uang diterima, menunggu dikembalikan',
        text: 'Uang Anda sudah kami terima, tetapi tagihan ini tidak dapat dilunasi lagi. Uangnya kami kembalikan; jangan membayar lagi.',
      }
}

const lowered = (words: string) => `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`

/** Where it stands, in words. Money says more than the bill, and the bill more than an attempt that came to nothing. */
export function statusWords(
  { due, row }: { due: Due; row: PaymentRow | undefined },
  now: Date,
  hasWays: boolean,
): Status {
  const isMoney = row !== undefined && row.paidAt !== null
  const beside = row && besideWords(due, row)
  if (beside) return beside
  if (!isMoney) {
    const said =
      dueTitles[due.state] ??
      (due.expiresAt <= now && row?.state !== 'review' ? dueTitles.expired : undefined)
    if (said) return said
  }
  if (row?.state === 'pending' && row.provider === 'manual')
    return row.proofAt
      ? {
          label: 'Bukti ditolak',
          tone: 'warning',
          title: 'Bukti transfer ditolak',
          text: 'Kirim bukti lain di bawah ini.',
        }
      : {
          label: 'Menunggu',
          tone: 'info',
          title: 'Menunggu transfer Anda',
          text: 'Transfer, lalu kirim buktinya di bawah ini. Petugas memeriksanya, paling lama satu hari kerja.',
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
