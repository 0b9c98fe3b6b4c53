import { z } from 'zod'
import type { Hero, Section } from '../../ui/parts.tsx'

/** The home page as an editor wrote it: the setting `home`. Listings are filled from the database when it is drawn. */
const link = z.object({ label: z.string(), href: z.string() })

const image = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  tint: z.string().optional(),
})

const base = { id: z.string(), title: z.string(), intro: z.string().optional(), more: link.optional() }
const figure = z.object({ value: z.string(), label: z.string(), note: z.string().optional() })

export const listingOf = [
  'class',
  'course',
  'program',
  'event',
  'news',
  'blog',
  'articles',
  'podcasts',
  'tulisan-temans',
] as const

export const homeSection = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('listing'), of: z.enum(listingOf), count: z.int().min(1).max(12) }),
  z.object({ ...base, kind: z.literal('people'), people: z.array(z.string()).max(24) }),
  z.object({ ...base, kind: z.literal('figures'), items: z.array(figure) }),
  z.object({
    ...base,
    kind: z.literal('quotes'),
    items: z.array(
      z.object({ text: z.string(), name: z.string(), role: z.string(), picture: image.optional() }),
    ),
  }),
  z.object({
    ...base,
    kind: z.literal('steps'),
    items: z.array(z.object({ title: z.string(), text: z.string(), label: z.string().optional() })),
  }),
  z.object({
    ...base,
    kind: z.literal('features'),
    items: z.array(
      z.object({ title: z.string(), text: z.string(), icon: z.string(), href: z.string().optional() }),
    ),
  }),
  z.object({
    ...base,
    kind: z.literal('questions'),
    items: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({
    ...base,
    kind: z.literal('sponsors'),
    tiers: z.array(z.object({ name: z.string(), names: z.array(z.string()) })),
  }),
  z.object({
    ...base,
    kind: z.literal('schedule'),
    days: z.array(
      z.object({
        title: z.string(),
        date: z.string(),
        items: z.array(z.object({ time: z.string(), title: z.string(), place: z.string().optional() })),
      }),
    ),
  }),
  z.object({
    ...base,
    kind: z.literal('appeal'),
    text: z.string(),
    actions: z.array(link),
    picture: image.optional(),
  }),
])

export type HomeSection = z.output<typeof homeSection>

export const homeSetting = z.object({
  hero: z.object({
    eyebrow: z.string().optional(),
    title: z.string(),
    text: z.string(),
    actions: z.array(link),
    picture: image.optional(),
    featuredClass: z.string().optional(),
    figures: z.array(figure).optional(),
    meter: z
      .object({ label: z.string(), value: z.int(), target: z.int(), note: z.string().optional() })
      .optional(),
    tabs: z.array(z.object({ name: z.string(), code: z.string() })).optional(),
  }),
  sections: z.array(homeSection),
})

export type HomeSetting = z.output<typeof homeSetting>

export interface HomePage {
  hero: Hero
  sections: Section[]
}
