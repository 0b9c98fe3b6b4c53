import type { DemoPage } from '../../pages.types.ts'

export const offerPages: DemoPage[] = [
  {
    name: 'Pricing',
    eyebrow: 'Biaya dan donasi',
    title: 'Biaya kelas dan donasi',
    lead: 'Guru hampir selalu belajar gratis. Inilah harga sebenarnya, dan dari mana kekurangannya ditutup.',
    sections: [
      {
        kind: 'table',
        id: 'kelas',
        title: 'Biaya kelas',
        columns: ['Kelas', 'Guru membayar', 'Ditanggung donatur'],
        rows: [
          ['Mengajar Membaca Permulaan', 'Gratis', 'Seluruhnya'],
          ['Mengelola Pojok Baca Sekolah', 'Gratis', 'Seluruhnya'],
          ['Mengajar Kelas Rangkap', 'Gratis', 'Seluruhnya, termasuk penginapan'],
          ['Numerasi di Kelas Awal', 'Gratis', 'Seluruhnya'],
          ['Media Ajar dari Bahan Sekitar', 'Rp 149.000', 'Hasilnya untuk bahan sekolah binaan'],
          ['Bootcamp Fasilitator Literasi', 'Rp 450.000', 'Penginapan dan makan enam hari'],
        ],
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        kind: 'plans',
        id: 'donasi',
        title: 'Arti donasi Anda',
        items: [
          {
            name: 'Dua buku',
            price: 50_000,
            text: 'Dua buku bacaan yang sampai di tangan anak.',
            benefits: ['Bukti donasi dalam dua hari kerja'],
          },
          {
            name: 'Satu rak',
            price: 500_000,
            text: 'Satu rak rendah lengkap dengan isinya.',
            benefits: ['Nama sekolah penerima', 'Laporan triwulan'],
          },
          {
            name: 'Satu guru',
            price: 2_500_000,
            period: 'per tahun',
            text: 'Satu guru dilatih dan didampingi selama setahun.',
            benefits: ['Laporan triwulan', 'Surat dari guru', 'Nomor nota belanja'],
            highlighted: true,
            action: { label: 'Cara berdonasi', href: '/News/cara-berdonasi' },
          },
        ],
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Pertanyaan tentang uang',
        items: [
          {
            question: 'Berapa bagian donasi untuk operasional?',
            answer: 'Empat belas persen pada tahun buku terakhir, termasuk audit dan kunjungan pemantauan.',
          },
          {
            question: 'Mengapa beberapa kelas berbayar?',
            answer:
              'Agar peserta dari lembaga yang mampu ikut menanggung peserta yang tidak mampu. Keringanan dapat diminta tanpa surat keterangan.',
          },
          { question: 'Bolehkah mencicil?', answer: 'Boleh, dua kali, untuk bootcamp.' },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Guru di desa Anda ingin ikut?',
        text: 'Daftarkan dua orang dari sekolah yang sama. Biaya bukan alasan untuk mundur.',
        actions: [
          { label: 'Lihat kelas', href: '/Class' },
          { label: 'Cara berdonasi', href: '/News/cara-berdonasi' },
        ],
        picture: { scene: 'classroom', seed: 1404, alt: 'Ruang kelas dengan dua kelompok belajar' },
      },
    ],
  },
  {
    name: 'Lms',
    eyebrow: 'Kelas daring',
    title: 'Ruang belajar guru',
    lead: 'Belajar dengan sinyal satu batang: disusun untuk guru yang mengunduh di kantor desa dan membaca di rumah.',
    cover: { scene: 'classroom', seed: 1204, alt: 'Anak-anak menghitung biji jagung di meja kelas' },
    sections: [
      {
        kind: 'features',
        id: 'cara',
        title: 'Dirancang untuk desa',
        items: [
          {
            icon: 'download',
            title: 'Simpan, lalu pulang',
            text: 'Bab tersimpan di ponsel dan dapat dibaca tanpa sambungan.',
          },
          {
            icon: 'headphones',
            title: 'Rekaman suara kecil',
            text: 'Pertemuan yang terlewat tersedia sebagai suara, bukan video besar.',
          },
          {
            icon: 'file-text',
            title: 'Lembar ringkasan',
            text: 'Satu halaman per pertemuan, enak dicetak dan ditempel di kelas.',
          },
          {
            icon: 'users',
            title: 'Belajar berdua',
            text: 'Guru mendaftar bersama rekan satu sekolah supaya ada teman berlatih.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'mulai',
        title: 'Memulai dari ponsel',
        items: [
          { label: '1', title: 'Buat akun', text: 'Nama dan email. NUPTK tidak diminta.' },
          {
            label: '2',
            title: 'Buka satu kursus',
            text: 'Membaca Permulaan biasanya menjadi pilihan pertama.',
          },
          {
            label: '3',
            title: 'Coba besok pagi',
            text: 'Setiap bab diakhiri satu hal yang dapat dilakukan di kelas keesokan harinya.',
          },
        ],
      },
      { kind: 'listing', of: 'course', id: 'kursus', title: 'Kursus yang dapat dibuka sekarang', count: 3 },
      {
        kind: 'quotes',
        id: 'guru',
        title: 'Kata guru',
        items: [
          {
            text: 'Dalam empat bulan, sembilan dari sebelas anak sudah lancar membaca.',
            name: 'Marselina',
            role: 'Guru SD di Mollo Utara, Timor Tengah Selatan',
            photo: { scene: 'portrait:woman', seed: 1011, alt: 'Potret Marselina' },
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Mulai dari satu bab',
        text: 'Kursus Mengajar Membaca Permulaan dapat dibuka sekarang, gratis, dari ponsel apa pun.',
        actions: [
          { label: 'Buka kursus', href: '/Courses/mengajar-membaca-permulaan' },
          { label: 'Semua kursus', href: '/Courses' },
        ],
        picture: {
          scene: 'children-reading',
          seed: 1201,
          alt: 'Anak-anak duduk melingkar membaca buku bersama',
        },
      },
    ],
  },
]
