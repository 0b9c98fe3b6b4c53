import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Jaringan mentor Indonesia Timur',
    title: 'Satu jam bersama orang yang pernah di tempat Anda',
    text: 'Pilih mentor, lihat jamnya, dan bawa satu pertanyaan. Pertemuan pertama tidak dipungut biaya.',
    actions: [
      { label: 'Buat janji temu', href: '/Make-Appointment' },
      { label: 'Kenali semua mentor', href: '/Mentor' },
    ],
    picture: { scene: 'meeting', seed: 14051, alt: 'Mentor dan teman dampingan berbincang' },
  },
  sections: [
    {
      id: 'mentor',
      kind: 'listing',
      of: 'mentor',
      count: 6,
      title: 'Mentor kami',
      more: { label: 'Semua mentor', href: '/Mentor' },
    },
    {
      id: 'jam',
      kind: 'schedule',
      title: 'Yang punya waktu pekan ini',
      intro: 'Jam Makassar. Kami mencocokkan permintaan Anda dengan jam yang masih kosong.',
      days: [
        {
          title: 'Lusa',
          inDays: 2,
          items: [
            { time: '10.00', title: 'Andi Tenri', place: 'Memimpin, daring' },
            { time: '16.00', title: 'Yosua Pattiasina', place: 'Skripsi, daring' },
          ],
        },
        {
          title: 'Tiga hari lagi',
          inDays: 3,
          items: [
            { time: '09.00', title: 'Hasnah Lamappa', place: 'Usaha, Rumah Sejalan' },
            { time: '19.30', title: 'Melati Kaunang', place: 'Pindah bidang, daring' },
          ],
        },
        {
          title: 'Empat hari lagi',
          inDays: 4,
          items: [
            { time: '14.00', title: 'Daniel Rantepao', place: 'Memimpin, Rumah Sejalan' },
            { time: '20.00', title: 'Andi Tenri', place: 'Memimpin, daring' },
          ],
        },
        {
          title: 'Enam hari lagi',
          inDays: 6,
          items: [
            { time: '08.30', title: 'Rukmini Abdullah', place: 'Kembali bekerja, Rumah Sejalan' },
            { time: '10.30', title: 'Melati Kaunang', place: 'Pindah bidang, daring' },
          ],
        },
      ],
    },
    {
      id: 'obrolan',
      kind: 'quotes',
      title: 'Sesudah satu jam',
      items: [
        {
          text: 'Saya datang ingin ditunjukkan jalan. Saya pulang sadar bahwa saya sudah tahu jalannya, hanya takut sendirian.',
          name: 'Citra Wattimena',
          role: 'perawat, Ambon',
          photo: { scene: 'portrait:woman', seed: 14061, alt: 'Potret Citra Wattimena' },
        },
        {
          text: 'Ia bertanya apa kata pembeli terakhir saya. Saya tidak tahu. Itu pertanyaan termahal yang pernah saya terima gratis.',
          name: 'Syamsul Bahri',
          role: 'pemilik bengkel, Gowa',
          photo: { scene: 'portrait:man', seed: 14062, alt: 'Potret Syamsul Bahri' },
        },
        {
          text: 'Enam pertemuan, satu skripsi, nol kalimat yang ditulis orang lain.',
          name: 'Nurul Inayah',
          role: 'mahasiswa, Makassar',
          photo: { scene: 'portrait:hijab', seed: 14063, alt: 'Potret Nurul Inayah' },
        },
      ],
    },
    {
      id: 'cara',
      kind: 'steps',
      title: 'Tiga langkah sampai bertemu',
      items: [
        {
          title: 'Tulis satu halaman',
          text: 'Kursus singkat kami membantu Anda menuliskannya dalam satu sore.',
        },
        { title: 'Pilih orang dan jam', text: 'Baca cerita mentor, lalu minta jam yang cocok.' },
        {
          title: 'Bertemu dan pulang membawa langkah',
          text: 'Satu langkah yang selesai dalam sepekan, Anda sendiri yang memilih.',
        },
      ],
    },
    {
      id: 'lingkar',
      kind: 'listing',
      of: 'class',
      count: 5,
      title: 'Lingkar dan kelas',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'angka',
      kind: 'figures',
      title: 'Yang kami hitung',
      items: [
        { value: '1.036', label: 'jam pendampingan' },
        { value: '41', label: 'mentor di sembilan kota' },
        { value: '1 dari 3', label: 'mentor dahulu dampingan' },
      ],
    },
    {
      id: 'tulisan',
      kind: 'listing',
      of: 'blog',
      count: 3,
      title: 'Catatan mentor',
      more: { label: 'Semua catatan', href: '/Blog' },
    },
    {
      id: 'tanya',
      kind: 'questions',
      title: 'Yang sering ditanyakan',
      items: [
        {
          question: 'Apakah pertemuan dirahasiakan?',
          answer:
            'Ya. Kami mencatat jam dan topik, tidak mencatat isi. Mentor menandatangani janji yang sama.',
        },
        {
          question: 'Berapa biayanya sesudah pertemuan pertama?',
          answer: 'Enam pertemuan Rp 300.000. Mahasiswa dan pencari kerja membayar seikhlasnya.',
        },
        {
          question: 'Bolehkah berganti mentor?',
          answer: 'Boleh, tanpa alasan. Beri tahu kami dan kami carikan orang lain.',
        },
      ],
    },
    {
      id: 'menjadi',
      kind: 'appeal',
      title: 'Pernah melewati jalan yang sulit?',
      text: 'Ada orang yang sedang di sana sekarang. Jadilah mentor, dua jam setiap bulan.',
      actions: [
        { label: 'Ikuti pelatihan mentor', href: '/Class/mendampingi-orang-lain' },
        { label: 'Tentang jaringan', href: '/About' },
      ],
    },
  ],
}
