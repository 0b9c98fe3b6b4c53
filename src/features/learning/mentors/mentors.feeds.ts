import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { teaches } from './mentors.search.ts'

export const mentorsSitemap = addressesPart({
  name: 'mentor',
  tags: ['people', 'classes'],
  list: to.mentors(),
  select: `select '/Mentor/' || p.slug as path, null::timestamptz as changed_at, p.photo as cover from people p
    where ${teaches('$1::timestamptz')} order by lower(p.name), p.id`,
})
