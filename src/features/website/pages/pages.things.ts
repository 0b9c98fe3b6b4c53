import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { furnishPages } from './pages.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** the name of a published page; other tenants have none of this name */
    page: string
  }
}

// whoever names a page that only another tenant has saw a version of it that was never here
const writing = (where: string) =>
  by(({ page }) => ({ path: `/v1/pages/${page}/${where}`, body: { title: 'Layanan', version: 1 } }), {
    missing: 409,
  })
const removing = (where: string) =>
  by(({ page }) => ({ path: `/v1/pages/${page}/${where}`, body: { version: 1 } }))

export const roomThings: RoomThings = {
  async fill({ tx, secret, now }) {
    await furnishPages(tx, {
      name: `Sekolah ${secret}`,
      now,
      pages: [
        { name: 'Services-jaringan', title: `Layanan ${secret}` },
        { name: 'Halaman-beasiswa', title: `Beasiswa ${secret}` },
        { name: 'News', title: `Kabar ${secret}`, lead: `Pengantar ${secret}` },
      ],
    })
    return {}
  },
  async things({ tx, secret, word, number }) {
    const { name } = await tx.db
      .insertInto('site_pages')
      .values({ name: `Services-${word}-${number}`, title: `Layanan ${secret}` })
      .returning('name')
      .executeTakeFirstOrThrow()
    return { page: name }
  },
  addressing: {
    'PUT /v1/pages/{name}/draft': { name: writing('draft') },
    'PUT /v1/pages/{name}/publication': { name: writing('publication') },
    'DELETE /v1/pages/{name}/draft': { name: removing('draft') },
    'DELETE /v1/pages/{name}/publication': { name: removing('publication') },
  },
  parameters: () => ({ name: ['About', 'News', 'Services-jaringan', 'Halaman-beasiswa'] }),
  inPath: () => ({
    name: ['About', 'News', 'Services-jaringan', 'Halaman-beasiswa', 'Beranda'],
    slug: ['beasiswa'],
  }),
}
