import { room } from '../../../platform/room.ts'
import { type EntryDeps, entryParts } from '../../core/entries/entries.ts'
import { featureKind } from './feature-kind.ts'
import { lmsFeaturesApi } from './lms-features.api.ts'
import { featuresSitemap } from './lms-features.feeds.ts'
import { featuresListings } from './lms-features.listings.ts'
import { loadFeature } from './lms-features.loads.ts'
import { featuresSearch } from './lms-features.search.ts'
import { lmsFeaturesFiles } from './lms-features-files.store.ts'

export const lmsFeaturesRoom = room((house: EntryDeps) => {
  const { pages, calls, ...parts } = entryParts(house, featureKind)
  return {
    ...parts,
    name: 'lms-features',
    fileHolders: lmsFeaturesFiles,
    pages: {
      'Lms-Features-slug': loadFeature('lms'),
      'Aksara-Features-slug': loadFeature('aksara'),
      'Features-slug': loadFeature('general'),
      'Kelola-Fitur': pages.list,
      'Kelola-Fitur-Pratinjau': pages.preview,
      'Kelola-Fitur-id': pages.entry,
    },
    calls: [...lmsFeaturesApi, ...calls],
    search: featuresSearch,
    sitemaps: [featuresSitemap],
    listings: featuresListings,
  }
})
