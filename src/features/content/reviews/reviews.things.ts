import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { buildDraft } from '../../core/publishing/publishing.things.ts'
import { addRemark } from './remarks.store.ts'
import type { ReviewState } from './reviews.rules.ts'
import { addStep, writeStanding } from './reviews.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** a remark on the draft of `writing.post` */
    remark: number
  }
}

const at = longAgo

/** A post whose review has come so far. */
export async function buildReview(
  tx: Tx,
  postId: number,
  { state, note = '', by = null }: { state: ReviewState; note?: string; by?: number | null },
): Promise<void> {
  const id = String(postId)
  await buildDraft(tx, 'post', id, { title: 'Ditinjau' })
  await addStep(tx, 'post', id, { rev: 1, decision: state, note, by: null, at })
  await writeStanding(tx, 'post', id, { state, rev: 1, by, at })
}
const path = (post: number, rest: string) => `/v1/reviews/post/${post}${rest}`
const ofPost = (rest: string, body?: object, ways: Parameters<typeof by>[1] = {}) => {
  const way = by(({ writing }) => ({ path: path(writing.post, rest), body }), ways)
  return { kind: way, id: way }
}
const ofRemark = (() => {
  const way = by(({ writing, remark }) => ({
    path: path(writing.post, `/remarks/${remark}/resolution`),
    body: {},
  }))
  return { kind: way, id: way, number: way }
})()

export const roomThings: RoomThings = {
  after: ['publishing', 'writing'],
  async fill({ tx, secret }) {
    const step = { rev: 1, note: `Catatan ${secret}`, by: null, at }
    await addStep(tx, 'page', 'About', { ...step, decision: 'asked' })
    await writeStanding(tx, 'page', 'About', { state: 'asked', rev: 1, by: null, at })
    await addRemark(tx, 'page', 'About', { rev: 1, block: 'a', quote: secret, words: secret, by: null, at })
    return {}
  },
  async things({ tx, secret, made }) {
    const id = String(made.writing.post)
    await buildDraft(tx, 'post', id, { title: `Draf ${secret}` })
    const said = { rev: 1, block: '', quote: '', words: `Catatan ${secret}`, by: null, at }
    return { remark: await addRemark(tx, 'post', id, said) }
  },
  addressing: {
    'GET /v1/reviews/{kind}/{id}': ofPost(''),
    'GET /v1/reviews/{kind}/{id}/dead-links': ofPost('/dead-links'),
    'POST /v1/reviews/{kind}/{id}/steps': ofPost('/steps', { decision: 'asked' }),
    'POST /v1/reviews/{kind}/{id}/remarks': ofPost('/remarks', { rev: 1, words: 'Bagus' }, { found: 201 }),
    'POST /v1/reviews/{kind}/{id}/remarks/{number}/resolution': ofRemark,
    'DELETE /v1/reviews/{kind}/{id}/remarks/{number}/resolution': ofRemark,
  },
  parameters: ({ ids }) => ({ kind: ['post'], id: [String(ids.post)], number: ['1'], state: ['needs_fix'] }),
}
