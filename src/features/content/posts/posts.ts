import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { notFound } from '../../../shared/failure.ts'
import type { CategoryItem, PostDetail, PostItem } from './posts.contract.ts'
import * as store from './posts.store.ts'

export { postList } from './posts.contract.ts'

/** Reading posts. The texts are JSON that PostgreSQL built, in the shapes of posts.contract.ts. */
export function listPosts({ tx, tenant, clock }: InTenant, query: store.PostWishes): Promise<string> {
  return store.listPosts(tx, query, clock.now(), tenant)
}

export async function listPostItems(context: InTenant, query: store.PostWishes): Promise<Paged<PostItem>> {
  return JSON.parse(await listPosts(context, query))
}

export async function getPost({ tx, tenant, clock }: InTenant, by: store.PostReference): Promise<string> {
  const text = await store.findPost(tx, by, clock.now(), tenant)
  if (text === 'null') throw notFound('Tulisan')
  return text
}

export async function findPostDetail(
  { tx, tenant, clock }: InTenant,
  by: store.PostReference,
): Promise<PostDetail | undefined> {
  const text = await store.findPost(tx, by, clock.now(), tenant)
  return text === 'null' ? undefined : JSON.parse(text)
}

export function listCategories({ tx, clock }: InTenant, query: store.CategoryWishes): Promise<string> {
  return store.listCategories(tx, query, clock.now())
}

export async function listAllCategories(
  context: InTenant,
  kindSlug: PostItem['kindSlug'],
): Promise<CategoryItem[]> {
  const text = await listCategories(context, { kindSlug, page: 1, pageSize: 100, sort: 'title', all: true })
  const list: Paged<CategoryItem> = JSON.parse(text)
  return list.items
}

export async function getCategory({ tx, clock }: InTenant, kindSlug: string, slug: string): Promise<string> {
  const text = await store.findCategory(tx, kindSlug, slug, clock.now())
  if (text === 'null') throw notFound('Kategori')
  return text
}

/** Whether visitors may see such a post, and its number; for what only hangs on it. */
export async function findPostId({ tx, clock }: InTenant, kindSlug: string, slug: string): Promise<number> {
  const id = await store.findPostId(tx, kindSlug, slug, clock.now())
  if (id === undefined) throw notFound('Tulisan')
  return id
}
