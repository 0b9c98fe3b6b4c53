import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { mentorPath, teaches } from './mentors.search.ts'

export const mentorsSitemap = addressesPart({
  name: 'mentor',
  place: 70,
  tags: ['people', 'classes'],
  list: to.mentors(),
  select: `select ${mentorPath} as path, null::timestamptz as changed_at, p.photo as cover from visible_people p
    where ${teaches()} order by lower(p.name), p.id`,
})
