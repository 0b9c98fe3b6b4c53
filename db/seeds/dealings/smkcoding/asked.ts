import type { DemoAsked } from '../../forms.types.ts'

export const asked: DemoAsked = {
  faqs: [
    {
      question: 'Apakah saya perlu laptop sendiri?',
      answer:
        'Tidak harus. Kode dijalankan di peramban, jadi komputer laboratorium yang lama pun cukup. Untuk membaca materi, ponsel sudah memadai.',
    },
    {
      question: 'Bagaimana cara mendaftarkan satu kelas sekaligus?',
      answer:
        'Guru membuat janji temu lewat halaman Janji Temu dan menyebut jumlah siswanya. Kami lalu mengirim undangan untuk seluruh kelas ke email sekolah.',
    },
    {
      question: 'Apakah siswa di luar jurusan RPL boleh ikut?',
      answer:
        'Boleh. Kelas dasar seperti Web Dasar dan Python dari Nol dimulai dari baris kode pertama dan tidak memerlukan pengalaman.',
    },
  ],
  questions: [
    { query: 'Apakah ada beasiswa untuk siswa dari luar Jawa?', daysAgo: 0.2 },
    { query: 'apakah ada beasiswa untuk siswa dari luar jawa?', daysAgo: 2 },
    { query: 'Bisakah ujian diulang kalau listrik padam?', daysAgo: 1 },
    { query: 'Nomor rekening sekolah berapa?', daysAgo: 4 },
    {
      query: 'Berapa biaya Python dari Nol?',
      answer: 'Menurut *Python dari Nol*: Harga Python dari Nol: gratis.',
      daysAgo: 0.5,
      feedback: 'up',
    },
    {
      query: 'Kapan batch berikutnya mulai?',
      answer: 'Menurut *Kelas*: jadwal setiap angkatan tertulis di halaman kelasnya.',
      daysAgo: 1.5,
      feedback: 'down',
      reason: 'Tidak menjawab pertanyaan',
    },
  ],
}
