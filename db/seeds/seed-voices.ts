import type { Tx } from '../../src/platform/db/transaction.ts'
import { after } from './days.ts'
import type { DemoVoice, DemoVoices } from './forms.types.ts'

interface Seeding {
  tx: Tx
  now: Date
}

interface Further {
  kind: 'testimony' | 'aspiration' | 'book_review'
  book_id?: number
  book_slug?: string
  category?: DemoVoices['aspirations'][number]['category']
  progress?: NonNullable<DemoVoices['aspirations'][number]['progress']>
  supports?: number
}

/** What visitors said, the books they review, and what became of what they wished for. */
export async function writeVoices(seeding: Seeding, voices: DemoVoices): Promise<void> {
  for (const voice of voices.testimonies) await writeVoice(seeding, voice, { kind: 'testimony' })
  for (const voice of voices.aspirations) await writeAspiration(seeding, voice)
  for (const { reviews, ...book } of voices.books) {
    const { id } = await seeding.tx.db
      .insertInto('books')
      .values({ ...book, created_at: after(seeding.now, -120), updated_at: after(seeding.now, -120) })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const voice of reviews)
      await writeVoice(seeding, voice, { kind: 'book_review', book_id: id, book_slug: book.slug })
  }
}

async function writeVoice({ tx, now }: Seeding, voice: DemoVoice, further: Further): Promise<number> {
  const { daysAgo, state, ...said } = voice
  const at = after(now, -daysAgo)
  const { id } = await tx.db
    .insertInto('voices')
    .values({
      ...said,
      ...further,
      state: state ?? 'published',
      consent_version: 'suara-2026-11',
      created_at: at,
      updated_at: at,
      ...(state === undefined || state === 'hidden' ? { shown_at: after(now, -daysAgo + 0.3) } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function writeAspiration(
  seeding: Seeding,
  {
    category,
    progress = 'received',
    reason = '',
    supports = 0,
    replies = [],
    ...voice
  }: DemoVoices['aspirations'][number],
): Promise<void> {
  const { tx, now } = seeding
  const id = await writeVoice(seeding, voice, { kind: 'aspiration', category, progress, supports })
  const [, by = 'Tim admin', daysAgo = 1] = replies[0] ?? []
  if (progress !== 'received')
    await tx.db
      .insertInto('voice_steps')
      .values({
        voice_id: id,
        what: 'progress',
        was: 'received',
        became: progress,
        reason,
        by_name: by,
        at: after(now, -daysAgo),
      })
      .execute()
  for (const [content, by_name, ago] of replies)
    await tx.db
      .insertInto('voice_replies')
      .values({ voice_id: id, content, by_name, created_at: after(now, -ago) })
      .execute()
}
