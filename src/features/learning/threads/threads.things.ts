import { by, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Actor } from '../../../platform/http/access.ts'
import { buildClass, buildClassroom } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    thread: number
  }
  interface Things {
    /** in a class that the owner takes part in and looks after */
    thread: {
      /** asked by the owner, with no reply */
      id: number
      /** asked by the owner, with a reply of theirs */
      talkId: number
      slug: string
      classId: number
      runId: number
    }
  }
}

export async function buildThread(tx: Tx, row: Row<'threads'> & { class_id: number }): Promise<number> {
  const { id } = await tx.db
    .insertInto('threads')
    .values({
      kind: 'question',
      title: 'Kabel mana yang dipakai?',
      body: 'Saya sudah mencoba dua jenis.',
      created_at: longAgo,
      last_at: longAgo,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const reply = (thread_id: number, by_id: number, body: string) => ({
  thread_id,
  number: 1,
  by_id,
  body,
  at: longAgo,
})

/** who administers looks after every class */
const leads = (status: number): Partial<Record<Actor, number>> => ({
  ...Object.fromEntries(([2, 3, 4, 5, 6, 7, 8, 9] as const).map(kind => [kind, 404])),
  0: status,
  1: status,
})

export const roomThings: RoomThings = {
  after: ['enrolments', 'members'],
  async fill({ tx, secret, ids }) {
    const { id: by_id } = await tx.db.selectFrom('memberships').select('id').executeTakeFirstOrThrow()
    const id = await buildThread(tx, {
      class_id: ids.course,
      title: `Judul ${secret}`,
      body: `Isi ${secret}`,
      by_id,
      posts: 1,
    })
    await tx.db
      .insertInto('thread_posts')
      .values(reply(id, by_id, `Balasan ${secret}`))
      .execute()
    await tx.db.insertInto('thread_follows').values({ thread_id: id, membership_id: by_id }).execute()
    await tx.db
      .insertInto('thread_reports')
      .values({ thread_id: id, membership_id: by_id, why: `Laporan ${secret}`, at: longAgo })
      .execute()
    return { ids: { thread: id } }
  },
  async things({ tx, secret, number, owner, place }) {
    const made = await buildClass(tx, { name: `Kelas bicara ${secret} ${number}` })
    const run = await buildClassroom(tx, made.id, { name: `Angkatan ${secret}` })
    const { membershipId } = owner
    await tx.db.insertInto('class_staff').values({ class_id: made.id, membership_id: membershipId }).execute()
    await tx.db.insertInto('program_items').values({ program_id: place.program, class_id: made.id }).execute()
    await buildEnrolment(tx, { class_id: made.id, classroom_id: run.id, membership_id: membershipId })
    const of = { class_id: made.id, by_id: membershipId, body: `Isi ${secret}` }
    const id = await buildThread(tx, of)
    const talkId = await buildThread(tx, { ...of, posts: 1 })
    await tx.db
      .insertInto('thread_posts')
      .values(reply(talkId, membershipId, `Balasan ${secret}`))
      .execute()
    return { thread: { id, talkId, slug: made.slug, classId: made.id, runId: run.id } }
  },
  addressing: {
    'POST /v1/threads': {
      slug: by(
        ({ thread: { slug } }) => ({
          path: '/v1/threads',
          body: { slug, title: 'Kabel mana?', body: 'Saya sudah mencoba.' },
        }),
        { found: 201, notMine: leads(201) },
      ),
    },
    'POST /v1/threads/{id}/posts': {
      id: by(({ thread: { id } }) => ({ path: `/v1/threads/${id}/posts`, body: { body: 'Kabel lurus.' } }), {
        found: 201,
        notMine: leads(201),
      }),
    },
    'PUT /v1/threads/{id}/follow': {
      id: by(({ thread: { id } }) => ({ path: `/v1/threads/${id}/follow`, body: { isOn: true } }), {
        notMine: leads(200),
      }),
    },
    'POST /v1/threads/{id}/reports': {
      id: by(({ thread: { id } }) => ({ path: `/v1/threads/${id}/reports`, body: { why: 'Tidak sopan' } }), {
        found: 201,
        notMine: leads(201),
      }),
    },
    'DELETE /v1/threads/{id}': {
      id: by(({ thread: { id } }) => ({ path: `/v1/threads/${id}` }), { notMine: leads(200) }),
    },
    'DELETE /v1/threads/{id}/posts/{number}': {
      id: by(({ thread: { talkId } }) => ({ path: `/v1/threads/${talkId}/posts/1` }), {
        notMine: leads(200),
      }),
      number: by(({ thread: { talkId } }) => ({ path: `/v1/threads/${talkId}/posts/1` }), {
        notMine: leads(200),
      }),
    },
    'PUT /v1/threads/{id}/answer': {
      id: by(({ thread: { talkId } }) => ({ path: `/v1/threads/${talkId}/answer`, body: { post: 1 } })),
    },
    'DELETE /v1/threads/{id}/reports': {
      id: by(({ thread: { id } }) => ({ path: `/v1/threads/${id}/reports` })),
    },
    'POST /v1/announcements': {
      classId: by(
        ({ thread: { classId } }) => ({
          path: '/v1/announcements',
          body: { classId, title: 'Ruang pindah', body: 'Kita di lab dua.' },
        }),
        { found: 201 },
      ),
      runId: reference(
        ({ thread: { runId } }, { own }) => ({
          path: '/v1/announcements',
          body: { classId: own.thread.classId, runId, title: 'Ruang pindah', body: 'Kita di lab dua.' },
        }),
        { found: 201, notMine: 422 },
      ),
    },
  },
  inPath: () => ({ number: ['1'] }),
}
