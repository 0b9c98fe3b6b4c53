import { randomBytes } from 'node:crypto'
import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { insertUpload } from '../../../platform/files/upload-rows.ts'
import { buildEnrolment, buildPupil } from '../enrolments/enrolments.things.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    handIn: HandInThing
  }
}

interface HandInThing {
  /** of the assignment, and of its class that the owner takes part in */
  slug: string
  chapter: string
  /** of a pupil of the class: handed in, nobody has marked it */
  id: number
  /** of the same: marked, and asked about */
  gradedId: number
  /** of the owner: being written, with a file */
  ownId: number
  fileId: number
  upload: string
  /** of the owner, in another assignment: marked */
  ownGradedId: number
  remarkId: number
}

export async function buildHandIn(
  tx: Tx,
  row: Row<'hand_ins'> & { chapter_id: number; enrolment_id: number },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('hand_ins')
    .values({ number: 1, begun_at: longAgo, saved_at: longAgo, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const handedIn = { state: 'submitted', submitted_at: longAgo, possible: 100 } as const
const graded = { ...handedIn, state: 'graded', points: 80, percent: 80, events: 1 } as const

const mark = (hand_in_id: number, comment = '') => ({
  hand_in_id,
  number: 1,
  kind: 'mark' as const,
  points: 80,
  comment,
  at: longAgo,
})

async function buildFile(tx: Tx, hand_in_id: number, membership_id: number, name: string): Promise<number> {
  const key = `private-${randomBytes(16).toString('hex')}.pdf`
  await tx.db.insertInto('private_files').values({ key, membership_id, bytes: 1000, at: longAgo }).execute()
  const { id } = await tx.db
    .insertInto('hand_in_files')
    .values({
      hand_in_id,
      key,
      name,
      mime: 'application/pdf',
      bytes: 1000,
      upload: key.slice(8, 40),
      at: longAgo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const roomThings: RoomThings = {
  after: ['assignments', 'media'],
  async fill({ tx, secret, ids: { assignment, pupil, pupilEnrolment } }) {
    const id = await buildHandIn(tx, {
      ...graded,
      chapter_id: assignment,
      enrolment_id: pupilEnrolment,
      text: `Karangan ${secret}`,
      appeal: 'open',
    })
    await buildFile(tx, id, pupil, `${secret}.pdf`)
    await tx.db
      .insertInto('hand_in_events')
      .values(mark(id, `Komentar ${secret}`))
      .execute()
    await tx.db
      .insertInto('appeal_posts')
      .values({
        hand_in_id: id,
        number: 1,
        by_id: pupil,
        is_marker: false,
        text: `Mengapa ${secret}`,
        at: longAgo,
      })
      .execute()
    await tx.db
      .insertInto('marking_remarks')
      .values({ membership_id: pupil, text: `Sering ${secret}`, at: longAgo })
      .execute()
    return {}
  },
  async things({ tx, secret, owner, made: { assignment } }) {
    const { classId, chapterId, markedId, slug, chapter } = assignment
    const pupil = await buildPupil(tx, `Pengumpul ${secret}`)
    const enrolment_id = await buildEnrolment(tx, { class_id: classId, membership_id: pupil.id })
    const text = `Karangan ${secret}`
    const id = await buildHandIn(tx, { ...handedIn, chapter_id: chapterId, enrolment_id, text })
    const gradedId = await buildHandIn(tx, {
      ...graded,
      chapter_id: markedId,
      enrolment_id,
      text,
      appeal: 'open',
    })
    const own = await buildEnrolment(tx, { class_id: classId, membership_id: owner.membershipId })
    const ownId = await buildHandIn(tx, { chapter_id: chapterId, enrolment_id: own, text })
    const ownGradedId = await buildHandIn(tx, { ...graded, chapter_id: markedId, enrolment_id: own, text })
    await tx.db
      .insertInto('hand_in_events')
      .values([mark(gradedId), mark(ownGradedId)])
      .execute()
    await tx.db
      .insertInto('appeal_posts')
      .values({ hand_in_id: gradedId, number: 1, is_marker: false, text: `Mengapa ${secret}`, at: longAgo })
      .execute()
    const fileId = await buildFile(tx, ownId, owner.membershipId, `${secret}.pdf`)
    const upload = randomBytes(16).toString('hex')
    await insertUpload(tx, {
      id: upload,
      membershipId: owner.membershipId,
      name: 'tugas.pdf',
      mime: 'application/pdf',
      bytes: 1000,
      at: longAgo,
    })
    const remark = await tx.db
      .insertInto('marking_remarks')
      .values({ membership_id: owner.membershipId, text: `Sering ${secret}`, at: longAgo })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      handIn: { slug, chapter, id, gradedId, ownId, fileId, upload, ownGradedId, remarkId: remark.id },
    }
  },
  addressing: {
    'POST /v1/hand-ins': {
      slug: by(
        ({ handIn }) => ({
          path: '/v1/hand-ins',
          body: { slug: handIn.slug, chapter: handIn.chapter },
        }),
        { found: 201 },
      ),
    },
    'PUT /v1/hand-ins/{id}': {
      id: by(({ handIn }) => ({
        path: `/v1/hand-ins/${handIn.ownId}`,
        body: { rev: 1, text: 'Tulisan saya', link: '' },
      })),
    },
    'POST /v1/hand-ins/{id}/submission': {
      id: by(({ handIn }) => ({
        path: `/v1/hand-ins/${handIn.ownId}/submission`,
        body: { rev: 1, text: 'Tulisan saya', link: '' },
      })),
    },
    'POST /v1/hand-ins/{id}/files': {
      // what is not whole yet becomes no file
      id: by(
        ({ handIn }) => ({
          path: `/v1/hand-ins/${handIn.ownId}/files`,
          body: { upload: handIn.upload },
        }),
        { found: 409 },
      ),
    },
    'DELETE /v1/hand-ins/{id}/files/{fileId}': {
      id: by(({ handIn: { ownId, fileId } }) => ({ path: `/v1/hand-ins/${ownId}/files/${fileId}` })),
      fileId: by(({ handIn: { fileId } }, { own }) => ({
        path: `/v1/hand-ins/${own.handIn.ownId}/files/${fileId}`,
      })),
    },
    'GET /v1/hand-ins/{id}/files/{fileId}': {
      // the row is there, its bytes are not: the suite of the room looks at these
      id: by(({ handIn: { ownId, fileId } }) => ({ path: `/v1/hand-ins/${ownId}/files/${fileId}` }), {
        found: 404,
      }),
      fileId: by(
        ({ handIn: { fileId } }, { own }) => ({
          path: `/v1/hand-ins/${own.handIn.ownId}/files/${fileId}`,
        }),
        { found: 404 },
      ),
    },
    'POST /v1/hand-ins/{id}/appeal': {
      id: by(
        ({ handIn }) => ({
          path: `/v1/hand-ins/${handIn.ownGradedId}/appeal`,
          body: { text: 'Mengapa dua puluh poin berkurang?' },
        }),
        { found: 201 },
      ),
    },
    'POST /v1/hand-ins/{id}/appeal-answers': {
      id: by(
        ({ handIn }) => ({
          path: `/v1/hand-ins/${handIn.gradedId}/appeal-answers`,
          body: { text: 'Sumbernya belum disebut.' },
        }),
        { found: 201 },
      ),
    },
    'PUT /v1/hand-ins/{id}/marks': {
      id: by(({ handIn }) => ({
        path: `/v1/hand-ins/${handIn.id}/marks`,
        body: { points: 75, expectedEvent: 0 },
      })),
    },
    'GET /v1/hand-ins/{id}/similar': {
      id: by(({ handIn }) => ({ path: `/v1/hand-ins/${handIn.id}/similar` })),
    },
    'POST /v1/assignments/{chapterId}/release': {
      chapterId: by(({ assignment }) => ({ path: `/v1/assignments/${assignment.chapterId}/release` })),
    },
    'DELETE /v1/marking-remarks/{id}': {
      // one's own words are nobody else's, whatever else one may
      id: by(({ handIn }) => ({ path: `/v1/marking-remarks/${handIn.remarkId}` }), {
        notMine: 404,
      }),
    },
  },
  parameters: () => ({ fileId: ['1'] }),
}
