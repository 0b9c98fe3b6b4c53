import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret }) {
    await tx.db
      .insertInto('privacy_notices')
      .values({ version: 1, summary: `Ringkasan ${secret}`, content_html: `<p>${secret}</p>` })
      .execute()
    return {}
  },
  parameters: () => ({ version: ['1'] }),
}
