import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes } from '../../../routes.ts'
import { detailPage } from '../../../shared/page.ts'
import { trail } from '../../../ui/lists.ts'
import { assistantOf } from '../conversations/conversations.ts'
import { faqAnchor, faqsTag, listFaqs } from '../faqs/faqs.ts'
import type { AboutPage } from './care.contract.ts'

/** What the assistant is, and what becomes of what one asks it. */
export const loadAboutAssistant: PublicPageLoad = {
  query: [],
  async load(context: PageContext) {
    const { tenant } = context
    const faqs = await listFaqs(context)
    const data: AboutPage = {
      heading: {
        title: 'Tentang asisten',
        lead: `Cara asisten ${tenant.title} menjawab, dan apa yang terjadi dengan pertanyaan Anda.`,
      },
      crumbs: trail({ label: 'Asisten' }),
      isOn: assistantOf(tenant).isOn,
      parts: partsOf(context),
      faqs: faqs.map(({ id, question, answer }) => ({
        id: faqAnchor(id),
        question,
        paragraphs: answer.split(/\n+/).filter(line => line.trim() !== ''),
      })),
      policy: { label: 'Kebijakan privasi', href: routes['Privacy-Policy'] },
    }
    return detailPage('care.about', data, {
      head: { title: data.heading.title, description: data.heading.lead ?? '' },
      canonical: routes.Asisten,
      tags: [faqsTag],
    })
  },
}

function partsOf({ tenant }: PageContext): AboutPage['parts'] {
  const { visitors, retentionDays } = assistantOf(tenant)
  return [
    {
      id: 'cara',
      title: 'Bagaimana asisten menjawab',
      paragraphs: [
        'Asisten mencari bagian yang cocok di halaman situs ini, lalu mengutipnya dan menyebut sumbernya. Pelajaran hanya dikutip untuk peserta kelasnya.',
        'Jawaban bertanda "Jawaban dari materi" tersusun dari kalimat situs ini sendiri. Yang bertanda "Jawaban AI" dirangkai oleh model bahasa dari bagian yang sama. Keduanya bisa keliru, jadi periksa sumbernya.',
        'Di samping sebuah bab asisten menjadi tutor: meringkas, menjelaskan, dan memberi tiga petunjuk sebelum penyelesaian. Selama Anda mengerjakan kuis yang dinilai, ia diam.',
        'Bila tidak menemukan jawaban, asisten mengatakannya. Pengelola situs membaca pertanyaan seperti itu, tanpa nama penanya, untuk melengkapi isi situs.',
      ],
    },
    {
      id: 'data',
      title: 'Apa yang disimpan',
      paragraphs: [
        `Pertanyaan, jawaban, dan penilaian Anda disimpan di situs ini paling lama ${retentionDays} hari sejak pertanyaan terakhir, lalu terhapus sendiri.`,
        visitors
          ? 'Bila Anda belum masuk, percakapan dikenali dari sebuah kode acak di peramban Anda, bukan dari nama. Bila sudah masuk, percakapan menjadi bagian dari data Anda: ikut dalam salinan data dan ikut terhapus bersama akun.'
          : 'Percakapan menjadi bagian dari data Anda: ikut dalam salinan data dan ikut terhapus bersama akun.',
        'Daftar percakapan juga tersimpan di peramban Anda dan hilang saat Anda keluar. Setiap percakapan dapat Anda hapus dari menu Riwayat.',
      ],
    },
    {
      id: 'keluar',
      title: 'Apa yang keluar dari situs ini',
      paragraphs: [
        'Tanpa layanan AI, tidak ada yang keluar. Bila pengelola menyambungkan model AI, pertanyaan dan bagian situs yang cocok dikirim ke penyedia model itu; NIK, nomor telepon, dan alamat email disamarkan lebih dulu.',
        'Pengelola juga dapat menyambungkan layanan embeddings, yang mengubah teks menjadi angka agar isi yang semakna ditemukan. Isi situs, termasuk pelajaran, dan pertanyaan Anda lalu dikirim ke layanan itu tanpa NIK, nomor telepon, dan alamat email. Pelajaran tetap hanya dikutip untuk pesertanya.',
        'Penulis situs dapat meminta usulan dari model yang sama: teks atau gambar yang sedang mereka tulis lalu dikirim ke sana, dan usulannya baru dipakai setelah diperiksa. Wajah dan tulisan di dalam gambar tidak disamarkan.',
        'Masukan suara memakai fasilitas peramban Anda, yang mungkin mengirim suara ke pembuat peramban. Anda selalu dapat mengetik.',
      ],
    },
  ]
}
