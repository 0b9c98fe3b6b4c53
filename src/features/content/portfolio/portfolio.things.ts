import { by } from '../../../../test/addressing.ts'
import { buildProject } from '../../../../test/build.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

declare module '../../../../test/room-things.ts' {
  interface Content {
    project: { slug: string }
  }
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, picture }) {
    const { id } = await tx.db
      .insertInto('portfolio_clients')
      .values({ slug: 'bank-desa', name: `Bank ${secret}`, sector: `Keuangan ${secret}`, logo: picture })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('portfolio_items')
      .values({
        slug: 'melek-digital',
        title: `Melek digital ${secret}`,
        kind: 'CSR Program',
        kind_slug: 'csr-program',
        starts_on: '2026-03-01',
        ends_on: '2026-06-30',
        client_id: id,
        batches: JSON.stringify([{ label: `Batch ${secret}`, date: '2026-03-01' }]),
        summary: `Ringkasan ${secret}`,
        description_html: `<p>Isi ${secret}</p>`,
        cover: picture,
        photos: `[${picture}]`,
        status: 'published',
        published_at: '2026-09-01T02:00:00Z',
      })
      .execute()
    return {}
  },
  async content({ tx, secret, slug }) {
    await buildProject(tx, { slug, title: `Proyek ${secret}` })
    return { project: { slug } }
  },
  addressing: {
    'GET /v1/portfolio/detail': {
      slug: by(({ content }) => ({ path: `/v1/portfolio/detail?slug=${content.project.slug}` })),
    },
  },
  parameters: () => ({
    slug: ['melek-digital'],
    type: ['csr-program'],
    title: ['melek-digital'],
    client: ['bank-desa'],
    klien: ['bank-desa'],
  }),
  inPath: () => ({ title: ['melek-digital'], type: ['csr-program'] }),
}
