import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { isSafeHref } from '../../../shared/safe-href.ts'

/**
 * The sections of a page as an editor writes them: of the home page, of the site's own pages, below lists. Listings and
 * people are named here and filled from the database when the page is drawn.
 */
const words = (max: number) => plainText(max).trim()
const named = (max: number) => words(max).min(1, 'Wajib diisi')
const many = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `Maksimal ${max} baris`)

export const href = named(500).refine(
  isSafeHref,
  'Tautan harus berupa alamat di situs ini (/Class) atau alamat lengkap (https://…)',
)

export const action = z.strictObject({ label: named(60), href })

export const storedPicture = z.strictObject({
  key: z.string().max(200),
  width: z.int(),
  height: z.int(),
  alt: words(191),
  caption: words(300).optional(),
  tint: z.string().max(20).optional(),
})

const base = {
  /** the anchor: /About#tim */
  id: z
    .string('Wajib diisi')
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Jangkar memakai huruf kecil, angka, dan tanda hubung'),
  title: named(160),
  intro: words(600).optional(),
  more: action.optional(),
}

export const figure = z.strictObject({ value: named(40), label: named(80), note: words(160).optional() })

/** Whole rupiah, or words where there is no one price: "Hubungi kami". */
const price = z.union(
  [z.int().min(0, 'Harga minimal 0').max(1_000_000_000_000, 'Harga terlalu besar'), named(40)],
  'Tulis harga dalam rupiah (angka) atau kata, misalnya Hubungi kami',
)

export const writtenSection = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      ...base,
      kind: z.literal('listing'),
      of: z.string('Wajib diisi').regex(/^[a-z][a-z0-9-]{0,39}$/, 'Pilih isi daftar'),
      count: z.int('Jumlah harus berupa angka').min(1, 'Minimal 1').max(12, 'Maksimal 12'),
      /** only those of one programme, category or the like: what it means is the listing's affair */
      filter: words(191).optional(),
    }),
    z.strictObject({ ...base, kind: z.literal('people'), people: many(named(191), 24) }),
    z.strictObject({ ...base, kind: z.literal('figures'), items: many(figure, 12) }),
    z.strictObject({
      ...base,
      kind: z.literal('quotes'),
      items: many(
        z.strictObject({
          text: named(1000),
          name: named(100),
          role: words(120),
          picture: storedPicture.optional(),
        }),
        12,
      ),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('steps'),
      items: many(z.strictObject({ title: named(120), text: words(800), label: words(60).optional() }), 12),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('features'),
      items: many(
        z.strictObject({ title: named(120), text: words(800), icon: words(40), href: href.optional() }),
        24,
      ),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('questions'),
      items: many(z.strictObject({ question: named(300), answer: named(3000) }), 40),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('sponsors'),
      tiers: many(z.strictObject({ name: named(80), names: many(named(120), 60) }), 8),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('schedule'),
      days: many(
        z.strictObject({
          title: named(120),
          date: words(80),
          items: many(
            z.strictObject({ time: named(40), title: named(160), place: words(120).optional() }),
            40,
          ),
        }),
        14,
      ),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('appeal'),
      text: words(1000),
      actions: many(action, 3),
      picture: storedPicture.optional(),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('text'),
      /** HTML of an editor: sanitised when it is written */
      bodyHtml: plainText(100_000),
      picture: storedPicture.optional(),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('plans'),
      items: many(
        z.strictObject({
          name: named(60),
          price,
          /** "per peserta", "per bulan" */
          period: words(60).optional(),
          text: words(400).optional(),
          benefits: many(named(160), 20),
          action: action.optional(),
          highlighted: z.boolean().optional(),
        }),
        6,
      ),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('table'),
      columns: many(named(80), 8).min(2, 'Minimal dua kolom'),
      rows: many(many(words(400), 8), 60),
    }),
    z.strictObject({ ...base, kind: z.literal('gallery'), items: many(storedPicture, 24) }),
    z.strictObject({
      ...base,
      kind: z.literal('video'),
      provider: z.enum(['youtube', 'vimeo'], 'Pilihan: youtube, vimeo'),
      videoId: z
        .string('Wajib diisi')
        .trim()
        .regex(/^[\w-]{6,20}$/, 'Tulis kode video saja, misalnya M7lc1UVf-VE'),
      text: words(600).optional(),
      poster: storedPicture.optional(),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('contact'),
      /** what is not said here is the site's own: the setting `footer` */
      address: words(300).optional(),
      phone: words(20).optional(),
      whatsapp: words(20).optional(),
      email: z.union([z.literal(''), z.email('Email tidak valid').max(254)]).optional(),
      /** "Senin-Jumat 08.00-16.00 WIB" */
      hours: words(160).optional(),
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

/** What is stored is read one by one: a section nobody understands any more is left out, the page stays. */
export const readSections = (stored: unknown): WrittenSection[] =>
  Array.isArray(stored)
    ? stored.flatMap(one => {
        const parsed = writtenSection.safeParse(one)
        return parsed.success ? [parsed.data] : []
      })
    : []
