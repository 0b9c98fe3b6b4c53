import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import type { Hero, Section } from '../../../ui/parts.tsx'
import {
  action,
  draftSections,
  figure,
  storedPicture,
  writtenSections,
} from '../../core/sections/sections.ts'

/** without its note, which an opening has no place for */
export const heroFigure = figure.extend({ note: figure.shape.note.meta({ label: undefined }) })

/** The home page as an editor wrote it: the setting `home`. Listings are filled from the database when it is drawn. */
export const homeSetting = z.object({
  hero: z.object({
    eyebrow: z.string().optional().meta({ label: 'Label di atas judul', maxLength: 80 }),
    title: z.string().meta({ label: 'Judul', maxLength: 160, required: true }),
    text: z.string().meta({ label: 'Kalimat pembuka', control: 'area', maxLength: 1000, required: true }),
    actions: z.array(action).meta({ label: 'Tombol', noun: 'tombol', most: 3 }),
    picture: storedPicture.optional().meta({ label: 'Gambar', control: 'picture' }),
    featuredClass: z.string().optional().meta({
      label: 'Kelas yang ditonjolkan',
      hint: 'Ketik sebagian namanya, lalu pilih',
      control: 'pick',
      from: 'classes',
      maxLength: 191,
    }),
    figures: z.array(heroFigure).optional().meta({ label: 'Angka', noun: 'angka', most: 6 }),
    meter: z
      .object({ label: z.string(), value: z.int(), target: z.int(), note: z.string().optional() })
      .optional(),
    tabs: z.array(z.object({ name: z.string(), code: z.string() })).optional(),
  }),
  sections: writtenSections,
})

export const homeHero = homeSetting.shape.hero

/** As it may be written: what was stored before that was asked for can still be read. */
export const homeWriting = homeSetting.extend({
  hero: homeHero.extend({ title: plainText(160).trim().min(1, 'Wajib diisi') }),
})

const rows = z.array(z.looseObject({})).max(20, 'Maksimal 20 baris')

/** What may be kept of it before it can be published: nothing has to be there, and nothing is too long. */
export const homeDraft = z.strictObject({
  hero: z
    .strictObject({
      eyebrow: plainText(80).nullish(),
      title: plainText(160).default(''),
      text: plainText(1000).default(''),
      actions: rows.default([]),
      picture: storedPicture.nullish(),
      featuredClass: plainText(191).nullish(),
      figures: rows.nullish(),
      meter: z.looseObject({}).nullish(),
      tabs: rows.nullish(),
    })
    // what was taken away is not there
    .transform(hero => Object.fromEntries(Object.entries(hero).filter(([, part]) => part != null))),
  sections: draftSections,
})
export type HomeSetting = z.output<typeof homeSetting>

export interface HomePage {
  hero: Hero
  sections: Section[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    home: HomePage
  }
}
