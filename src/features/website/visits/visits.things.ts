import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    const day = '2026-11-01'
    const visitor = 'pengunjung-tanpa-nama'
    const from = { source: `${secret}.test`.toLowerCase(), medium: 'referral', campaign: '', device: 'desk' }
    await tx.db
      .insertInto('visits')
      .values({ day, visitor, ...from, views: 1 })
      .execute()
    await tx.db
      .insertInto('visit_pages')
      .values({ day, visitor, page: `/${secret}`, views: 1 })
      .execute()
    await tx.db.insertInto('visit_leftovers').values({ day, reason: 'bot', views: 1 }).execute()
    await tx.db
      .insertInto('order_sources')
      .values({ order_code: secret.slice(0, 40), day, ...from })
      .execute()
    return {}
  },
  parameters: () => ({ by: ['source'], from: ['2026-11-01'], to: ['2026-11-30'] }),
}
