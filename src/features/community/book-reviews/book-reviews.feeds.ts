import { routes } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'

export const booksSitemap = addressesPart({
  name: 'buku',
  place: 276,
  tags: ['book-reviews'],
  list: routes.Buku,
  select: `select '${routes.Buku}/' || b.slug as path, b.updated_at as changed_at, null::jsonb as cover
    from books b where b.is_shown order by b.created_at desc, b.id desc`,
})
