import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Yayasan Tunas Harapan',
    title: 'Setiap anak desa berhak atas guru yang siap dan buku yang menunggu',
    text: 'Sejak lima belas tahun lalu kami melatih guru, membuka pojok baca, dan menyekolahkan calon guru dari desa. Bulan ini kami membangun sepuluh perpustakaan sekolah di Mollo bersama warga.',
    actions: [
      { label: 'Donasi sekarang', href: '/Donasi' },
      { label: 'Lihat program', href: '/Program' },
    ],
    picture: {
      scene: 'village-school',
      seed: 1001,
      alt: 'Sekolah desa di perbukitan dengan anak-anak di halaman',
    },
    meter: {
      label: 'Terkumpul untuk sepuluh perpustakaan di Mollo',
      value: 412500000,
      target: 750000000,
      note: 'Dari 1.284 donatur. Diperbarui setiap Senin.',
    },
  },
  sections: [
    {
      id: 'dampak',
      kind: 'figures',
      title: 'Yang sudah kita capai bersama',
      intro: 'Angka kumulatif sejak yayasan berdiri, diperiksa oleh auditor independen setiap tahun.',
      more: { label: 'Baca laporan tahunan', href: '/News/laporan-tahunan-terbit' },
      items: [
        { value: '3.940', label: 'guru dilatih', note: 'di 47 kabupaten' },
        { value: '412', label: 'pojok baca aktif', note: 'di sebelas provinsi' },
        { value: '68.200', label: 'anak terjangkau', note: 'dari PAUD sampai kelas enam' },
        { value: '127', label: 'penerima beasiswa', note: '74 sudah mengajar di desanya' },
      ],
    },
    {
      id: 'program',
      kind: 'listing',
      of: 'program',
      count: 4,
      title: 'Empat jalan membantu sekolah desa',
      intro: 'Setiap program dijalankan bersama guru, warga, dan pemerintah daerah.',
      more: { label: 'Semua program', href: '/Program' },
    },
    {
      id: 'cara-kerja',
      kind: 'steps',
      title: 'Dari donasi sampai ke kelas',
      intro: 'Anda dapat menelusuri setiap langkahnya.',
      items: [
        {
          label: '1',
          title: 'Donasi diterima',
          text: 'Bukti donasi dan kode pelacakan dikirim paling lambat dua hari kerja.',
        },
        {
          label: '2',
          title: 'Sekolah dan warga menyusun kebutuhan',
          text: 'Musyawarah desa menentukan apa yang didahulukan dan apa yang disumbang warga.',
        },
        {
          label: '3',
          title: 'Barang dibeli dan dipasang',
          text: 'Belanja dilakukan sedekat mungkin dengan desa, lengkap dengan nota bernomor.',
        },
        {
          label: '4',
          title: 'Guru dilatih dan didampingi',
          text: 'Fasilitator berkunjung pada bulan ketiga dan kesembilan.',
        },
        {
          label: '5',
          title: 'Laporan dikirim',
          text: 'Donatur menerima ringkasan, foto, dan daftar nota setiap tiga bulan.',
        },
      ],
    },
    {
      id: 'kelas',
      kind: 'listing',
      of: 'class',
      count: 6,
      title: 'Kelas untuk guru dan relawan',
      intro: 'Sebagian besar tidak dipungut biaya berkat dukungan donatur.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'kursus',
      kind: 'listing',
      of: 'course',
      count: 3,
      title: 'Belajar kapan saja',
      intro: 'Kursus mandiri yang dapat dibuka dari ponsel, juga ketika sinyal pas-pasan.',
      more: { label: 'Semua kursus', href: '/Courses' },
    },
    {
      kind: 'listing',
      of: 'event',
      id: 'acara',
      title: 'Acara yayasan',
      intro: 'Datang, membantu mengemas buku, atau sekadar mendengar cerita.',
      more: { label: 'Semua acara', href: '/Event' },
      count: 3,
    },
    {
      id: 'cerita',
      kind: 'quotes',
      title: 'Cerita dari lapangan',
      items: [
        {
          text: 'Dulu saya mengira anak kelas tiga saya lamban. Setelah pelatihan, saya tahu mereka hanya melewatkan satu tahap. Dalam empat bulan, sembilan dari sebelas anak sudah lancar membaca.',
          name: 'Marselina',
          role: 'Guru SD di Mollo Utara, Timor Tengah Selatan',
          photo: { scene: 'portrait:woman', seed: 1011, alt: 'Potret Marselina' },
        },
        {
          text: 'Kami menyumbang tidak banyak, tetapi setiap tiga bulan ada laporan sampai ke nomor nota. Itu yang membuat kantor kami terus mendukung.',
          name: 'Hendra Gunadi',
          role: 'Pengurus koperasi karyawan, Bandung',
          photo: { scene: 'portrait:man', seed: 1012, alt: 'Potret Hendra Gunadi' },
        },
        {
          text: 'Saya pustakawan cilik bagian rawat buku. Kalau ada yang sobek, bawa ke saya saja, jangan disembunyikan.',
          name: 'Putu, 10 tahun',
          role: 'Kelas lima, Kintamani',
          photo: { scene: 'portrait:boy', seed: 1013, alt: 'Potret Putu' },
        },
      ],
    },
    {
      id: 'tim',
      kind: 'people',
      title: 'Orang-orang di balik program',
      people: [
        'tiurma-simanjuntak',
        'maria-goreti-bano',
        'elias-wanimbo',
        'suparmi',
        'i-wayan-sudarsa',
        'andi-rahmawati',
        'zulfikar-chaniago',
        'fransiskus-kelen',
      ],
    },
    {
      id: 'mitra',
      kind: 'sponsors',
      title: 'Mitra dan penyokong',
      intro: 'Terima kasih kepada lembaga yang mendukung tanpa mencampuri isi program.',
      tiers: [
        { name: 'Platinum', names: ['Dana Abadi Rumah Ilmu', 'Grup Samudra Lestari'] },
        {
          name: 'Gold',
          names: [
            'Penerbit Kunang-Kunang',
            'Ekspedisi Lintas Pulau',
            'Koperasi Guru Bina Mandiri',
            'Kopi Lereng Timur',
          ],
        },
        {
          name: 'Silver',
          names: [
            'Ikatan Alumni Tunas',
            'Percetakan Aksara Jaya',
            'Toko Kayu Rimba Asri',
            'Radio Suara Lembah',
            'Perkumpulan Mata Air Timur',
            'Batik Kembang Turi',
          ],
        },
      ],
    },
    {
      id: 'berita',
      kind: 'listing',
      of: 'news',
      count: 3,
      title: 'Kabar terbaru',
      more: { label: 'Semua berita', href: '/News' },
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Pertanyaan donatur',
      items: [
        {
          question: 'Berapa bagian donasi yang dipakai untuk operasional?',
          answer:
            'Empat belas persen pada tahun buku terakhir, termasuk biaya audit dan kunjungan pemantauan. Sisanya dipakai langsung untuk program.',
        },
        {
          question: 'Bolehkah saya memilih sekolah penerima?',
          answer:
            'Anda dapat memilih program dan provinsi. Sekolah ditentukan berdasarkan kebutuhan dan kesiapan warga supaya bantuan merata.',
        },
        {
          question: 'Apakah saya mendapat bukti donasi?',
          answer:
            'Ya. Bukti donasi dikirim melalui email atau WhatsApp paling lambat dua hari kerja setelah dana diterima.',
        },
        {
          question: 'Apakah yayasan menerima buku bekas?',
          answer:
            'Kami menerima buku anak dalam keadaan baik. Silakan kirim foto sampulnya lebih dulu agar kami dapat memastikan buku itu dibutuhkan.',
        },
        {
          question: 'Bagaimana foto anak dilindungi?',
          answer:
            'Foto dan nama anak hanya dimuat dengan izin tertulis orang tua. Izin dapat dicabut kapan saja.',
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Rp 50.000 cukup untuk dua buku bacaan',
      text: 'Rp 500.000 melengkapi satu rak, dan Rp 2.500.000 melatih satu guru selama setahun. Berapa pun yang Anda titipkan, kami laporkan sampai ke notanya.',
      actions: [
        { label: 'Cara berdonasi', href: '/News/cara-berdonasi' },
        { label: 'Baca laporan tahunan', href: '/News/laporan-tahunan-terbit' },
      ],
      picture: { scene: 'children-reading', seed: 1002, alt: 'Anak-anak membaca di bawah pohon' },
    },
  ],
}
