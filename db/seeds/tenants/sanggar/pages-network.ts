import type { DemoPage } from '../../pages.types.ts'

export const networkPages: DemoPage[] = [
  {
    name: 'Network',
    eyebrow: 'Jejaring',
    title: 'Jejaring pengajar dan lembaga',
    lead: 'Akademi jarang bertahan sendirian. Di sini pengelola saling meminjamkan pengajar, materi, dan pengalaman.',
    sections: [
      {
        kind: 'sponsors',
        id: 'mitra',
        title: 'Yang berjalan bersama kami',
        intro: 'Organisasi yang ikut menyusun program dan menguji fitur.',
        tiers: [
          {
            name: 'Mitra program',
            names: ['Ikatan Pengajar Mandiri Nusantara', 'Forum Guru Vokasi Timur'],
          },
          { name: 'Mitra wilayah', names: ['Yayasan Tunas Belajar', 'Jejaring Lembaga Kursus Sumatra'] },
        ],
      },
      {
        kind: 'features',
        id: 'isi-jejaring',
        title: 'Apa yang dibagi anggota',
        items: [
          {
            icon: 'code',
            title: 'Perpustakaan latihan',
            text: 'Paket latihan kode yang lolos tinjauan program Guru Koding, lengkap dengan nama penyusunnya.',
            href: '/Program/guru-koding',
          },
          {
            icon: 'users',
            title: 'Pengajar tamu',
            text: 'Akademi yang kekurangan pengajar dapat meminjam rekan dari akademi lain untuk satu pertemuan.',
          },
          {
            icon: 'file-text',
            title: 'Dokumen yang sudah diuji',
            text: 'Aturan pengembalian dana, silabus satu halaman, dan rubrik yang boleh disalin.',
            href: '/Articles/panduan-silabus-satu-halaman',
          },
          {
            icon: 'calendar',
            title: 'Temu pengelola',
            text: 'Sebulan sekali, bergiliran daring dan di komunitas kota.',
            href: '/Chapters',
          },
        ],
      },
      {
        kind: 'quotes',
        id: 'kata-anggota',
        title: 'Kata anggota',
        items: [
          {
            text: 'Peserta bilang situs kami terasa seperti milik kami sendiri, bukan tempelan di platform orang.',
            name: 'Sulastri',
            role: 'Ketua sanggar batik, Lasem',
            photo: { scene: 'portrait:hijab', seed: 1153, alt: 'Potret Sulastri' },
          },
          {
            text: 'Saya meminjam pengajar keuangan dari Garut untuk satu pertemuan. Sampai sekarang peserta saya masih memakai lembar kerjanya.',
            name: 'Teuku Fadhlan',
            role: 'Pengelola kursus kopi, Takengon',
            photo: { scene: 'portrait:man', seed: 1151, alt: 'Potret Teuku Fadhlan' },
          },
          {
            text: 'Latihan kode yang saya susun dipakai guru di Ambon. Dia memperbaiki dua soalnya, dan itu menyenangkan.',
            name: 'Yemima Kogoya',
            role: 'Guru SMP, Wamena',
            photo: { scene: 'portrait:woman', seed: 1152, alt: 'Potret Yemima Kogoya' },
          },
        ],
      },
      {
        kind: 'questions',
        id: 'bergabung',
        title: 'Sebelum bergabung',
        items: [
          {
            question: 'Apakah harus memakai Sanggar?',
            answer:
              'Tidak. Cukup mengajar secara teratur dan bersedia membagikan satu pelajaran setiap semester.',
          },
          {
            question: 'Apakah ada iuran?',
            answer: 'Tidak ada. Biaya temu pengelola ditanggung bersama oleh tuan rumah dan Sanggar.',
          },
          {
            question: 'Bagaimana cara masuk?',
            answer:
              'Datang ke salah satu temu pengelola atau buat janji temu daring. Seorang anggota lama akan memperkenalkan Anda.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'ikut',
        title: 'Bawa satu pelajaran, pulang dengan sepuluh',
        text: 'Temu berikutnya membahas kelas pertama yang gagal dan apa yang diubah setelahnya.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Lihat kolaborasi', href: '/Collaboration' },
        ],
      },
    ],
  },
]
