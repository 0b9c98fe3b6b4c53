import type { DemoPage } from '../../pages.types.ts'

export const networkPages: DemoPage[] = [
  {
    name: 'Network',
    eyebrow: 'Jejaring',
    title: 'Jejaring orang yang saling menitip',
    lead: 'Buku dititipkan di bagasi bus, rekaman cerita dititipkan di ponsel guru. Tanpa jejaring ini, kami hanya kantor kecil di Kupang.',
    seo: { title: 'Jejaring mitra dan penyokong' },
    sections: [
      {
        kind: 'sponsors',
        id: 'lembaga',
        title: 'Lembaga yang menyokong',
        intro: 'Mendukung tanpa mencampuri isi program.',
        tiers: [
          { name: 'Platinum', names: ['Dana Abadi Rumah Ilmu', 'Grup Samudra Lestari'] },
          {
            name: 'Gold',
            names: [
              'Penerbit Kunang-Kunang',
              'Ekspedisi Lintas Pulau',
              'Koperasi Guru Bina Mandiri',
              'Kopi Lereng Timur',
            ],
          },
          {
            name: 'Silver',
            names: [
              'Ikatan Alumni Tunas',
              'Percetakan Aksara Jaya',
              'Toko Kayu Rimba Asri',
              'Radio Suara Lembah',
              'Perkumpulan Mata Air Timur',
              'Batik Kembang Turi',
            ],
          },
        ],
      },
      {
        kind: 'steps',
        id: 'perjalanan-buku',
        title: 'Perjalanan satu kardus buku',
        items: [
          { label: 'Bandung', title: 'Disortir', text: 'Relawan memeriksa halaman demi halaman.' },
          {
            label: 'Surabaya',
            title: 'Naik kapal',
            text: 'Ekspedisi Lintas Pulau mengangkut tanpa ongkos ke pelabuhan tujuan.',
          },
          {
            label: 'Kupang',
            title: 'Dipilah menurut jenjang',
            text: 'Label warna ditempel oleh mahasiswa penerima beasiswa.',
          },
          {
            label: 'Desa',
            title: 'Sampai di rak',
            text: 'Kadang dengan truk sayur, kadang dipanggul dua hari.',
          },
        ],
        more: { label: 'Baca perjalanan dua hari itu', href: '/Blog/berjalan-dua-hari-membawa-buku' },
      },
      {
        kind: 'quotes',
        id: 'kata',
        title: 'Dari seorang mitra',
        items: [
          {
            text: 'Kami menyumbang tidak banyak, tetapi setiap tiga bulan ada laporan sampai ke nomor nota. Itu yang membuat kantor kami terus mendukung.',
            name: 'Hendra Gunadi',
            role: 'Pengurus koperasi karyawan, Bandung',
            photo: { scene: 'portrait:man', seed: 1012, alt: 'Potret Hendra Gunadi' },
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'gabung',
        title: 'Lembaga Anda bisa menjadi satu simpul',
        text: 'Gudang kosong, truk yang pulang kosong, atau percetakan yang longgar di akhir bulan sama berharganya dengan uang.',
        actions: [
          { label: 'Kemitraan perusahaan', href: '/Corporates' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
        ],
        picture: { scene: 'library', seed: 1423, alt: 'Teras rumah dengan rak buku rendah' },
      },
    ],
  },
]
