import { room } from '../../../platform/room.ts'
import { loadPageEditor, loadPageList, loadPagePreview } from './editor.loads.ts'
import { type PagesDeps, pagesApi } from './pages.api.ts'
import { pagesDeeds } from './pages.deeds.ts'
import { sitePagesSitemap } from './pages.feeds.ts'
import { loadService, loadSiteMap, loadSitePage } from './pages.loads.ts'
import { pagesSearch } from './pages.search.ts'

export const pagesRoom = room((house: PagesDeps) => ({
  name: 'pages',
  pages: {
    About: loadSitePage('About'),
    Aksara: loadSitePage('Aksara'),
    Bandung: loadSitePage('Bandung'),
    Campus: loadSitePage('Campus'),
    Chapters: loadSitePage('Chapters'),
    Corporates: loadSitePage('Corporates'),
    Government: loadSitePage('Government'),
    Jakarta: loadSitePage('Jakarta'),
    Lms: loadSitePage('Lms'),
    Metamorfosa: loadSitePage('Metamorfosa'),
    Network: loadSitePage('Network'),
    Pesilat: loadSitePage('Pesilat'),
    Pricing: loadSitePage('Pricing'),
    'Talent-Hiring': loadSitePage('Talent-Hiring'),
    'Training-Services': loadSitePage('Training-Services'),
    Services: loadService,
    'Peta-Situs': loadSiteMap,
    'Kelola-Halaman': loadPageList,
    'Kelola-Halaman-Pratinjau': loadPagePreview,
    'Kelola-Halaman-name': loadPageEditor,
  },
  calls: pagesApi(house),
  search: pagesSearch,
  sitemaps: [sitePagesSitemap],
  deeds: pagesDeeds,
  office: {
    sections: [
      {
        group: 'site',
        place: 80,
        label: 'Halaman',
        page: 'Kelola-Halaman',
        icon: 'file-text',
        key: 'h',
        permission: 'editPages',
      },
    ],
    actions: [
      {
        place: 30,
        label: 'Ubah halaman situs',
        page: 'Kelola-Halaman',
        icon: 'file-text',
        permission: 'editPages',
      },
    ],
  },
}))
