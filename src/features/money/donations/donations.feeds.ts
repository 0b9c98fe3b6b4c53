import { pathSql, to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { visible } from './donations.store.ts'

export const donationsSitemap = addressesPart({
  name: 'donasi',
  place: 95,
  tags: ['donations'],
  list: to.campaigns(),
  select: `select ${pathSql('Donasi-slug', { slug: 'c.slug' })} as path, c.updated_at as changed_at, c.picture as cover
    from donation_campaigns c where ${visible}`,
})
