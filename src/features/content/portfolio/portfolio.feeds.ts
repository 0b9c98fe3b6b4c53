import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { projectPath } from './portfolio.search.ts'
import { visible } from './portfolio.store.ts'

export const portfolioSitemap = addressesPart({
  name: 'portofolio',
  place: 60,
  tags: ['portfolio'],
  list: to.portfolio(),
  select: `select ${projectPath} as path, i.updated_at as changed_at, i.cover from portfolio_items i
    where ${visible} order by i.published_at desc`,
})
