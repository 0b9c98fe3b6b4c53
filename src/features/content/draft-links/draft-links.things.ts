import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { insertLink } from './draft-links.store.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinTokens {
    draftLink: string
  }
  interface Things {
    /** a link to the draft of `writing.post` */
    draftLink: number
  }
}

async function buildLink(tx: Tx, kind: string, id: string, by: number) {
  const token = randomToken()
  const at = new Date('2026-11-20T03:00:00Z')
  const until = new Date('2026-12-20T03:00:00Z')
  return { token, number: await insertLink(tx, kind, id, { hash: hashToken(token), by, at, until }) }
}

const path = (post: number, rest = '') => `/v1/draft-links/post/${post}${rest}`
const ofPost = (body?: object, ways: Parameters<typeof by>[1] = {}) => {
  const way = by(({ writing }) => ({ path: path(writing.post), body }), ways)
  return { kind: way, id: way }
}
const ofLink = by(({ writing, draftLink }) => ({ path: path(writing.post, `/${draftLink}`), body: {} }))

export const roomThings: RoomThings = {
  after: ['reviews', 'members'],
  async fill({ tx, ids }) {
    const { token } = await buildLink(tx, 'page', 'About', ids.member)
    return { tokens: { draftLink: token } }
  },
  async things({ tx, made, owner }) {
    // the draft it hangs on is there once there is a remark on it
    const { writing, remark } = made
    const { number } = await buildLink(tx, 'post', String(writing.post), owner.membershipId)
    return remark > 0 ? { draftLink: number } : {}
  },
  addressing: {
    'GET /v1/draft-links/{kind}/{id}': ofPost(),
    'POST /v1/draft-links/{kind}/{id}': ofPost({}, { found: 201 }),
    'DELETE /v1/draft-links/{kind}/{id}/{number}': { kind: ofLink, id: ofLink, number: ofLink },
  },
  parameters: ({ ids }) => ({ kind: ['post'], id: [String(ids.post)], number: ['1'] }),
  inPath: ({ tokens }) => ({ token: [tokens.draftLink] }),
}
