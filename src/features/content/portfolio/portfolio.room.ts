import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { portfolioApi } from './portfolio.api.ts'
import { portfolioSitemap } from './portfolio.feeds.ts'
import { portfolioListings } from './portfolio.listings.ts'
import { loadClients, loadPortfolio } from './portfolio.loads.ts'
import { portfolioSearch } from './portfolio.search.ts'
import { portfolioFiles } from './portfolio-files.store.ts'

export const portfolioRoom = room(() => ({
  name: 'portfolio',
  fileHolders: portfolioFiles,
  pages: {
    Clients: loadClients,
    'Portfolio-type-title': loadPortfolio,
  },
  calls: portfolioApi,
  search: portfolioSearch,
  sitemaps: [portfolioSitemap],
  intros: {
    [to.portfolio()]: { label: 'Portofolio', place: 170 },
    [to.clients()]: { label: 'Klien', place: 200 },
  },
  listings: portfolioListings,
}))
