import type { SitemapPart } from '../../platform/http/public-file.ts'
import { to } from '../../routes.ts'
import { listAddresses } from './programs.feeds.store.ts'

/** What programmes add to the sitemaps. */
export const programsSitemap: SitemapPart = {
  name: 'program',
  tags: ['programs'],
  async list({ tx, tenant }) {
    const programs = await listAddresses(tx)
    if (programs.length === 0) return []
    return [
      { path: to.programs() },
      ...programs.map(program => ({
        path: to.program(program),
        lastmod: program.changedAt,
        images: program.coverKey ? [`${tenant.pictureBase}${program.coverKey}`] : [],
      })),
    ]
  },
}
