import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'

export const programsSitemap = addressesPart({
  name: 'program',
  place: 20,
  tags: ['programs'],
  list: to.programs(),
  select: `select '/Program/' || g.slug as path, g.updated_at as changed_at, g.cover from programs g
    where g.status = 'active' order by g.position, g.id`,
})
