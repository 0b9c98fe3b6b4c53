import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { notePresence } from './presence.store.ts'
import { keepContent, noteSave, writeDraft } from './publishing.store.ts'
import { writePlan } from './schedules.store.ts'
import { insertVersion } from './versions.store.ts'

const at = new Date('2026-11-20T03:00:00Z')

/** A draft over the version 1 that is published. */
export async function buildDraft(tx: Tx, kind: string, id: string, value: object): Promise<string> {
  const sha256 = await keepContent(tx, value)
  const saved = { rev: 1, writer: '', by: null, at }
  await writeDraft(tx, kind, id, { ...saved, sha256, base: 1 })
  await noteSave(tx, kind, id, { ...saved, sha256 })
  return sha256
}

// whoever names a page that only another tenant has saw a rev of it that was never here
const late = { missing: 409 }
const pathOf = (page: string, rest: string) => `/v1/drafts/page/${page}${rest}`
/** pages and the look are theirs; whose a post is, its own room says and tests */
const theirs = { only: [0, 1] } as const
const both = (rest: string, body?: object, ways: Parameters<typeof by>[1] = {}) => {
  const way = by(({ page }) => ({ path: pathOf(page, rest), body }), { ...theirs, ...ways })
  return { kind: way, id: way }
}
const ofVersion = (rest: string) => {
  const way = by(
    ({ version }) => ({ path: `/v1/drafts/look/site/versions/${version}${rest}`, body: {} }),
    theirs,
  )
  return { kind: way, id: way, number: way }
}
const seen = { rev: 1 }

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, ids }) {
    const sha256 = await buildDraft(tx, 'page', 'About', { title: `Draf ${secret}` })
    await insertVersion(tx, 'page', 'About', { number: 1, sha256, why: 'before', by: null, at })
    const planned = { act: 'publish', at: new Date('2027-01-01T00:00:00Z'), sha256, by: null } as const
    await writePlan(tx, 'page', 'About', planned)
    const here = { by: ids.member, window: `jendela ${secret}`, block: 'a', at }
    await notePresence(tx, 'page', 'About', here)
    return {}
  },
  addressing: {
    'GET /v1/drafts/{kind}/{id}': both('', undefined, { missing: 200 }),
    'PUT /v1/drafts/{kind}/{id}': both('', { ...seen, fields: { lead: 'Baru' } }, late),
    'DELETE /v1/drafts/{kind}/{id}': both('', seen, late),
    'POST /v1/drafts/{kind}/{id}/publication': both('/publication', seen, late),
    'DELETE /v1/drafts/{kind}/{id}/publication': both('/publication', seen, late),
    'PUT /v1/drafts/{kind}/{id}/schedule': both(
      '/schedule',
      { ...seen, act: 'withdraw', at: '2027-01-01T08:00' },
      late,
    ),
    'PUT /v1/drafts/{kind}/{id}/presence': both('/presence', { window: 'uji' }, { missing: 200 }),
    'GET /v1/drafts/{kind}/{id}/versions': both('/versions', undefined, { missing: 200 }),
    'GET /v1/drafts/{kind}/{id}/versions/{number}': ofVersion(''),
    'POST /v1/drafts/{kind}/{id}/versions/{number}/restoration': ofVersion('/restoration'),
  },
  parameters: () => ({ kind: ['page', 'look'], id: ['About', 'site'], number: ['1'] }),
}
