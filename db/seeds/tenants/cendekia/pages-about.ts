import type { DemoPage } from '../../pages.types.ts'

export const aboutPages: DemoPage[] = [
  {
    name: 'About',
    eyebrow: 'Tentang kami',
    title: 'Tentang Akademi Cendekia',
    lead: 'Akademi karier dari Klaten untuk orang dewasa yang belajar setelah pekerjaan hari itu selesai.',
    sections: [
      {
        kind: 'figures',
        id: 'angka',
        title: 'Sampai hari ini',
        items: [
          { value: '8.400', label: 'peserta', note: 'dari lulusan baru sampai pemilik usaha' },
          { value: '126', label: 'kota dan kabupaten' },
          { value: '4,8', label: 'nilai rata-rata kelas', note: 'dari penilaian peserta' },
          { value: '4', label: 'titik belajar', note: 'Klaten, Padang, Makassar, Kupang' },
        ],
      },
      {
        kind: 'text',
        id: 'alasan',
        title: 'Bermula dari nota belanja',
        bodyHtml: `<p>Kelas pertama kami diadakan di ruang rapat sebuah koperasi di Klaten. Pesertanya sebelas pemilik warung, pengajarnya Suparmi, dan bahan ajarnya setumpuk nota yang belum pernah dijumlahkan.</p>
<p>Dari situ kami belajar satu hal yang masih dipegang sampai sekarang: orang dewasa tidak kekurangan kemauan. Mereka kekurangan waktu, contoh yang dekat, dan seseorang yang menanggapi pekerjaannya dengan jujur.</p>`,
        picture: { scene: 'market', seed: 2305, alt: 'Nota dan buku kas di meja kios' },
      },
      {
        kind: 'steps',
        id: 'perjalanan',
        title: 'Bagaimana kami bertumbuh',
        items: [
          {
            label: 'Mula-mula',
            title: 'Sebelas peserta di Klaten',
            text: 'Kelas pembukuan setiap Minggu siang, selesai sebelum pasar sore dibuka.',
          },
          {
            label: 'Lalu',
            title: 'Kelas data dan pemasaran',
            text: 'Alumni meminta bidang lain. Marsel dan Rizal mengajar dari Medan dan Padang tanpa pindah rumah.',
          },
          {
            label: 'Kemudian',
            title: 'Titik belajar',
            text: 'Ruang dengan dua puluh meja dibuka di empat kota, karena belajar sendirian di kamar itu sepi.',
          },
          {
            label: 'Sekarang',
            title: 'Mendengar alumni',
            text: 'Setiap kelas ditinjau enam bulan setelah lulus. Yang masih kurang kami tulis terbuka.',
          },
        ],
        more: { label: 'Hasil survei alumni', href: '/News/survei-alumni-enam-bulan' },
      },
      {
        kind: 'features',
        id: 'janji',
        title: 'Yang boleh Anda tagih dari kami',
        items: [
          {
            icon: 'clock',
            title: 'Tanggapan dalam lima hari kerja',
            text: 'Setiap tugas mendapat umpan balik tertulis dengan satu saran yang jelas.',
          },
          {
            icon: 'wallet',
            title: 'Harga yang tidak berubah di tengah jalan',
            text: 'Tidak ada biaya ujian, biaya sertifikat, atau biaya rekaman.',
          },
          {
            icon: 'shield',
            title: 'Tidak menjanjikan pekerjaan',
            text: 'Kami menjanjikan latihan dan bukti kerja. Keputusan menerima tetap pada pemberi kerja.',
          },
        ],
      },
      {
        kind: 'people',
        id: 'orang',
        title: 'Pengajar, mentor, dan pengasuh akademi',
        people: [
          'cut-nuraini',
          'suparmi',
          'marsel-situmorang',
          'rizal-chaniago',
          'ayu-kartika',
          'andi-baso-rahmat',
          'yuliana-wenda',
          'stefanus-gunadi',
          'maria-nahak',
          'asep-mulyana',
        ],
      },
      {
        kind: 'appeal',
        id: 'coba',
        title: 'Nilai kami dari satu bab',
        text: 'Kursus Dasar Analisis Data gratis. Bab pertamanya selesai sebelum kopi Anda dingin.',
        actions: [
          { label: 'Mulai gratis', href: '/Courses/dasar-analisis-data' },
          { label: 'Lihat semua kelas', href: '/Class' },
        ],
      },
    ],
  },
  {
    name: 'Overview',
    eyebrow: 'Ikhtisar',
    title: 'Semua kelas dalam satu tabel',
    lead: 'Bandingkan lama belajar, bentuk, dan biaya sebelum memilih.',
    sections: [
      {
        kind: 'table',
        id: 'katalog',
        title: 'Katalog ringkas',
        columns: ['Kelas', 'Bidang', 'Bentuk', 'Lama', 'Biaya'],
        rows: [
          ['Dasar Analisis Data', 'Data', 'Mandiri', '2 jam 40 menit', 'Gratis'],
          ['SQL untuk Analis', 'Data', 'Daring langsung', '12 jam', 'Rp 750.000'],
          ['Dasar Pemasaran Digital', 'Pemasaran', 'Mandiri', '2 jam 30 menit', 'Gratis'],
          ['Bootcamp UI/UX', 'Desain', 'Bootcamp daring', '60 jam', 'Rp 3.900.000'],
          ['Akuntansi untuk Usaha Kecil', 'Keuangan', 'Campuran, Klaten', '15 jam', 'Rp 550.000'],
          ['Admin Perkantoran Modern', 'Administrasi', 'Daring langsung', '10 jam', 'Rp 350.000'],
          ['Bahasa Inggris untuk Rapat', 'Bahasa', 'Daring langsung', '12 jam', 'Rp 650.000'],
          ['Menulis Email Kerja', 'Bahasa', 'Mandiri', '3 jam 30 menit', 'Rp 199.000'],
          ['Portofolio tanpa Pengalaman Kerja', 'Karier', 'Webinar', '90 menit', 'Gratis'],
        ],
      },
      {
        kind: 'questions',
        id: 'memilih',
        title: 'Masih bimbang?',
        items: [
          {
            question: 'Saya suka angka, tetapi lupa matematika sekolah.',
            answer: 'Mulailah dari Dasar Analisis Data. Hitungan tersulit di dalamnya adalah persentase.',
          },
          {
            question: 'Saya ingin pindah kerja tahun ini.',
            answer: 'Baca program Siap Kerja atau halaman Metamorfosa, lalu pilih satu jalur saja.',
          },
          {
            question: 'Saya punya usaha dan tidak sempat sekolah lagi.',
            answer: 'Akuntansi untuk Usaha Kecil memakai catatan usaha Anda sendiri sebagai bahan latihan.',
          },
        ],
      },
      {
        kind: 'listing',
        of: 'program',
        id: 'program',
        title: 'Bila satu kelas tidak cukup',
        count: 3,
      },
    ],
  },
]
