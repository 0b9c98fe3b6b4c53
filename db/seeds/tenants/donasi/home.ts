import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Kampanye jembatan keempat',
    title: 'Titian 62 meter menuju sekolah',
    text: 'Setiap musim hujan, 118 anak Waikali menunggu kali surut untuk bersekolah. Warga sudah menyiapkan batu, kayu, dan tenaga. Yang kurang adalah kabel, papan, dan baut.',
    actions: [
      { label: 'Beri dukungan', href: '/Make-Appointment' },
      { label: 'Baca laporan terakhir', href: '/News/laporan-bulan-kelima' },
    ],
    picture: { scene: 'village-school', seed: 13601, alt: 'Anak-anak berjalan menuju sekolah kampung' },
    meter: {
      label: 'Terkumpul untuk jembatan Waikali',
      value: 214600000,
      target: 312000000,
      note: 'Dari 1.286 pemberi. Ditutup setelah papan terakhir terpasang.',
    },
    figures: [
      { value: '3', label: 'jembatan berdiri' },
      { value: '118', label: 'anak menunggu' },
    ],
  },
  sections: [
    {
      id: 'surat',
      kind: 'text',
      title: 'Surat dari tepi kali',
      bodyHtml:
        '<p>Kali Waikali tidak lebar. Pada musim kering anak-anak melompat dari batu ke batu dan tiba di sekolah dengan kaki kering. Pada bulan Desember sampai Maret, kali yang sama menjadi cokelat, lebar, dan bersuara keras.</p><p>Guru kami mencatat dua puluh tiga hari sekolah yang hilang tahun lalu. Kami tidak meminta jembatan yang megah. Kami meminta titian yang kuat, cukup lebar untuk dua anak berjalan berdampingan, dan dapat kami rawat sendiri.</p><p>Petrus Hayon, ketua panitia kampung</p>',
    },
    {
      id: 'penggunaan',
      kind: 'table',
      title: 'Ke mana setiap rupiah pergi',
      intro: 'Harga diperiksa ulang bulan ini. Nota setiap pembelian difoto dan disimpan di balai desa.',
      columns: ['Kebutuhan', 'Keterangan', 'Biaya'],
      rows: [
        ['Kabel dan klem baja', 'Kabel utama dan penggantung', 'Rp 128.000.000'],
        ['Pondasi', 'Semen, besi, cetakan; batu dari warga', 'Rp 74.000.000'],
        ['Papan dan baut', '240 papan kayu besi', 'Rp 58.000.000'],
        ['Angkutan', 'Perahu dari Larantuka, tiga kali jalan', 'Rp 24.000.000'],
        ['Cadangan dan perawatan', 'Sepersepuluh, untuk lima tahun', 'Rp 28.000.000'],
      ],
    },
    {
      id: 'cerita',
      kind: 'listing',
      of: 'blog',
      count: 3,
      title: 'Cerita dari seberang',
      more: { label: 'Semua cerita', href: '/Blog' },
    },
    {
      id: 'perjalanan',
      kind: 'steps',
      title: 'Perjalanan jembatan ini',
      items: [
        {
          label: 'Selesai',
          title: 'Musyawarah dan pengukuran',
          text: 'Warga dua kampung menyepakati tempat dan menyerahkan tanah.',
        },
        {
          label: 'Selesai',
          title: 'Pondasi kedua tepi',
          text: 'Dicor selama dua belas jam oleh enam puluh orang.',
        },
        { label: 'Sekarang', title: 'Kabel utama', text: 'Kabel telah tiba dan dipasang bulan ini.' },
        { label: 'Berikutnya', title: 'Papan lantai', text: 'Kerja bakti keempat memasang 240 papan.' },
        { label: 'Penutup', title: 'Serah terima', text: 'Anak kelas satu menyeberang paling dulu.' },
      ],
    },
    {
      id: 'laporan',
      kind: 'listing',
      of: 'news',
      count: 2,
      title: 'Laporan dan kabar lapangan',
      more: { label: 'Semua kabar', href: '/News' },
    },
    {
      id: 'pengurus',
      kind: 'people',
      title: 'Siapa yang memegang uangnya',
      people: ['petrus-hayon', 'nurbaya-siregar', 'dinda-larasati', 'yohanis-lamak'],
    },
    {
      id: 'donatur',
      kind: 'sponsors',
      title: 'Dinding pemberi',
      intro: 'Nama ditulis atas izin pemberinya. Yang memilih tanpa nama juga dihitung di termometer.',
      tiers: [
        { name: 'Pemberi kabel', names: ['Koperasi Kemiri Lewolema', 'Keluarga Besar Hayon'] },
        {
          name: 'Pemberi pondasi',
          names: ['Arisan RT 04 Oebufu', 'SMA Angkatan 1998', 'Toko Besi Sumber Kuat'],
        },
        {
          name: 'Pemberi papan',
          names: [
            'Ibu Ratih, Semarang',
            'Kelas 5B SD Melati',
            'Pak Darwis',
            'Keluarga Manalu',
            'Kantin Bu Yayuk',
            'Komsel Filadelfia',
            'Majelis Taklim An-Nur',
          ],
        },
        {
          name: 'Pemberi baut',
          names: [
            'Andi',
            'Sekar',
            'Bang Jo',
            'Mbah Karto',
            'Rosalina',
            'Fikri dan Fina',
            'Tante Meity',
            'Ucok',
            'Wayan',
            'Nenek Halimah',
            'Lintang',
            'Yohan',
          ],
        },
      ],
    },
    {
      id: 'pesan',
      kind: 'quotes',
      title: 'Pesan yang ikut terkirim',
      items: [
        {
          text: 'Saya dulu menyeberang kali yang sama dengan seragam di atas kepala. Semoga tidak ada lagi yang begitu.',
          name: 'Emilia Tokan',
          role: 'Perawat, Surabaya',
          photo: { scene: 'portrait:woman', seed: 13641, alt: 'Potret Emilia Tokan' },
        },
        {
          text: 'Laporannya datang setiap tanggal lima, lebih teratur daripada tagihan listrik saya.',
          name: 'Bambang Sutejo',
          role: 'Pensiunan, Magelang',
          photo: { scene: 'portrait:man', seed: 13642, alt: 'Potret Bambang Sutejo' },
        },
        {
          text: 'Uang jajan kami satu kelas selama seminggu. Titip salam untuk anak kelas lima.',
          name: 'Kelas 5B SD Melati',
          role: 'Bekasi',
          photo: { scene: 'portrait:girl', seed: 13643, alt: 'Potret wakil kelas 5B' },
        },
      ],
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Sebelum memberi',
      items: [
        {
          question: 'Bagaimana bila target tidak tercapai?',
          answer:
            'Pondasi sudah berdiri dan tetap dipakai. Pekerjaan berikutnya menunggu sampai dana cukup, dan setiap bulan Anda menerima kabarnya.',
        },
        {
          question: 'Bagaimana bila dana berlebih?',
          answer:
            'Kelebihan menjadi dana perawatan papan selama lima tahun. Bila masih bersisa, dialihkan ke jembatan berikutnya dengan pemberitahuan.',
        },
        {
          question: 'Dapatkah saya memberi barang atau tenaga?',
          answer:
            'Dapat. Papan kayu besi, baut, dan dua hari kerja bakti sama berharganya. Buatlah janji temu dengan bendahara.',
        },
      ],
    },
    {
      id: 'relawan',
      kind: 'appeal',
      title: 'Datang dan pasang satu papan',
      text: 'Kerja bakti keempat menerima tiga puluh relawan. Warga menyiapkan tempat tidur dan jagung titi.',
      actions: [
        { label: 'Ikut kerja bakti', href: '/Class/kerja-bakti-memasang-papan' },
        { label: 'Belajar menggalang dana', href: '/Courses/menggalang-dana-dengan-jujur' },
      ],
      picture: { scene: 'planting', seed: 13602, alt: 'Warga dan relawan bekerja bersama' },
    },
  ],
}
