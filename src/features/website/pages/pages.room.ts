import { room } from '../../../platform/room.ts'
import { loadPageEditor, loadPagePreview } from './editor.loads.ts'
import { writtenPages } from './list.loads.ts'
import { blockCleaner, pageKind } from './page-draft.ts'
import { type PagesDeps, pagesApi } from './pages.api.ts'
import { overviewSetting } from './pages.contract.ts'
import { pagesDeeds } from './pages.deeds.ts'
import { sitePagesSitemap } from './pages.feeds.ts'
import { loadFreePage, loadService, loadSiteMap, loadSitePage } from './pages.loads.ts'
import { pagePencils, pagesPalette } from './pages.office.ts'
import { pagesPassages, pagesSearch } from './pages.search.ts'
import { pageFiles } from './pages-files.store.ts'
import { settingKinds } from './setting-page-draft.ts'
import { settingTargets } from './targets.ts'

const cleanBlock = blockCleaner()
const kind = pageKind(cleanBlock)
const settings = settingKinds(cleanBlock)

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
    'Halaman-slug': loadFreePage,
    'Peta-Situs': loadSiteMap,
    'Kelola-Halaman': writtenPages.load,
    'Kelola-Halaman-Pratinjau': loadPagePreview(kind, settings),
    'Kelola-Halaman-name': loadPageEditor(kind, settings),
  },
  fileHolders: [pageFiles],
  calls: pagesApi(house, kind),
  settings: { overview: overviewSetting },
  settingTargets,
  drafts: [kind, settings.home, settings.terms],
  search: pagesSearch,
  passages: [pagesPassages],
  sitemaps: [sitePagesSitemap],
  deeds: pagesDeeds,
  palette: pagesPalette,
  pencils: pagePencils,
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
