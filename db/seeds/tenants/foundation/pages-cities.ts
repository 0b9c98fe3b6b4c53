import type { DemoPage } from '../../pages.types.ts'

export const cityPages: DemoPage[] = [
  {
    name: 'Chapters',
    eyebrow: 'Sahabat Tunas',
    title: 'Sahabat Tunas di kota Anda',
    lead: 'Kelompok relawan yang bekerja jauh dari desa supaya pekerjaan di desa menjadi ringan.',
    sections: [
      {
        kind: 'features',
        id: 'kota',
        title: 'Kelompok yang aktif',
        items: [
          {
            icon: 'heart',
            title: 'Kupang',
            text: 'Menempel label jenjang dan mengemas kiriman setiap Sabtu pagi di kantor yayasan.',
          },
          {
            icon: 'heart',
            title: 'Bandung',
            text: 'Menyortir buku dan menjahit kantong buku kain.',
            href: '/Bandung',
          },
          {
            icon: 'heart',
            title: 'Jakarta',
            text: 'Mendampingi pelamar beasiswa dan mengurus donatur kantor.',
            href: '/Jakarta',
          },
          {
            icon: 'heart',
            title: 'Cianjur',
            text: 'Melatih pengelola baru di teras Pak Kusnadi.',
            href: '/Podcasts/bubur-dan-buku',
          },
          {
            icon: 'heart',
            title: 'Bangli, Maros, dan Lima Puluh Kota',
            text: 'Menjalankan tukar buku antardesa.',
            href: '/News/tukar-buku-antardesa',
          },
          {
            icon: 'heart',
            title: 'Flores Timur',
            text: 'Mengantar kotak buku dengan perahu, dua kali sebulan.',
          },
        ],
      },
      {
        kind: 'text',
        id: 'aturan',
        title: 'Tiga kebiasaan Sahabat Tunas',
        bodyHtml: `<ul><li>Tidak mengumpulkan uang tunai. Semua donasi lewat rekening yayasan.</li><li>Tidak memotret anak. Yang dipotret tumpukan buku.</li><li>Selesai tepat waktu, karena besok orang bekerja.</li></ul>`,
      },
      {
        kind: 'appeal',
        id: 'buka',
        title: 'Membuka kelompok baru',
        text: 'Empat orang, satu ruang tamu, dan seratus buku pertama sudah cukup. Nurlaila mengirimkan panduannya.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Peran relawan', href: '/Talent-Hiring' },
        ],
        picture: { scene: 'books', seed: 1406, alt: 'Tumpukan buku anak siap ditukar' },
      },
    ],
  },
  {
    name: 'Bandung',
    eyebrow: 'Sahabat Tunas',
    title: 'Sahabat Tunas Bandung',
    lead: 'Sabtu terakhir setiap bulan, meja pingpong sebuah koperasi berubah menjadi meja sortir.',
    cover: { scene: 'books', seed: 1421, alt: 'Buku anak yang disusun menurut ukuran' },
    sections: [
      {
        kind: 'schedule',
        id: 'sabtu',
        title: 'Sabtu sortir berikutnya',
        days: [
          {
            title: 'Meja sortir',
            inDays: 28,
            items: [
              { time: '08.30', title: 'Kardus dibuka, debu dilap' },
              { time: '09.00', title: 'Pilah: kirim, perbaiki, kembalikan' },
              { time: '11.00', title: 'Lem, selotip, dan sampul' },
              { time: '12.00', title: 'Makan siang bawaan masing-masing' },
            ],
          },
        ],
      },
      {
        kind: 'questions',
        id: 'buku',
        title: 'Membawa buku ke Bandung',
        items: [
          {
            question: 'Buku apa yang diterima?',
            answer:
              'Buku anak jenjang A sampai D dalam keadaan baik. Buku pelajaran lama dan majalah belum dapat kami kirim.',
          },
          {
            question: 'Bagaimana bila buku saya tidak lolos?',
            answer: 'Anda boleh membawanya pulang. Bila tidak, kami serahkan ke taman baca setempat.',
          },
          {
            question: 'Bolehkah mengajak anak?',
            answer: 'Sangat boleh. Anak biasanya lebih tegas memilih buku yang menarik.',
          },
        ],
      },
      {
        kind: 'quotes',
        id: 'tuan-rumah',
        title: 'Tuan rumah kami',
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
        id: 'datang',
        title: 'Datang dengan tangan kosong pun berguna',
        text: 'Yang kurang biasanya bukan buku, melainkan orang yang sabar menempel sampul.',
        actions: [
          { label: 'Kabari kedatangan', href: '/Make-Appointment' },
          { label: 'Panduan buku bekas', href: '/Blog/buku-bekas-yang-berguna' },
        ],
        picture: { scene: 'library', seed: 1453, alt: 'Rak buku di teras pada sore hari' },
      },
    ],
  },
  {
    name: 'Jakarta',
    eyebrow: 'Sahabat Tunas',
    title: 'Sahabat Tunas Jakarta',
    lead: 'Dari layar laptop sepulang kantor, relawan Jakarta menemani anak desa menulis surat lamaran beasiswanya.',
    sections: [
      {
        kind: 'steps',
        id: 'musim',
        title: 'Mengikuti musim beasiswa',
        items: [
          {
            label: 'Sebelum seleksi',
            title: 'Membaca esai',
            text: 'Satu relawan, dua pelamar. Bertanya, bukan menuliskan.',
          },
          {
            label: 'Saat seleksi',
            title: 'Latihan wawancara',
            text: 'Lewat telepon, karena video sering terputus.',
          },
          {
            label: 'Setelah diumumkan',
            title: 'Menemani yang belum terpilih',
            text: 'Bagian tersulit dan paling berarti.',
          },
          {
            label: 'Awal kuliah',
            title: 'Kakak jarak jauh',
            text: 'Satu telepon setiap dua pekan selama semester pertama.',
          },
        ],
      },
      {
        kind: 'figures',
        id: 'seleksi',
        title: 'Seleksi terakhir',
        items: [
          { value: '468', label: 'pelamar', note: 'dari empat belas provinsi' },
          { value: '20', label: 'terpilih', note: 'tiga belas di antaranya perempuan' },
          { value: '448', label: 'umpan balik tertulis', note: 'untuk yang belum terpilih' },
        ],
        more: { label: 'Siapa mereka', href: '/News/dua-puluh-penerima-beasiswa-baru' },
      },
      {
        kind: 'appeal',
        id: 'daftar',
        title: 'Empat jam sebulan',
        text: 'Pembekalan satu malam diadakan daring. Anda tidak perlu pernah menjadi guru.',
        actions: [
          { label: 'Daftar menjadi pendamping', href: '/Make-Appointment' },
          { label: 'Kantor Anda ingin ikut?', href: '/Corporates' },
        ],
        picture: { scene: 'graduation', seed: 1407, alt: 'Penerima beasiswa berfoto bersama' },
      },
    ],
  },
]
