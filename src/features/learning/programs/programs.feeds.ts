import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { programPath } from './programs.search.ts'

export const programsSitemap = addressesPart({
  name: 'program',
  place: 20,
  tags: ['programs'],
  list: to.programs(),
  select: `select ${programPath} as path, g.updated_at as changed_at, g.cover from programs g
    where g.status = 'active' order by g.position, g.id`,
})
