import { isPublished } from '../../../platform/db/due-sql.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { type PostKind, pathSql } from '../../../routes.ts'
import { kindWords } from './posts.rules.ts'

const bySlug = { slug: 'p.slug' }

/** as `to.post` makes them */
const paths: Readonly<Record<PostKind, string>> = {
  news: pathSql('News-slug', bySlug),
  blog: pathSql('Blog-id-title', { id: 'p.id', title: 'p.slug' }),
  articles: pathSql('Articles-slug', bySlug),
  podcasts: pathSql('Podcasts-slug', bySlug),
  'tulisan-temans': pathSql('Tulisan-Temans-slug', bySlug),
  gallery: pathSql('Gallery-slug', bySlug),
  video: pathSql('Video-slug', bySlug),
  tenants: pathSql('Tenants-slug', bySlug),
  collaborators: pathSql('Collaboration-slug', bySlug),
}
const path = Object.entries(paths)
  .map(([kind, made]) => `when '${kind}' then ${made}`)
  .join(' ')

/** Posts as the site's search finds them. */
export const postsSearch: SearchPart = {
  name: 'posts',
  place: 60,
  kinds: {
    news: kindWords.news.name,
    blog: kindWords.blog.name,
    articles: kindWords.articles.name,
    podcasts: kindWords.podcasts.name,
    'tulisan-temans': kindWords['tulisan-temans'].name,
    gallery: kindWords.gallery.name,
    video: kindWords.video.name,
    tenants: kindWords.tenants.name,
    collaborators: kindWords.collaborators.name,
  },
  tags: ['posts'],
  select: `select p.kind, p.id::text as ref,
    case p.kind ${path} end as path,
    p.title, p.summary,
    concat_ws(' ', array_to_string(p.tags, ' '),
      (select string_agg(c.name, ' ' order by c.id) from post_categories pc
        join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
        where pc.tenant_id = p.tenant_id and pc.post_id = p.id),
      (select string_agg(a.name, ' ' order by a.id) from post_authors pa
        join visible_people a on a.tenant_id = pa.tenant_id and a.id = pa.person_id
        where pa.tenant_id = p.tenant_id and pa.post_id = p.id)) as words,
    p.content_html as html, p.cover as picture, p.published_at, p.published_at as visible_from,
    null::timestamptz as visible_until
  from posts p
  where ${isPublished('p')} and p.visibility = 'public'`,
}
