import { by } from '../../../../test/addressing.ts'
import { testNow } from '../../../../test/app.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'

export const roomThings: RoomThings = {
  after: ['posts'],
  async fill({ tx, secret, ids: { post: post_id } }) {
    const visitor = hashOf(secret)
    await tx.db.insertInto('post_reactions').values({ post_id, visitor, reaction: 'like' }).execute()
    await tx.db.insertInto('post_views').values({ post_id, visitor, seen_at: testNow }).execute()
    return {}
  },
  addressing: {
    'POST /v3/post/react': {
      slug: by(({ content }) => ({
        path: `/v3/post/react?kindSlug=news&slug=${content.post.slug}`,
        body: { reaction: 'clap' },
      })),
    },
    'POST /v3/post/view': {
      slug: by(({ content }) => ({
        path: `/v3/post/view?kindSlug=news&slug=${content.post.slug}`,
        body: {},
      })),
    },
  },
}
