import { type Addressing, by, filter, reference } from '../../../../test/addressing.ts'
import type { RoomThings, Things } from '../../../../test/room-things.ts'
import { nextNumber } from '../../../../test/rows.ts'
import { buildCategory, buildPost } from '../posts/posts.things.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** one's own draft, a post that may head a series, and two categories of their kind */
    writing: {
      post: number
      slug: string
      series: string
      category: number
      parent: number
      categorySlug: string
    }
  }
}

/** a kind that everybody may write */
const kind = 'tulisan-temans'

const ofPost = (rest: string, body: object = {}, ways: Parameters<typeof by>[1] = {}) => ({
  id: by(({ writing }) => ({ path: `/v1/posts/${writing.post}${rest}`, body }), ways),
})
const call =
  (path: string, body: (things: Things, own: Things) => object): Addressing['ask'] =>
  (things, { own }) => ({ path, body: body(things, own) })

const create = '/v3/post/create'
const update = '/v3/post/update'
const category = (act: string) => `/v3/post/kind/category/${act}`
const made = { found: 201, missing: 201, notMine: 201 }
const kept = { missing: 200, notMine: 200 }
const text = { kindSlug: kind, title: 'Tulisan baru' }
const listed = (end: string) => ({
  categoryId: filter(({ writing }) => ({ path: `/v1/posts/${end}?categoryId=${writing.category}` })),
})

export const roomThings: RoomThings = {
  after: ['posts', 'people'],
  async fill({ tx, ids: { post } }) {
    const old = { kind: 'news', slug: `alamat-lama-${nextNumber()}`, post_id: post }
    await tx.db.insertInto('post_addresses').values(old).execute()
    return {}
  },
  async things({ tx, owner, secret }) {
    const number = nextNumber()
    const row = { kind, status: 'draft' as const, owner_id: owner.membershipId, published_at: null }
    const series = await buildPost(tx, { ...row, slug: `seri-${number}`, title: `Seri ${secret}` })
    const post = await buildPost(tx, { ...row, slug: `draf-${number}`, title: `Draf ${secret}` })
    const parent = await buildCategory(tx, { kind, slug: `induk-${number}`, name: `Induk ${secret}` })
    const own = await buildCategory(tx, { kind, slug: `anak-${number}`, name: `Anak ${secret}` })
    return {
      writing: {
        post: post.id,
        slug: post.slug,
        series: series.slug,
        category: own.id,
        parent: parent.id,
        categorySlug: own.slug,
      },
    }
  },
  addressing: {
    'GET /v1/posts/file': listed('file'),
    'GET /v1/posts/ids': listed('ids'),
    'DELETE /v1/posts/{id}': ofPost(''),
    'POST /v1/posts/{id}/restoration': ofPost('/restoration'),
    'POST /v1/posts/{id}/archive': ofPost('/archive', {}, { only: [0, 1, 7, 9] }),
    'POST /v1/posts/{id}/review': ofPost('/review', { decision: 'asked' }),
    'POST /v3/post/create': {
      slug: by(
        call(create, ({ writing }) => ({ ...text, slug: writing.slug })),
        made,
      ),
      parentSlug: reference(
        call(create, ({ writing }) => ({ ...text, parentSlug: writing.series })),
        {
          found: 201,
          notMine: 201,
        },
      ),
    },
    'POST /v3/post/update': {
      id: by(call(update, ({ writing }) => ({ id: writing.post, version: 0, title: 'Baru' }))),
      slug: by(
        call(update, ({ writing }, own) => ({ id: own.writing.post, version: 0, slug: writing.slug })),
        kept,
      ),
      parentSlug: reference(
        call(update, ({ writing }, own) => ({
          id: own.writing.post,
          version: 0,
          parentSlug: writing.series,
        })),
        { notMine: 200 },
      ),
    },
    'POST /v3/post/delete': { id: by(call('/v3/post/delete', ({ writing }) => ({ id: writing.post }))) },
    'POST /v3/post/kind/category/create': {
      slug: by(
        call(category('create'), ({ writing }) => ({
          kindSlug: kind,
          name: 'Baru',
          slug: `${writing.categorySlug}-${nextNumber()}`,
        })),
        made,
      ),
      parentId: reference(
        call(category('create'), ({ writing }) => ({
          kindSlug: kind,
          name: 'Baru',
          slug: `baru-${nextNumber()}`,
          parentId: writing.parent,
        })),
        { found: 201, notMine: 201 },
      ),
    },
    'POST /v3/post/kind/category/update': {
      id: by(
        call(category('update'), ({ writing }) => ({ id: writing.category, name: 'Baru' })),
        { notMine: 200 },
      ),
      slug: by(
        call(category('update'), ({ writing }, own) => ({
          id: own.writing.category,
          slug: `${writing.categorySlug}-${nextNumber()}`,
        })),
        kept,
      ),
      parentId: reference(
        call(category('update'), ({ writing }, own) => ({
          id: own.writing.category,
          parentId: writing.parent,
        })),
        { notMine: 200 },
      ),
    },
    'POST /v3/post/kind/category/delete': {
      id: by(
        call(category('delete'), ({ writing }) => ({ id: writing.category })),
        { only: [0, 1] },
      ),
    },
  },
  parameters: () => ({ state: ['draft', 'trash'], sort: ['title'], kind: ['news'] }),
}
