import { furnishPages, type StarterPage } from '../../src/features/website/pages/pages.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import type { DemoTenant } from './demo.types.ts'
import type { Gallery } from './gallery.ts'
import type { DemoPage } from './pages.types.ts'
import { sectionOf } from './seed-site.ts'

/** The starter pages under the tenant's name, and its own in their place. */
export async function seedPages(tx: Tx, demo: DemoTenant, gallery: Gallery, now: Date): Promise<void> {
  // the words above the blog are a setting of their own
  const written = (demo.pages ?? []).filter(({ name }) => name !== 'Blog')
  const pages = written.map(page => pageOf(page, gallery, now))
  await furnishPages(tx, { name: demo.title, now, pages })
}

function pageOf({ cover, sections = [], ...page }: DemoPage, gallery: Gallery, now: Date): StarterPage {
  return {
    ...page,
    cover: cover ? gallery.picture(cover) : null,
    // what is not said is left out, as an editor's browser would leave it
    sections: JSON.parse(JSON.stringify(sections.map(section => sectionOf(section, gallery, now)))),
  }
}
