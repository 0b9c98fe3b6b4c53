import type { DemoPage } from '../../pages.types.ts'

export const aboutPages: DemoPage[] = [
  {
    name: 'About',
    eyebrow: 'Tentang kami',
    title: 'Tentang Jambore Nusantara',
    lead: 'Dua belas jambore, ribuan tenda, dan satu keyakinan: anak yang pernah menjaga api bersama akan menjaga temannya.',
    cover: { scene: 'flag-ceremony', seed: 2303, alt: 'Pembina dan regu berdiri dalam upacara pagi' },
    sections: [
      {
        kind: 'steps',
        id: 'perjalanan',
        title: 'Dari empat tenda pinjaman',
        items: [
          {
            label: 'Jambore ke-1',
            title: 'Empat tenda, tiga puluh anak',
            text: 'Rangga dan teman-temannya meminjam tenda kelurahan. Hujan turun dua hari, tidak ada yang minta pulang.',
          },
          {
            label: 'Jambore ke-4',
            title: 'Pos medis pertama',
            text: 'Kartika bergabung setelah melihat kotak obat kami yang hanya berisi plester. Sejak itu tidak ada kemah tanpa tenaga medis.',
          },
          {
            label: 'Jambore ke-8',
            title: 'Pelajaran dari bibit yang mati',
            text: 'Hanya sepertiga pohon kami bertahan. Kini setiap pohon punya nomor dan penjaga selama tiga tahun.',
          },
          {
            label: 'Jambore ke-10',
            title: 'Kursi solidaritas',
            text: 'Seperlima kursi disediakan tanpa biaya. Tidak ada tanda khusus di kartu peserta.',
          },
          {
            label: 'Jambore ke-13',
            title: 'Pangalengan',
            text: 'Tiga ratus regu dari 29 provinsi. Anda mungkin salah satunya.',
          },
        ],
      },
      {
        kind: 'figures',
        id: 'angka',
        title: 'Jambore Utama tahun ini',
        items: [
          { value: '2.400', label: 'anak', note: 'usia sepuluh sampai tujuh belas tahun' },
          { value: '600', label: 'pembina', note: 'semuanya menandatangani kode etik' },
          { value: '42', label: 'lokakarya' },
          { value: '480', label: 'kursi solidaritas', note: 'seperlima peserta' },
        ],
      },
      {
        kind: 'text',
        id: 'mengapa',
        title: 'Mengapa alam, mengapa beregu',
        bodyHtml: `<p>Di hutan, nilai rapor tidak berguna. Yang berguna adalah teman yang mau menunggu, suara yang tenang ketika hujan, dan keberanian berkata "saya capek".</p>
<p>Delapan anak dalam satu regu cukup banyak untuk berbeda pendapat, cukup sedikit untuk saling hafal. Pembina tidak memimpin; mereka menjaga jarak yang pas dan memutuskan bila keselamatan dipertaruhkan.</p>`,
        picture: { scene: 'campfire', seed: 2422, alt: 'Tali dan tiang kayu di perkemahan' },
      },
      {
        kind: 'people',
        id: 'panitia',
        title: 'Panitia dan pengajar',
        people: [
          'rangga-wirasena',
          'kartika-maharani',
          'yulia-rahmi',
          'togar-sihombing',
          'warsita',
          'yohana-tukan',
          'ni-luh-sukarini',
          'baso-hamzah',
          'benyamin-rumbiak',
          'i-gede-arimbawa',
        ],
      },
      {
        kind: 'features',
        id: 'pegangan',
        title: 'Yang kami pegang',
        items: [
          {
            icon: 'shield',
            title: 'Berani membatalkan',
            text: 'Kegiatan yang dibatalkan tidak pernah melukai siapa pun.',
          },
          {
            icon: 'leaf',
            title: 'Tempat lebih bersih daripada saat datang',
            text: 'Sapu bersih menjadi acara resmi pada hari terakhir.',
          },
          {
            icon: 'users',
            title: 'Semua duduk sama rendah',
            text: 'Anak pejabat dan anak nelayan mencuci panci yang sama.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'ikut',
        title: 'Satu regu berisi delapan anak',
        text: 'Bila baru ada tiga, panitia mencarikan lima lainnya.',
        actions: [
          { label: 'Jambore Utama', href: '/Program/jambore-utama' },
          { label: 'Kelas sepanjang tahun', href: '/Class' },
        ],
        picture: { scene: 'tent-village', seed: 2301, alt: 'Ratusan tenda di kaki perbukitan teh' },
      },
    ],
  },
  {
    name: 'Overview',
    eyebrow: 'Ikhtisar',
    title: 'Jambore dalam satu halaman',
    lead: 'Cetak halaman ini untuk kepala sekolah dan rapat orang tua.',
    sections: [
      {
        kind: 'table',
        id: 'fakta',
        title: 'Yang perlu diketahui',
        columns: ['Hal', 'Keterangan'],
        rows: [
          ['Tempat', 'Bumi Perkemahan Malabar, Pangalengan, Kabupaten Bandung, sekitar 1.400 meter'],
          ['Lama', 'Empat hari tiga malam'],
          ['Peserta', '300 regu, masing-masing delapan anak dan dua pembina'],
          ['Usia', '10 sampai 17 tahun'],
          ['Bekal wajib', 'Ketua regu: Pertolongan Pertama. Dua anggota: Navigasi Darat. Keduanya gratis'],
          ['Kesehatan', 'Tiga pos medis 24 jam, dua ambulans, empat tim keliling'],
          ['Kabar untuk orang tua', 'Foto kelompok setiap malam, telepon bila anak sakit'],
          ['Tanpa biaya', '480 kursi solidaritas lewat sekolah'],
        ],
        more: { label: 'Jadwal jambore', href: '/News/jadwal-jambore-utama-diumumkan' },
      },
      {
        kind: 'features',
        id: 'bacaan',
        title: 'Tiga bacaan sebelum memutuskan',
        items: [
          {
            icon: 'shield',
            title: 'Aturan keselamatan',
            text: 'Lima perubahan yang berlaku mulai jambore ini.',
            href: '/News/aturan-keselamatan-baru',
          },
          {
            icon: 'folder',
            title: 'Isi ransel',
            text: 'Empat hari, tidak lebih dari enam kilogram.',
            href: '/Blog/isi-ransel-empat-hari',
          },
          {
            icon: 'heart',
            title: 'Malam pertama',
            text: 'Apa yang terjadi bila anak menangis.',
            href: '/Blog/anak-yang-menangis-malam-pertama',
          },
        ],
      },
      { kind: 'listing', of: 'course', id: 'bekal', title: 'Bekal sebelum berangkat', count: 2 },
    ],
  },
]
