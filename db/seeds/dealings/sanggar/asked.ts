import type { DemoAsked } from '../../forms.types.ts'

export const asked: DemoAsked = {
  faqs: [
    {
      question: 'Apakah asisten mengirim pertanyaan ke layanan AI?',
      answer:
        'Tidak, kecuali lembaga menyambungkan model AI sendiri di Kelola, Asisten, Cara menjawab. Tanpa model, asisten mengutip isi situs dan tidak ada yang keluar dari server.',
    },
    {
      question: 'Dapatkah situs memakai domain lembaga sendiri?',
      answer:
        'Ya. Tambahkan domain di Kelola, Domain, lalu pasang catatan TXT yang ditampilkan. Domain aktif setelah catatannya ditemukan.',
    },
  ],
  questions: [
    { query: 'Apakah bisa disambungkan dengan Google Classroom?', daysAgo: 0.6 },
    { query: 'Berapa lama memindahkan kursus lama kami?', daysAgo: 3 },
  ],
}
