import type { DemoPage } from '../../pages.types.ts'

export const trainingPages: DemoPage[] = [
  {
    name: 'Training-Services',
    eyebrow: 'Akademi Pembina',
    title: 'Pelatihan pembina',
    lead: 'Kegiatan alam hanya seaman orang dewasa yang mendampinginya.',
    cover: { scene: 'flag-ceremony', seed: 2403, alt: 'Pembina memberi pengarahan keselamatan kepada regu' },
    sections: [
      {
        kind: 'steps',
        id: 'tahap',
        title: 'Jalan menjadi pembina',
        items: [
          { label: '1', title: 'Lamaran', text: 'Satu halaman dan dua orang yang dapat kami telepon.' },
          {
            label: '2',
            title: 'Kursus mandiri',
            text: 'Pertolongan pertama dan perlindungan anak, dengan kuis latihan.',
          },
          {
            label: '3',
            title: 'Kemah latihan',
            text: 'Lima hari di Lereng Pinus, termasuk satu malam tanpa petunjuk.',
          },
          { label: '4', title: 'Magang', text: 'Satu kegiatan sungguhan bersama mentor.' },
          {
            label: '5',
            title: 'Penilaian',
            text: 'Mentor, psikolog, dan anak-anak yang didampingi ikut bicara.',
          },
          { label: '6', title: 'Pembaruan', text: 'Sertifikat berlaku dua tahun, lalu dilatih ulang.' },
        ],
      },
      {
        kind: 'table',
        id: 'materi',
        title: 'Materi dan biaya',
        columns: ['Materi', 'Bentuk', 'Lama', 'Biaya'],
        rows: [
          ['Pertolongan Pertama di Alam', 'Mandiri', '3 jam 45 menit', 'Gratis'],
          ['Navigasi Darat untuk Pemula', 'Mandiri', '4 jam 5 menit', 'Gratis'],
          ['Memasak di Alam', 'Langsung', '8 jam', 'Rp 95.000'],
          ['Susur Sungai Aman', 'Campuran', '9 jam', 'Rp 275.000'],
          ['Kemah Kepemimpinan Muda', 'Lima hari', '40 jam', 'Rp 1.250.000'],
        ],
        more: { label: 'Silabus', href: '/Training-Services/Syllabus' },
      },
      {
        kind: 'people',
        id: 'pelatih',
        title: 'Yang melatih',
        people: ['kartika-maharani', 'yulia-rahmi', 'i-gede-arimbawa', 'togar-sihombing'],
      },
      {
        kind: 'appeal',
        id: 'sekolah',
        title: 'Melatih sepuluh guru sekaligus?',
        text: 'Kami datang ke sekolah dua hari penuh. Biayanya Rp 6.500.000 di luar perjalanan, untuk paling banyak dua puluh orang.',
        actions: [
          { label: 'Atur tanggal', href: '/Make-Appointment' },
          { label: 'Program Akademi Pembina', href: '/Program/akademi-pembina' },
        ],
        picture: { scene: 'campfire', seed: 2201, alt: 'Regu berlatih membalut luka di dekat api unggun' },
      },
    ],
  },
  {
    name: 'Talent-Hiring',
    eyebrow: 'Bergabung',
    title: 'Relawan, pembina, dan tenaga medis',
    lead: 'Enam ratus orang dewasa dibutuhkan supaya dua ribu empat ratus anak boleh menjadi anak.',
    cover: { scene: 'meeting', seed: 2407, alt: 'Relawan berkumpul dalam rapat persiapan' },
    sections: [
      {
        kind: 'features',
        id: 'peran',
        title: 'Peran yang dibuka',
        items: [
          {
            icon: 'heart',
            title: 'Tenaga medis',
            text: 'Enam puluh dokter, perawat, bidan, dan pendamping.',
            href: '/News/relawan-medis-dibutuhkan',
          },
          {
            icon: 'users',
            title: 'Pembina regu',
            text: 'Mendampingi regu gabungan bagi anak yang datang tanpa rombongan.',
          },
          {
            icon: 'pen',
            title: 'Asisten lokakarya',
            text: 'Menyiapkan bahan, menjaga alat, dan membersihkan bengkel.',
          },
          {
            icon: 'camera',
            title: 'Tim dokumentasi',
            text: 'Bertanda pengenal, satu-satunya yang boleh memotret anak.',
          },
          {
            icon: 'map',
            title: 'Penjaga pos',
            text: 'Duduk di satu titik sepanjang pagi, menghitung regu yang lewat.',
          },
          {
            icon: 'leaf',
            title: 'Tim sapu bersih',
            text: 'Tinggal sehari lebih lama, pulang dengan tangan paling kotor.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'saringan',
        title: 'Kami menyaring dengan sungguh-sungguh',
        items: [
          {
            label: '1',
            title: 'Lamaran dan wawancara',
            text: 'Satu halaman, dua orang yang dapat kami telepon, dan lima belas menit bersama psikolog.',
          },
          {
            label: '2',
            title: 'Kode etik',
            text: 'Dibaca bersama, ditanyakan satu per satu, baru ditandatangani.',
          },
          { label: '3', title: 'Pelatihan', text: 'Enam jam, juga bagi yang sudah bersertifikat.' },
        ],
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Yang didapat relawan',
        items: [
          {
            question: 'Apakah dibayar?',
            answer:
              'Relawan mendapat makan, tempat tidur, seragam, asuransi, dan pengganti transpor antarkota. Beberapa peran tetap digaji dan diumumkan di bursa kerja.',
          },
          {
            question: 'Berapa jam bertugas?',
            answer: 'Paling lama delapan jam sehari. Orang lelah bukan pembina yang baik.',
          },
          {
            question: 'Bolehkah pelajar?',
            answer: 'Mulai usia delapan belas tahun, atau enam belas tahun sebagai ketua regu senior.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lamar',
        title: 'Belum pernah mendampingi anak?',
        text: 'Mulailah dari kursus gratis. Bila bab perlindungan anak membuat Anda bersemangat, Anda orang yang kami cari.',
        actions: [
          { label: 'Pertolongan Pertama di Alam', href: '/Courses/pertolongan-pertama-di-alam' },
          { label: 'Lowongan', href: '/Event/Careers' },
        ],
        picture: { scene: 'campfire', seed: 2422, alt: 'Tali dan tiang kayu di perkemahan' },
      },
    ],
  },
]
