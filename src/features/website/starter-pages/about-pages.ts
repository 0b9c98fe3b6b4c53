import { routes, to } from '../../../routes.ts'
import type { PageText } from './page-text.ts'

/** Who we are, what stands here, and who learns with us. */
export const aboutPages = (name: string): PageText[] => [
  {
    name: 'About',
    eyebrow: 'Tentang kami',
    title: `Mengenal ${name}`,
    lead: `${name} adalah tempat belajar yang menemani peserta dari langkah pertama sampai karyanya dipakai orang lain.`,
    sections: [
      {
        kind: 'text',
        id: 'cerita',
        title: 'Mengapa kami ada',
        bodyHtml: `<p>Banyak orang ingin belajar, tetapi berhenti di tengah jalan: materinya terlalu jauh dari pekerjaan sehari-hari, tidak ada yang bisa ditanya, atau jadwalnya tidak pernah cocok. ${name} dibangun untuk menutup tiga celah itu.</p><p>Setiap kelas kami berangkat dari hal yang benar-benar dikerjakan orang. Peserta mencoba, keliru, bertanya, lalu memperbaiki. Pengajar mendampingi sepanjang jalan, bukan hanya menilai di akhir.</p>`,
      },
      {
        kind: 'features',
        id: 'cara',
        title: 'Cara kami mengajar',
        items: [
          {
            title: 'Praktik lebih dulu',
            text: 'Teori datang saat dibutuhkan. Setiap modul ditutup dengan sesuatu yang bisa ditunjukkan.',
            icon: 'rocket',
          },
          {
            title: 'Didampingi orang',
            text: 'Ada pengajar dan teman seangkatan yang menjawab, bukan sekadar rekaman yang diputar ulang.',
            icon: 'users',
          },
          {
            title: 'Terbuka tentang biaya',
            text: 'Biaya, jadwal, dan syarat kelulusan tertulis di halaman setiap kelas sebelum Anda mendaftar.',
            icon: 'wallet',
          },
          {
            title: 'Menghargai waktu',
            text: 'Materi dibagi menjadi bab pendek yang dapat dilanjutkan kapan saja dari tempat terakhir.',
            icon: 'clock',
          },
        ],
      },
      {
        kind: 'listing',
        id: 'program',
        title: 'Yang sedang kami kerjakan',
        of: 'program',
        count: 3,
        more: { label: 'Semua program', href: to.programs() },
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Siapa yang boleh ikut belajar?',
            answer:
              'Siapa pun. Sebagian kelas meminta bekal tertentu; prasyaratnya tertulis di halaman kelas, dan ada kelas untuk pemula di setiap bidang yang kami buka.',
          },
          {
            question: 'Bagaimana cara mendaftar?',
            answer:
              'Buat akun, pilih kelas yang pendaftarannya dibuka, lalu ikuti langkah di halaman kelas itu. Satu akun berlaku untuk semua kelas.',
          },
          {
            question: 'Bisakah lembaga kami bekerja sama?',
            answer:
              'Bisa. Kami menyusun pelatihan bersama sekolah, kampus, perusahaan, dan pemerintah daerah. Hubungi kami lewat kontak di bawah.',
          },
        ],
      },
      { kind: 'contact', id: 'kontak', title: 'Temui kami', hours: 'Senin sampai Jumat, 08.00-16.00 WIB' },
    ],
  },
  {
    name: 'Overview',
    eyebrow: 'Ikhtisar',
    title: `Sekilas tentang belajar di ${name}`,
    lead: `Kelas berjadwal, kursus yang dikerjakan sendiri, dan program panjang: inilah pilihan belajar di ${name} dan bedanya satu sama lain.`,
    sections: [
      {
        kind: 'table',
        id: 'pilihan',
        title: 'Pilih cara belajar',
        intro:
          'Ketiganya dapat digabungkan: banyak peserta mulai dari kursus, lalu naik ke kelas dan program.',
        columns: ['Cara belajar', 'Jadwal', 'Pendampingan', 'Cocok untuk'],
        rows: [
          ['Kursus', 'Kapan saja', 'Materi dan kuis, bertanya di diskusi', 'Anda yang waktunya tidak tentu'],
          [
            'Kelas',
            'Tanggal tertentu',
            'Pengajar langsung, teman seangkatan',
            'Anda yang belajar lebih baik bersama orang lain',
          ],
          [
            'Program',
            'Beberapa kelas berurutan',
            'Pendamping dari awal sampai tuntas',
            'Anda yang mengejar satu tujuan besar',
          ],
        ],
      },
      {
        kind: 'listing',
        id: 'kelas',
        title: 'Kelas terdekat',
        of: 'class',
        count: 3,
        more: { label: 'Semua kelas', href: to.classes() },
      },
      {
        kind: 'listing',
        id: 'kursus',
        title: 'Kursus yang bisa dimulai hari ini',
        of: 'course',
        count: 3,
        more: { label: 'Semua kursus', href: to.courses() },
      },
      {
        kind: 'steps',
        id: 'langkah',
        title: 'Dari mendaftar sampai lulus',
        items: [
          { title: 'Pilih', text: 'Baca silabus dan bab pratinjau. Keduanya terbuka tanpa perlu masuk.' },
          { title: 'Daftar', text: 'Buat akun sekali, lalu ikuti langkah di halaman kelas.' },
          { title: 'Belajar', text: 'Kerjakan bab demi bab, kumpulkan tugas, dan mintalah umpan balik.' },
          {
            title: 'Tunjukkan',
            text: 'Simpan karya Anda sebagai bukti. Kelas bersertifikat menyebutkannya di halamannya.',
          },
        ],
      },
    ],
  },
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
