import type { SectionKind } from '../../core/sections/sections.ts'

/** What the kinds of sections are called to whoever writes a page, in the order they are offered. */
export const kindWords = {
  text: { label: 'Teks', text: 'Paragraf, daftar, dan tautan' },
  features: { label: 'Keunggulan', text: 'Butir dengan ikon, boleh bertautan' },
  steps: { label: 'Langkah', text: 'Urutan dari awal sampai selesai' },
  figures: { label: 'Angka', text: 'Angka besar dengan keterangannya' },
  listing: { label: 'Daftar dari situs', text: 'Kelas, program, atau tulisan terbaru' },
  people: { label: 'Orang', text: 'Pengajar dan penulis menurut slug' },
  quotes: { label: 'Kutipan', text: 'Kata peserta atau mitra' },
  questions: { label: 'Tanya jawab', text: 'Pertanyaan yang dibuka satu per satu' },
  plans: { label: 'Paket biaya', text: 'Pilihan dengan harga dan isinya' },
  table: { label: 'Tabel', text: 'Perbandingan dalam baris dan kolom' },
  gallery: { label: 'Galeri', text: 'Kumpulan gambar' },
  video: { label: 'Video', text: 'YouTube atau Vimeo, dimuat saat diputar' },
  schedule: { label: 'Jadwal', text: 'Susunan acara per hari' },
  sponsors: { label: 'Mitra', text: 'Nama mitra menurut tingkatnya' },
  contact: { label: 'Kontak', text: 'Alamat, telepon, dan WhatsApp situs' },
  appeal: { label: 'Ajakan', text: 'Kalimat penutup dengan tombol' },
} as const satisfies Record<SectionKind, { label: string; text: string }>

export const isKind = (kind: string): kind is SectionKind => Object.hasOwn(kindWords, kind)

interface Words {
  name: string
  label: string
  hint?: string
  required?: boolean
}

/**
 * A field of a section as data. line, area, html: text; lines: a text per line; grid: a row per line, cells between |;
 * price: rupiah or words; link: words and an address; picture: one of the site's; rows: things of the same fields.
 */
export type SectionField =
  | (Words & { type: 'line' | 'area'; max: number })
  | (Words & {
      type: 'html' | 'lines' | 'grid' | 'price' | 'number' | 'check' | 'link' | 'picture' | 'icon' | 'listing'
    })
  | (Words & { type: 'choice'; options: readonly { value: string; label: string }[] })
  | (Words & { type: 'rows'; noun: string; most: number; fields: readonly SectionField[] })
  | (Words & { type: 'pictures'; most: number })

const line = (name: string, label: string, max: number, more: Partial<Words> = {}): SectionField => ({
  type: 'line',
  name,
  label,
  max,
  ...more,
})
const area = (name: string, label: string, max: number, more: Partial<Words> = {}): SectionField => ({
  type: 'area',
  name,
  label,
  max,
  ...more,
})
const rows = (
  name: string,
  label: string,
  noun: string,
  most: number,
  fields: readonly SectionField[],
): SectionField => ({ type: 'rows', name, label, noun, most, fields })
const picture = (name = 'picture', label = 'Gambar'): SectionField => ({ type: 'picture', name, label })
const must = { required: true }

/** Every section has these before its own. */
export const commonFields: readonly SectionField[] = [
  line('title', 'Judul bagian', 160, must),
  area('intro', 'Pengantar bagian', 600),
]

/** And this after them. */
export const wayOn: SectionField = { type: 'link', name: 'more', label: 'Tautan lanjutan' }

export const kindFields = {
  text: [
    {
      type: 'html',
      name: 'bodyHtml',
      label: 'Isi',
      hint: 'Baris kosong memulai paragraf. "## " memulai subjudul, "- " butir, **tebal**, *miring*, [kata](alamat).',
    },
    picture(),
  ],
  features: [
    rows('items', 'Butir', 'butir', 24, [
      line('title', 'Judul', 120, must),
      area('text', 'Keterangan', 800),
      { type: 'icon', name: 'icon', label: 'Ikon' },
      line('href', 'Tautan', 500),
    ]),
  ],
  steps: [
    rows('items', 'Langkah', 'langkah', 24, [
      line('title', 'Judul', 120, must),
      area('text', 'Keterangan', 800),
      line('label', 'Label di atasnya', 60),
    ]),
  ],
  figures: [
    rows('items', 'Angka', 'angka', 12, [
      line('value', 'Angka', 40, must),
      line('label', 'Keterangan', 80, must),
      line('note', 'Catatan', 160),
    ]),
  ],
  listing: [
    { type: 'listing', name: 'of', label: 'Isi daftar', required: true },
    { type: 'number', name: 'count', label: 'Paling banyak', required: true, hint: '1 sampai 12' },
    line('filter', 'Saringan', 191),
  ],
  people: [
    { type: 'lines', name: 'people', label: 'Slug orang', hint: 'Satu slug per baris, misalnya sri-wahyuni' },
  ],
  quotes: [
    rows('items', 'Kutipan', 'kutipan', 12, [
      area('text', 'Kutipan', 1000, must),
      line('name', 'Nama', 100, must),
      line('role', 'Peran', 120),
      picture('picture', 'Foto'),
    ]),
  ],
  questions: [
    rows('items', 'Pertanyaan', 'pertanyaan', 40, [
      line('question', 'Pertanyaan', 300, must),
      area('answer', 'Jawaban', 3000, must),
    ]),
  ],
  plans: [
    rows('items', 'Paket', 'paket', 6, [
      line('name', 'Nama', 60, must),
      {
        type: 'price',
        name: 'price',
        label: 'Harga',
        required: true,
        hint: 'Angka rupiah, atau kata seperti Hubungi kami',
      },
      line('period', 'Satuan', 60, { hint: 'Misalnya per peserta' }),
      area('text', 'Keterangan', 400),
      { type: 'lines', name: 'benefits', label: 'Yang didapat', hint: 'Satu per baris' },
      { type: 'link', name: 'action', label: 'Tombol' },
      { type: 'check', name: 'highlighted', label: 'Tonjolkan paket ini' },
    ]),
  ],
  table: [
    {
      type: 'lines',
      name: 'columns',
      label: 'Nama kolom',
      required: true,
      hint: 'Satu per baris, paling sedikit dua',
    },
    { type: 'grid', name: 'rows', label: 'Baris', hint: 'Satu baris tabel per baris, sel dipisah tanda |' },
  ],
  gallery: [{ type: 'pictures', name: 'items', label: 'Gambar', most: 24 }],
  video: [
    {
      type: 'choice',
      name: 'provider',
      label: 'Tempat video',
      required: true,
      options: [
        { value: 'youtube', label: 'YouTube' },
        { value: 'vimeo', label: 'Vimeo' },
      ],
    },
    line('videoId', 'Kode video', 20, {
      required: true,
      hint: 'Bagian akhir alamatnya, misalnya M7lc1UVf-VE',
    }),
    area('text', 'Keterangan', 600),
    picture('poster', 'Gambar sebelum diputar'),
  ],
  schedule: [
    rows('days', 'Hari', 'hari', 14, [
      line('title', 'Nama hari', 120, must),
      line('date', 'Tanggal', 80),
      rows('items', 'Acara', 'acara', 40, [
        line('time', 'Jam', 40, must),
        line('title', 'Acara', 160, must),
        line('place', 'Tempat', 120),
      ]),
    ]),
  ],
  sponsors: [
    rows('tiers', 'Tingkat', 'tingkat', 8, [
      line('name', 'Nama tingkat', 80, must),
      { type: 'lines', name: 'names', label: 'Nama mitra', hint: 'Satu per baris' },
    ]),
  ],
  contact: [
    line('address', 'Alamat', 300, { hint: 'Yang kosong diambil dari kaki halaman situs' }),
    line('phone', 'Telepon', 20),
    line('whatsapp', 'WhatsApp', 20),
    line('email', 'Email', 254),
    line('hours', 'Jam buka', 160),
  ],
  appeal: [
    area('text', 'Kalimat', 1000),
    rows('actions', 'Tombol', 'tombol', 3, [
      line('label', 'Kata di tombol', 60, must),
      line('href', 'Alamat', 500, must),
    ]),
    picture(),
  ],
} as const satisfies Record<SectionKind, readonly SectionField[]>

/** The opening of the home page; what else its setting holds stays as it is. */
export const heroFields: readonly SectionField[] = [
  line('eyebrow', 'Label di atas judul', 80),
  line('title', 'Judul', 160, must),
  area('text', 'Kalimat pembuka', 1000, must),
  rows('actions', 'Tombol', 'tombol', 3, [
    line('label', 'Kata di tombol', 60, must),
    line('href', 'Alamat', 500, must),
  ]),
  picture(),
  line('featuredClass', 'Kelas yang ditonjolkan', 191, { hint: 'Slug kelas, misalnya dasar-jaringan' }),
  rows('figures', 'Angka', 'angka', 6, [
    line('value', 'Angka', 40, must),
    line('label', 'Keterangan', 80, must),
  ]),
]

export const termsFields: readonly SectionField[] = [
  rows('sections', 'Ketentuan', 'ketentuan', 30, [
    line('title', 'Judul', 120, must),
    area('text', 'Isi', 4000, must),
  ]),
]

/** texts the shape wants even when they are empty */
const keptEmpty = new Set(['text', 'role', 'date', 'icon', 'bodyHtml'])

/** What a new section of a kind, or a new row of these fields, begins with. */
export function emptyOf(fields: readonly SectionField[]): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const { type, name, required } of fields) {
    if (type === 'rows' || type === 'pictures' || type === 'lines' || type === 'grid') made[name] = []
    else if (type === 'number') made[name] = 3
    else if (type === 'icon') made[name] = 'star'
    else if (required || keptEmpty.has(name)) made[name] = ''
  }
  return made
}

/** An optional text that was emptied is left out; one that must be there stays empty and is refused in words. */
export const isLeftOut = (field: SectionField, value: unknown): boolean =>
  value === undefined || (value === '' && !field.required && !keptEmpty.has(field.name))
