import { to } from '../../../routes.ts'
import type { PageText } from './page-text.ts'

/** The place where learning happens. */
export const platformPages = (name: string): PageText[] => [
  {
    name: 'Lms',
    eyebrow: 'Ruang belajar daring',
    title: `LMS ${name}: satu tempat untuk seluruh proses belajar`,
    lead: 'Materi, jadwal, diskusi, dan catatan kemajuan di satu alamat, ringan dibuka di ponsel yang sederhana.',
    sections: [
      {
        kind: 'features',
        id: 'isi',
        title: 'Yang ada di dalamnya',
        items: [
          {
            title: 'Kursus per bab',
            text: 'Materi dibagi dalam modul dan bab pendek, dengan bab pratinjau yang terbuka untuk semua.',
            icon: 'layers',
          },
          {
            title: 'Kelas berangkatan',
            text: 'Setiap angkatan punya jadwal, kuota, dan pengajar sendiri; pendaftarannya buka dan tutup sendiri.',
            icon: 'calendar',
          },
          {
            title: 'Program',
            text: 'Beberapa kelas dirangkai menjadi satu jalan menuju satu tujuan.',
            icon: 'map',
          },
          {
            title: 'Situs sendiri',
            text: 'Nama, warna, logo, dan domain lembaga tampil di setiap halaman.',
            icon: 'sparkles',
          },
          {
            title: 'Peran yang jelas',
            text: 'Siswa, guru, mentor, dan pengelola masing-masing melihat yang menjadi urusannya.',
            icon: 'users',
          },
          {
            title: 'Data terjaga',
            text: 'Persetujuan tercatat, dan setiap orang dapat mengunduh atau menghapus datanya sendiri.',
            icon: 'shield',
          },
        ],
      },
      {
        kind: 'table',
        id: 'untuk',
        title: 'Dipakai oleh siapa',
        columns: ['Anda', 'Yang Anda lakukan di sini'],
        rows: [
          ['Siswa', 'Belajar dari bab terakhir yang dibuka, melihat jadwal, mengumpulkan tugas'],
          ['Guru dan mentor', 'Menyusun materi, mendampingi angkatan, memberi umpan balik'],
          ['Sekolah dan lembaga', 'Membuka kelas, mengundang orang, mengatur tampilan situs'],
        ],
      },
      {
        kind: 'listing',
        id: 'kursus',
        title: 'Coba satu kursus',
        of: 'course',
        count: 3,
        more: { label: 'Semua kursus', href: to.courses() },
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Soal teknis',
        items: [
          {
            question: 'Apakah perlu memasang aplikasi?',
            answer: 'Tidak. Semuanya berjalan di peramban, di komputer maupun ponsel.',
          },
          {
            question: 'Bagaimana bila internet lambat?',
            answer: 'Halaman dibuat ringan dan dapat dibaca sebelum gambarnya selesai dimuat.',
          },
          {
            question: 'Bisakah kami pindah dari sistem lain?',
            answer: 'Materi dan tulisan yang sudah ada dapat diimpor oleh pengelola.',
          },
        ],
      },
    ],
  },
]
