import { room } from '../../../platform/room.ts'
import { lmsFeaturesApi } from './lms-features.api.ts'
import { featuresSitemap } from './lms-features.feeds.ts'
import { featuresListings } from './lms-features.listings.ts'
import { loadFeature } from './lms-features.loads.ts'
import { featuresSearch } from './lms-features.search.ts'
import { lmsFeaturesFiles } from './lms-features-files.store.ts'

export const lmsFeaturesRoom = room(() => ({
  name: 'lms-features',
  fileHolders: lmsFeaturesFiles,
  pages: {
    'Lms-Features-slug': loadFeature('lms'),
    'Aksara-Features-slug': loadFeature('aksara'),
    'Features-slug': loadFeature('general'),
  },
  calls: lmsFeaturesApi,
  search: featuresSearch,
  sitemaps: [featuresSitemap],
  listings: featuresListings,
}))
