import { createHash } from 'node:crypto'
import type { Tx } from '../src/platform/db/transaction.ts'
import { testNow } from './app.ts'

/** What a twin did for its clients, and who liked what it wrote. */
export async function fillShowcase(tx: Tx, post_id: number, secret: string, picture: string): Promise<void> {
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
  const visitor = createHash('sha256').update(secret).digest('hex')
  await tx.db.insertInto('post_reactions').values({ post_id, visitor, reaction: 'like' }).execute()
  await tx.db.insertInto('post_views').values({ post_id, visitor, seen_at: testNow }).execute()
}
