import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { readJson } from '../../../shared/json.ts'
import { visible } from './posts.store.ts'

/** What everybody may read, for machines. */
const readable = `${visible} and p.kind = :kind`

const addresses = statement(
  'posts.addresses',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select p.id, p.slug, p.title, p.published_at as "publishedAt", greatest(p.updated_at, p.published_at) as "changedAt",
    p.cover ->> 'key' as "coverKey"
  from posts p where ${readable} order by p.published_at desc, p.id desc) item`,
)

export interface PostAddress {
  id: number
  slug: string
  title: string
  publishedAt: string
  changedAt: string
  coverKey: string | null
}

/** Every readable post of a kind, the newest first. */
export async function listAddresses(tx: Tx, kind: string, now: Date): Promise<PostAddress[]> {
  return readJson(await tx.json(addresses, { now, kind }))
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
  from posts p where ${readable} order by p.published_at desc, p.id desc limit :limit) item`,
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

/** The newest readable posts of a kind with their texts. */
export async function listNewest(
  tx: Tx,
  kind: string,
  now: Date,
  pictureBase: string,
  limit: number,
): Promise<FeedRow[]> {
  return readJson(await tx.json(newest, { now, kind, pictureBase, limit }))
}
