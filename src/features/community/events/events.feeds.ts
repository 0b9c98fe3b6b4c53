import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { eventPath, programPath, published, withEvent } from './events.search.ts'

export const eventsSitemap = addressesPart({
  name: 'event',
  tags: ['events'],
  list: to.events(),
  select: `select ${eventPath} as path, e.updated_at as changed_at, e.cover from events e
    where ${published} and e.published_at <= $1::timestamptz
  union all select ${programPath}, p.updated_at, p.cover from ${withEvent}
    where ${published} and e.published_at <= $1::timestamptz`,
})
