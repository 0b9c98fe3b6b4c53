import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { buildChapter, buildClass, buildModule } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** in a chapter of a class that the owner takes part in */
    note: { key: string; slug: string; chapter: string }
  }
}

export const roomThings: RoomThings = {
  after: ['enrolments'],
  async fill({ tx, secret, ids }) {
    const chapter = await tx.db
      .selectFrom('chapters')
      .select(['id', 'class_id'])
      .where('class_id', '=', ids.course)
      .executeTakeFirstOrThrow()
    const { id: membership_id } = await tx.db.selectFrom('memberships').select('id').executeTakeFirstOrThrow()
    await tx.db
      .insertInto('chapter_notes')
      .values({
        membership_id,
        key: crypto.randomUUID(),
        class_id: chapter.class_id,
        chapter_id: chapter.id,
        block: 1,
        quote: secret,
        text: secret,
        at: longAgo,
      })
      .execute()
    return {}
  },
  async things({ tx, secret, number, owner }) {
    const made = await buildClass(tx, { name: `Kelas dicatat ${secret} ${number}`, type: 'self_paced' })
    const { id: moduleId } = await buildModule(tx, made.id)
    const chapter = await buildChapter(tx, { classId: made.id, moduleId })
    await buildEnrolment(tx, { class_id: made.id, membership_id: owner.membershipId })
    const key = crypto.randomUUID()
    await tx.db
      .insertInto('chapter_notes')
      .values({
        membership_id: owner.membershipId,
        key,
        class_id: made.id,
        chapter_id: chapter.id,
        block: 0,
        quote: secret,
        at: longAgo,
      })
      .execute()
    return { note: { key, slug: made.slug, chapter: chapter.slug } }
  },
  addressing: {
    'GET /v1/class/notes': {
      slug: by(({ note: { slug, chapter } }) => ({
        path: `/v1/class/notes?slug=${slug}&chapter=${chapter}`,
      })),
    },
    'PUT /v1/class/notes/{key}': {
      slug: by(({ note: { slug, chapter } }) => ({
        path: `/v1/class/notes/${crypto.randomUUID()}`,
        body: { slug, chapter, block: 0, quote: 'Kabel' },
      })),
    },
  },
}
