import { by } from '../../../../test/addressing.ts'
import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Content {
    project: { slug: string }
  }
  interface Things {
    /** a case study and a client one has begun to write */
    portfolioEntry: number
    clientEntry: number
  }
}

/** A finished project, shown; without a client unless told. */
export async function buildProject(tx: Tx, row: Row<'portfolio_items'> = {}) {
  const title = row.title ?? `Pelatihan guru ${nextNumber()}`
  return tx.db
    .insertInto('portfolio_items')
    .values({
      title,
      slug: slugOf(title),
      kind: 'CSR Program',
      kind_slug: 'csr-program',
      starts_on: '2026-03-01',
      ends_on: '2026-06-30',
      summary: 'Empat puluh guru belajar merancang kelas daring.',
      description_html: '<p>Empat puluh guru belajar merancang kelas daring.</p>',
      status: 'published',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

/** A client that visitors see. */
export async function buildClient(tx: Tx, row: Row<'portfolio_clients'> = {}) {
  const name = row.name ?? `Bank Desa ${nextNumber()}`
  return tx.db
    .insertInto('portfolio_clients')
    .values({ name, slug: slugOf(name), sector: 'Perbankan', status: 'published', ...row })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
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
  async things({ tx, owner, secret }) {
    const begun = (kind: string) =>
      beginEntry(tx, {
        kind,
        title: `Portofolio ${secret}`,
        owner: owner.membershipId,
        at: new Date(longAgo),
      })
    return { portfolioEntry: await begun('portfolio'), clientEntry: await begun('client') }
  },
  async content({ tx, secret, slug }) {
    await buildProject(tx, { slug, title: `Proyek ${secret}` })
    return { project: { slug } }
  },
  addressing: {
    ...entryAddressing('portfolio-items', ({ portfolioEntry }) => portfolioEntry),
    ...entryAddressing('clients', ({ clientEntry }) => clientEntry),
    'GET /v1/portfolio/detail': {
      slug: by(({ content }) => ({ path: `/v1/portfolio/detail?slug=${content.project.slug}` })),
    },
  },
  parameters: () => ({
    slug: ['melek-digital'],
    type: ['csr-program'],
    title: ['melek-digital'],
    client: ['bank-desa'],
    state: ['draft', 'trash'],
    sort: ['title'],
  }),
  inPath: () => ({ title: ['melek-digital'], type: ['csr-program'] }),
}
