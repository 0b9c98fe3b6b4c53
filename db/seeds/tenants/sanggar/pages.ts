import type { DemoPage } from '../../pages.types.ts'

/** Pages in place of the starter's, by name; what is not here stays as a new tenant has it. */
export const pages: DemoPage[] = [
  {
    name: 'Pesilat',
    eyebrow: 'Program berjenjang',
    title: 'Pesilat: lima sabuk bagi pengajar digital',
    lead: 'Setiap orang mulai dari sabuk putih, berlatih di bawah bimbingan, dan naik setelah menunjukkan kemampuannya.',
    cover: { scene: 'medal', seed: 1401, alt: 'Medali dan sabuk lima warna' },
    sections: [
      {
        kind: 'table',
        id: 'sabuk',
        title: 'Lima sabuk dan buktinya',
        intro: 'Yang diuji adalah pekerjaan nyata di akademi Anda sendiri.',
        columns: ['Sabuk', 'Kemahiran', 'Bukti'],
        rows: [
          ['Putih', 'Membuka kelas', 'Satu halaman kelas terbit dengan lima peserta'],
          ['Kuning', 'Menulis materi', 'Satu kursus mandiri yang diuji tiga orang'],
          ['Hijau', 'Memandu angkatan', 'Satu angkatan selesai dengan laporan singkat'],
          ['Biru', 'Menilai dengan adil', 'Bank soal dan rubrik yang dipakai rekan'],
          ['Hitam', 'Mendampingi', 'Dua pengajar dampingan naik sabuk'],
        ],
      },
      {
        kind: 'listing',
        id: 'kelas',
        title: 'Kelas Pesilat yang terdekat',
        of: 'class',
        filter: 'pesilat',
        count: 3,
        more: { label: 'Program Pesilat', href: '/Program/pesilat' },
      },
      {
        kind: 'listing',
        id: 'kursus',
        title: 'Berlatih sendiri lebih dulu',
        of: 'course',
        filter: 'pesilat',
        count: 3,
      },
      {
        kind: 'steps',
        id: 'ujian',
        title: 'Dari latihan sampai ujian',
        items: [
          { title: 'Lengkapi profil', text: 'Ceritakan apa yang Anda ajarkan dan kepada siapa.' },
          {
            title: 'Ikuti kelasnya',
            text: 'Setiap sabuk menyarankan satu atau dua kelas. Pengajar berpengalaman boleh langsung ke bukti.',
          },
          { title: 'Kumpulkan bukti', text: 'Dua penguji menilainya dalam tujuh hari kerja.' },
          {
            title: 'Perbaiki bila perlu',
            text: 'Belum lulus berarti mendapat catatan tertulis, lalu mengajukan kembali.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Sebelum masuk gelanggang',
        items: [
          {
            question: 'Apakah harus mengelola akademi sendiri?',
            answer: 'Tidak. Bukti boleh berasal dari kelas di sekolah atau lembaga tempat Anda mengajar.',
          },
          {
            question: 'Berapa lama sampai sabuk hitam?',
            answer: 'Tidak ada batasnya. Sabuk diberikan atas bukti, bukan atas lama waktu.',
          },
          {
            question: 'Siapa pengujinya?',
            answer: 'Pengajar yang sudah satu sabuk di atas Anda, dari lembaga yang berbeda.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'ajakan',
        title: 'Ikat sabuk putih Anda',
        text: 'Terbitkan satu halaman kelas dengan lima peserta. Itu ujian pertama.',
        actions: [
          { label: 'Baca program Pesilat', href: '/Program/pesilat' },
          { label: 'Tulisan peserta', href: '/Tulisan-Temans' },
        ],
      },
    ],
  },
]
