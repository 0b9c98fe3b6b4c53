import { by } from '../../../../test/addressing.ts'
import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Content {
    event: { slug: string }
  }
  interface Things {
    /** an event one has begun to write */
    eventEntry: number
  }
  interface TwinIds {
    event: number
    eventProgram: number
  }
}

/** A published seminar in Jakarta, ten days after the tests' now, unless told otherwise. */
export async function buildEvent(tx: Tx, row: Row<'events'> = {}) {
  const title = row.title ?? `Seminar guru muda ${nextNumber()}`
  return tx.db
    .insertInto('events')
    .values({
      title,
      slug: slugOf(title),
      kind: 'seminar',
      summary: 'Sehari bersama guru muda se-Karesidenan Pekalongan.',
      description_html: '<p>Membahas kelas yang ramah.</p>',
      start_at: '2026-12-01T02:00:00Z',
      end_at: '2026-12-01T05:00:00Z',
      mode: 'offline',
      venue: 'Gedung Korpri',
      city_code: '33.76',
      editorial_status: 'published',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

/** A workshop within an event. */
export async function buildEventProgram(tx: Tx, event_id: number, row: Row<'event_programs'> = {}) {
  const title = row.title ?? `Lokakarya alat peraga ${nextNumber()}`
  return tx.db
    .insertInto('event_programs')
    .values({
      event_id,
      title,
      slug: slugOf(title),
      kind: 'workshop',
      description_html: '<p>Membuat alat peraga dari kardus.</p>',
      start_at: '2026-12-01T03:00:00Z',
      end_at: '2026-12-01T04:00:00Z',
      room: 'Ruang Teratai',
      ...row,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

export async function buildSpeaker(tx: Tx, event_id: number, row: Row<'event_speakers'> = {}) {
  return tx.db
    .insertInto('event_speakers')
    .values({
      event_id,
      name: `Budi Santoso ${nextNumber()}`,
      short_bio: 'Guru fisika.',
      is_confirmed: true,
      ...row,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

export const roomThings: RoomThings = {
  after: ['classes'],
  async fill({ tx, secret, image, picture, ids }) {
    const event = await buildEvent(tx, {
      slug: 'seminar-guru',
      title: `Seminar ${secret}`,
      summary: `Ringkasan ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
      cover: picture,
      venue: `Aula ${secret}`,
      class_id: ids.class,
      activities: JSON.stringify([{ name: `Kegiatan ${secret}`, description: secret, image }]),
    })
    const speaker = await buildSpeaker(tx, event.id, { name: `Budi ${secret}`, image: picture })
    const program = await buildEventProgram(tx, event.id, {
      slug: 'lokakarya-guru',
      title: `Lokakarya ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
    })
    await tx.db
      .insertInto('event_program_speakers')
      .values({ event_id: event.id, program_id: program.id, speaker_id: speaker.id })
      .execute()
    return { ids: { event: event.id, eventProgram: program.id } }
  },
  async things({ tx, owner, secret }) {
    const eventEntry = await beginEntry(tx, {
      kind: 'event',
      title: `Acara ${secret}`,
      owner: owner.membershipId,
      at: new Date(longAgo),
    })
    return { eventEntry }
  },
  async content({ tx, secret, slug }) {
    await buildEvent(tx, { slug, title: `Acara ${secret}` })
    return { event: { slug } }
  },
  addressing: {
    ...entryAddressing('events', ({ eventEntry }) => eventEntry),
    'GET /v1/event/detail': {
      id: by(({ twin }) => ({ path: `/v1/event/detail?id=${twin.ids.event}` })),
      slug: by(({ content }) => ({ path: `/v1/event/detail?slug=${content.event.slug}` })),
    },
  },
  parameters: () => ({
    slug: ['seminar-guru'],
    kind: ['seminar'],
    state: ['draft', 'trash'],
    sort: ['title', 'occurs'],
    month: ['2026-12'],
    city: ['33.76'],
    when: ['past'],
  }),
}
