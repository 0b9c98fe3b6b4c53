import type { DemoPage } from '../../pages.types.ts'

export const aboutPages: DemoPage[] = [
  {
    name: 'About',
    eyebrow: 'Tentang yayasan',
    title: 'Tentang Yayasan Tunas Harapan',
    lead: 'Lima belas tahun mendampingi sekolah desa, satu guru dan satu rak buku setiap kali.',
    cover: {
      scene: 'village-school',
      seed: 1001,
      alt: 'Sekolah desa di perbukitan dengan anak-anak di halaman',
    },
    sections: [
      {
        kind: 'text',
        id: 'awal',
        title: 'Bermula dari sebuah pertanyaan',
        bodyHtml: `<p>Pada suatu rapat guru, Tiurma Simanjuntak bertanya: bila seorang anak kelas tiga belum lancar membaca, apa yang kita lakukan besok pagi? Tidak ada yang menjawab. Bukan karena tidak peduli, melainkan karena tidak pernah ada yang mengajarkan jawabannya.</p>
<p>Yayasan ini berdiri untuk mencari jawaban itu bersama guru yang menghadapinya. Kami tidak membangun sekolah baru. Kami menemani sekolah yang sudah ada supaya gurunya siap, bukunya dekat, dan anaknya berangkat.</p>`,
      },
      {
        kind: 'figures',
        id: 'dampak',
        title: 'Lima belas tahun dalam empat angka',
        items: [
          { value: '3.940', label: 'guru dilatih', note: 'di 47 kabupaten' },
          { value: '412', label: 'pojok baca aktif', note: 'di sebelas provinsi' },
          { value: '68.200', label: 'anak terjangkau', note: 'dari PAUD sampai kelas enam' },
          { value: '127', label: 'penerima beasiswa', note: '74 sudah mengajar di desanya' },
        ],
        more: { label: 'Laporan tahunan', href: '/News/laporan-tahunan-terbit' },
      },
      {
        kind: 'steps',
        id: 'perjalanan',
        title: 'Perjalanan kami',
        items: [
          {
            label: '2011',
            title: 'Terdaftar sebagai badan hukum',
            text: 'Lima pendiri, satu lemari arsip, dan pelatihan pertama untuk sembilan belas guru di Soe.',
          },
          {
            label: 'Tahun ke-3',
            title: 'Teras Pak Kusnadi',
            text: 'Pojok baca pertama dibuka di Cianjur. Tiga bulan kemudian hanya ayam tetangga yang datang, dan dari situ kami belajar.',
          },
          {
            label: 'Tahun ke-8',
            title: 'Beasiswa Tunas',
            text: 'Angkatan pertama berangkat kuliah. Kini sudah angkatan ketujuh.',
          },
          {
            label: 'Tahun ke-9',
            title: 'Buku kas dibuka',
            text: 'Laporan keuangan mulai diaudit akuntan publik. Enam tahun berturut-turut wajar tanpa pengecualian.',
          },
          {
            label: 'Sekarang',
            title: 'Sepuluh perpustakaan di Mollo',
            text: 'Dibangun bersama warga yang menyumbang batu, pasir, dan tenaga.',
          },
        ],
      },
      {
        kind: 'features',
        id: 'pegangan',
        title: 'Pegangan yang tidak kami tawar',
        items: [
          {
            icon: 'users',
            title: 'Warga memutuskan',
            text: 'Musyawarah desa menentukan apa yang didahulukan. Kami boleh berpendapat, tidak memilihkan.',
          },
          {
            icon: 'file-text',
            title: 'Sampai ke nota',
            text: 'Setiap donasi dapat ditelusuri sampai nomor nota belanja di desa.',
          },
          {
            icon: 'shield',
            title: 'Anak bukan poster',
            text: 'Foto dan nama anak hanya dimuat dengan izin tertulis orang tua, dan izin itu boleh dicabut.',
          },
          {
            icon: 'leaf',
            title: 'Pergi dengan tenang',
            text: 'Sekolah dianggap berhasil ketika tidak lagi membutuhkan kami.',
          },
        ],
      },
      {
        kind: 'people',
        id: 'orang',
        title: 'Orang-orang yayasan',
        people: [
          'tiurma-simanjuntak',
          'maria-goreti-bano',
          'zulfikar-chaniago',
          'suparmi',
          'elias-wanimbo',
          'i-wayan-sudarsa',
          'andi-rahmawati',
          'fransiskus-kelen',
          'kusnadi',
          'nurlaila-hasibuan',
        ],
      },
      {
        kind: 'appeal',
        id: 'ikut',
        title: 'Ada banyak cara untuk ikut',
        text: 'Menyumbang, menjadi relawan, atau sekadar mengirim buku yang tepat.',
        actions: [
          { label: 'Cara berdonasi', href: '/News/cara-berdonasi' },
          { label: 'Menjadi relawan', href: '/Talent-Hiring' },
        ],
        picture: { scene: 'children-reading', seed: 1002, alt: 'Anak-anak membaca di bawah pohon' },
      },
    ],
  },
  {
    name: 'Overview',
    eyebrow: 'Ikhtisar',
    title: 'Yayasan dalam satu halaman',
    lead: 'Untuk donatur, wartawan, dan siapa pun yang hanya punya tiga menit.',
    sections: [
      {
        kind: 'table',
        id: 'dana',
        title: 'Ke mana dana pergi',
        intro:
          'Tahun buku terakhir, sudah diaudit. Dari setiap Rp 100.000, Rp 86.000 dipakai langsung untuk program.',
        columns: ['Pos', 'Jumlah', 'Bagian'],
        rows: [
          ['Pelatihan guru', 'Rp 2.140.000.000', '34%'],
          ['Pojok baca dan buku', 'Rp 1.820.000.000', '29%'],
          ['Beasiswa', 'Rp 945.000.000', '15%'],
          ['Air, sanitasi, dan perlindungan anak', 'Rp 505.000.000', '8%'],
          ['Operasional dan audit', 'Rp 880.000.000', '14%'],
        ],
        more: { label: 'Cara membaca laporan kami', href: '/Articles/cara-membaca-laporan-keuangan-yayasan' },
      },
      {
        kind: 'listing',
        of: 'program',
        id: 'program',
        title: 'Empat program',
        count: 4,
      },
      {
        kind: 'questions',
        id: 'singkat',
        title: 'Jawaban singkat',
        items: [
          {
            question: 'Di mana kantornya?',
            answer:
              'Kota Kupang, dengan Rumah Belajar di Soe. Fasilitator tinggal di kabupaten masing-masing.',
          },
          {
            question: 'Apakah berafiliasi dengan agama atau partai?',
            answer: 'Tidak. Kami bekerja di sekolah negeri dan swasta dari semua latar belakang.',
          },
          {
            question: 'Siapa yang mengawasi?',
            answer:
              'Dewan pengawas, auditor independen, dan donatur yang menerima laporan setiap tiga bulan.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Masih punya tiga menit lagi?',
        text: 'Dengarkan satu cerita dari desa, atau baca bagaimana donasi Anda dilacak.',
        actions: [
          { label: 'Cara berdonasi', href: '/News/cara-berdonasi' },
          { label: 'Suara Desa', href: '/Podcasts' },
        ],
        picture: { scene: 'podcast-mic', seed: 1443, alt: 'Dua orang berbincang di depan mikrofon' },
      },
    ],
  },
]
