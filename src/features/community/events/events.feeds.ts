import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { eventPath, programPath, withEvent } from './events.search.ts'
import { visible } from './events.store.ts'

export const eventsSitemap = addressesPart({
  name: 'event',
  place: 40,
  tags: ['events'],
  list: to.events(),
  select: `select ${eventPath} as path, e.updated_at as changed_at, e.cover from events e
    where ${visible}
  union all select ${programPath}, p.updated_at, p.cover from ${withEvent}
    where ${visible}`,
})
