import type { Tx } from '../../src/platform/db/transaction.ts'
import { sanitizeHtml } from '../../src/platform/html/sanitize.ts'
import { htmlToText } from '../../src/shared/html-text.ts'
import { day } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import type { Gallery } from './gallery.ts'

/** slug → id of the people written */
export type People = Map<string, number>

export async function seedPosts(tx: Tx, demo: DemoTenant, gallery: Gallery, now: Date): Promise<People> {
  const people = await seedPeople(tx, demo, gallery)
  const categories = await seedCategories(tx, demo)
  if (demo.posts.length === 0) return people
  const rows = await tx.db
    .insertInto('posts')
    .values(
      demo.posts.map(post => ({
        kind: post.kind,
        slug: post.slug,
        title: post.title,
        summary: post.summary,
        content_html: sanitizeHtml(post.html),
        cover: JSON.stringify(gallery.picture(post.cover)),
        category_id: categories.get(`${post.kind} ${post.category}`) ?? null,
        tags: post.tags,
        status: 'published',
        featured: post.featured ?? false,
        audio: post.audio ? JSON.stringify(post.audio) : null,
        minutes: Math.max(1, Math.round(htmlToText(post.html).split(' ').length / 200)),
        published_at: new Date(now.getTime() - post.publishedDaysAgo * day),
      })),
    )
    .returning(['id', 'kind', 'slug', 'category_id'])
    .execute()
  const ids = new Map(rows.map(row => [`${row.kind} ${row.slug}`, row.id]))
  const authors = demo.posts.flatMap(post =>
    post.authors.flatMap((slug, position) => {
      const person = people.get(slug)
      const id = ids.get(`${post.kind} ${post.slug}`)
      return person && id ? [{ post_id: id, person_id: person, position }] : []
    }),
  )
  if (authors.length > 0) await tx.db.insertInto('post_authors').values(authors).execute()
  const filed = rows.flatMap(row =>
    row.category_id ? [{ post_id: row.id, category_id: row.category_id }] : [],
  )
  if (filed.length > 0) await tx.db.insertInto('post_categories').values(filed).execute()
  return people
}

async function seedPeople(tx: Tx, demo: DemoTenant, gallery: Gallery): Promise<People> {
  if (demo.people.length === 0) return new Map()
  const rows = await tx.db
    .insertInto('people')
    .values(
      demo.people.map(({ slug, name, title, bio, photo }) => ({
        slug,
        name,
        title,
        bio,
        photo: JSON.stringify(gallery.picture(photo)),
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  return new Map(rows.map(row => [row.slug, row.id]))
}

async function seedCategories(tx: Tx, demo: DemoTenant): Promise<Map<string, number>> {
  if (demo.categories.length === 0) return new Map()
  const rows = await tx.db
    .insertInto('categories')
    .values(demo.categories.map((category, position) => ({ ...category, position })))
    .returning(['id', 'kind', 'slug'])
    .execute()
  return new Map(rows.map(row => [`${row.kind} ${row.slug}`, row.id]))
}
