import type { z } from 'zod'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import { describe } from '../../../shared/html-text.ts'
import type { Section } from '../../../ui/parts.tsx'
import { fillSections, tagsOf } from '../../core/sections/sections.ts'
import { starterPages } from '../starter-pages/starter-pages.ts'
import { pageContent } from './pages.contract.ts'
import { hasIntro, nameOfPath } from './pages.rules.ts'
import * as store from './pages.store.ts'
import { findPage } from './published.ts'

export { findOwnPage } from './pages.loads.ts'
export { listPages } from './pages.store.ts'
export { targetsOf } from './targets.ts'

/** A page as whoever furnishes a site has it: what is not said is empty. */
type GivenPage = { name: string } & z.input<typeof pageContent>

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
  if (!hasIntro(context, path)) return undefined
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
    tags: hasSections ? tagsOf(context, sections) : [],
  }
}

export { hasIntro }

interface Furnishing {
  name: string
  now: Date
  /** in the place of starter pages of their names, or beside them */
  pages?: readonly GivenPage[]
  /** which of the starter pages are wanted at all */
  isWanted?: (page: string) => boolean
}

/** The starter pages, as the tenant's own from then on. */
export async function furnishPages(
  tx: Tx,
  { name, now, pages = [], isWanted = () => true }: Furnishing,
): Promise<void> {
  const wanted = new Map<string, unknown>([...(await starterPages(name))].filter(([page]) => isWanted(page)))
  for (const { name: page, ...content } of pages) wanted.set(page, content)
  const write = (content: unknown) => ({ content: pageContent.parse(content), version: 1, by: null, at: now })
  await store.addPages(tx, new Map([...wanted].map(([page, content]) => [page, write(content)])))
}
