import type { SearchPart } from '../../../platform/search-part.ts'
import { routes } from '../../../routes.ts'

/** Books that are shown; what readers say of them leads to them too. */
export const booksSearch: SearchPart = {
  name: 'book-reviews',
  place: 276,
  kinds: { book: 'Buku' },
  tags: ['book-reviews'],
  select: `select 'book' as kind, b.id::text as ref, '${routes.Buku}/' || b.slug as path, b.title, b.summary,
    concat_ws(' ', b.author, b.publisher) as words, '' as html, null::jsonb as picture, b.created_at as published_at,
    b.created_at as visible_from, null::timestamptz as visible_until
  from books b where b.is_shown`,
}
