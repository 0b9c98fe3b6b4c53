import { randomBytes } from 'node:crypto'
import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { insertUpload } from '../../../platform/files/upload-rows.ts'
import { buildChapter, buildClass, buildModule } from '../classes/classes.things.ts'
import { buildEnrolment, buildPupil } from '../enrolments/enrolments.things.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    assignment: AssignmentThing
  }
}

interface AssignmentThing {
  /** another one, of groups */
  groupedId: number
  chapterId: number
  slug: string
  chapter: string
  /** of a pupil of the class: handed in, nobody has marked it */
  handInId: number
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

interface AssignmentWish {
  classId: number
  row?: Row<'assignments'>
  chapter?: Row<'chapters'>
  slug?: string
  /** others of the same class follow: the last one shows them all */
  hasMore?: boolean
}

/** A chapter with an assignment that is open, for text, files and a link, of a hundred points. */
export async function buildAssignment(tx: Tx, wish: AssignmentWish) {
  const { classId, row = {}, chapter = {}, slug, hasMore = false } = wish
  const module = await buildModule(tx, classId, {}, { isShown: false })
  const chapterSlug = slug ?? `tugas-${nextNumber()}`
  const made = await buildChapter(
    tx,
    { classId, moduleId: module.id },
    {
      slug: chapterSlug,
      title: `Tugas ${chapterSlug}`,
      kind: 'assignment',
      completion: 'submit',
      ...chapter,
    },
    { isShown: !hasMore },
  )
  await tx.db
    .insertInto('assignments')
    .values({
      chapter_id: made.id,
      takes: ['text', 'files', 'link', 'recording'],
      is_open: true,
      updated_at: longAgo,
      ...row,
    })
    .execute()
  return made
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
  after: ['enrolments', 'media'],
  async fill({ tx, secret, ids }) {
    const chapter = await buildAssignment(tx, {
      classId: ids.course,
      slug: 'tugas',
      row: {
        rubric: JSON.stringify([
          {
            id: 'isi',
            title: `Isi ${secret}`,
            levels: [
              { id: 'baik', title: 'Baik', points: 100 },
              { id: 'kurang', title: 'Kurang', points: 40 },
            ],
          },
        ]),
      },
    })
    await tx.db
      .insertInto('assignment_dues')
      .values({ chapter_id: chapter.id, classroom_id: ids.classroom, due_at: longAgo })
      .execute()
    const pupil = await buildPupil(tx, `Pengumpul ${secret}`)
    const enrolment_id = await buildEnrolment(tx, { class_id: ids.course, membership_id: pupil.id })
    await tx.db
      .insertInto('work_groups')
      .values({ chapter_id: chapter.id, enrolment_id, number: 1 })
      .execute()
    const id = await buildHandIn(tx, {
      ...graded,
      chapter_id: chapter.id,
      enrolment_id,
      text: `Karangan ${secret}`,
      appeal: 'open',
    })
    await buildFile(tx, id, pupil.id, `${secret}.pdf`)
    await tx.db
      .insertInto('hand_in_events')
      .values(mark(id, `Komentar ${secret}`))
      .execute()
    await tx.db
      .insertInto('appeal_posts')
      .values({
        hand_in_id: id,
        number: 1,
        by_id: pupil.id,
        is_marker: false,
        text: `Mengapa ${secret}`,
        at: longAgo,
      })
      .execute()
    await tx.db
      .insertInto('marking_remarks')
      .values({ membership_id: pupil.id, text: `Sering ${secret}`, at: longAgo })
      .execute()
    return {}
  },
  async things({ tx, secret, number, owner, place }) {
    const made = await buildClass(tx, { name: `Kelas tugas ${secret} ${number}`, type: 'self_paced' })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: made.id, membership_id: owner.membershipId })
      .execute()
    await tx.db.insertInto('program_items').values({ program_id: place.program, class_id: made.id }).execute()
    const row = { is_group: false }
    const chapter = await buildAssignment(tx, { classId: made.id, row, hasMore: true })
    const other = await buildAssignment(tx, { classId: made.id, row, hasMore: true })
    const grouped = await buildAssignment(tx, { classId: made.id, row: { is_group: true } })
    const pupil = await buildPupil(tx, `Pengumpul ${secret}`)
    const enrolment_id = await buildEnrolment(tx, { class_id: made.id, membership_id: pupil.id })
    const text = `Karangan ${secret}`
    const handInId = await buildHandIn(tx, { ...handedIn, chapter_id: chapter.id, enrolment_id, text })
    const gradedId = await buildHandIn(tx, {
      ...graded,
      chapter_id: other.id,
      enrolment_id,
      text,
      appeal: 'open',
    })
    const own = await buildEnrolment(tx, { class_id: made.id, membership_id: owner.membershipId })
    const ownId = await buildHandIn(tx, { chapter_id: chapter.id, enrolment_id: own, text })
    const ownGradedId = await buildHandIn(tx, { ...graded, chapter_id: other.id, enrolment_id: own, text })
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
      assignment: {
        chapterId: chapter.id,
        groupedId: grouped.id,
        slug: made.slug,
        chapter: chapter.slug,
        handInId,
        gradedId,
        ownId,
        fileId,
        upload,
        ownGradedId,
        remarkId: remark.id,
      },
    }
  },
  addressing: {
    'POST /v1/hand-ins': {
      slug: by(
        ({ assignment }) => ({
          path: '/v1/hand-ins',
          body: { slug: assignment.slug, chapter: assignment.chapter },
        }),
        { found: 201 },
      ),
    },
    'PUT /v1/hand-ins/{id}': {
      id: by(({ assignment }) => ({
        path: `/v1/hand-ins/${assignment.ownId}`,
        body: { rev: 1, text: 'Tulisan saya', link: '' },
      })),
    },
    'POST /v1/hand-ins/{id}/submission': {
      id: by(({ assignment }) => ({
        path: `/v1/hand-ins/${assignment.ownId}/submission`,
        body: { rev: 1, text: 'Tulisan saya', link: '' },
      })),
    },
    'POST /v1/hand-ins/{id}/files': {
      // what is not whole yet becomes no file
      id: by(
        ({ assignment }) => ({
          path: `/v1/hand-ins/${assignment.ownId}/files`,
          body: { upload: assignment.upload },
        }),
        { found: 409 },
      ),
    },
    'DELETE /v1/hand-ins/{id}/files/{fileId}': {
      id: by(({ assignment: { ownId, fileId } }) => ({ path: `/v1/hand-ins/${ownId}/files/${fileId}` })),
      fileId: by(({ assignment: { fileId } }, { own }) => ({
        path: `/v1/hand-ins/${own.assignment.ownId}/files/${fileId}`,
      })),
    },
    'GET /v1/hand-ins/{id}/files/{fileId}': {
      // the row is there, its bytes are not: the suite of the room looks at these
      id: by(({ assignment: { ownId, fileId } }) => ({ path: `/v1/hand-ins/${ownId}/files/${fileId}` }), {
        found: 404,
      }),
      fileId: by(
        ({ assignment: { fileId } }, { own }) => ({
          path: `/v1/hand-ins/${own.assignment.ownId}/files/${fileId}`,
        }),
        { found: 404 },
      ),
    },
    'POST /v1/hand-ins/{id}/appeal': {
      id: by(
        ({ assignment }) => ({
          path: `/v1/hand-ins/${assignment.ownGradedId}/appeal`,
          body: { text: 'Mengapa dua puluh poin berkurang?' },
        }),
        { found: 201 },
      ),
    },
    'POST /v1/hand-ins/{id}/appeal-answers': {
      id: by(
        ({ assignment }) => ({
          path: `/v1/hand-ins/${assignment.gradedId}/appeal-answers`,
          body: { text: 'Sumbernya belum disebut.' },
        }),
        { found: 201 },
      ),
    },
    'PUT /v1/hand-ins/{id}/marks': {
      id: by(({ assignment }) => ({
        path: `/v1/hand-ins/${assignment.handInId}/marks`,
        body: { points: 75, expectedEvent: 0 },
      })),
    },
    'GET /v1/hand-ins/{id}/similar': {
      id: by(({ assignment }) => ({ path: `/v1/hand-ins/${assignment.handInId}/similar` })),
    },
    'PUT /v1/assignments/{chapterId}': {
      chapterId: by(({ assignment }) => ({
        path: `/v1/assignments/${assignment.chapterId}`,
        body: { version: 1, takes: ['text'] },
      })),
    },
    'PUT /v1/assignments/{chapterId}/groups': {
      chapterId: by(({ assignment }) => ({
        path: `/v1/assignments/${assignment.groupedId}/groups`,
        body: { groups: [] },
      })),
    },
    'POST /v1/assignments/{chapterId}/release': {
      chapterId: by(({ assignment }) => ({ path: `/v1/assignments/${assignment.chapterId}/release` })),
    },
    'DELETE /v1/marking-remarks/{id}': {
      // one's own words are nobody else's, whatever else one may
      id: by(({ assignment }) => ({ path: `/v1/marking-remarks/${assignment.remarkId}` }), {
        notMine: 404,
      }),
    },
  },
  parameters: () => ({ fileId: ['1'] }),
}
