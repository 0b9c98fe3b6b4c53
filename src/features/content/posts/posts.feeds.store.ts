import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { readJson } from '../../../shared/json.ts'
import { visible } from './posts.store.ts'

/** What everybody may read, for machines. */
const readable = `${visible} and p.kind = :kind`

/** of one file of the sitemap */
const atOnce = 1000

const files = statement(
  'posts.addressFiles',
  `select coalesce(json_agg(row_to_json(file) order by file.after), '[]') as data from (
    select coalesce(lag(max(numbered.id)) over (order by numbered.file), 0) as after, max(numbered.changed) as lastmod
    from (select p.id, greatest(p.updated_at, p.published_at) as changed,
        (row_number() over (order by p.id) - 1) / ${atOnce} as file
      from posts p where ${readable}) numbered
    group by numbered.file) file`,
)

/** Where each span of addresses of a kind begins, and when one of its posts last changed; read from an index alone. */
export async function listAddressFiles(
  tx: Tx,
  kind: string,
  now: Date,
): Promise<{ after: number; lastmod: string }[]> {
  return readJson(await tx.json(files, { now, kind }))
}

const addresses = statement(
  'posts.addresses',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select p.id, p.slug, greatest(p.updated_at, p.published_at) as "changedAt", p.cover ->> 'key' as "coverKey"
  from posts p where ${readable} and p.id > :after
    and coalesce(p.seo ->> 'noindex', '') <> 'true' and coalesce(p.seo ->> 'canonical', '') = '' order by p.id limit ${atOnce}) item`,
)

export interface PostAddress {
  id: number
  slug: string
  changedAt: string
  coverKey: string | null
}

/** A span of the readable posts of a kind, behind the post of this id, in the order of their ids. */
export async function listAddresses(tx: Tx, kind: string, now: Date, after: number): Promise<PostAddress[]> {
  return readJson(await tx.json(addresses, { now, kind, after }))
}

const latest = statement(
  'posts.news',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select p.id, p.slug, p.title, p.published_at as "publishedAt"
  from posts p where ${readable} and p.published_at > :since order by p.published_at desc, p.id desc limit :limit) item`,
)

export interface News {
  id: number
  slug: string
  title: string
  publishedAt: string
}

/** Readable posts of a kind that were published after `since`, the newest first. */
export async function listNews(
  tx: Tx,
  wish: { kind: string; now: Date; since: Date; limit: number },
): Promise<News[]> {
  return readJson(await tx.json(latest, wish))
}

const newest = statement(
  'posts.feed',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select p.id, p.slug, p.title, p.summary, p.content_html as html, p.published_at as "publishedAt",
    greatest(p.updated_at, p.published_at) as "updatedAt", ${pictureSql('p.cover')} as picture,
    (select coalesce(json_agg(a.name order by pa.position), '[]') from post_authors pa
      join visible_people a on a.tenant_id = pa.tenant_id and a.id = pa.person_id
      where pa.tenant_id = p.tenant_id and pa.post_id = p.id) as authors,
    (select coalesce(json_agg(c.name order by c.name), '[]') from post_categories pc
      join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
      where pc.tenant_id = p.tenant_id and pc.post_id = p.id) as categories
  from posts p where ${readable} and p.published_at > coalesce(:since?::timestamptz, '-infinity')
  order by p.published_at desc, p.id desc limit :limit) item`,
)

export interface FeedRow {
  id: number
  slug: string
  title: string
  summary: string
  html: string
  publishedAt: string
  updatedAt: string
  picture: { url: string; width: number; height: number; alt: string } | null
  authors: string[]
  categories: string[]
}

interface FeedWish {
  kind: string
  now: Date
  pictureBase: string
  limit: number
  since: Date | undefined
}

/** The newest readable posts of a kind with their texts. */
export async function listNewest(tx: Tx, wish: FeedWish): Promise<FeedRow[]> {
  return readJson(await tx.json(newest, { ...wish, since: wish.since ?? null }))
}
