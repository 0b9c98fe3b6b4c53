import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Jasa pelatihan sejak 2014',
    title: 'Pelatihan yang terlihat hasilnya pada hari Senin',
    text: 'Keselamatan kerja, kepemimpinan, layanan, dan data. Pilih dari tabel atau minta disusun untuk lembaga Anda.',
    actions: [
      { label: 'Lihat semua silabus', href: '/Silabus' },
      { label: 'Cara kami bekerja', href: '/Training-Services' },
    ],
    picture: { scene: 'classroom', seed: 14951, alt: 'Peserta pelatihan di ruang kelas' },
    figures: [
      { value: '412', label: 'angkatan selesai' },
      { value: '87', label: 'lembaga' },
      { value: '3 hari', label: 'penawaran tiba' },
    ],
  },
  sections: [
    {
      id: 'silabus',
      kind: 'listing',
      of: 'class',
      count: 8,
      title: 'Tabel pelatihan',
      intro: 'Saring menurut bidang, centang untuk membandingkan.',
      more: { label: 'Silabus lengkap', href: '/Silabus' },
    },
    {
      id: 'mandiri',
      kind: 'listing',
      of: 'course',
      count: 3,
      title: 'Kursus mandiri',
    },
    {
      id: 'alur',
      kind: 'steps',
      title: 'Dari permintaan sampai tindak lanjut',
      items: [
        {
          label: '30 menit',
          title: 'Bicara',
          text: 'Anda menceritakan pekerjaan yang ingin berubah, bukan topik pelatihannya.',
        },
        {
          label: '3 hari kerja',
          title: 'Penawaran',
          text: 'Satu dokumen: tujuan, jam demi jam, pelatih, dan biaya yang sudah tetap.',
        },
        {
          label: '1-5 hari',
          title: 'Pelatihan',
          text: 'Latihan memakai alat, data, atau percakapan peserta sendiri.',
        },
        {
          label: '3 pekan',
          title: 'Tindak lanjut',
          text: 'Kami menanyakan apa yang masih dipakai dan melaporkannya apa adanya.',
        },
      ],
    },
    {
      id: 'bentuk',
      kind: 'table',
      title: 'Tiga bentuk, satu mutu',
      intro: 'Pelatih dan bahan yang sama. Yang berbeda adalah tempat dan pesertanya.',
      columns: ['Yang berbeda', 'Kelas umum', 'Di lembaga Anda', 'Daring'],
      rows: [
        ['Peserta', '12-20 orang', '10-30 orang', '12-18 orang'],
        ['Tempat', 'Ruang Prakarsa, Bandung', 'Di mana saja di Indonesia', 'Ruang rapat daring'],
        ['Bahan disesuaikan', 'Sebagian', 'Seluruhnya', 'Sebagian'],
        ['Tindak lanjut', 'Telepon', 'Kunjungan', 'Telepon'],
        ['Biaya', 'Per orang', 'Per hari', 'Per orang'],
      ],
    },
    {
      id: 'klien',
      kind: 'sponsors',
      title: 'Yang pernah kami latih',
      tiers: [
        {
          name: 'Industri',
          names: ['Teh Ciwidey', 'Gudang Kalimas', 'Tekstil Majalaya', 'Roti Kenanga'],
        },
        {
          name: 'Layanan dan lembaga',
          names: ['RS Melati Asih', 'Dinas Tenaga Kerja Cimahi', 'Bank Desa Priangan'],
        },
      ],
    },
    {
      id: 'suara',
      kind: 'quotes',
      title: 'Kata bagian SDM',
      items: [
        {
          text: 'Penawarannya dua halaman dan menyebut apa yang tidak akan berubah. Itu membuat kami percaya.',
          name: 'Novi Kusumaningrum',
          role: 'Kepala SDM, pabrik teh',
          photo: { scene: 'portrait:woman', seed: 14941, alt: 'Potret Novi Kusumaningrum' },
        },
        {
          text: 'Tiga pekan kemudian mereka menelepon peserta satu per satu. Hasilnya tidak semuanya manis, tetapi jujur.',
          name: 'Hendra Wijaya',
          role: 'Manajer gudang',
          photo: { scene: 'portrait:man', seed: 14942, alt: 'Potret Hendra Wijaya' },
        },
        {
          text: 'Aktor pelanggannya lebih galak daripada pelanggan kami. Sekarang kami siap.',
          name: 'Siti Rohmah',
          role: 'Penyelia layanan, rumah sakit',
          photo: { scene: 'portrait:hijab', seed: 14943, alt: 'Potret Siti Rohmah' },
        },
      ],
    },
    {
      id: 'pelatih',
      kind: 'people',
      title: 'Pelatih kami',
      people: [
        'ratna-palupi',
        'yusuf-mandala',
        'dian-saraswati',
        'bonifasius-lein',
        'ayu-laksmi',
        'jefri-ondang',
      ],
    },
    {
      id: 'catatan',
      kind: 'listing',
      of: 'blog',
      count: 2,
      title: 'Catatan pelatih',
      more: { label: 'Semua catatan', href: '/Blog' },
    },
    {
      id: 'tanya',
      kind: 'questions',
      title: 'Pertanyaan bagian pengadaan',
      items: [
        {
          question: 'Apakah biaya sudah termasuk pajak?',
          answer: 'Ya. Angka di tabel adalah angka akhir. Faktur pajak diterbitkan pada hari pembayaran.',
        },
        {
          question: 'Bagaimana bila peserta berhalangan?',
          answer:
            'Peserta boleh diganti sampai satu hari sebelum kelas. Setelah itu kursinya dipindahkan ke angkatan berikutnya.',
        },
        {
          question: 'Dapatkah membayar setelah pelatihan?',
          answer: 'Dapat, untuk lembaga pemerintah dan klien yang sudah punya perjanjian kerja sama.',
        },
      ],
    },
  ],
}
