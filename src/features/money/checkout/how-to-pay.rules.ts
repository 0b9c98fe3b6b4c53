import type { ChannelName } from '../providers/providers.ts'

interface Way {
  title: string
  steps: readonly string[]
}

/** when somebody last went through these steps */
export const checkedOn = '2026-11-20'

const bank = (app: string, menu: string, atm: string): readonly Way[] => [
  {
    title: app,
    steps: [
      `Buka ${app} dan masuk.`,
      `Pilih ${menu}.`,
      'Tempel nomor virtual account, lalu periksa nama dan jumlahnya.',
      'Masukkan PIN. Simpan bukti transaksinya.',
    ],
  },
  {
    title: 'ATM',
    steps: [`Pilih ${atm}.`, 'Ketik nomor virtual account.', 'Periksa nama dan jumlahnya, lalu pilih Ya.'],
  },
  {
    title: 'Dari bank lain',
    steps: [
      'Pilih transfer antarbank, lalu bank tujuan sesuai judul halaman ini.',
      'Isi nomor virtual account sebagai nomor rekening, dan jumlah yang persis sama.',
      'Biaya antarbank ditetapkan bank Anda.',
    ],
  },
]

const wallet = (name: string): readonly Way[] => [
  {
    title: `Lewat ${name}`,
    steps: [
      `Tekan tombol di atas; ${name} terbuka.`,
      'Periksa jumlahnya, lalu masukkan PIN.',
      'Kembali ke halaman ini.',
    ],
  },
]

/** QRIS where the provider shows the code on a page of its own. */
export const qrElsewhere: readonly Way[] = [
  {
    title: 'Dengan QRIS',
    steps: [
      'Tekan tombol di atas; kode QRIS terbuka di halaman penyedia pembayaran.',
      'Pindai kodenya dengan ponsel lain, atau simpan gambarnya lalu ambil dari galeri di aplikasi bank Anda.',
      'Periksa nama dan jumlahnya, lalu masukkan PIN. Kembali ke halaman ini.',
    ],
  },
]

/** How each way of paying is gone, step by step. */
export const howToPay: Readonly<Record<ChannelName, readonly Way[]>> = {
  qris: [
    {
      title: 'Dengan ponsel lain',
      steps: [
        'Buka aplikasi bank atau dompet digital, pilih Bayar atau QRIS.',
        'Pindai kode di halaman ini.',
        'Periksa nama dan jumlahnya, lalu masukkan PIN.',
      ],
    },
    {
      title: 'Dengan ponsel ini',
      steps: [
        'Simpan tangkapan layar halaman ini.',
        'Buka aplikasi bank atau dompet digital, pilih QRIS, lalu ambil gambarnya dari galeri.',
        'Periksa nama dan jumlahnya, lalu masukkan PIN.',
      ],
    },
  ],
  bca: bank(
    'BCA mobile',
    'm-Transfer, BCA Virtual Account',
    'Transaksi Lainnya, Transfer, ke Rek BCA Virtual Account',
  ).slice(0, 2),
  mandiri: [
    {
      title: "Livin' by Mandiri",
      steps: [
        'Pilih Bayar, lalu Multipayment.',
        'Cari penyedia jasa dengan kode perusahaan di atas.',
        'Tempel kode bayar, periksa jumlahnya, lalu masukkan PIN.',
      ],
    },
    {
      title: 'ATM',
      steps: [
        'Pilih Bayar/Beli, Lainnya, Multipayment.',
        'Ketik kode perusahaan, lalu kode bayar.',
        'Periksa jumlahnya, lalu pilih Ya.',
      ],
    },
  ],
  bni: bank(
    'BNI Mobile Banking',
    'Transfer, Virtual Account Billing',
    'Menu Lain, Transfer, Virtual Account Billing',
  ),
  bri: bank('BRImo', 'BRIVA', 'Transaksi Lain, Pembayaran, Lainnya, BRIVA'),
  permata: bank(
    'PermataMobile X',
    'Bayar, Virtual Account',
    'Transaksi Lainnya, Pembayaran, Virtual Account',
  ),
  cimb: bank('OCTO Mobile', 'Transfer, ke CIMB Niaga lain', 'Pembayaran, Virtual Account'),
  gopay: wallet('GoPay'),
  shopeepay: wallet('ShopeePay'),
  card: [
    {
      title: 'Dengan kartu',
      steps: [
        'Tekan tombol di atas; halaman penyedia pembayaran terbuka.',
        'Isi nomor kartu di sana. Nomornya tidak pernah lewat situs ini.',
        'Ikuti pemeriksaan bank Anda (3-D Secure), lalu kembali ke halaman ini.',
      ],
    },
  ],
  transfer: [
    {
      title: 'Cara transfer',
      steps: [
        'Transfer jumlah yang persis sama ke salah satu rekening di atas.',
        'Unggah tangkapan layar atau foto buktinya di halaman ini.',
        'Petugas memeriksanya, paling lama satu hari kerja.',
      ],
    },
  ],
}
