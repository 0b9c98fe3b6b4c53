import type { DemoPage } from '../../pages.types.ts'

export const cityPages: DemoPage[] = [
  {
    name: 'Chapters',
    eyebrow: 'Titik belajar',
    title: 'Titik belajar dan kelompok kota',
    lead: 'Empat ruang tetap dan dua kelompok kota. Semuanya tanpa biaya; cukup isi buku hadir dan rapikan meja.',
    cover: { scene: 'classroom', seed: 2302, alt: 'Ruang belajar dengan meja berderet' },
    sections: [
      {
        kind: 'table',
        id: 'daftar',
        title: 'Tempatnya',
        columns: ['Kota', 'Bentuk', 'Ramai pada'],
        rows: [
          ['Klaten', 'Titik belajar, ruang utama akademi', 'Sabtu, saat praktik akuntansi'],
          ['Padang', 'Titik belajar', 'Selasa dan Kamis malam'],
          ['Makassar', 'Titik belajar', 'Sabtu pagi'],
          ['Kupang', 'Titik belajar, dua puluh meja', 'Sabtu, mentor berjaga 09.00-16.00 WITA'],
          ['Bandung', 'Kelompok kota', 'Minggu pagi, sebulan sekali'],
          ['Jakarta', 'Kelompok kota', 'Rabu malam, sebulan sekali'],
        ],
        more: { label: 'Kabar dari Kupang', href: '/News/titik-belajar-kupang' },
      },
      {
        kind: 'text',
        id: 'suasana',
        title: 'Apa yang terjadi di sana',
        bodyHtml: `<p>Kebanyakan orang datang untuk mengerjakan tugas. Sisanya datang karena di rumah tidak ada meja, tidak ada internet, atau tidak ada yang bisa ditanya.</p>
<blockquote>Di sini saya punya teman yang sama-sama bingung, dan itu menenangkan.</blockquote>
<p>Setiap ruang dijaga satu alumnus. Ia tidak mengajar, tetapi tahu siapa yang bisa ditanya.</p>`,
      },
      {
        kind: 'questions',
        id: 'aturan',
        title: 'Sebelum datang',
        items: [
          {
            question: 'Apakah harus menjadi peserta kelas?',
            answer: 'Tidak. Peserta kursus gratis pun boleh datang.',
          },
          {
            question: 'Bolehkah membawa anak?',
            answer: 'Boleh. Di Klaten dan Kupang tersedia sudut gambar.',
          },
          {
            question: 'Bagaimana membuka titik belajar di kota kami?',
            answer:
              'Kumpulkan lima belas peserta dan satu ruang yang bisa dipakai dua kali sepekan, lalu hubungi tim akademik.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'kota',
        title: 'Sedang di Bandung atau Jakarta?',
        text: 'Belum ada ruang tetap, tetapi kelompoknya berjalan.',
        actions: [
          { label: 'Kelompok Bandung', href: '/Bandung' },
          { label: 'Kelompok Jakarta', href: '/Jakarta' },
        ],
      },
    ],
  },
  {
    name: 'Bandung',
    eyebrow: 'Kelompok kota',
    title: 'Kelompok data Bandung',
    lead: 'Setiap Minggu pertama, Asep dan belasan analis pemula mengerjakan satu kumpulan data sampai selesai.',
    sections: [
      {
        kind: 'text',
        id: 'tuan-rumah',
        title: 'Asep, tuan rumahnya',
        bodyHtml: `<p>Asep Mulyana lulus dari kelas analisis data dan kini bekerja sebagai analis di Bandung. Ia masih ingat minggu-minggu pertama yang membingungkan, karena itu ia menyediakan kursi bagi siapa pun yang sedang melewatinya.</p><p>Di kelompok ini tidak ada yang dianggap terlambat. Yang penting bertanya sebelum menghitung.</p>`,
        picture: { scene: 'portrait:man', seed: 2110, alt: 'Potret Asep Mulyana' },
      },
      {
        kind: 'steps',
        id: 'pagi',
        title: 'Satu pagi, satu pertanyaan',
        items: [
          {
            label: '08.00',
            title: 'Data dibagikan',
            text: 'Selalu data terbuka tentang Bandung: harga cabai, jadwal angkot, curah hujan.',
          },
          {
            label: '08.30',
            title: 'Pertanyaan dipilih',
            text: 'Ditulis di papan, dipilih dengan tunjuk tangan.',
          },
          {
            label: '10.30',
            title: 'Hasil ditunjukkan',
            text: 'Lima menit per kelompok. Satu grafik, tidak boleh lebih.',
          },
          { label: '11.30', title: 'Batagor', text: 'Bagian yang tidak pernah dilewatkan.' },
        ],
      },
      {
        kind: 'listing',
        of: 'course',
        id: 'bekal',
        title: 'Bekal sebelum datang',
        intro: 'Tiga bab pertama Dasar Analisis Data sudah cukup.',
        count: 2,
      },
      {
        kind: 'appeal',
        id: 'ikut',
        title: 'Bawa laptop dan satu pertanyaan tentang kota',
        text: 'Tempat berpindah-pindah di sekitar Dago dan Buah Batu. Alamat dikirim lewat WhatsApp.',
        actions: [{ label: 'Kabari kedatangan', href: '/Make-Appointment' }],
      },
    ],
  },
  {
    name: 'Jakarta',
    eyebrow: 'Kelompok kota',
    title: 'Lingkar karier Jakarta',
    lead: 'Rabu malam untuk orang yang sedang menimbang pindah kerja dan tidak bisa membicarakannya di kantor.',
    cover: { scene: 'city-skyline', seed: 2502, alt: 'Pemandangan kota saat senja' },
    sections: [
      {
        kind: 'features',
        id: 'kegiatan',
        title: 'Yang dikerjakan',
        items: [
          {
            icon: 'file-text',
            title: 'Tukar CV',
            text: 'CV Anda dibaca dua orang dari bidang lain. Bila mereka paham, perekrut juga paham.',
            href: '/Articles/menyusun-cv-satu-halaman',
          },
          {
            icon: 'message-circle',
            title: 'Wawancara pura-pura',
            text: 'Sepuluh menit, berganti peran, dengan pertanyaan dari lowongan sungguhan.',
          },
          {
            icon: 'wallet',
            title: 'Latihan menyebut angka',
            text: 'Mengucapkan gaji yang diinginkan tanpa tertawa gugup.',
            href: '/Podcasts/nego-gaji-pertama',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'kerahasiaan',
        title: 'Kesepakatan kami',
        items: [
          {
            question: 'Apakah kantor saya bisa tahu?',
            answer: 'Nama perusahaan tidak disebut dan tidak ada foto. Peserta memakai nama panggilan.',
          },
          {
            question: 'Siapa yang memandu?',
            answer: 'Alumni bergiliran. Stefanus hadir daring setiap pertemuan.',
          },
          {
            question: 'Berapa orang?',
            answer: 'Paling banyak enam belas, supaya semua mendapat giliran sebelum pukul sembilan.',
          },
        ],
      },
      {
        kind: 'listing',
        of: 'podcasts',
        id: 'dengar',
        title: 'Didengar di perjalanan pulang',
        count: 3,
      },
      {
        kind: 'appeal',
        id: 'daftar',
        title: 'Kursi untuk Rabu berikutnya',
        text: 'Dekat stasiun, pukul 18.45 sampai 21.00 WIB, tanpa biaya.',
        actions: [{ label: 'Pesan kursi', href: '/Make-Appointment' }],
      },
    ],
  },
]
