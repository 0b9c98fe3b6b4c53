import { postKind } from '../../src/features/content/writing/post-kind.ts'
import { keep } from '../../src/features/core/publishing/publishing.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { after } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { houseAt } from './demo-house.ts'

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', content: [{ type: 'text', text }] })

const waiting = {
  slug: 'draf-belajar-menulis-kabar-sekolah',
  title: 'Belajar menulis kabar dari sekolah sendiri',
  summary: 'Tiga pertanyaan yang membuat kabar sekolah enak dibaca orang tua.',
  body: [
    paragraph(
      'b1',
      'Kabar sekolah sering berisi daftar tamu dan sambutan. Padahal orang tua ingin tahu apa yang dipelajari anaknya hari itu.',
    ),
    paragraph(
      'b2',
      'Mulailah dari tiga pertanyaan: siapa yang mengerjakan, apa yang berubah, dan apa yang dapat dilihat orang tua di rumah.',
    ),
    paragraph('b3', 'Satu foto dengan keterangan yang jelas lebih berguna daripada sepuluh foto barisan.'),
  ],
}

const sentBack = {
  slug: 'draf-catatan-perpustakaan-keliling',
  title: 'Catatan dari perpustakaan keliling',
  summary: 'Sepekan bersama gerobak buku di tiga kampung.',
  body: [
    paragraph('b1', 'Gerobak buku berhenti di tiga kampung. Peminjamnya naik banyak dibanding bulan lalu.'),
    paragraph('b2', 'Yang paling dicari adalah komik sains dan buku resep untuk warung.'),
  ],
}

/** What a writer has sent for review, and what came back with a remark; where there is a writer and somebody to decide. */
export async function seedReviews(tx: Tx, tenantId: number, demo: DemoTenant, now: Date): Promise<void> {
  const memberOf = (kind: number) =>
    tx.db
      .selectFrom('memberships')
      .select('id')
      .where('kind', '=', kind)
      .where('status', '=', 'active')
      .orderBy('id')
      .executeTakeFirst()
  const [writer, editor] = [await memberOf(6), await memberOf(1)]
  if (!writer || !editor) return
  const kind = postKind()
  const house = houseAt(tx, tenantId, demo, {})

  async function written(
    { slug, ...value }: typeof waiting,
    at: Date,
  ): Promise<{ kind: string; id: string }> {
    const { id } = await tx.db
      .insertInto('posts')
      .values({
        kind: 'blog',
        slug,
        title: value.title,
        status: 'draft',
        owner_id: writer?.id ?? null,
        touched_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const hand = { ...house(at), by: writer?.id ?? null, log: async () => {} }
    await keep(hand, kind, String(id), { writer: 'demo', patch: { fields: value } })
    return { kind: 'post', id: String(id) }
  }

  const first = await written(waiting, after(now, -2))
  const asked = { rev: 1, decision: 'asked' as const, decided_by: writer.id }
  const standing = { rev: 1, asked_by: writer.id }
  await tx.db
    .insertInto('reviews')
    .values({ ...first, ...asked, number: 1, decided_at: after(now, -1) })
    .execute()
  await tx.db
    .insertInto('review_standings')
    .values({ ...first, ...standing, state: 'asked', since: after(now, -1) })
    .execute()

  const second = await written(sentBack, after(now, -5))
  const note = 'Ceritanya hangat. Tinggal satu angka yang perlu disebut.'
  await tx.db
    .insertInto('reviews')
    .values([
      { ...second, ...asked, number: 1, decided_at: after(now, -4) },
      {
        ...second,
        rev: 1,
        decision: 'needs_fix',
        decided_by: editor.id,
        note,
        number: 2,
        decided_at: after(now, -3),
      },
    ])
    .execute()
  await tx.db
    .insertInto('review_standings')
    .values({ ...second, ...standing, state: 'needs_fix', since: after(now, -3) })
    .execute()
  await tx.db
    .insertInto('remarks')
    .values({
      ...second,
      number: 1,
      rev: 1,
      block: 'b1',
      quote: 'Peminjamnya naik banyak',
      words: 'Dari berapa ke berapa? Petugas gerobak punya catatannya.',
      written_by: editor.id,
      written_at: after(now, -3),
    })
    .execute()
}
