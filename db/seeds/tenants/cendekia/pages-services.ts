import type { DemoPage } from '../../pages.types.ts'

export const servicePages: DemoPage[] = [
  {
    name: 'Services',
    eyebrow: 'Layanan',
    title: 'Layanan akademi',
    lead: 'Selain kelas, kami menemani dua hal yang sering dikerjakan sendirian: mencari kerja dan menata usaha.',
    sections: [
      {
        kind: 'features',
        id: 'layanan',
        title: 'Untuk perorangan dan lembaga',
        items: [
          {
            icon: 'briefcase',
            title: 'Pendampingan karier',
            text: 'CV, portofolio, dan latihan wawancara bersama mentor yang pernah merekrut.',
            href: '/Services/pendampingan-karier',
          },
          {
            icon: 'wallet',
            title: 'Klinik usaha',
            text: 'Satu hari membereskan pembukuan bersama Suparmi, dengan nota Anda sendiri.',
            href: '/Services/klinik-usaha',
          },
          {
            icon: 'building',
            title: 'Kelas khusus lembaga',
            text: 'Kelas yang disusun dari masalah di tempat kerja Anda.',
            href: '/Training-Services',
          },
          {
            icon: 'pin',
            title: 'Titik belajar',
            text: 'Meja, internet, dan teman belajar di empat kota, tanpa biaya.',
            href: '/Chapters',
          },
          {
            icon: 'heart',
            title: 'Keringanan dan beasiswa',
            text: 'Kursi setengah harga dan beasiswa penuh, tanpa surat keterangan.',
            href: '/Pricing',
          },
          {
            icon: 'handshake',
            title: 'Bertemu pemberi kerja',
            text: 'Lowongan yang sudah dibaca mentor kami lebih dulu.',
            href: '/Event/Careers',
          },
        ],
      },
      {
        kind: 'quotes',
        id: 'kata',
        title: 'Setelah dilayani',
        items: [
          {
            text: 'Usaha saya baru punya laporan laba rugi setelah sembilan tahun berjalan. Rasanya seperti menyalakan lampu.',
            name: 'Hj. Salmah',
            role: 'Pemilik usaha kerupuk, Sidoarjo',
            photo: { scene: 'portrait:hijab', seed: 2153, alt: 'Potret Hajah Salmah' },
          },
          {
            text: 'Mentor mencoret separuh CV saya. Yang tersisa justru yang ditanyakan pewawancara.',
            name: 'Dian Permatasari',
            role: 'Alumnus Dasar Analisis Data, Cirebon',
            photo: { scene: 'portrait:woman', seed: 2151, alt: 'Potret Dian Permatasari' },
          },
          {
            text: 'Saya datang ke titik belajar karena di rumah berisik. Pulangnya saya punya teman satu kelompok.',
            name: 'Asep Mulyana',
            role: 'Alumnus, kini asisten pengajar data',
            photo: { scene: 'portrait:man', seed: 2110, alt: 'Potret Asep Mulyana' },
          },
        ],
      },
      {
        kind: 'contact',
        id: 'hubungi',
        title: 'Tidak tahu harus memilih yang mana?',
        intro: 'Kirim pesan WhatsApp berisi satu kalimat tentang keadaan Anda. Kami balas dengan satu saran.',
        hours: 'Senin-Jumat 08.30-16.30 WIB',
      },
    ],
  },
  {
    name: 'Services-klinik-usaha',
    eyebrow: 'Layanan',
    title: 'Klinik usaha',
    lead: 'Datang membawa kardus berisi nota, pulang membawa laporan laba rugi satu bulan.',
    cover: { scene: 'market', seed: 2207, alt: 'Kios di pasar dengan buku catatan' },
    sections: [
      {
        kind: 'schedule',
        id: 'sehari',
        title: 'Satu hari klinik',
        intro:
          'Diadakan di Ruang Belajar Cendekia Klaten setiap bulan. Titik belajar lain menyusul permintaan.',
        days: [
          {
            title: 'Klinik usaha Klaten',
            inDays: 26,
            items: [
              { time: '08.30', title: 'Memilah nota ke dalam lima amplop' },
              { time: '10.00', title: 'Memisahkan uang dapur dan uang usaha' },
              { time: '13.00', title: 'Menghitung laba rugi satu bulan' },
              { time: '15.00', title: 'Satu keputusan untuk bulan depan' },
            ],
          },
        ],
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Berapa biayanya?',
            answer: 'Rp 75.000 per usaha, sudah termasuk makan siang dan buku kas. Boleh datang berdua.',
          },
          {
            question: 'Apakah angka saya akan dilihat orang lain?',
            answer:
              'Tidak. Anda boleh mengalikan semua angka dengan bilangan rahasia; polanya tetap terbaca.',
          },
          {
            question: 'Apakah ini konsultasi pajak?',
            answer: 'Bukan. Untuk pajak, kami menyarankan kantor pajak atau konsultan berizin.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Ingin mencatat setiap bulan?',
        text: 'Kelas Akuntansi untuk Usaha Kecil melanjutkan kebiasaan ini selama tujuh pekan.',
        actions: [
          { label: 'Lihat kelas akuntansi', href: '/Class/akuntansi-usaha-kecil' },
          { label: 'Daftar klinik', href: '/Make-Appointment' },
        ],
      },
    ],
  },
  {
    name: 'Services-pendampingan-karier',
    eyebrow: 'Layanan',
    title: 'Pendampingan karier',
    lead: 'Tiga pertemuan dengan mentor yang tahu apa yang dibaca perekrut dalam tiga puluh detik pertama.',
    cover: { scene: 'interview', seed: 2204, alt: 'Dua orang berbincang dalam wawancara kerja' },
    sections: [
      {
        kind: 'steps',
        id: 'tiga',
        title: 'Tiga pertemuan',
        items: [
          {
            label: 'Pertama',
            title: 'Membaca ulang pengalaman',
            text: 'Pekerjaan lama, kepanitiaan, dan urusan rumah dipilah menjadi bukti kerja.',
          },
          {
            label: 'Kedua',
            title: 'CV satu halaman',
            text: 'Disusun bersama, lalu diuji kepada orang yang belum mengenal Anda.',
          },
          {
            label: 'Ketiga',
            title: 'Wawancara latihan',
            text: 'Dua pewawancara, tiga puluh menit, direkam. Anda menonton ulang bersama mentor.',
          },
        ],
      },
      {
        kind: 'plans',
        id: 'biaya',
        title: 'Biaya',
        items: [
          {
            name: 'Peserta Siap Kerja',
            price: 0,
            period: 'termasuk program',
            benefits: [
              'Tiga pertemuan',
              'Tiga kali latihan wawancara',
              'Pertemuan dua pekan sekali selama program',
            ],
            action: { label: 'Program Siap Kerja', href: '/Program/siap-kerja' },
            highlighted: true,
          },
          {
            name: 'Umum',
            price: 300_000,
            period: 'tiga pertemuan',
            benefits: ['CV dan surat lamaran', 'Satu latihan wawancara', 'Rekaman milik Anda'],
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
        ],
      },
      {
        kind: 'people',
        id: 'mentor',
        title: 'Mentor Anda',
        people: ['stefanus-gunadi', 'cut-nuraini'],
      },
      {
        kind: 'listing',
        of: 'articles',
        id: 'bacaan',
        title: 'Boleh dikerjakan sendiri dulu',
        count: 3,
      },
    ],
  },
]
