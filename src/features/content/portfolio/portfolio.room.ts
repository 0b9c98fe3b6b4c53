import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { type EntryDeps, entryParts, joinedParts } from '../../core/entries/entries.ts'
import { clientKind } from './client-kind.ts'
import { portfolioApi } from './portfolio.api.ts'
import { portfolioSitemap } from './portfolio.feeds.ts'
import { portfolioListings } from './portfolio.listings.ts'
import { loadClients, loadPortfolio } from './portfolio.loads.ts'
import { portfolioDesks } from './portfolio.office.ts'
import { portfolioSearch } from './portfolio.search.ts'
import { portfolioFiles } from './portfolio-files.store.ts'
import { portfolioKind } from './portfolio-kind.ts'

export const portfolioRoom = room((house: EntryDeps) => {
  const items = entryParts(house, portfolioKind)
  const clients = entryParts(house, clientKind)
  const parts = joinedParts(items, clients)
  return {
    ...parts,
    name: 'portfolio',
    fileHolders: portfolioFiles,
    pages: {
      Clients: loadClients,
      'Portfolio-type-title': loadPortfolio,
      'Kelola-Portofolio': items.pages.list,
      'Kelola-Portofolio-Pratinjau': items.pages.preview,
      'Kelola-Portofolio-id': items.pages.entry,
      'Kelola-Klien': clients.pages.list,
      'Kelola-Klien-id': clients.pages.entry,
    },
    calls: [...portfolioApi, ...parts.calls],
    search: portfolioSearch,
    sitemaps: [portfolioSitemap],
    intros: {
      [to.portfolio()]: { label: 'Portofolio', place: 170 },
      [to.clients()]: { label: 'Klien', place: 200, with: to.portfolio() },
    },
    listings: portfolioListings,
    desks: portfolioDesks,
  }
})
