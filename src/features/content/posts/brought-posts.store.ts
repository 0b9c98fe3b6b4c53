import { sql } from 'kysely'
import type { ArchivedPost, PostArchive } from '../../../platform/archives/archive.ts'
import { type Prepared, pictureJson } from '../../../platform/archives/prepared-picture.ts'
import { type Came, type Count, portions, whileReading } from '../../../platform/archives/written.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type PostKind, to } from '../../../routes.ts'
import { uniqueSlug } from '../../../shared/slug.ts'
import { type Brought, bringPeople } from '../../core/people/people.ts'
import { bringRedirects } from '../../core/site/site.ts'
import { bringCategories, countTags } from './brought-terms.store.ts'

/** An old address of a post, as requests are looked up: decoded, in lower case. */
export type OldAddress = { from: string; sourceId: string }

/** Where the posts will stand, decided before links between them are made. */
export type PostsPlan = {
  kind: PostKind
  /** by the old site's number */
  slugs: ReadonlyMap<string, string>
  place: (post: ArchivedPost) => { source: string; slug: string }
}

export type PostText = Omit<ArchivedPost, 'publishedAt'> & {
  source: string
  minutes: number
  cover: Prepared | undefined
  publishedAt: string | undefined
}

/** A post is known again by its source and then keeps its address; a new one takes the first that is free. */
export async function planBroughtPosts(
  tx: Tx,
  posts: readonly ArchivedPost[],
  sourceOf: (post: ArchivedPost) => string,
  /** what they may become, and what was asked for; without it they stay what they were, or become the first */
  { kinds, asked }: { kinds: readonly [PostKind, ...PostKind[]]; asked: PostKind | undefined },
): Promise<PostsPlan> {
  const all = await tx.db.selectFrom('posts').select(['kind', 'slug', 'source']).execute()
  const bySource = new Map(all.flatMap(row => (row.source === null ? [] : [[row.source, row] as const])))
  const before = posts.map(post => bySource.get(sourceOf(post))?.kind).find(found => found !== undefined)
  const kind = asked ?? kinds.find(one => one === before) ?? kinds[0]
  const taken = new Set(all.filter(row => row.kind === kind).map(row => row.slug))
  const slugs = new Map(
    posts.map(post => {
      const known = bySource.get(sourceOf(post))
      return [post.sourceId, known?.kind === kind ? known.slug : uniqueSlug(known?.slug ?? post.slug, taken)]
    }),
  )
  const place = (post: ArchivedPost) => ({
    source: sourceOf(post),
    slug: slugs.get(post.sourceId) ?? post.slug,
  })
  return { kind, slugs, place }
}

type Posts = {
  posts: readonly PostText[]
  archive: Pick<PostArchive, 'categories'>
  /** who wrote them */
  people: readonly Brought[]
  redirects: readonly OldAddress[]
  /** whose they are */
  site: string
  note: (what: string, why: string) => void
  came: (thing: Came) => void
  isDraft: boolean
  now: Date
}

export async function bringPosts(
  tx: Tx,
  plan: PostsPlan,
  { posts, archive, people: writers, redirects, site, note, came, isDraft, now }: Posts,
): Promise<Count[]> {
  const tags = await countTags(tx, plan.kind, posts)
  const people = await bringPeople(tx, writers)
  const categories = await bringCategories(tx, plan.kind, archive.categories)
  const filed = posts.map(post => post.categorySlugs.flatMap(slug => categories.ids.get(slug) ?? []))
  const rows = posts.map((post, at) => ({
    ...rowOf(post, plan.kind, filed[at]?.[0] ?? null, now),
    ...(isDraft ? { status: 'draft' as const } : {}),
  }))
  const { ids, statuses, created, changed } = await writeRows(tx, rows)
  const idOf = (post: PostText) => ids.get(post.source) ?? gone()
  for (const post of posts) {
    const isOut = ['published', 'scheduled'].includes(statuses.get(post.source) ?? '')
    const id = idOf(post)
    came({
      title: post.title,
      href: isOut ? to.post({ kind: plan.kind, id, slug: post.slug }) : undefined,
      office: to.writing({ id }),
      isDraft: !isOut,
    })
  }
  const written = posts.map(post => ({ id: idOf(post), author: people.ids.get(post.authorLogin ?? '') }))
  for (const id of await writeAuthors(tx, written)) changed.add(id)
  const pairs = written.flatMap(({ id }, at) => (filed[at] ?? []).map(category => ({ id, category })))
  for (const id of await writeFiling(tx, [...ids.values()], pairs)) changed.add(id)
  const updated = [...changed].filter(id => !created.has(id)).length
  const leads = redirects.flatMap(({ from, sourceId }) => {
    const post = posts.find(one => one.sourceId === sourceId)
    if (!post) return []
    const target = to.post({ kind: plan.kind, id: idOf(post), slug: post.slug })
    return from.replace(/\/$/, '') === target.toLowerCase() ? [] : [{ from_path: from, to_path: target }]
  })
  return [
    {
      what: 'Artikel',
      created: created.size,
      updated,
      unchanged: posts.length - created.size - updated,
      removed: 0,
    },
    people.count,
    categories.count,
    tags,
    await bringRedirects(tx, leads, site, note),
  ]
}

function gone(): never {
  throw whileReading
}

function rowOf(post: PostText, kind: PostKind, category_id: number | null, now: Date) {
  const { source, slug, title, summary, html, tags, status, minutes, cover, publishedAt } = post
  return {
    kind,
    source,
    slug,
    title,
    summary,
    category_id,
    tags,
    status,
    minutes,
    content_html: html,
    cover: cover ? pictureJson(cover, cover.alt || title) : null,
    published_at: publishedAt ?? null,
    featured: post.sticky,
    audio: post.audio ? JSON.stringify(post.audio) : null,
    language: post.language ?? null,
    updated_at: now,
  }
}

/** What is public here stays public, and what was put away stays away, whatever the old site says. */
const status = sql<string>`case when posts.status in ('published', 'archived') then posts.status else excluded.status end`

/** A recording that was put here by hand stays where the feed has none. */
const audio = sql<string | null>`coalesce(excluded.audio, posts.audio)`

const facts = (of: 'posts' | 'excluded') => {
  const names = [
    'kind',
    'slug',
    'title',
    'summary',
    'content_html',
    'cover',
    'category_id',
    'tags',
    'minutes',
    'published_at',
    'language',
  ]
  return sql.join(names.map(name => sql.ref(`${of}.${name}`)))
}

async function writeRows(tx: Tx, rows: ReturnType<typeof rowOf>[]) {
  const created = new Set<number>()
  const changed = new Set<number>()
  for (const some of portions(rows, 50)) {
    const written = await tx.db
      .insertInto('posts')
      .values(some)
      .onConflict(conflict =>
        conflict
          .columns(['tenant_id', 'source'])
          .doUpdateSet(row => ({
            kind: row.ref('excluded.kind'),
            slug: row.ref('excluded.slug'),
            title: row.ref('excluded.title'),
            summary: row.ref('excluded.summary'),
            content_html: row.ref('excluded.content_html'),
            cover: row.ref('excluded.cover'),
            category_id: row.ref('excluded.category_id'),
            tags: row.ref('excluded.tags'),
            minutes: row.ref('excluded.minutes'),
            published_at: row.ref('excluded.published_at'),
            language: row.ref('excluded.language'),
            audio,
            status,
            updated_at: row.ref('excluded.updated_at'),
            version: sql`posts.version + 1`,
          }))
          .where(
            sql<boolean>`(${facts('posts')}) is distinct from (${facts('excluded')})
              or posts.status <> ${status} or posts.audio is distinct from ${audio}`,
          ),
      )
      .returning(['id', sql<boolean>`xmax = 0`.as('created')])
      .execute()
    for (const row of written) (row.created ? created : changed).add(row.id)
  }
  const ids = new Map<string, number>()
  const statuses = new Map<string, string>()
  for (const some of portions(rows, 1_000)) {
    const sources = some.map(row => row.source)
    const found = await tx.db
      .selectFrom('posts')
      .select(['id', 'source', 'status'])
      .where('source', 'in', sources)
      .execute()
    for (const { id, source, status } of found) {
      if (source === null) continue
      ids.set(source, id)
      statuses.set(source, status)
    }
  }
  return { ids, statuses, created, changed }
}

/** The one author of each post; answers the posts whose author is another now. */
async function writeAuthors(
  tx: Tx,
  written: readonly { id: number; author: number | undefined }[],
): Promise<number[]> {
  const pairs = written.flatMap(({ id, author }) => (author === undefined ? [] : [{ id, other: author }]))
  const { rows } = await sql<{ post_id: number }>`
    with wanted as (${wanted(pairs)}),
    gone as (delete from post_authors pa using wanted w where pa.post_id = w.post_id
      and not exists (select from wanted x where x.post_id = pa.post_id and x.other_id = pa.person_id) returning pa.post_id),
    come as (insert into post_authors (post_id, person_id) select post_id, other_id from wanted
      on conflict do nothing returning post_id)
    select post_id from gone union select post_id from come`.execute(tx.db)
  return rows.map(row => row.post_id)
}

/** Every category of the posts; answers the posts that are filed otherwise now. */
async function writeFiling(
  tx: Tx,
  postIds: readonly number[],
  pairs: readonly { id: number; category: number }[],
): Promise<number[]> {
  const { rows } = await sql<{ post_id: number }>`
    with wanted as (${wanted(pairs.map(({ id, category }) => ({ id, other: category })))}),
    gone as (delete from post_categories pc where pc.post_id = any (${postIds}::int[])
      and not exists (select from wanted w where w.post_id = pc.post_id and w.other_id = pc.category_id) returning pc.post_id),
    come as (insert into post_categories (post_id, category_id) select distinct post_id, other_id from wanted
      on conflict do nothing returning post_id)
    select post_id from gone union select post_id from come`.execute(tx.db)
  return rows.map(row => row.post_id)
}

const wanted = (pairs: readonly { id: number; other: number }[]) =>
  sql`select * from unnest(${pairs.map(pair => pair.id)}::int[], ${pairs.map(pair => pair.other)}::int[])
    as pair (post_id, other_id)`
