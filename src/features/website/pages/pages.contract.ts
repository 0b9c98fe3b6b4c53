import { z } from 'zod'
import { plainText, seenVersion, slugText } from '../../../platform/http/query.ts'
import type { Crumb, Heading, Image, Section } from '../../../ui/parts.tsx'
import { storedPicture, writtenSections } from '../../core/sections/sections.ts'
import { storedImage } from '../../core/site/site.cards.ts'

const words = (max: number) => plainText(max).trim()

export const pageSeo = z.strictObject({
  title: words(80).optional().meta({ label: 'Judul di hasil pencarian' }),
  description: words(300)
    .optional()
    .meta({ label: 'Deskripsi di hasil pencarian', control: 'area', lines: 2 }),
  image: storedPicture.optional().meta({ label: 'Gambar saat dibagikan', control: 'picture' }),
  noindex: z.boolean().optional().meta({ label: 'Jangan tampilkan di mesin pencari' }),
})

/** A page as an editor writes it. */
export const pageContent = z.strictObject({
  eyebrow: words(80).default('').meta({ label: 'Label di atas judul' }),
  title: words(160).min(1, 'Wajib diisi').meta({ label: 'Judul' }),
  lead: words(600).default('').meta({ label: 'Pengantar', control: 'area' }),
  cover: storedPicture.nullable().default(null).meta({ label: 'Gambar sampul', control: 'picture' }),
  sections: writtenSections.default([]),
  seo: pageSeo.default({}),
})

export type PageContent = z.output<typeof pageContent>

/** What a site says of itself on /Overview (specification section 3): the setting `overview`. */
export const overviewSetting = z.strictObject({
  name: words(80).min(1, 'Wajib diisi'),
  description: words(2000).default(''),
  logo: storedImage.nullable().optional(),
})

/** `version` is the one the editor saw; 0 where there was none. */
const seen = { version: seenVersion }

export const pageWriting = pageContent.extend(seen)
export type PageWriting = z.output<typeof pageWriting>

export const pageVersion = z.strictObject(seen)

export const pageParameters = z.object({ name: slugText })

export const pageState = z.object({
  name: z.string(),
  path: z.string(),
  state: z.enum(['none', 'draft', 'published', 'changed']),
  version: z.int(),
})

export type PageStateAnswer = z.output<typeof pageState>

/** What a page's component gets. */
export interface SitePage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image | undefined
  sections: Section[]
}

export interface SiteMapPage {
  heading: Heading
  crumbs: Crumb[]
  groups: { title: string; href?: string | undefined; links: { label: string; href: string }[] }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'pages.map': SiteMapPage
    'pages.page': SitePage
  }
}
