import type { DemoPage } from '../../pages.types.ts'

export const offerPages: DemoPage[] = [
  {
    name: 'Pricing',
    eyebrow: 'Biaya',
    title: 'Biaya ikut',
    lead: 'Semua harga sudah termasuk alat, asuransi kegiatan, dan pendamping. Seperlima kursi selalu tanpa biaya.',
    sections: [
      {
        kind: 'plans',
        id: 'jambore',
        title: 'Jambore Utama Pangalengan',
        items: [
          {
            name: 'Kursi solidaritas',
            price: 0,
            text: 'Diusulkan sekolah, paling banyak dua regu.',
            benefits: ['Sama persis dengan peserta lain', 'Tidak ada tanda di kartu'],
            action: { label: 'Cara mengusulkan', href: '/News/kursi-solidaritas-480-anak' },
          },
          {
            name: 'Satu regu',
            price: 5_200_000,
            period: 'delapan anak, dua pembina',
            text: 'Rp 650.000 per anak, pembina tidak membayar.',
            benefits: [
              'Empat hari, tiga lokakarya per anak',
              'Makan, tenda, dan asuransi',
              'Rp 120.000 masuk dana solidaritas',
            ],
            highlighted: true,
            action: { label: 'Syarat pendaftaran', href: '/Program/jambore-utama' },
          },
          {
            name: 'Perorangan',
            price: 675_000,
            period: 'per anak',
            text: 'Bergabung dalam regu gabungan.',
            benefits: ['Pembina terlatih dari panitia', 'Isi paket sama dengan satu regu'],
          },
        ],
      },
      {
        kind: 'table',
        id: 'kelas',
        title: 'Kelas dan kemah sepanjang tahun',
        columns: ['Kegiatan', 'Tempat', 'Biaya'],
        rows: [
          ['Pertolongan Pertama di Alam', 'Daring', 'Gratis'],
          ['Navigasi Darat untuk Pemula', 'Daring', 'Gratis'],
          ['Astronomi Mata Telanjang', 'Buleleng', 'Rp 75.000'],
          ['Memasak di Alam', 'Batu', 'Rp 95.000'],
          ['Fotografi Alam dengan Ponsel', 'Daring', 'Rp 129.000'],
          ['Jelajah Hutan dan Kenal Burung', 'Bogor', 'Rp 150.000'],
          ['Kriya Bambu', 'Tasikmalaya', 'Rp 185.000'],
          ['Susur Sungai Aman', 'Magelang', 'Rp 275.000'],
          ['Kemah Kepemimpinan Muda', 'Malang', 'Rp 1.250.000'],
        ],
        more: { label: 'Jadwalnya', href: '/Class' },
      },
      {
        kind: 'questions',
        id: 'batal',
        title: 'Bila batal',
        items: [
          {
            question: 'Bagaimana bila anak sakit sebelum berangkat?',
            answer: 'Kirim surat dokter. Biaya dikembalikan penuh atau dipindahkan ke kegiatan lain.',
          },
          {
            question: 'Bagaimana bila panitia menunda?',
            answer:
              'Anda memilih: menunggu jadwal baru, pindah kelas, atau pengembalian penuh dalam tujuh hari kerja.',
          },
          {
            question: 'Apakah ada biaya lain?',
            answer: 'Perjalanan ke lokasi dan uang saku. Di perkemahan hampir tidak ada yang bisa dibeli.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Biaya masih berat?',
        text: 'Bicaralah dengan sekolah. Kursi solidaritas ada supaya tidak ada anak yang tinggal di rumah karena uang.',
        actions: [
          { label: 'Kursi solidaritas', href: '/News/kursi-solidaritas-480-anak' },
          { label: 'Tanya panitia', href: '/Make-Appointment' },
        ],
        picture: { scene: 'sea-boat', seed: 2451, alt: 'Kapal penumpang di laut saat senja' },
      },
    ],
  },
  {
    name: 'Lms',
    eyebrow: 'Kelas daring',
    title: 'Bekal daring sebelum berangkat',
    lead: 'Belajar sebelum sepatu kotor. Dua kursus wajib dapat diselesaikan di rumah, supaya waktu di lapangan dipakai untuk mencoba.',
    cover: { scene: 'map', seed: 2453, alt: 'Peta gambar tangan sekolah dan mata air' },
    sections: [
      {
        kind: 'listing',
        of: 'course',
        id: 'kursus',
        title: 'Kursus mandiri',
        count: 3,
        more: { label: 'Semua kursus', href: '/Courses' },
      },
      {
        kind: 'steps',
        id: 'pekan',
        title: 'Empat pekan sebelum berangkat',
        items: [
          {
            label: '4 pekan lagi',
            title: 'Ketua regu mulai',
            text: 'Pertolongan Pertama, satu bab setiap malam.',
          },
          {
            label: '3 pekan lagi',
            title: 'Dua penunjuk jalan',
            text: 'Navigasi Darat, latihan dengan peta lingkungan rumah.',
          },
          { label: '2 pekan lagi', title: 'Regu bertemu', text: 'Menukar peran dan menyusun menu.' },
          {
            label: '1 pekan lagi',
            title: 'Kuis bersama',
            text: 'Dikerjakan berdelapan. Jawaban boleh diperdebatkan.',
          },
          {
            label: 'Malam terakhir',
            title: 'Ransel ditimbang',
            text: 'Enam kilogram, lalu tidur lebih awal.',
          },
          {
            label: 'Hari pertama',
            title: 'Dicoba sungguhan',
            text: 'Yang dibaca di rumah kini ada bau tanahnya.',
          },
        ],
      },
      {
        kind: 'text',
        id: 'anak',
        title: 'Akun anak dijaga',
        bodyHtml: `<p>Anak di bawah umur belajar dengan persetujuan orang tua. Nama lengkapnya tidak tampil di halaman umum, dan ia tidak dapat dihubungi orang yang tidak dikenal.</p>
<p>Pembina melihat bab mana yang sudah selesai, bukan jam berapa anak membacanya.</p>`,
      },
      {
        kind: 'appeal',
        id: 'mulai',
        title: 'Bab pertama: aman dulu, baru menolong',
        text: 'Gratis, dan berguna juga bila Anda tidak pernah berkemah.',
        actions: [{ label: 'Mulai belajar', href: '/Courses/pertolongan-pertama-di-alam' }],
        picture: { scene: 'campfire', seed: 2201, alt: 'Regu berlatih membalut luka di dekat api unggun' },
      },
    ],
  },
]
