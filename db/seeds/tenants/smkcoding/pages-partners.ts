import type { DemoPage } from '../../pages.types.ts'

export const partnerPages: DemoPage[] = [
  {
    name: 'Corporates',
    eyebrow: 'Untuk industri',
    title: 'Kemitraan industri',
    lead: 'Datanglah ke laboratorium, bukan hanya ke bursa kerja. Perusahaan yang terlibat sejak kelas XI mendapat lulusan yang sudah tahu cara bekerjanya.',
    sections: [
      {
        kind: 'features',
        id: 'cara',
        title: 'Empat cara terlibat, dari yang paling ringan',
        items: [
          {
            icon: 'mic',
            title: 'Satu jam bercerita',
            text: 'Pembimbing lapangan menjadi tamu webinar Siap PKL.',
          },
          {
            icon: 'layers',
            title: 'Satu masalah nyata',
            text: 'Masalah kecil di kantor Anda menjadi tugas satu kelompok.',
          },
          {
            icon: 'users',
            title: 'Satu pembimbing',
            text: 'Menerima dua sampai empat siswa PKL dengan tugas yang masuk portofolio.',
          },
          {
            icon: 'building',
            title: 'Satu laboratorium',
            text: 'Memperbaiki laboratorium sekolah di sekitar pabrik atau kantor.',
          },
        ],
      },
      {
        kind: 'table',
        id: 'kesepakatan',
        title: 'Kesepakatan dengan mitra praktik',
        columns: ['Kami minta', 'Anda dapat'],
        rows: [
          ['Satu pembimbing bernama', 'Siswa yang sudah menyelesaikan satu proyek'],
          ['Sekurangnya satu tugas nyata', 'Kode dan dokumentasi yang bisa dirawat'],
          ['Jam kerja wajar dan tempat aman', 'Guru pendamping yang mudah dihubungi'],
          ['Umpan balik tertulis dua kali', 'Hak pertama mewawancarai saat lulus'],
        ],
      },
      {
        kind: 'plans',
        id: 'csr',
        title: 'Dukungan laboratorium',
        items: [
          {
            name: 'Satu kelas',
            price: 7_500_000,
            period: 'satu semester',
            benefits: ['Sepuluh kursi Bootcamp Laravel', 'Nama mitra di sertifikat'],
          },
          {
            name: 'Satu laboratorium',
            price: 45_000_000,
            period: 'satu sekolah',
            benefits: [
              'Perbaikan komputer dan jaringan',
              'Pelatihan dua guru',
              'Paket komponen IoT',
              'Laporan siswa setiap semester',
            ],
            highlighted: true,
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
        ],
      },
      {
        kind: 'contact',
        id: 'laila',
        title: 'Hubungi Laila',
        intro: 'Penghubung industri kami mengunjungi mitra di Medan, Batam, dan Jakarta setiap bulan.',
        hours: 'Senin-Jumat 09.00-16.00 WIB',
      },
    ],
  },
  {
    name: 'Government',
    eyebrow: 'Untuk dinas provinsi',
    title: 'Kerja sama dinas pendidikan',
    lead: 'Satu provinsi, satu bank soal. Dinas dan balai vokasi memakai SMK Coding untuk menyamakan kesempatan, bukan menyeragamkan sekolah.',
    sections: [
      {
        kind: 'figures',
        id: 'bahan',
        title: 'Yang sudah tersedia',
        items: [
          { value: '605', label: 'soal RPL dan jaringan', note: 'ditinjau sekurangnya dua guru' },
          { value: '12', label: 'bahasa di studio koding' },
          { value: '214', label: 'SMK bergabung', note: 'negeri dan swasta' },
        ],
      },
      {
        kind: 'steps',
        id: 'provinsi',
        title: 'Satu tahun anggaran',
        items: [
          {
            label: 'Triwulan 1',
            title: 'Memilih sekolah',
            text: 'Sepertiga sekolah unggulan, dua pertiga yang laboratoriumnya paling tua.',
          },
          {
            label: 'Triwulan 2',
            title: 'Melatih guru',
            text: 'Dua guru per sekolah, pada masa libur siswa.',
          },
          {
            label: 'Triwulan 3',
            title: 'Berjalan',
            text: 'Siswa belajar. Dinas melihat ringkasan per sekolah, tanpa nama siswa.',
          },
          {
            label: 'Triwulan 4',
            title: 'Pameran proyek',
            text: 'Penjual kantin dan pustakawan ikut menjadi juri.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'pengadaan',
        title: 'Pertanyaan pejabat pengadaan',
        items: [
          {
            question: 'Apakah menggantikan kurikulum?',
            answer:
              'Tidak. Kursus selaras dengan konsentrasi keahlian dan dipakai di dalam jam pelajaran yang ada.',
          },
          {
            question: 'Bagaimana data siswa dijaga?',
            answer:
              'NISN hanya diminta untuk pertandingan dan disamarkan di layar. Siswa di bawah umur memerlukan persetujuan wali.',
          },
          {
            question: 'Apakah perlu membeli komputer?',
            answer:
              'Biasanya tidak. Uji di laboratorium berusia sepuluh tahun menunjukkan komputer lama masih cukup.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'paparan',
        title: 'Undang kami ke rapat koordinasi',
        text: 'Bu Sumarni membawa contoh soal, Ikbal membawa kabel berlabel.',
        actions: [
          { label: 'Jadwalkan paparan', href: '/Make-Appointment' },
          { label: 'Liga SMK', href: '/Liga-Smk' },
        ],
      },
    ],
  },
  {
    name: 'Campus',
    eyebrow: 'Kampus dan politeknik',
    title: 'Setelah SMK: kerja, kuliah, atau keduanya',
    lead: 'Lulusan yang melanjutkan kuliah membawa portofolio. Mahasiswa yang sudah lebih dulu membantu adik-adiknya.',
    cover: { scene: 'library', seed: 3203, alt: 'Rak buku perpustakaan sekolah' },
    seo: { title: 'Kampus dan politeknik' },
    sections: [
      {
        kind: 'table',
        id: 'pilihan',
        title: 'Tiga jalan, tiga pertimbangan',
        columns: ['Jalan', 'Cocok bila', 'Persiapan di kelas XII'],
        rows: [
          ['Langsung bekerja', 'Keluarga membutuhkan, tempat PKL menawarkan', 'Portofolio tiga proyek'],
          ['Politeknik', 'Suka bengkel dan laboratorium', 'Matematika dasar dan satu proyek IoT'],
          ['Kuliah sambil bekerja', 'Ada tawaran jarak jauh', 'Git, kebiasaan mencatat, mengatur waktu'],
        ],
      },
      {
        kind: 'text',
        id: 'mahasiswa',
        title: 'Mahasiswa sebagai peninjau kode',
        bodyHtml: `<p>Mahasiswa informatika meninjau proyek siswa dua jam sepekan. Mereka tidak boleh memperbaiki, hanya boleh bertanya. Ternyata keduanya belajar.</p>
<p>Kampus mitra dapat mengakuinya sebagai kegiatan pengabdian. Kami menyediakan pembekalan satu malam, panduan tinjauan, dan surat keterangan jam.</p>`,
        picture: { scene: 'code-editor', seed: 3206, alt: 'Riwayat perubahan kode di layar' },
      },
      { kind: 'listing', of: 'tulisan-temans', id: 'kisah', title: 'Kisah yang sudah sampai', count: 3 },
      {
        kind: 'appeal',
        id: 'kampus',
        title: 'Himpunan mahasiswa Anda ingin ikut?',
        text: 'Lima peninjau sudah cukup untuk satu rombongan belajar.',
        actions: [{ label: 'Buat janji temu', href: '/Make-Appointment' }],
      },
    ],
  },
]
