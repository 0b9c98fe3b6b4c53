import type { SitemapPart } from '../platform/http/public-file.ts'
import { routes } from '../routes.ts'

/** Pages that every site has, whatever its rooms hold. Nobody knows when they changed, so no date is said. */
export const pagesSitemap: SitemapPart = {
  name: 'halaman',
  tags: ['site'],
  list: async () => [
    { path: routes.Home },
    { path: routes['Privacy-Policy'] },
    { path: routes['Terms-And-Conditions'] },
  ],
}
