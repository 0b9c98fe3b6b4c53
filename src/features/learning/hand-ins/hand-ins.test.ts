import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import type { Row } from '../../../../test/rows.ts'
import { formWithFile, startUpload, tus } from '../../../../test/uploads.ts'
import { recordedVoice, smallPicture } from '../../core/media/media.things.ts'
import { buildAssignment } from '../assignments/assignments.things.ts'
import { buildClass, buildClassroom } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'

let app: App
let tenant: BuiltTenant
let teacher: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  teacher = await buildMember(app, tenant, { kind: 3, name: 'Bambang Wijaya' })
}, 60_000)
afterAll(() => app?.close())

const call = (by: BuiltMember, method: string, path: string, body?: Record<string, unknown>) =>
  callAs(app, { by, host: tenant.host }, method, path, body)
const page = (by: BuiltMember, path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...fromElsewhere(), ...by.cookie } })

const rubric = JSON.stringify([
  {
    id: 'isi',
    title: 'Isi',
    levels: [
      { id: 'baik', title: 'Lengkap', points: 6 },
      { id: 'kurang', title: 'Sebagian', points: 3 },
    ],
  },
  {
    id: 'rapi',
    title: 'Kerapian',
    levels: [
      { id: 'rapi', title: 'Rapi', points: 4 },
      { id: 'acak', title: 'Acak', points: 1 },
    ],
  },
])

/** a class that the teacher looks after, with an assignment and so many pupils */
async function made({
  row = {},
  chapter = {},
  pupils = 1,
}: {
  row?: Row<'assignments'>
  chapter?: Row<'chapters'>
  pupils?: number
} = {}) {
  const students: BuiltMember[] = []
  for (let i = 0; i < pupils; i += 1) students.push(await buildMember(app, tenant, { kind: 4 }))
  const built = await tenant.write(async tx => {
    const course = await buildClass(tx, { type: 'self_paced' })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: course.id, membership_id: teacher.membershipId })
      .execute()
    const assignment = await buildAssignment(tx, { classId: course.id, row, chapter })
    const enrolments: number[] = []
    for (const { membershipId } of students)
      enrolments.push(await buildEnrolment(tx, { class_id: course.id, membership_id: membershipId }))
    return { course, assignment, enrolments }
  })
  const [student] = students
  if (!student) throw new Error('nobody')
  const begin = async (by = student): Promise<number> => {
    const answer = await call(by, 'POST', '/v1/hand-ins', {
      slug: built.course.slug,
      chapter: built.assignment.slug,
    })
    expect(answer.status, answer.message).toBe(201)
    return answer.data.id
  }
  const submit = (id: number, text: string, by = student) =>
    call(by, 'POST', `/v1/hand-ins/${id}/submission`, { rev: 1, text, link: '' })
  const path = `/Belajar/${built.course.slug}/Tugas/${built.assignment.slug}`
  return { ...built, student, students, begin, submit, path }
}

const rowOf = (id: number) =>
  tenant.write(tx => tx.db.selectFrom('hand_ins').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

const mark = (id: number, body: Record<string, unknown>, by = teacher) =>
  call(by, 'PUT', `/v1/hand-ins/${id}/marks`, { expectedEvent: 0, ...body })

describe('writing and handing in', () => {
  it('is saved as one types, handed in with a receipt, and ends the chapter; twice is once', async () => {
    const { begin, submit, student, path, course } = await made()
    const first = await page(student, path)
    expect(first.status).toBe(200)
    expect(first.body).toContain('Yang dikerjakan')
    const id = await begin()
    expect(await begin()).toBe(id)
    const saved = await call(student, 'PUT', `/v1/hand-ins/${id}`, { rev: 1, text: 'Kabel lurus', link: '' })
    expect(saved.data.rev).toBe(2)
    const stale = await call(student, 'PUT', `/v1/hand-ins/${id}`, { rev: 1, text: 'Lain', link: '' })
    expect(stale.status).toBe(409)
    expect(stale.data).toEqual({ rev: 2, text: 'Kabel lurus', link: '' })
    const empty = await call(student, 'POST', `/v1/hand-ins/${id}/submission`, {
      rev: 2,
      text: ' ',
      link: '',
    })
    expect(empty.status).toBe(422)
    const done = await call(student, 'POST', `/v1/hand-ins/${id}/submission`, {
      rev: 2,
      text: 'Kabel lurus dan silang',
      link: '',
    })
    expect(done.data).toMatchObject({ words: 4, isLate: false })
    expect((await submit(id, 'Yang lain')).data).toEqual(done.data)
    expect((await rowOf(id)).text).toBe('Kabel lurus dan silang')
    const place = await call(student, 'GET', `/v1/class/place?slug=${course.slug}`)
    expect(place.data.enrolment.percent).toBe(100)
  })

  it('works without script', async () => {
    const { student, path } = await made()
    const send = (fields: Record<string, string>) =>
      app.request({
        host: tenant.host,
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          origin: app.origin(tenant.host),
          ...fromElsewhere(),
          ...student.cookie,
        },
        body: new URLSearchParams(fields).toString(),
      })
    const refused = await send({ do: 'submit', text: '', link: 'bukan alamat' })
    expect(refused.status).toBe(422)
    expect(refused.body).toContain('Tulis alamat lengkap')
    const attach = (fields: Record<string, string>, name: string, bytes: Buffer) => {
      const { headers, body } = formWithFile(fields, { field: 'file', name, bytes })
      const origin = app.origin(tenant.host)
      const method = 'POST'
      return app.request({
        host: tenant.host,
        path,
        method,
        headers: { ...headers, origin, ...fromElsewhere(), ...student.cookie },
        body,
      })
    }
    const picture = await smallPicture().png().toBuffer()
    // what was typed beside a file that cannot be taken is kept
    const foreign = await attach({ do: 'submit', text: 'Dengan denah', link: '' }, 'denah.exe', picture)
    expect(foreign.status).toBe(415)
    expect(foreign.body).toContain('Dengan denah')
    expect((await attach({ do: 'save', text: 'Dengan denah', link: '' }, 'denah.png', picture)).status).toBe(
      303,
    )
    expect((await page(student, path)).body).toContain('denah.png')
    expect((await send({ do: 'submit', text: 'Dikirim tanpa skrip', link: '' })).status).toBe(303)
    const shown = (await page(student, path)).body
    for (const words of ['menunggu dinilai', 'denah.png']) expect(shown).toContain(words)
  })

  it('is handed in again while nobody has marked it, and the earlier one stays to be seen', async () => {
    const { begin, submit, student, path } = await made({ row: { attempts: 2 } })
    const first = await begin()
    await submit(first, 'Satu')
    const second = await begin()
    expect(second).not.toBe(first)
    await call(student, 'POST', `/v1/hand-ins/${second}/submission`, { rev: 1, text: 'Dua', link: '' })
    expect((await rowOf(first)).state).toBe('replaced')
    expect((await rowOf(second)).state).toBe('submitted')
    const third = await call(student, 'POST', '/v1/hand-ins', {
      slug: path.split('/')[2] ?? '',
      chapter: path.split('/')[4] ?? '',
    })
    expect(third.status).toBe(409)
  })

  it('says what lateness costs, takes it off the points, or refuses', async () => {
    const before = new Date(app.clock.now().getTime() - 30 * 3_600_000)
    const { begin, submit, student, path } = await made({
      row: { due_at: before, late: 'deduct', late_percent: 10 },
    })
    expect((await page(student, path)).body).toContain('dipotong 20%')
    const id = await begin()
    await submit(id, 'Terlambat')
    await mark(id, { points: 80, outcome: 'release' })
    const row = await rowOf(id)
    expect([row.lateness, row.late_percent, Number(row.points)]).toEqual([1800, 20, 64])
    const shut = await made({ row: { due_at: before, late: 'refuse' } })
    const refused = await call(shut.student, 'POST', '/v1/hand-ins', {
      slug: shut.course.slug,
      chapter: shut.assignment.slug,
    })
    expect([refused.status, refused.message]).toEqual([409, 'Batas waktu tugas ini sudah lewat.'])
  })

  it('has a day of its own for a run', async () => {
    const student = await buildMember(app, tenant, { kind: 4 })
    const late = new Date(app.clock.now().getTime() - 3_600_000)
    const slugs = await tenant.write(async tx => {
      const course = await buildClass(tx)
      const run = await buildClassroom(tx, course.id)
      const chapter = await buildAssignment(tx, { classId: course.id, row: { due_at: late, late: 'refuse' } })
      await tx.db
        .insertInto('assignment_dues')
        .values({
          chapter_id: chapter.id,
          classroom_id: run.id,
          due_at: new Date(app.clock.now().getTime() + 86_400_000),
        })
        .execute()
      await buildEnrolment(tx, {
        class_id: course.id,
        classroom_id: run.id,
        membership_id: student.membershipId,
      })
      return { slug: course.slug, chapter: chapter.slug }
    })
    expect((await call(student, 'POST', '/v1/hand-ins', slugs)).status).toBe(201)
    expect((await page(student, '/Belajar')).body).toContain('Yang harus dikumpulkan')
  })
})

describe('files', () => {
  it('are sent in pieces, belong to who handed them in and who marks, and to nobody else', async () => {
    const { begin, submit, student, students } = await made({ pupils: 2 })
    const id = await begin()
    const picture = await smallPicture().png().toBuffer()
    const upload = await startUpload(app, tenant, student, 'denah.png', picture.length)
    await tus(app, tenant, student, upload, { offset: 0, bytes: picture })
    const added = await call(student, 'POST', `/v1/hand-ins/${id}/files`, { upload })
    expect(added.status, added.message).toBe(201)
    const again = await call(student, 'POST', `/v1/hand-ins/${id}/files`, { upload })
    expect(again.data).toEqual(added.data)
    const [file] = added.data
    expect(file).toMatchObject({ name: 'denah.png', kind: 'picture' })
    const get = (by: BuiltMember) =>
      app.request({ host: tenant.host, path: file.href, headers: { ...fromElsewhere(), ...by.cookie } })
    const own = await get(student)
    expect([own.status, own.headers['content-type'], own.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ])
    // a draft is its writer's alone
    expect((await get(teacher)).status).toBe(404)
    await submit(id, '')
    expect((await get(teacher)).status).toBe(200)
    expect((await get(students[1] ?? student)).status).toBe(404)
    expect((await app.request({ host: tenant.host, path: file.href })).status).toBe(401)
    // the copy of everything that somebody takes along has them, beside what they bought and learned
    const asked = await call(student, 'POST', '/v1/privacy/exports', {})
    const copy = await app.request({
      host: tenant.host,
      path: asked.data.href,
      headers: { ...fromElsewhere(), ...student.cookie },
    })
    const inside = unzipSync(copy.bytes)
    const files = Object.keys(inside).filter(name => name.startsWith('file/private-'))
    expect([copy.status, files.length]).toEqual([200, 1])
    const said = JSON.parse(strFromU8(inside['data.json'] ?? new Uint8Array()))
    for (const part of ['orders', 'payments', 'assignments', 'quizAttempts', 'certificates', 'enrolments'])
      expect(Object.keys(said)).toContain(part)
    const kept = await tenant.write(tx => tx.db.selectFrom('private_files').select('key').execute())
    for (const { key } of kept)
      expect((await app.request({ host: tenant.host, path: `/_berkas/w_320,f_webp/${key}` })).status).toBe(
        404,
      )
  })

  it('may be a voice that the browser recorded, which is heard there', async () => {
    const { begin, student } = await made({ row: { takes: ['recording'] } })
    const id = await begin()
    const voice = await recordedVoice()
    const upload = await startUpload(app, tenant, student, 'rekaman.webm', voice.length)
    await tus(app, tenant, student, upload, { offset: 0, bytes: voice })
    const { status, message, data } = await call(student, 'POST', `/v1/hand-ins/${id}/files`, { upload })
    expect(status, message).toBe(201)
    expect(data[0]).toMatchObject({ name: 'rekaman.webm', kind: 'audio' })
    const { headers } = await app.request({
      host: tenant.host,
      path: data[0].href,
      headers: { ...fromElsewhere(), ...student.cookie },
    })
    expect(headers['content-type']).toBe('audio/webm')
    expect(headers['content-disposition']).toContain('inline')
  })

  it('that are not what their name says become none', async () => {
    const { begin, student } = await made()
    const id = await begin()
    const bytes = Buffer.from('MZ bukan gambar')
    const upload = await startUpload(app, tenant, student, 'tugas.png', bytes.length)
    await tus(app, tenant, student, upload, { offset: 0, bytes })
    const refused = await call(student, 'POST', `/v1/hand-ins/${id}/files`, { upload })
    expect([refused.status, refused.message]).toEqual([415, 'Isi berkas ini bukan PNG seperti namanya'])
  })
})

describe('marking', () => {
  it('is by the rubric, seen once it is released, and passes a chapter that asks for points', async () => {
    const { begin, submit, student, path, course } = await made({
      row: { rubric },
      chapter: { completion: 'min_score', completion_least: 70 },
    })
    const id = await begin()
    await submit(id, 'Kabel lurus')
    const half = await mark(id, { levels: { isi: 'baik' } })
    expect([half.status, half.errors?.[0]?.field]).toEqual([422, 'points'])
    const kept = await mark(id, { levels: { isi: 'baik', rapi: 'acak' }, comment: 'Bagus' })
    expect(kept.data).toMatchObject({ points: 7, event: 1 })
    expect((await page(student, path)).body).not.toContain('Bagus')
    const stale = await mark(id, { levels: { isi: 'kurang', rapi: 'acak' } })
    expect([stale.status, stale.data.points]).toEqual([409, 7])
    const queue = await page(teacher, '/Kelola/Penilaian')
    expect(queue.body).toContain('1 tugas sudah selesai dinilai')
    const chapterId = (await rowOf(id)).chapter_id
    expect((await call(teacher, 'POST', `/v1/assignments/${chapterId}/release`)).data.released).toBe(1)
    const seen = (await page(student, path)).body
    expect(seen).toContain('Bagus')
    expect(seen).toContain('70%')
    const place = await call(student, 'GET', `/v1/class/place?slug=${course.slug}`)
    expect(place.data.enrolment.percent).toBe(100)
    const kind = await tenant.write(tx =>
      tx.db
        .selectFrom('hand_in_events')
        .select('kind')
        .where('hand_in_id', '=', id)
        .orderBy('number')
        .execute(),
    )
    expect(kind.map(one => one.kind)).toEqual(['mark', 'release'])
  })

  it('gives back with words, and what is done once more is not late', async () => {
    const { begin, submit, student, path } = await made({ row: { attempts: 1 } })
    const id = await begin()
    await submit(id, 'Kurang')
    expect((await mark(id, { outcome: 'return' })).status).toBe(422)
    await mark(id, { outcome: 'return', comment: 'Sebutkan sumbernya' })
    expect((await page(student, path)).body).toContain('Sebutkan sumbernya')
    const next = await begin()
    await call(student, 'POST', `/v1/hand-ins/${next}/submission`, { rev: 1, text: 'Lengkap', link: '' })
    expect((await mark(next, { points: 90, outcome: 'release' })).data.points).toBe(90)
    expect((await mark(id, { points: 10, expectedEvent: 1 })).status).toBe(200)
  })

  it('is asked about and answered, between the two of them', async () => {
    const { begin, submit, student, path } = await made()
    const id = await begin()
    await submit(id, 'Tulisan')
    expect((await call(student, 'POST', `/v1/hand-ins/${id}/appeal`, { text: 'Mengapa?' })).status).toBe(409)
    await mark(id, { points: 60, outcome: 'release' })
    expect((await call(student, 'POST', `/v1/hand-ins/${id}/appeal`, { text: 'Mengapa 60?' })).status).toBe(
      201,
    )
    expect((await page(teacher, '/Kelola/Penilaian')).body).toContain('Menanggapi nilainya')
    await call(teacher, 'POST', `/v1/hand-ins/${id}/appeal-answers`, { text: 'Sumbernya belum ada' })
    await mark(id, { points: 75, expectedEvent: 2 })
    const seen = (await page(student, path)).body
    expect(seen).toContain('Sumbernya belum ada')
    expect(seen).toContain('75%')
  })

  it('shows what of a text stands in others of the class, but not what the task says', async () => {
    const given = 'Jelaskan perbedaan kabel lurus dan kabel silang di jaringan sekolah'
    const { begin, submit, students } = await made({
      pupils: 2,
      chapter: { content_html: `<p>${given}</p>` },
    })
    const [one, other] = students
    if (!one || !other) throw new Error('nobody')
    const copied = 'kabel silang menghubungkan dua perangkat yang sama jenisnya di satu ruang'
    const first = await begin(one)
    await submit(first, `${given}. Menurut saya ${copied}.`, one)
    const second = await begin(other)
    await submit(second, `${given}. Sebab itu ${copied}, dan murah harganya.`, other)
    const found = await call(teacher, 'GET', `/v1/hand-ins/${first}/similar`)
    expect(found.data).toHaveLength(1)
    expect(found.data[0].percent).toBeGreaterThan(40)
    expect(found.data[0].passages[0]).toContain('menghubungkan dua perangkat')
    expect((await call(one, 'GET', `/v1/hand-ins/${first}/similar`)).status).toBe(403)
  })

  it('is a list of everybody with what they handed in, also as a file', async () => {
    const { begin, submit, assignment, students } = await made({ pupils: 2 })
    await submit(await begin(), 'Ada')
    const listed = await page(teacher, `/Kelola/Tugas/Kumpulan?chapter=${assignment.id}`)
    expect(listed.body).toContain('Belum mengumpulkan')
    const file = await app.request({
      host: tenant.host,
      path: `/v1/hand-ins/file?chapter=${assignment.id}`,
      headers: { ...fromElsewhere(), ...teacher.cookie },
    })
    expect(file.body.trim().split('\n')).toHaveLength(1 + students.length)
    expect(file.body).toContain('Terkumpul')
  })
})

describe('groups', () => {
  it('write one, hand in once, and all of them have done it', async () => {
    const { begin, students, enrolments, assignment, course } = await made({
      pupils: 3,
      row: { is_group: true },
    })
    const [one, other, alone] = students
    if (!one || !other || !alone) throw new Error('nobody')
    const groups = enrolments.slice(0, 2).map(enrolmentId => ({ enrolmentId, number: 1 }))
    const saved = await call(teacher, 'PUT', `/v1/assignments/${assignment.id}/groups`, { groups })
    expect(saved.status, saved.message).toBe(200)
    const id = await begin(one)
    expect(await begin(other)).toBe(id)
    const mine = { slug: course.slug, chapter: assignment.slug }
    expect((await call(alone, 'POST', '/v1/hand-ins', mine)).message).toContain('belum masuk kelompok')
    await call(other, 'POST', `/v1/hand-ins/${id}/submission`, { rev: 1, text: 'Bersama', link: '' })
    for (const who of [one, other]) {
      const place = await call(who, 'GET', `/v1/class/place?slug=${course.slug}`)
      expect(place.data.enrolment.percent).toBe(100)
    }
    expect((await call(alone, 'PUT', `/v1/hand-ins/${id}`, { rev: 1, text: 'x', link: '' })).status).toBe(404)
  })
})

it('is set up with a rubric; what does not fit is named, and a second window is told', async () => {
  const { assignment } = await made()
  const path = `/v1/assignments/${assignment.id}`
  const level = (title: string, points: number) => ({ title, points })
  const given = {
    version: 1,
    takes: ['text', 'link'],
    dueAt: '2026-12-12T09:00',
    late: 'deduct',
    rubric: [{ title: 'Isi', levels: [level('Baik', 6), level('Kurang', 2)] }],
    isOpen: true,
  }
  const wrong = await call(teacher, 'PUT', path, {
    ...given,
    takes: [],
    rubric: [{ title: '', levels: [level('Baik', 6)] }],
  })
  expect(wrong.errors.map((one: { field: string }) => one.field).sort()).toEqual([
    'rubric.0.levels',
    'rubric.0.title',
    'takes',
  ])
  expect((await call(teacher, 'PUT', path, given)).data).toEqual({ version: 2, isOpen: true, possible: 6 })
  expect((await call(teacher, 'PUT', path, given)).status).toBe(409)
  expect((await page(teacher, `/Kelola/Tugas/${assignment.id}`)).status).toBe(200)
  const stranger = await buildMember(app, tenant, { kind: 3 })
  expect((await page(stranger, `/Kelola/Tugas/${assignment.id}`)).status).toBe(404)
  expect((await call(stranger, 'PUT', path, { ...given, version: 2 })).status).toBe(404)
})

it('goes with whoever is erased, and leaves a group what it did', async () => {
  const { begin, submit, student, students, enrolments, assignment } = await made({ pupils: 2 })
  const id = await begin()
  await submit(id, 'Milik saya')
  const { handInsPersonal: part } = await import('./hand-ins.personal.ts')
  const { membershipId } = student
  await tenant.write(async tx => {
    const erasing = { tx, membershipId, name: '', email: null, addresses: [], at: new Date(), erasedName: '' }
    await tx.db
      .insertInto('hand_ins')
      .values({
        chapter_id: assignment.id,
        enrolment_id: enrolments[0] ?? null,
        group_number: 4,
        number: 1,
        text: 'Bersama',
        begun_at: new Date(),
        saved_at: new Date(),
      })
      .execute()
    await part.erase?.(erasing)
    const left = await tx.db
      .selectFrom('hand_ins')
      .select(['text', 'enrolment_id'])
      .where('chapter_id', '=', assignment.id)
      .execute()
    expect(left).toEqual([{ text: 'Bersama', enrolment_id: null }])
  })
  expect(students).toHaveLength(2)
})
