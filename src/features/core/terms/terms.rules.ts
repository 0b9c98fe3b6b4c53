import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'

const words = (max: number) => plainText(max).trim().min(1, 'Wajib diisi')

/** The setting `terms`: what people agree to when they register. */
export const termsSetting = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        title: words(120).meta({ label: 'Judul' }),
        text: words(4000).meta({ label: 'Isi', control: 'area' }),
      }),
    )
    .min(1, 'Minimal satu bagian')
    .max(30, 'Maksimal 30 bagian')
    .meta({ label: 'Ketentuan', noun: 'ketentuan' }),
})

/** What may be kept of them before they can be published. */
export const termsDraft = z.strictObject({
  sections: z
    .array(z.strictObject({ title: plainText(120).default(''), text: plainText(4000).default('') }))
    .max(30, 'Maksimal 30 bagian'),
})

/** A draft as it can be drawn: what is not written out yet is left out. */
export const drawableTerms = (value: unknown): unknown => ({
  sections: termsDraft.parse(value).sections.filter(({ title, text }) => title.trim() && text.trim()),
})

export type Terms = z.output<typeof termsSetting>

/** What holds where a tenant has written nothing of its own. `site` is the tenant's title. */
export function standardTerms(site: string): Terms {
  return {
    sections: [
      {
        title: 'Tentang ketentuan ini',
        text: `Ketentuan ini mengatur pemakaian situs dan kelas ${site}. Dengan mendaftar Anda menyetujuinya. Bila Anda berusia di bawah 18 tahun, orang tua atau wali Anda ikut menyetujuinya.`,
      },
      {
        title: 'Akun Anda',
        text: 'Isi data diri dengan benar dan jaga kata sandi Anda. Satu akun dipakai satu orang. Beri tahu kami bila Anda menduga orang lain memakai akun Anda.',
      },
      {
        title: 'Yang tidak boleh dilakukan',
        text: 'Mengganggu peserta lain, menyebarkan iklan atau ujaran kebencian, mengambil data orang lain, membobol atau membebani layanan, dan menyalin materi kelas untuk disebarkan tanpa izin.',
      },
      {
        title: 'Kelas, pembayaran, dan sertifikat',
        text: 'Jadwal, biaya, dan syarat kelulusan tertulis di halaman kelas. Biaya yang sudah dibayar dikembalikan bila kelas kami batalkan. Sertifikat diberikan kepada peserta yang memenuhi syaratnya, dan dicabut bila diperoleh dengan curang.',
      },
      {
        title: 'Karya Anda',
        text: 'Tugas, tulisan, dan karya yang Anda unggah tetap milik Anda. Kami menampilkannya hanya untuk menyelenggarakan kelas, kecuali Anda mengizinkan lebih.',
      },
      {
        title: 'Penangguhan dan berhenti',
        text: 'Kami dapat menangguhkan keanggotaan yang melanggar ketentuan ini, dengan memberi tahu alasannya. Anda dapat berhenti kapan saja dan menghapus akun dari halaman Privasi & data.',
      },
      {
        title: 'Perubahan',
        text: 'Bila ketentuan ini berubah, kami menerbitkannya di halaman ini. Ketentuan ini tunduk pada hukum Republik Indonesia.',
      },
    ],
  }
}

/** The tenant's own words, else those that hold everywhere. */
export function writtenTerms(values: Record<string, unknown>, site: string): Terms {
  const own = termsSetting.safeParse(values.terms)
  return own.success ? own.data : standardTerms(site)
}

export interface TermsPage {
  site: string
  sections: Terms['sections']
  privacyHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'site.terms': TermsPage
  }
}
