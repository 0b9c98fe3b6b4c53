import type { DemoPage } from '../../pages.types.ts'

export const aboutPages: DemoPage[] = [
  {
    name: 'About',
    eyebrow: 'Tentang kami',
    title: 'Tentang SMK Coding',
    lead: 'Kami guru, pengembang, dan teknisi yang percaya bahwa kantin sekolah adalah klien pertama yang baik.',
    sections: [
      {
        kind: 'text',
        id: 'kantin',
        title: 'Bermula dari antrean kantin',
        bodyHtml: `<p>Uli mengajar RPL di Balige. Siswanya hafal istilah, tetapi tidak pernah punya pengguna. Suatu siang ia mengajak mereka berdiri di antrean kantin dan bertanya: apa yang lambat di sini?</p>
<p>Tiga pekan kemudian ada situs pemesanan dengan satu tombol. Ibu kantin protes tombolnya kekecilan. Itulah tinjauan kode pertama kami.</p>`,
        picture: { scene: 'code-editor', seed: 3201, alt: 'Editor kode dengan HTML dan CSS' },
      },
      {
        kind: 'figures',
        id: 'angka',
        title: 'Sekarang',
        items: [
          { value: '214', label: 'SMK bergabung' },
          { value: '9.600', label: 'siswa aktif' },
          { value: '605', label: 'soal di bank soal RPL', note: 'disusun guru dari 23 sekolah' },
          { value: '37', label: 'tempat praktik', note: 'dari Batam sampai Jayapura' },
        ],
      },
      {
        kind: 'steps',
        id: 'riwayat',
        title: 'Riwayat perubahan',
        intro: 'Ditulis seperti catatan rilis, karena begitulah kami bekerja.',
        items: [
          {
            label: 'v0.1',
            title: 'Satu kelas, satu kantin',
            text: 'Dua puluh delapan siswa dan satu papan tulis penuh kotak dan panah.',
          },
          {
            label: 'v1.0',
            title: 'Web Dasar dibuka untuk umum',
            text: 'Guru di kota lain meminta bahan. Kami menulis ulang semuanya supaya bisa dikerjakan sendiri.',
          },
          {
            label: 'v2.0',
            title: 'Studio koding di peramban',
            text: 'Diuji di laboratorium berusia sepuluh tahun di Kebumen. Tidak ada program yang dipasang.',
          },
          {
            label: 'v3.0',
            title: 'TKJ, IoT, dan praktik industri',
            text: 'Siswa menata jaringan tiga sekolah dan 118 orang ditempatkan di tempat praktik.',
          },
        ],
      },
      {
        kind: 'people',
        id: 'tim',
        title: 'Pemelihara',
        intro: 'Semuanya masih menulis kode atau memegang kabel setiap pekan.',
        people: [
          'uli-hutagalung',
          'bagas-prakoso',
          'silvana-rumbiak',
          'zulfikar-piliang',
          'ketut-ardana',
          'ikbal-tahir',
          'hendra-tanuwijaya',
          'jefri-lumentut',
          'sumarni',
          'laila-nasution',
        ],
      },
      {
        kind: 'features',
        id: 'aturan',
        title: 'Aturan tim',
        items: [
          {
            icon: 'users',
            title: 'Ada penggunanya',
            text: 'Tugas tanpa pengguna hanyalah latihan mengetik.',
          },
          {
            icon: 'terminal',
            title: 'Jalan di komputer lama',
            text: 'Bila laboratorium terlemah sanggup, semua sanggup.',
          },
          {
            icon: 'pen',
            title: 'Orang lain bisa membaca',
            text: 'Kode dianggap selesai setelah adik kelas dapat mengubahnya.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'mulai',
        title: 'Buka bab pertama',
        text: 'Lima belas menit, tanpa memasang apa pun.',
        actions: [
          { label: 'Web Dasar', href: '/Courses/web-dasar' },
          { label: 'Untuk sekolah', href: '/Services' },
        ],
      },
    ],
  },
  {
    name: 'Overview',
    eyebrow: 'Ikhtisar',
    title: 'Peta belajar satu tahun ajaran',
    lead: 'Cari konsentrasi keahlian Anda, lalu baca dari kiri ke kanan.',
    sections: [
      {
        kind: 'table',
        id: 'peta',
        title: 'Jurusan dan urutan',
        columns: ['Konsentrasi', 'Kelas X', 'Kelas XI', 'Kelas XII'],
        rows: [
          ['RPL', 'Web Dasar, Python dari Nol', 'Git, Bootcamp Laravel', 'Flutter, Persiapan UKK'],
          ['TKJ', 'Python dari Nol', 'Membangun Jaringan Sekolah', 'Bootcamp IoT, Siap PKL'],
          ['DKV', 'Web Dasar', 'Git dan Kerja Tim', 'Portofolio, Siap PKL'],
          ['Elektronika', 'Python dari Nol', 'Bootcamp IoT', 'Siap PKL'],
          ['Jurusan lain', 'Web Dasar', 'Pilih satu yang disukai', 'Siap PKL'],
        ],
      },
      { kind: 'listing', of: 'program', id: 'program', title: 'Program yang merangkainya', count: 3 },
      {
        kind: 'questions',
        id: 'bingung',
        title: 'Masih bingung?',
        items: [
          {
            question: 'Harus mulai dari HTML atau Python?',
            answer:
              'Kalau ingin cepat melihat hasil, HTML. Kalau suka teka-teki, Python. Keduanya gratis, jadi boleh salah pilih.',
          },
          {
            question: 'Berapa jam sepekan?',
            answer: 'Dua bab, sekitar satu jam. Bootcamp meminta lima jam.',
          },
        ],
        more: { label: 'Memilih bahasa pertama', href: '/Articles/memilih-bahasa-pertama' },
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Pilih satu, mulai malam ini',
        text: 'Peta boleh berubah di tengah jalan. Yang penting bab pertama dibuka.',
        actions: [
          { label: 'Web Dasar', href: '/Courses/web-dasar' },
          { label: 'Python dari Nol', href: '/Courses/python-dari-nol' },
        ],
      },
    ],
  },
]
