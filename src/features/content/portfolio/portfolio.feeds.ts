import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { projectPath, published } from './portfolio.search.ts'

export const portfolioSitemap = addressesPart({
  name: 'portofolio',
  tags: ['portfolio'],
  list: to.portfolio(),
  select: `select ${projectPath} as path, i.updated_at as changed_at, i.cover from portfolio_items i
    where ${published} and i.published_at <= $1::timestamptz order by i.published_at desc`,
})
