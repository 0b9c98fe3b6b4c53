import type { Tx } from '../../platform/db/transaction.ts'
import type { InTenant } from '../../platform/http/endpoint.ts'
import type { PageContext } from '../../platform/http/page-load.ts'
import { describe } from '../../shared/html-text.ts'
import type { Section } from '../../ui/parts.tsx'
import { fillSections, readSections, tagsOf } from '../sections/sections.ts'
import { type PageContent, pageContent, pageSeo } from './pages.contract.ts'
import { findEntry, hasIntro, nameOfPath } from './pages.rules.ts'
import * as store from './pages.store.ts'
import { starterPages } from './starter/starter.ts'
import type { StarterPage } from './starter/starter-page.ts'

export type { PageContent } from './pages.contract.ts'
export { starterPages } from './starter/starter.ts'
export type { StarterPage } from './starter/starter-page.ts'

/** A page as visitors get it, or undefined where there is none for them. */
export async function findPage({ tx }: Pick<InTenant, 'tx'>, name: string): Promise<StoredPage | undefined> {
  const row = await store.findPublished(tx, name)
  return row && { ...contentOf(row), updatedAt: row.updatedAt }
}

export interface StoredPage extends PageContent {
  updatedAt: Date
}

/** Stored content as it can still be understood: what cannot is left out, the page stays. */
export function contentOf(
  row: Omit<store.PageRow, 'name' | 'status' | 'version' | 'updatedAt'>,
): PageContent {
  const { eyebrow, title, lead } = row
  const seo = pageSeo.safeParse(row.seo)
  const cover = pageContent.shape.cover.safeParse(row.cover)
  return {
    eyebrow,
    title,
    lead,
    cover: cover.success ? cover.data : null,
    sections: readSections(row.sections),
    seo: seo.success ? seo.data : {},
  }
}

/** What an editor says around a list of another room. */
export interface Intro {
  title: string
  eyebrow?: string | undefined
  lead?: string | undefined
  head: { title?: string | undefined; description?: string | undefined; noindex?: boolean | undefined }
  sections: Section[]
  tags: string[]
}

/** The words for this address, if it may have some and somebody wrote them; one query. */
export async function introOf(
  context: PageContext,
  path: string,
  { hasSections = true } = {},
): Promise<Intro | undefined> {
  if (!hasIntro(path)) return undefined
  const page = await findPage(context, nameOfPath(path))
  if (!page) return undefined
  const { title, eyebrow, lead, seo, sections } = page
  return {
    title,
    eyebrow: eyebrow || undefined,
    lead: lead || undefined,
    head: {
      title: seo.title || undefined,
      description: seo.description || (lead ? describe(lead) : undefined),
      noindex: seo.noindex,
    },
    sections: hasSections ? await fillSections(context, sections) : [],
    tags: hasSections ? tagsOf(sections) : [],
  }
}

export { hasIntro }

/** The pages a new tenant begins with, as its own from then on; `pages` replaces starter pages by name. */
export async function furnishPages(
  tx: Tx,
  { name, now, pages = [] }: { name: string; now: Date; pages?: readonly StarterPage[] },
): Promise<void> {
  const wanted = new Map(starterPages(name).map(page => [page.name, page]))
  for (const page of pages) wanted.set(page.name, page)
  for (const { name: key, ...content } of wanted.values()) {
    if (!findEntry(key)) throw new Error(`There is no page ${key} to write`)
    await store.insertPage(tx, key, {
      status: 'published',
      content: pageContent.parse(content),
      draft: null,
      version: 1,
      by: null,
      at: now,
    })
  }
}

/** Published pages of this site's own, with their addresses: for maps of the site. */
export async function listPublished({ tx }: Pick<InTenant, 'tx'>): Promise<PublishedPage[]> {
  const rows = await store.listPages(tx)
  return rows.flatMap(row => {
    const entry = findEntry(row.name)
    return entry?.kind === 'own' && row.status === 'published'
      ? [{ path: entry.path, title: row.title, label: entry.label, updatedAt: row.updatedAt }]
      : []
  })
}

export interface PublishedPage {
  path: string
  title: string
  label: string
  updatedAt: Date
}
