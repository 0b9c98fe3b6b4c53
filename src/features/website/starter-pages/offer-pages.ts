import { pathTo, routes, to } from '../../../routes.ts'
import type { PageText } from './page-text.ts'

const service = (slug: string, page: Omit<PageText, 'name'>): PageText => ({
  name: `Services-${slug}`,
  eyebrow: 'Layanan',
  ...page,
})

/** What is offered and what it costs. Prices are each class's own: none is invented here. */
export const offerPages = (name: string): PageText[] => [
  {
    name: 'Pricing',
    eyebrow: 'Biaya',
    title: 'Biaya yang jelas sebelum Anda mendaftar',
    lead: `Di ${name} setiap kelas menyebut biayanya sendiri. Halaman ini menjelaskan cara biaya itu ditetapkan dan apa yang Anda dapat.`,
    sections: [
      {
        kind: 'plans',
        id: 'pilihan',
        title: 'Tiga cara ikut',
        items: [
          {
            name: 'Mencoba',
            price: 0,
            text: 'Mengenal cara belajar di sini tanpa mendaftar.',
            benefits: [
              'Bab pratinjau setiap kursus',
              'Silabus lengkap setiap kelas',
              'Berita, blog, artikel, dan podcast',
            ],
            action: { label: 'Lihat kursus', href: to.courses() },
          },
          {
            name: 'Kelas dan kursus',
            price: 'Sesuai kelas',
            period: 'sekali bayar per peserta',
            text: 'Biaya tertulis di halaman kelas. Ada juga yang gratis.',
            benefits: [
              'Seluruh materi dan tugas',
              'Pendampingan pengajar',
              'Sertifikat bila kelasnya bersertifikat',
            ],
            action: { label: 'Pilih kelas', href: to.classes() },
            highlighted: true,
          },
          {
            name: 'Lembaga',
            price: 'Menurut usulan',
            period: 'per kelompok',
            text: 'Pelatihan tertutup untuk sekolah, kampus, atau perusahaan.',
            benefits: ['Silabus disesuaikan', 'Jadwal dan tempat menurut Anda', 'Laporan hasil belajar'],
            action: { label: 'Baca layanan', href: routes['Training-Services'] },
          },
        ],
      },
      {
        kind: 'listing',
        id: 'kelas',
        title: 'Kelas dan biayanya',
        of: 'class',
        count: 3,
        more: { label: 'Semua kelas', href: to.classes() },
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Tentang pembayaran',
        items: [
          {
            question: 'Apakah ada biaya lain setelah mendaftar?',
            answer:
              'Tidak untuk materi dan pendampingan. Bila suatu kelas membutuhkan alat atau bahan, hal itu disebutkan di halaman kelas.',
          },
          {
            question: 'Apakah uang kembali bila kelas dibatalkan?',
            answer:
              'Ya. Biaya yang sudah dibayar dikembalikan bila kelas kami batalkan, seperti tertulis dalam Syarat dan Ketentuan.',
          },
          {
            question: 'Bagaimana bila saya tidak mampu membayar?',
            answer:
              'Tanyakan kepada kami sebelum mendaftar. Sebagian program dibiayai mitra sehingga pesertanya tidak membayar.',
          },
        ],
      },
      { kind: 'contact', id: 'kontak', title: 'Tanya soal biaya' },
    ],
  },
  {
    name: 'Services',
    eyebrow: 'Layanan',
    title: `Layanan ${name}`,
    lead: 'Selain kelas yang terbuka untuk umum, kami mengerjakan hal-hal berikut bersama sekolah, perusahaan, dan lembaga.',
    sections: [
      {
        kind: 'features',
        id: 'daftar',
        title: 'Yang dapat kami kerjakan bersama Anda',
        items: [
          {
            title: 'Pelatihan khusus',
            text: 'Kelas tertutup yang disusun dari pekerjaan peserta.',
            icon: 'users',
            href: pathTo('Services', { slug: 'pelatihan-khusus' }),
          },
          {
            title: 'Penyusunan kurikulum',
            text: 'Dari tujuan belajar sampai rubrik penilaian.',
            icon: 'layers',
            href: pathTo('Services', { slug: 'penyusunan-kurikulum' }),
          },
          {
            title: 'Pendampingan sekolah',
            text: 'Guru dan kepala sekolah ditemani selama mencoba cara baru.',
            icon: 'building',
            href: pathTo('Services', { slug: 'pendampingan-sekolah' }),
          },
        ],
      },
      {
        kind: 'features',
        id: 'untuk',
        title: 'Baca menurut siapa Anda',
        items: [
          {
            title: 'Kampus',
            text: 'Praktik, proyek, dan kuliah tamu.',
            icon: 'graduation-cap',
            href: routes.Campus,
          },
          {
            title: 'Perusahaan',
            text: 'Pelatihan tim dan program sosial.',
            icon: 'briefcase',
            href: routes.Corporates,
          },
          {
            title: 'Pemerintah',
            text: 'Pelatihan guru, aparatur, dan warga.',
            icon: 'flag',
            href: routes.Government,
          },
        ],
      },
      { kind: 'contact', id: 'kontak', title: 'Mulai percakapan' },
    ],
  },
  service('pelatihan-khusus', {
    title: 'Pelatihan khusus',
    lead: 'Satu tim, satu tujuan, dan contoh yang diambil dari pekerjaan mereka sendiri.',
    sections: [
      {
        kind: 'text',
        id: 'isi',
        title: 'Bagaimana bentuknya',
        bodyHtml: `<p>Kami memulai dengan satu pertanyaan: apa yang harus bisa dikerjakan peserta setelah pelatihan selesai? Dari jawabannya ${name} menyusun silabus, memilih pengajar, dan menentukan berapa pertemuan yang benar-benar perlu.</p><ul><li>Kelompok kecil, supaya setiap orang sempat bertanya.</li><li>Latihan memakai alat dan contoh dari tempat kerja.</li><li>Penilaian lewat karya, bukan hanya soal pilihan ganda.</li></ul>`,
      },
      { kind: 'contact', id: 'kontak', title: 'Minta usulan' },
    ],
  }),
  service('penyusunan-kurikulum', {
    title: 'Penyusunan kurikulum',
    lead: 'Dokumen yang dipakai di kelas, bukan yang tersimpan di lemari.',
    sections: [
      {
        kind: 'steps',
        id: 'langkah',
        title: 'Langkahnya',
        items: [
          {
            title: 'Capaian',
            text: 'Menyepakati apa yang bisa dikerjakan lulusan, dengan kata kerja yang dapat diamati.',
          },
          { title: 'Urutan', text: 'Menyusun modul dari yang mudah dicoba sampai yang perlu digabungkan.' },
          { title: 'Penilaian', text: 'Menulis rubrik dan contoh karya untuk setiap tingkat.' },
          { title: 'Uji coba', text: 'Menjalankannya di satu kelas dan memperbaiki yang tersendat.' },
        ],
      },
      { kind: 'contact', id: 'kontak', title: 'Bicarakan kurikulum Anda' },
    ],
  }),
  service('pendampingan-sekolah', {
    title: 'Pendampingan sekolah',
    lead: 'Perubahan di sekolah bertahan bila gurunya ikut merancang.',
    sections: [
      {
        kind: 'text',
        id: 'isi',
        title: 'Yang kami lakukan',
        bodyHtml: `<p>Pendamping datang ke sekolah secara berkala, mengamati kelas atas undangan guru, dan membahas hasilnya bersama. Setiap kunjungan ditutup dengan satu hal kecil yang akan dicoba sampai kunjungan berikutnya.</p><p>Cara ini kami sebut <a href="${routes.Metamorfosa}">Metamorfosa</a>.</p>`,
      },
      { kind: 'contact', id: 'kontak', title: 'Undang kami ke sekolah' },
    ],
  }),
]
