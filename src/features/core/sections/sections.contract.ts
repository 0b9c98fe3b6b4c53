import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { peopleSearch } from '../people/people.ts'
import {
  actions,
  base,
  figure,
  href,
  link,
  many,
  named,
  picture,
  price,
  storedPicture,
  words,
} from './section-parts.contract.ts'

/**
 * The sections of a page as an editor writes them: of the home page, of the site's own pages, below lists. Listings and
 * people are named here and filled from the database when the page is drawn.
 */
export const writtenSection = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      ...base,
      kind: z.literal('listing'),
      of: z
        .string('Wajib diisi')
        .regex(/^[a-z][a-z0-9-]{0,39}$/, 'Pilih isi daftar')
        .meta({ label: 'Isi daftar', control: 'choice', from: 'listings' }),
      count: z
        .int('Jumlah harus berupa angka')
        .min(1, 'Minimal 1')
        .max(12, 'Maksimal 12')
        .meta({ label: 'Paling banyak', initial: 3 }),
      /** only those of one programme, category or the like: what it means is the listing's affair */
      filter: words(191).optional().meta({ label: 'Saringan', control: 'own' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('people'),
      people: many(named(191), 24).meta({
        label: 'Orang',
        control: 'picks',
        search: peopleSearch('slug'),
        noun: 'orang',
      }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('figures'),
      items: many(figure, 12).meta({ label: 'Angka', noun: 'angka' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('quotes'),
      items: many(
        z.strictObject({
          text: named(1000).meta({ label: 'Kutipan', control: 'area' }),
          name: named(100).meta({ label: 'Nama' }),
          role: words(120).meta({ label: 'Peran' }),
          picture: picture.meta({ label: 'Foto' }),
        }),
        12,
      ).meta({ label: 'Kutipan', noun: 'kutipan' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('steps'),
      items: many(
        z.strictObject({
          title: named(120).meta({ label: 'Judul' }),
          text: words(800).meta({ label: 'Keterangan', control: 'area' }),
          label: words(60).optional().meta({ label: 'Label di atasnya' }),
        }),
        12,
      ).meta({ label: 'Langkah', noun: 'langkah' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('features'),
      items: many(
        z.strictObject({
          title: named(120).meta({ label: 'Judul' }),
          text: words(800).meta({ label: 'Keterangan', control: 'area' }),
          icon: words(40).meta({ label: 'Ikon', control: 'icon', initial: 'star' }),
          href: href.optional().meta({ label: 'Tautan' }),
        }),
        24,
      ).meta({ label: 'Butir', noun: 'butir' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('questions'),
      items: many(
        z.strictObject({
          question: named(300).meta({ label: 'Pertanyaan' }),
          answer: named(3000).meta({ label: 'Jawaban', control: 'area' }),
        }),
        40,
      ).meta({ label: 'Pertanyaan', noun: 'pertanyaan' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('sponsors'),
      tiers: many(
        z.strictObject({
          name: named(80).meta({ label: 'Nama tingkat' }),
          names: many(named(120), 60).meta({ label: 'Nama mitra', hint: 'Satu per baris' }),
        }),
        8,
      ).meta({ label: 'Tingkat', noun: 'tingkat' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('schedule'),
      days: many(
        z.strictObject({
          title: named(120).meta({ label: 'Nama hari' }),
          date: words(80).meta({ label: 'Tanggal' }),
          items: many(
            z.strictObject({
              time: named(40).meta({ label: 'Jam' }),
              title: named(160).meta({ label: 'Acara' }),
              place: words(120).optional().meta({ label: 'Tempat' }),
            }),
            40,
          ).meta({ label: 'Acara', noun: 'acara' }),
        }),
        14,
      ).meta({ label: 'Hari', noun: 'hari' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('appeal'),
      text: words(1000).meta({ label: 'Kalimat', control: 'area' }),
      actions,
      picture,
    }),
    z.strictObject({
      ...base,
      kind: z.literal('text'),
      /** HTML of an editor: sanitised when it is written */
      bodyHtml: plainText(100_000).meta({
        label: 'Isi',
        control: 'html',
        hint: 'Baris kosong memulai paragraf. "## " memulai subjudul, "- " butir, **tebal**, *miring*, [kata](alamat).',
      }),
      picture,
    }),
    z.strictObject({
      ...base,
      kind: z.literal('plans'),
      items: many(
        z.strictObject({
          name: named(60).meta({ label: 'Nama' }),
          price,
          period: words(60).optional().meta({ label: 'Satuan', hint: 'Misalnya per peserta' }),
          text: words(400).optional().meta({ label: 'Keterangan', control: 'area' }),
          benefits: many(named(160), 20).meta({ label: 'Yang didapat', hint: 'Satu per baris' }),
          action: link.meta({ label: 'Tombol' }),
          highlighted: z.boolean().optional().meta({ label: 'Tonjolkan paket ini' }),
        }),
        6,
      ).meta({ label: 'Paket', noun: 'paket' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('table'),
      columns: many(named(80), 8)
        .min(2, 'Minimal dua kolom')
        .meta({ label: 'Nama kolom', hint: 'Satu per baris, paling sedikit dua' }),
      rows: many(many(words(400), 8), 60).meta({
        label: 'Baris',
        hint: 'Satu baris tabel per baris, sel dipisah tanda |',
      }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('gallery'),
      items: many(storedPicture, 24).meta({ label: 'Gambar', control: 'pictures', noun: 'gambar' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('video'),
      provider: z
        .enum(['youtube', 'vimeo'], 'Pilihan: youtube, vimeo')
        .meta({ label: 'Tempat video', words: { youtube: 'YouTube', vimeo: 'Vimeo' } }),
      videoId: z
        .string('Wajib diisi')
        .trim()
        .regex(/^[\w-]{6,20}$/, 'Tulis kode video saja, misalnya M7lc1UVf-VE')
        .meta({ label: 'Kode video', hint: 'Bagian akhir alamatnya, misalnya M7lc1UVf-VE', maxLength: 20 }),
      text: words(600).optional().meta({ label: 'Keterangan', control: 'area' }),
      poster: picture.meta({ label: 'Gambar sebelum diputar' }),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('contact'),
      /** what is not said here is the site's own: the setting `footer` */
      address: words(300)
        .optional()
        .meta({ label: 'Alamat', hint: 'Yang kosong diambil dari kaki halaman situs' }),
      phone: words(20).optional().meta({ label: 'Telepon' }),
      whatsapp: words(20).optional().meta({ label: 'WhatsApp' }),
      email: z
        .union([z.literal(''), z.email('Email tidak valid').max(254)])
        .optional()
        .meta({ label: 'Email' }),
      /** "Senin-Jumat 08.00-16.00 WIB" */
      hours: words(160).optional().meta({ label: 'Jam buka' }),
    }),
  ],
  'Jenis bagian ini tidak dikenal',
)

export type WrittenSection = z.output<typeof writtenSection>
export type SectionKind = WrittenSection['kind']
export type WrittenListing = Extract<WrittenSection, { kind: 'listing' }>

/** All sections of a page, each with an anchor of its own. */
export const writtenSections = z
  .array(writtenSection)
  .max(40, 'Maksimal 40 bagian')
  .superRefine((sections, context) => {
    const seen = new Set<string>()
    for (const [index, { id }] of sections.entries()) {
      if (seen.has(id))
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: 'Jangkar ini sudah dipakai bagian lain',
        })
      seen.add(id)
    }
  })

/** What may be kept of sections before they can be published: whatever is in them, and not too many. */
export const draftSections = z
  .array(z.looseObject({ kind: plainText(40), id: plainText(60) }))
  .max(40, 'Maksimal 40 bagian')
  .default([])

/** What is stored is read one by one: a section nobody understands any more is left out, the page stays. */
export const readSections = (stored: unknown): WrittenSection[] =>
  Array.isArray(stored)
    ? stored.flatMap(one => {
        const parsed = writtenSection.safeParse(one)
        return parsed.success ? [parsed.data] : []
      })
    : []
