import { z } from 'zod'
import type { Hero, Section } from '../../../ui/parts.tsx'
import { action, figure, storedPicture, writtenSections } from '../../core/sections/sections.ts'

/** The home page as an editor wrote it: the setting `home`. Listings are filled from the database when it is drawn. */
export const homeSetting = z.object({
  hero: z.object({
    eyebrow: z.string().optional(),
    title: z.string(),
    text: z.string(),
    actions: z.array(action),
    picture: storedPicture.optional(),
    featuredClass: z.string().optional(),
    figures: z.array(figure).optional(),
    meter: z
      .object({ label: z.string(), value: z.int(), target: z.int(), note: z.string().optional() })
      .optional(),
    tabs: z.array(z.object({ name: z.string(), code: z.string() })).optional(),
  }),
  sections: writtenSections,
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
