import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { jobPath, published, withCareer } from './careers.search.ts'

export const careersSitemap = addressesPart({
  name: 'karier',
  tags: ['careers'],
  list: to.careers(),
  select: `select '/Career/' || c.slug as path, c.updated_at as changed_at, coalesce(c.cover, c.logo) as cover
    from careers c where ${published} and c.published_at <= $1::timestamptz
  union all select ${jobPath}, j.updated_at, j.cover from ${withCareer}
    where ${published} and c.published_at <= $1::timestamptz and j.status = 'open'
      and j.published_at <= $1::timestamptz and (j.valid_through is null or j.valid_through > $1::timestamptz)`,
})
