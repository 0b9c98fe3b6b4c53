import { addressesPart } from '../../core/feeds/feeds.ts'
import { featurePath } from './lms-features.search.ts'

export const featuresSitemap = addressesPart({
  name: 'fitur',
  place: 80,
  tags: ['lms-features'],
  select: `select ${featurePath} as path, f.updated_at as changed_at, f.image as cover from lms_features f
    where f.status = 'published' order by f.product, f.position`,
})
