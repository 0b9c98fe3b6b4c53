import { to } from '../../../routes.ts'
import type { PageText } from './page-text.ts'

/** Who we are, and what stands here. */
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
]
