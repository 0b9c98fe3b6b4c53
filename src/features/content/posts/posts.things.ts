import { by, filter } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { postKinds } from '../../../shared/post-kinds.ts'
import { slugOf } from '../../../shared/slug.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    category: number
    post: number
  }

  interface Content {
    category: { slug: string }
    post: { id: number; slug: string }
    episode: { id: number }
  }
}

/** an episode that can be heard, so that there is a feed */
const recordingOf = (word: string) =>
  JSON.stringify({
    season: 1,
    episode: 1,
    seconds: 600,
    bytes: 9600,
    mime: 'audio/mpeg',
    key: `${word}-rekaman.mp3`,
  })

export async function buildCategory(tx: Tx, row: Row<'categories'> = {}) {
  const name = row.name ?? `Teknologi ${nextNumber()}`
  return tx.db
    .insertInto('categories')
    .values({ kind: 'news', name, slug: slugOf(name), ...row })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
}

interface PostTies {
  categoryIds?: number[]
  authorIds?: number[]
}

/** A published news post, unless told otherwise. */
export async function buildPost(
  tx: Tx,
  row: Row<'posts'> = {},
  { categoryIds = [], authorIds = [] }: PostTies = {},
) {
  const title = row.title ?? `Siswa merakit komputer sendiri ${nextNumber()}`
  const post = await tx.db
    .insertInto('posts')
    .values({
      kind: 'news',
      title,
      slug: slugOf(title),
      summary: 'Tiga puluh siswa merakit komputer dari suku cadang bekas.',
      content_html: '<p>Tiga puluh siswa merakit komputer dari suku cadang bekas selama dua pekan.</p>',
      status: 'published',
      published_at: longAgo,
      category_id: categoryIds[0] ?? null,
      ...row,
    })
    .returning(['id', 'kind', 'slug', 'title'])
    .executeTakeFirstOrThrow()
  for (const category_id of categoryIds) {
    await tx.db.insertInto('post_categories').values({ post_id: post.id, category_id }).execute()
  }
  for (const [position, person_id] of authorIds.entries()) {
    await tx.db.insertInto('post_authors').values({ post_id: post.id, person_id, position }).execute()
  }
  return post
}

export const roomThings: RoomThings = {
  after: ['people'],
  async fill({ tx, secret, word, picture, ids: { person } }) {
    let category = { id: 0 }
    let post = { id: 0 }
    for (const kind of postKinds) {
      category = await buildCategory(tx, { kind, slug: 'teknologi', name: `Teknologi ${secret}` })
      post = await buildPost(
        tx,
        {
          kind,
          slug: 'kabar-sekolah',
          title: `Kabar ${secret}`,
          summary: `Ringkasan ${secret}`,
          content_html: `<p>Isi ${secret}</p>`,
          cover: picture,
          tags: [secret],
          audio: kind === 'podcasts' ? recordingOf(word) : null,
          images: kind === 'gallery' ? `[${picture}]` : '[]',
        },
        { categoryIds: [category.id], authorIds: [person] },
      )
    }
    await buildPost(tx, { kind: 'news', slug: 'rahasia-dapur', title: `Draf ${secret}`, status: 'draft' })
    return { ids: { category: category.id, post: post.id } }
  },
  async content({ tx, secret, slug }) {
    await buildCategory(tx, { kind: 'news', slug, name: `Ragam ${secret}` })
    const post = await buildPost(tx, { kind: 'news', slug, title: `Kabar ${secret}` })
    const episode = await buildPost(tx, { kind: 'podcasts', slug, title: `Episode ${secret}` })
    return { category: { slug }, post: { id: post.id, slug }, episode: { id: episode.id } }
  },
  addressing: {
    'GET /v3/post/list': {
      categoryId: filter(({ twin }) => ({
        path: `/v3/post/list?kindSlug=news&categoryId=${twin.ids.category}`,
      })),
      excludeId: filter(({ twin }) => ({ path: `/v3/post/list?kindSlug=news&excludeId=${twin.ids.post}` })),
      parentSlug: filter(({ content }) => ({
        path: `/v3/post/list?kindSlug=news&parentSlug=${content.post.slug}`,
      })),
      categorySlug: filter(({ content }) => ({
        path: `/v3/post/list?kindSlug=news&categorySlug=${content.category.slug}`,
      })),
    },
    'GET /v3/post/detail': {
      id: by(({ content }) => ({ path: `/v3/post/detail?kindSlug=news&id=${content.post.id}` })),
      slug: by(({ content }) => ({ path: `/v3/post/detail?kindSlug=news&slug=${content.post.slug}` })),
    },
    'GET /v3/post/text': {
      id: by(({ content }) => ({ path: `/v3/post/text?kindSlug=news&id=${content.post.id}` })),
      slug: by(({ content }) => ({ path: `/v3/post/text?kindSlug=news&slug=${content.post.slug}` })),
    },
    'GET /v3/post/kind/category/detail': {
      slug: by(({ content }) => ({
        path: `/v3/post/kind/category/detail?kindSlug=news&slug=${content.category.slug}`,
      })),
    },
    'GET /v1/podcast/list': {
      categorySlug: filter(({ content }) => ({
        path: `/v1/podcast/list?categorySlug=${content.category.slug}`,
      })),
      excludeId: filter(({ content }) => ({ path: `/v1/podcast/list?excludeId=${content.episode.id}` })),
    },
    'GET /v1/podcast/detail': {
      id: by(({ content }) => ({ path: `/v1/podcast/detail?id=${content.episode.id}` })),
    },
    'GET /v1/post/article/list': {
      categorySlug: filter(({ content }) => ({
        path: `/v1/post/article/list?categorySlug=${content.category.slug}`,
      })),
      excludeId: filter(({ twin }) => ({ path: `/v1/post/article/list?excludeId=${twin.ids.post}` })),
    },
    'GET /v1/post/detail': { id: by(({ content }) => ({ path: `/v1/post/detail?id=${content.post.id}` })) },
    'GET /v2/post/category': {
      categorySlug: filter(({ content }) => ({
        path: `/v2/post/category?categorySlug=${content.category.slug}`,
      })),
    },
  },
  parameters: () => ({
    kindSlug: ['news', 'blog', 'articles', 'podcasts', 'tulisan-temans', 'gallery'],
    slug: ['kabar-sekolah', 'rahasia-dapur', 'teknologi'],
    parentSlug: ['kabar-sekolah'],
    categorySlug: ['teknologi'],
    title: ['kabar-sekolah'],
    category: ['teknologi'],
    kind: ['news'],
    reaction: ['saved'],
  }),
}
