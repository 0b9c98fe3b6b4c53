import { to } from '../../../routes.ts'
import type { PageText } from './page-text.ts'

/** For those who look for people, or have theirs trained. */
export const employerPages = (name: string): PageText[] => [
  {
    name: 'Talent-Hiring',
    eyebrow: 'Rekrut talenta',
    title: 'Kenali orangnya lewat karyanya',
    lead: `Peserta ${name} lulus dengan karya yang bisa dibuka dan ditanyakan. Mulailah dari sana, bukan dari tumpukan lamaran.`,
    sections: [
      {
        kind: 'steps',
        id: 'langkah',
        title: 'Dari kebutuhan sampai hari pertama kerja',
        items: [
          {
            title: 'Tuliskan pekerjaannya',
            text: 'Apa yang akan dikerjakan dalam tiga bulan pertama, dengan alat apa, bersama siapa.',
          },
          {
            title: 'Kami pertemukan',
            text: 'Peserta yang bersedia dan cocok kami kenalkan beserta karyanya.',
          },
          {
            title: 'Coba bersama',
            text: 'Tugas singkat yang dibayar atau masa magang, supaya kedua pihak yakin.',
          },
          { title: 'Mulai bekerja', text: 'Pengajar tetap dapat dihubungi selama masa penyesuaian.' },
        ],
      },
      {
        kind: 'features',
        id: 'sikap',
        title: 'Yang kami jaga',
        items: [
          {
            title: 'Atas persetujuan peserta',
            text: 'Tidak ada data peserta yang dibagikan tanpa izinnya.',
            icon: 'shield',
          },
          {
            title: 'Pekerjaan yang layak',
            text: 'Lowongan menyebut upah, jam kerja, dan tempat kerja dengan jelas.',
            icon: 'wallet',
          },
          {
            title: 'Umpan balik dua arah',
            text: 'Catatan Anda tentang lulusan memperbaiki kelas berikutnya.',
            icon: 'message-circle',
          },
        ],
      },
      {
        kind: 'listing',
        id: 'kelas',
        title: 'Kelas yang melahirkan mereka',
        of: 'class',
        count: 3,
        more: { label: 'Semua kelas', href: to.classes() },
      },
      { kind: 'contact', id: 'kontak', title: 'Sampaikan kebutuhan Anda' },
    ],
  },
  {
    name: 'Training-Services',
    eyebrow: 'Layanan pelatihan',
    title: 'Pelatihan yang disusun untuk lembaga Anda',
    lead: `Tim ${name} datang dengan silabus yang dapat diubah, pengajar yang mengerjakan hal yang diajarkannya, dan cara menilai yang jelas.`,
    sections: [
      {
        kind: 'table',
        id: 'bentuk',
        title: 'Bentuk pelatihan',
        columns: ['Bentuk', 'Lama', 'Cocok untuk'],
        rows: [
          ['Lokakarya', 'Satu sampai dua hari', 'Mengenalkan satu kecakapan baru kepada satu tim'],
          ['Kelas berkala', 'Beberapa minggu', 'Kecakapan yang perlu dilatih di sela pekerjaan'],
          ['Pendampingan', 'Beberapa bulan', 'Perubahan cara kerja yang ingin bertahan'],
        ],
      },
      {
        kind: 'steps',
        id: 'langkah',
        title: 'Menyusunnya bersama',
        items: [
          {
            title: 'Tujuan',
            text: 'Apa yang harus bisa dikerjakan peserta setelah pelatihan, dalam satu kalimat.',
          },
          { title: 'Silabus', text: 'Kami usulkan urutan materi. Anda menambah, membuang, atau menukarnya.' },
          {
            title: 'Pelaksanaan',
            text: 'Pengajar utama dan pendamping, dengan kelompok yang cukup kecil untuk ditanya satu per satu.',
          },
          { title: 'Laporan', text: 'Hasil penilaian, catatan pengajar, dan saran langkah berikutnya.' },
        ],
      },
      {
        kind: 'listing',
        id: 'program',
        title: 'Contoh susunan program',
        of: 'program',
        count: 3,
        more: { label: 'Semua program', href: to.programs() },
      },
      { kind: 'contact', id: 'kontak', title: 'Minta usulan pelatihan' },
    ],
  },
]
