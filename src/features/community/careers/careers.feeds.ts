import { isDue } from '../../../platform/db/due-sql.ts'
import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { careerPath, jobPath, withCareer } from './careers.search.ts'
import { visible } from './careers.store.ts'

export const careersSitemap = addressesPart({
  name: 'karier',
  place: 50,
  tags: ['careers'],
  list: to.careers(),
  select: `select ${careerPath} as path, c.updated_at as changed_at, coalesce(c.cover, c.logo) as cover
    from careers c where ${visible}
  union all select ${jobPath}, j.updated_at, j.cover from ${withCareer}
    where ${visible} and j.status = 'open'
      and ${isDue('j')} and (j.valid_through is null or j.valid_through > :now::timestamptz)`,
})
