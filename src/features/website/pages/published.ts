import type { InTenant } from '../../../platform/http/endpoint.ts'
import { createBounded } from '../../../shared/bounded.ts'
import { readSections } from '../../core/sections/sections.ts'
import { type PageContent, pageContent, pageSeo } from './pages.contract.ts'
import { findEntry } from './pages.rules.ts'
import * as store from './pages.store.ts'

/** A page as visitors get it, or undefined where there is none for them. */
export async function findPage({ tx }: Pick<InTenant, 'tx'>, name: string): Promise<StoredPage | undefined> {
  const row = await store.findPublished(tx, name)
  return row && { ...understood(row), updatedAt: row.updatedAt }
}

/** pages understood before, over all tenants; a page without sections is some 2 kB */
const mostUnderstood = 2000
const known = createBounded<string, PageContent>(mostUnderstood)

/** Checking a page costs more than reading it, and most of the time it is the one of before. */
function understood(row: store.PageRow): PageContent {
  const key = JSON.stringify(row)
  const found = known.get(key)
  if (found) return found
  const content = contentOf(row)
  known.set(key, content)
  return content
}

export interface StoredPage extends PageContent {
  updatedAt: Date
}

/** Stored content as it can still be understood: what cannot is left out, the page stays. */
export function contentOf(row: Omit<store.PageRow, 'name' | 'version' | 'updatedAt'>): PageContent {
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

/** Published pages of this site's own, with their addresses: for maps of the site. */
export async function listPublished({
  tx,
  partsOf,
}: Pick<InTenant, 'tx' | 'partsOf'>): Promise<PublishedPage[]> {
  const rows = await store.listPages(tx)
  return rows.flatMap(row => {
    const entry = findEntry({ partsOf }, row.name)
    return entry?.kind === 'own'
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
