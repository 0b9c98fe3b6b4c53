import type { DemoPage } from '../../pages.types.ts'

export const programPages: DemoPage[] = [
  {
    name: 'Pesilat',
    eyebrow: 'Jenjang keterampilan',
    title: 'Pesilat: jenjang kerja Cendekia',
    lead: 'Cara kami menamai kemampuan supaya atasan dan pelamar memakai kata yang sama.',
    sections: [
      {
        kind: 'table',
        id: 'jenjang',
        title: 'Empat jenjang',
        columns: ['Jenjang', 'Dapat mengerjakan', 'Contoh bukti di jalur data'],
        rows: [
          ['Langkah', 'Tugas yang contohnya sudah ada', 'Merapikan satu lembar kerja'],
          ['Kuda-kuda', 'Tugas berulang tanpa ditunggui', 'Laporan mingguan tanpa salah jumlah'],
          ['Jurus', 'Masalah baru dengan bimbingan', 'Kueri gabungan dan penjelasannya'],
          ['Pendekar', 'Memilih masalah yang layak dikerjakan', 'Usulan yang mengubah keputusan toko'],
        ],
      },
      {
        kind: 'text',
        id: 'dinilai',
        title: 'Dinilai dari pekerjaan',
        bodyHtml: `<p>Tidak ada ujian pilihan ganda untuk naik jenjang. Anda menyerahkan satu pekerjaan, menjelaskan keputusan di baliknya, lalu menjawab tiga pertanyaan dari pengajar bidang lain.</p>
<p>Jenjang tercantum di sertifikat. Pemberi kerja yang memindai kode QR melihat jenjang beserta judul pekerjaannya.</p>`,
        picture: { scene: 'chart-board', seed: 2201, alt: 'Papan dengan grafik batang dan garis' },
      },
      {
        kind: 'listing',
        of: 'class',
        id: 'kelas',
        title: 'Kelas yang membuka ujian jenjang',
        count: 3,
      },
      {
        kind: 'appeal',
        id: 'uji',
        title: 'Sudah bekerja dan ingin diuji?',
        text: 'Anda boleh langsung mengajukan pekerjaan tanpa mengikuti kelas. Penilaian pertama tidak dipungut biaya.',
        actions: [{ label: 'Buat janji temu', href: '/Make-Appointment' }],
      },
    ],
  },
  {
    name: 'Metamorfosa',
    eyebrow: 'Alih karier',
    title: 'Metamorfosa: berganti pekerjaan tanpa nekat',
    lead: 'Enam bulan yang dijalani sambil tetap bekerja, dengan tiga tempat untuk berhenti dan berpikir ulang.',
    cover: { scene: 'sea-boat', seed: 2315, alt: 'Perahu menyeberang ke pulau' },
    sections: [
      {
        kind: 'steps',
        id: 'perhentian',
        title: 'Tiga perhentian',
        items: [
          {
            label: 'Bulan 1',
            title: 'Apakah saya suka kerjanya?',
            text: 'Kursus gratis dan satu tugas kecil. Bila terasa menyiksa, berhenti di sini tidak memalukan.',
          },
          {
            label: 'Bulan 3',
            title: 'Apakah saya sanggup?',
            text: 'Setengah kelas langsung atau bootcamp sudah dilewati. Mentor berbicara terus terang.',
          },
          {
            label: 'Bulan 5',
            title: 'Apakah hitungannya masuk?',
            text: 'Gaji awal, ongkos pindah, dan tabungan dihitung bersama sebelum surat pengunduran diri ditulis.',
          },
        ],
      },
      {
        kind: 'quotes',
        id: 'sudah',
        title: 'Yang sudah menyeberang',
        items: [
          {
            text: 'Mentornya tidak pernah memberi jawaban langsung. Menyebalkan waktu itu, berguna sekarang.',
            name: 'Frengky Lekatompessy',
            role: 'Alumnus Bootcamp UI/UX, Ambon',
            photo: { scene: 'portrait:man', seed: 2152, alt: 'Potret Frengky Lekatompessy' },
          },
          {
            text: 'Saya berhenti di perhentian kedua selama tiga bulan. Tidak ada yang menyuruh saya cepat.',
            name: 'Dian Permatasari',
            role: 'Alumnus Dasar Analisis Data, Cirebon',
            photo: { scene: 'portrait:woman', seed: 2151, alt: 'Potret Dian Permatasari' },
          },
          {
            text: 'Minggu pertama sebagai analis saya hanya mencatat pertanyaan orang. Ternyata itu pekerjaannya.',
            name: 'Asep Mulyana',
            role: 'Alumnus, kini analis di Bandung',
            photo: { scene: 'portrait:man', seed: 2110, alt: 'Potret Asep Mulyana' },
          },
        ],
        more: { label: 'Dari kasir ke analis', href: '/Podcasts/dari-kasir-ke-analis' },
      },
      {
        kind: 'listing',
        of: 'program',
        id: 'jalur',
        title: 'Jalur yang tersedia',
        count: 3,
      },
      {
        kind: 'appeal',
        id: 'bicara',
        title: 'Bicara dulu dengan orang yang pernah merekrut',
        text: 'Webinar gratis bersama Stefanus menjawab pertanyaan yang tidak enak ditanyakan di kantor.',
        actions: [
          { label: 'Daftar webinar', href: '/Class/portofolio-tanpa-pengalaman' },
          { label: 'Panduan memilih jalur', href: '/Articles/memilih-jalur-karier-digital' },
        ],
      },
    ],
  },
  {
    name: 'Aksara',
    eyebrow: 'Membaca dan menulis',
    title: 'Aksara: menulis untuk bekerja',
    lead: 'Surat yang langsung dimengerti, laporan yang dibaca sampai habis, dan email berbahasa Inggris yang tidak kaku.',
    cover: { scene: 'books', seed: 2210, alt: 'Buku dan catatan bahasa Inggris' },
    sections: [
      {
        kind: 'table',
        id: 'sebelum-sesudah',
        title: 'Sebelum dan sesudah disunting',
        columns: ['Keperluan', 'Sebelum', 'Sesudah'],
        rows: [
          [
            'Meminta data',
            'Mohon kiranya dapat dibantu perihal data dimaksud',
            'Mohon kirim data penjualan Mei sebelum Jumat pukul 12.00',
          ],
          [
            'Menolak',
            'Untuk saat ini masih kami pertimbangkan',
            'Kami belum bisa mengerjakannya bulan ini. Silakan ajukan lagi bulan depan',
          ],
          ['Melapor', 'Terdapat beberapa kendala', 'Dua truk terlambat tiga jam karena jembatan ditutup'],
        ],
      },
      {
        kind: 'features',
        id: 'latihan',
        title: 'Latihan yang tersedia',
        items: [
          {
            icon: 'mail',
            title: 'Menulis Email Kerja',
            text: 'Kursus mandiri Rp 199.000 berisi pola kalimat dan latihan bertahap.',
          },
          {
            icon: 'folder',
            title: 'Admin Perkantoran Modern',
            text: 'Surat, notula, dan arsip. Kelas langsung empat pekan.',
            href: '/Class/admin-perkantoran-modern',
          },
          {
            icon: 'file-text',
            title: 'CV satu halaman',
            text: 'Panduan gratis, dikerjakan dalam satu malam.',
            href: '/Articles/menyusun-cv-satu-halaman',
          },
        ],
      },
      {
        kind: 'people',
        id: 'penyunting',
        title: 'Penyunting Anda',
        people: ['yuliana-wenda', 'maria-nahak', 'cut-nuraini'],
      },
      {
        kind: 'appeal',
        id: 'kirim',
        title: 'Latihan pertama: tulis cerita Anda',
        text: 'Kirim satu halaman tentang pengalaman belajar ke sapa@cendekia.example. Maria menyunting dan menjelaskan setiap perubahannya.',
        actions: [{ label: 'Baca tulisan peserta', href: '/Tulisan-Temans' }],
      },
    ],
  },
]
