import { routes } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'

/** The board and what stands on it. */
export const aspirationsSitemap = addressesPart({
  name: 'aspirasi',
  place: 275,
  tags: ['aspirations'],
  list: routes.Aspirasi,
  select: `select '${routes.Aspirasi}/' || v.id as path, v.updated_at as changed_at, null::jsonb as cover
    from shown_aspirations v order by v.shown_at desc, v.id desc`,
})
