import { routes } from '../../../routes.ts'
import type { PageText } from './page-text.ts'

/** Who learns with us, and where. */
export const networkPages = (name: string): PageText[] => [
  {
    name: 'Network',
    eyebrow: 'Jejaring',
    title: `Jejaring ${name}`,
    lead: 'Belajar jarang berhasil sendirian. Jejaring ini mempertemukan peserta, pengajar, sekolah, dan tempat kerja.',
    sections: [
      {
        kind: 'features',
        id: 'siapa',
        title: 'Siapa saja di dalamnya',
        items: [
          {
            title: 'Peserta dan alumni',
            text: 'Mereka yang sudah melewati kelas dan membantu angkatan berikutnya memulai.',
            icon: 'graduation-cap',
          },
          {
            title: 'Pengajar dan mentor',
            text: 'Praktisi yang membagikan cara kerja sehari-hari, termasuk kekeliruan yang pernah mereka buat.',
            icon: 'mic',
          },
          {
            title: 'Sekolah dan kampus',
            text: 'Tempat kelas dibuka, guru dilatih, dan proyek siswa dipamerkan.',
            icon: 'building',
          },
          {
            title: 'Perusahaan dan lembaga',
            text: 'Mitra yang memberi soal nyata, tempat magang, dan lowongan bagi lulusan.',
            icon: 'briefcase',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'bergabung',
        title: 'Cara menjadi bagian',
        items: [
          {
            title: 'Berkenalan',
            text: 'Ceritakan siapa Anda dan apa yang ingin Anda capai bersama kami.',
          },
          { title: 'Mulai kecil', text: 'Satu kelas tamu, satu proyek siswa, atau satu angkatan percobaan.' },
          {
            title: 'Berjalan bersama',
            text: 'Bila cocok, kerja sama dituangkan dalam program dengan tujuan yang jelas.',
          },
        ],
      },
      {
        kind: 'listing',
        id: 'kabar',
        title: 'Kabar dari jejaring',
        of: 'news',
        count: 3,
        more: { label: 'Semua berita', href: routes.News },
      },
      { kind: 'contact', id: 'kontak', title: 'Bicara dengan kami' },
    ],
  },
  {
    name: 'Chapters',
    eyebrow: 'Komunitas kota',
    title: `Komunitas ${name} di kota Anda`,
    lead: 'Kelompok belajar kecil di kota-kota: bertemu rutin, mengerjakan satu hal bersama, lalu saling menunjukkan hasilnya.',
    sections: [
      {
        kind: 'text',
        id: 'apa',
        title: 'Apa itu komunitas kota',
        bodyHtml: `<p>Komunitas kota adalah kelompok peserta ${name} yang tinggal berdekatan. Mereka meminjam satu ruang, di sekolah, perpustakaan, atau balai warga, dan belajar bersama di luar jadwal kelas.</p><p>Tidak ada seleksi dan tidak ada iuran wajib. Yang dibutuhkan hanya satu orang yang mau membuka pintu dan beberapa orang yang mau datang lagi minggu depan.</p>`,
      },
      {
        kind: 'steps',
        id: 'mulai',
        title: 'Memulai komunitas',
        items: [
          {
            title: 'Kumpulkan lima orang',
            text: 'Ajak teman sekelas, guru, atau rekan kerja yang mempelajari hal yang sama.',
          },
          {
            title: 'Cari ruang',
            text: 'Cukup meja, colokan listrik, dan internet. Pilih tempat yang mudah dicapai angkutan umum.',
          },
          {
            title: 'Tentukan satu karya',
            text: 'Pilih satu hal yang akan selesai dalam sebulan, supaya setiap pertemuan ada tujuannya.',
          },
          {
            title: 'Kabari kami',
            text: 'Kami bantu dengan materi, pengajar tamu, dan mengumumkan pertemuan pertama Anda.',
          },
        ],
      },
      {
        kind: 'features',
        id: 'kota',
        title: 'Halaman kota',
        items: [
          {
            title: 'Jakarta',
            text: 'Belajar di sela pekerjaan dan perjalanan.',
            icon: 'map',
            href: routes.Jakarta,
          },
          {
            title: 'Bandung',
            text: 'Belajar di antara kampus dan ruang kreatif.',
            icon: 'map',
            href: routes.Bandung,
          },
        ],
      },
      { kind: 'contact', id: 'kontak', title: 'Kabari kami' },
    ],
  },
]
