import { gunzipSync } from 'node:zlib'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import type { Row } from '../../../../test/rows.ts'
import { formWithFile, startUpload, tus } from '../../../../test/uploads.ts'
import { smallPicture } from '../../core/media/media.things.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildCompetence } from '../competences/competences.things.ts'
import { buildQuestion, specs } from '../questions/questions.things.ts'
import { usualReview } from './quizzes.rules.ts'
import { buildQuiz } from './quizzes.things.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  admin = await buildMember(app, tenant, { kind: 1 })
}, 60_000)
afterAll(() => app?.close())

const send = (who: BuiltMember, path: string, body: unknown = {}, method = 'POST') =>
  app.request({
    host: tenant.host,
    path,
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...fromElsewhere(), ...who.cookie },
  })

const page = (who: BuiltMember | undefined, path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...who?.cookie } })

const every = [
  'single',
  'multiple',
  'truefalse',
  'short',
  'numeric',
  'matching',
  'ordering',
  'cloze',
] as const

/** what answers each of them rightly */
const right = [
  'rout',
  ['swit', 'acce'],
  true,
  'local area  netwrok',
  '1,5 km',
  { pair1: 'zeta', pair2: 'alfa' },
  ['stp1', 'stp2', 'stp3'],
  { gap1: 'Nama', gap2: 'alamat ip' },
]

/** a course whose only chapter is a quiz, and somebody who takes part in it */
async function quiz(
  row: Row<'quizzes'> = {},
  kinds: readonly (keyof typeof specs | { kind: keyof typeof specs; spec: object })[] = every,
  made: Row<'classes'> = {},
) {
  const built = await tenant.write(async tx => {
    const course = await buildClass(tx, { type: 'self_paced', certificate: true, ...made })
    const questions: number[] = []
    for (const kind of kinds)
      questions.push(await buildQuestion(tx, typeof kind === 'string' ? { kind } : kind))
    const chapter = await buildQuiz(tx, { classId: course.id, questions, row })
    return { course, questions, chapter }
  })
  const student = await buildMember(app, tenant, { kind: 4, name: 'Sari Dewi' })
  await send(student, '/v1/class/enrol', { slug: built.course.slug })
  const path = `/Belajar/${built.course.slug}/Kuis/${built.chapter.slug}`
  const start = async (): Promise<number> => {
    const begun = await send(student, '/v1/quiz-attempts', {
      slug: built.course.slug,
      chapter: built.chapter.slug,
    })
    expect(begun.status, begun.body).toBe(201)
    return begun.json().data.id
  }
  return { ...built, student, path, start }
}

const step = (slot: number, answer: unknown, seq = slot) => ({
  slot,
  seq,
  answer,
  clientAt: app.clock.now().toISOString(),
})

const save = (who: BuiltMember, id: number, steps: object[], writer = 1) =>
  send(who, `/v1/quiz-attempts/${id}/steps`, { writer, steps }, 'PUT')

const submit = (who: BuiltMember, id: number, steps: object[] = [], writer = 1) =>
  send(who, `/v1/quiz-attempts/${id}/submission`, { writer, steps })

const rowOf = (id: number) =>
  tenant.write(tx => tx.db.selectFrom('attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

describe('a learner', () => {
  it('answers every kind of question, passes, and has the chapter and the course finished with a certificate', async () => {
    const { student, start, path, course, chapter } = await quiz()
    const id = await start()
    const saved = await save(
      student,
      id,
      right.map((answer, index) => step(index + 1, answer)),
    )
    expect(saved.status, saved.body).toBe(200)
    expect(saved.json().data).toMatchObject({ hasPen: true, writer: 1 })
    const done = await submit(student, id)
    expect(done.status, done.body).toBe(200)
    const { receipt } = done.json().data
    expect(receipt).toMatchObject({ answered: 8, questions: 8 })
    // a second time says the same and changes nothing
    expect((await submit(student, id)).json().data.receipt).toEqual(receipt)
    expect(await rowOf(id)).toMatchObject({ state: 'graded', points: 8 })
    expect((await page(student, path)).body).toContain('Nilai Anda 100%, lulus')
    // the quiz leads from its chapter, and is finished by nothing but passing
    const chapterPage = await page(student, `/Courses/${course.slug}/module/x/chapter/${chapter.slug}`)
    expect([chapterPage.status, chapterPage.headers.location]).toEqual([302, path])
    const own = await app.request({
      host: tenant.host,
      path: '/v1/certificates/own',
      headers: student.cookie,
    })
    const [certificate] = own.json().data
    expect(certificate).toMatchObject({
      holder: 'Sari Dewi',
      title: course.name,
      percent: 100,
      state: 'issued',
    })
    const shown = await page(undefined, certificate.href)
    expect(shown.status).toBe(200)
    for (const words of ['Sertifikat asli', 'Sari Dewi', course.name, certificate.number, '100%'])
      expect(shown.body).toContain(words)
    const verified = await page(undefined, `/Verifikasi/${receipt.code}`)
    expect(verified.body).toContain('Tanda terima kuis')
    expect(verified.body).not.toContain('Sari Dewi')
    const file = await app.request({ host: tenant.host, path: `/v1/certificates/${certificate.code}/file` })
    expect([file.status, file.headers['content-type'], file.body.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect((await page(student, '/Belajar')).body).toContain(certificate.number)
  })

  it('is not done by marking the chapter read', async () => {
    const { student, course, chapter } = await quiz()
    const answer = await send(student, '/v1/class/progress', {
      slug: course.slug,
      chapter: chapter.slug,
      what: 'done',
    })
    expect([answer.status, answer.json().message]).toEqual([
      409,
      'Bab ini selesai setelah Anda lulus kuisnya atau mengumpulkan tugasnya.',
    ])
    // and nothing offers that
    const { body } = await page(student, `/Belajar/${course.slug}`)
    expect(body).toContain('Selesai setelah lulus kuis')
    expect(body).not.toContain('Tandai selesai')
  })

  it('has the final grade of the class on the certificate, where it was released', async () => {
    const { student, start, course } = await quiz({}, ['single'])
    await tenant.write(async tx => {
      const { id } = await tx.db
        .selectFrom('enrolments')
        .select('id')
        .where('class_id', '=', course.id)
        .executeTakeFirstOrThrow()
      await tx.db
        .insertInto('final_grades')
        .values({ enrolment_id: id, number: 1, percent: 87.6, is_passed: true, at: app.clock.now() })
        .execute()
    })
    await submit(student, await start(), [step(1, 'rout')])
    const own = await app.request({
      host: tenant.host,
      path: '/v1/certificates/own',
      headers: student.cookie,
    })
    expect(own.json().data).toMatchObject([{ title: course.name, percent: 87 }])
  })

  it('gets partial points by the rule of the kind', async () => {
    const { student, start } = await quiz({}, ['multiple', 'ordering', 'matching', 'cloze'])
    const id = await start()
    const steps = [
      step(1, ['swit', 'mous']),
      step(2, ['stp2', 'stp1', 'stp3']),
      step(3, { pair1: 'zeta', pair2: 'othr' }),
      step(4, { gap1: 'nama', gap2: 'angka' }),
    ]
    await submit(student, id, steps)
    expect(Number((await rowOf(id)).points)).toBeCloseTo(0 + 2 / 3 + 0.5 + 0.5, 1)
  })

  it('is told what no question takes, and the step before it stays', async () => {
    const { student, start } = await quiz({}, ['single', 'numeric'])
    const id = await start()
    await save(student, id, [step(1, 'rout')])
    for (const bad of ['asing', 7, ['rout'], { rout: '1' }]) {
      const answer = await save(student, id, [step(1, bad, 2)])
      expect(answer.status).toBe(422)
    }
    expect((await save(student, id, [step(9, 'rout', 3)])).status).toBe(422)
    expect((await save(student, id, [step(2, 'x'.repeat(200_000), 4)])).status).toBe(422)
    for (const clientAt of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
      expect((await save(student, id, [{ ...step(1, 'rout', 5), clientAt }])).status).toBe(422)
    await submit(student, id)
    expect(Number((await rowOf(id)).points)).toBe(1)
  })

  it('comes back to the attempt under way, and has no more attempts than allowed', async () => {
    const { student, start, course, chapter } = await quiz({ attempts: 1 }, ['single'])
    const id = await start()
    expect(await start()).toBe(id)
    await submit(student, id)
    const again = await send(student, '/v1/quiz-attempts', { slug: course.slug, chapter: chapter.slug })
    expect([again.status, again.json().message]).toEqual([409, 'Kesempatan Anda untuk kuis ini sudah habis.'])
  })

  it('goes on at a second device, and the first is told', async () => {
    const { student, start } = await quiz({}, ['single', 'truefalse'])
    const id = await start()
    await save(student, id, [step(1, 'hubb')])
    const pen = await send(student, `/v1/quiz-attempts/${id}/pen`)
    expect(pen.json().data).toMatchObject({ writer: 2, lastSeq: 1, answers: [{ slot: 1, answer: 'hubb' }] })
    // the window that was opened anew is the same device
    const same = await send(student, `/v1/quiz-attempts/${id}/pen`, { held: 2 })
    expect(same.json().data).toMatchObject({ writer: 2, lastSeq: 1 })
    await save(student, id, [step(1, 'rout', 2)], 2)
    // what the first had typed meanwhile is kept, and is not what counts where the second has written
    const late = await save(student, id, [step(1, 'kabl', 5), step(2, true, 6)], 1)
    expect(late.json().data).toMatchObject({ hasPen: false, writer: 2 })
    await submit(student, id, [], 2)
    expect(Number((await rowOf(id)).points)).toBe(2)
  })

  it('finds the quiz as it was published, whatever its teacher is writing', async () => {
    const { student, start, path, chapter } = await quiz({}, ['single'])
    await tenant.write(tx =>
      tx.db
        .updateTable('chapters')
        .set({ slug: 'judul-baru', title: 'Judul Baru' })
        .where('id', '=', chapter.id)
        .execute(),
    )
    expect((await page(student, path)).body).toContain(`Kuis ${chapter.slug}`)
    expect((await page(student, path.replace(chapter.slug, 'judul-baru'))).status).toBe(404)
    const id = await start()
    // taken out of the draft, it is still there for who reads what was published, and for who marks it
    await tenant.write(tx =>
      tx.db
        .updateTable('chapters')
        .set({ removed_at: app.clock.now() })
        .where('id', '=', chapter.id)
        .execute(),
    )
    expect((await submit(student, id, [step(1, 'rout')])).status).toBe(200)
    expect((await page(student, path)).body).not.toContain('Judul Baru')
    expect((await page(admin, '/Kelola/Kuis?search=Judul')).body).toContain('sudah tidak di kelas')
    expect((await page(admin, `/Kelola/Kuis/${chapter.id}/Hasil`)).status).toBe(200)
  })

  it('answers and hands in by a plain form too', async () => {
    const { student, path } = await quiz({}, every)
    const form = (fields: Record<string, string>) =>
      app.request({
        host: tenant.host,
        path,
        method: 'POST',
        body: String(new URLSearchParams(fields)),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...student.cookie },
      })
    expect((await form({ do: 'start' })).headers.location).toBe(path)
    const html = (await page(student, path)).body
    const attempt = /name="attempt" value="(\d+)"/.exec(html)?.[1] ?? ''
    const fields = {
      attempt,
      q1: 'rout',
      'q2.swit': '1',
      'q2.acce': '1',
      q3: 'true',
      q4: 'Local Area Network',
      q5: '1500',
      'q6.pair1': 'zeta',
      'q6.pair2': 'alfa',
      'q7.stp1': '1',
      'q7.stp2': '2',
      'q7.stp3': '3',
      'q8.gap1': 'nama',
      'q8.gap2': 'alamat',
    }
    expect((await form({ ...fields, do: 'save' })).status).toBe(303)
    expect((await page(student, path)).body).toContain('value="Local Area Network"')
    expect((await form({ ...fields, do: 'submit' })).status).toBe(303)
    expect((await page(student, path)).body).toContain('Nilai Anda 100%, lulus')
  })
})

describe('a question', () => {
  it('with drawn numbers is another for each attempt, the same each time it is looked at, and marked by its own', async () => {
    const spec = {
      prompt: 'Luas {a} kali {b}?',
      feedback: '{a} × {b}',
      value: 0,
      tolerance: { kind: 'absolute', value: 0 },
      units: [],
      variants: {
        parameters: [
          { name: 'a', min: 2, max: 9000, step: 1 },
          { name: 'b', min: 2, max: 9000, step: 1 },
        ],
        conditions: [],
        formula: 'a * b',
      },
    }
    const { course, questions, chapter } = await quiz({}, [{ kind: 'numeric', spec }])
    const asked = new Set<string>()
    for (const name of ['Ayu', 'Bima']) {
      const student = await buildMember(app, tenant, { kind: 4, name })
      await send(student, '/v1/class/enrol', { slug: course.slug })
      const at = `/Belajar/${course.slug}/Kuis/${chapter.slug}`
      const begun = await send(student, '/v1/quiz-attempts', { slug: course.slug, chapter: chapter.slug })
      const { id } = begun.json().data
      const seen = async () => /Luas (\d+) kali (\d+)\?/.exec((await page(student, at)).body)
      const [words = '', a, b] = (await seen()) ?? []
      expect((await seen())?.[0]).toBe(words)
      asked.add(words)
      await submit(student, id, [step(1, String(Number(a) * Number(b)))])
      expect(await rowOf(id)).toMatchObject({ state: 'graded', points: 1 })
      expect((await page(admin, `/Kelola/Penilaian/${id}`)).body).toContain(words)
      // marked anew, with the numbers that were drawn
      const again = await send(admin, `/v1/quizzes/${chapter.id}/regrade`, {
        questionId: questions[0],
        way: 'new',
      })
      expect(again.json().data).toMatchObject({ changed: 0 })
    }
    expect(asked.size).toBe(2)
  })

  it('is answered by a program, which the machine marks by what it printed and a person without that', async () => {
    const byHand = { ...specs.code, expected: '', guide: 'Pakai perulangan.' }
    const { student, start } = await quiz({}, ['code', { kind: 'code', spec: byHand }])
    const id = await start()
    const code = 'for n in range(1, 4): print(n)'
    await submit(student, id, [step(1, { code, output: '1\n2\n3\n' }), step(2, { code })])
    expect(await rowOf(id)).toMatchObject({ state: 'needs_grading' })
    const marking = (await page(admin, `/Kelola/Penilaian/${id}`)).body
    for (const words of ['Pakai perulangan.', 'for n in range', '1 jawaban belum dinilai'])
      expect(marking).toContain(words)
    await send(admin, `/v1/quiz-attempts/${id}/marks`, { slot: 2, points: 0.5, expectedEvent: 0 }, 'PUT')
    await send(admin, `/v1/quiz-attempts/${id}/release`)
    expect(await rowOf(id)).toMatchObject({ state: 'graded', points: 1.5 })
  })

  it('is answered by files, which only whose they are and who marks may have', async () => {
    const { student, start, path } = await quiz({}, ['file', 'single'])
    const other = await buildMember(app, tenant, { kind: 4 })
    const id = await start()
    const picture = await smallPicture().png().toBuffer()
    const sent = async (slot: number) => {
      const upload = await startUpload(app, tenant, student, 'denah.png', picture.length)
      await tus(app, tenant, student, upload, { offset: 0, bytes: picture })
      const body = { slot, upload }
      return { body, added: await send(student, `/v1/quiz-attempts/${id}/files`, body) }
    }
    const { body, added } = await sent(1)
    expect(added.status, added.body).toBe(201)
    // asked again it is kept once
    expect((await send(student, `/v1/quiz-attempts/${id}/files`, body)).json().data).toEqual(
      added.json().data,
    )
    expect((await sent(2)).added.status).toBe(409)
    expect((await sent(1)).added.json().data).toHaveLength(2)
    expect((await sent(1)).added.status).toBe(409)
    const [{ href, id: file }] = added.json().data
    const get = async (who: BuiltMember) =>
      (await app.request({ host: tenant.host, path: href, headers: { ...fromElsewhere(), ...who.cookie } }))
        .status
    expect([await get(student), await get(admin), await get(other)]).toEqual([200, 200, 404])
    expect((await send(other, href, {}, 'DELETE')).status).toBe(404)
    expect(
      (await send(student, `/v1/quiz-attempts/${id}/files/${file}`, {}, 'DELETE')).json().data,
    ).toHaveLength(1)
    // without script it comes with the form, beside the other answers
    const plain = formWithFile(
      { attempt: String(id), do: 'save', q2: 'rout' },
      { field: 'q1', name: 'foto.png', bytes: picture },
    )
    const origin = app.origin(tenant.host)
    const headers = { ...plain.headers, origin, ...fromElsewhere(), ...student.cookie }
    const form = await app.request({ host: tenant.host, path, method: 'POST', headers, body: plain.body })
    expect(form.status, form.body.slice(0, 300)).toBe(303)
    expect((await page(student, path)).body).toContain('foto.png')
    const done = await submit(student, id)
    expect(done.json().data.receipt).toMatchObject({ answered: 2, questions: 2 })
    expect((await page(admin, `/Kelola/Penilaian/${id}`)).body).toContain('denah.png')
    expect((await rowOf(id)).state).toBe('needs_grading')
    // what was handed in stays as it is
    expect((await sent(1)).added.status).toBe(409)
    const erased = await send(student, '/v1/privacy/erasure', { confirmation: student.email })
    expect(erased.status, erased.body).toBe(200)
    const left = await tenant.write(tx =>
      tx.db
        .selectFrom('private_files')
        .select('key')
        .where('membership_id', '=', student.membershipId)
        .execute(),
    )
    expect(left).toEqual([])
  })
})

describe('time', () => {
  it('is kept by the server: after it and a minute of grace, what was saved is handed in', async () => {
    const { student, start } = await quiz({ minutes: 10 }, ['single', 'truefalse'])
    const id = await start()
    await save(student, id, [step(1, 'rout')])
    app.clock.advance(10 * 60_000 + 30_000)
    expect((await save(student, id, [step(2, true)])).json().data.isLate).toBe(false)
    app.clock.advance(31_000)
    await app.sanggar.jobs.runOften()
    await submit(student, id, [step(2, false, 9)])
    expect(await rowOf(id)).toMatchObject({ state: 'graded', ended_by: 'clock', points: 2 })
    const pen = await send(student, `/v1/quiz-attempts/${id}/pen`)
    expect([pen.status, pen.json().data.code]).toEqual([409, (await rowOf(id)).receipt])
  })

  it('keeps apart what comes after it, until whoever marks lets it count', async () => {
    const { student, start } = await quiz({ minutes: 10 }, ['single', 'truefalse'])
    const id = await start()
    await save(student, id, [step(1, 'rout')])
    app.clock.advance(12 * 60_000)
    expect((await save(student, id, [step(2, true)])).json().data.isLate).toBe(true)
    await submit(student, id, [step(2, true, 3)])
    expect(await rowOf(id)).toMatchObject({ state: 'graded', ended_by: 'clock', points: 1 })
    expect((await page(admin, `/Kelola/Penilaian/${id}`)).body).toContain('Datang setelah waktu habis')
    const path = `/v1/quiz-attempts/${id}/late-answers`
    expect((await send(student, path)).status).toBe(403)
    expect((await send(admin, path)).status).toBe(200)
    expect((await send(admin, path)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'graded', points: 2 })
    expect((await page(admin, `/Kelola/Penilaian/${id}`)).body).not.toContain('Datang setelah waktu habis')
    // not for ever
    const deadline_at = new Date(app.clock.now().getTime() - 8 * 86_400_000)
    const started_at = new Date(deadline_at.getTime() - 600_000)
    await tenant.write(tx =>
      tx.db.updateTable('attempts').set({ started_at, deadline_at }).where('id', '=', id).execute(),
    )
    expect((await save(student, id, [step(2, false, 10)])).status).toBe(409)
  })

  it('is more for whoever was given more, also in the middle', async () => {
    const { student, start, chapter } = await quiz({ minutes: 10 }, ['single'])
    const id = await start()
    const given = await send(
      admin,
      `/v1/quizzes/${chapter.id}/accommodations`,
      {
        membershipId: student.membershipId,
        timeFactor: 2,
        moreAttempts: 0,
        reason: 'Membaca dengan pembaca layar',
      },
      'PUT',
    )
    expect(given.status, given.body).toBe(200)
    app.clock.advance(15 * 60_000)
    expect((await save(student, id, [step(1, 'rout')])).status).toBe(200)
  })

  it('opens and closes a quiz', async () => {
    const soon = new Date(app.clock.now().getTime() + 3_600_000)
    const { student, course, chapter } = await quiz({ opens_at: soon })
    const start = () => send(student, '/v1/quiz-attempts', { slug: course.slug, chapter: chapter.slug })
    expect((await start()).status).toBe(409)
    app.clock.advance(3_600_001)
    expect((await start()).status).toBe(201)
  })
})

describe('what is right', () => {
  it('leaves in no call and no page before the quiz allows it', async () => {
    const review = {
      ...usualReview,
      after: ['answers' as const],
      closed: ['key' as const, 'feedback' as const],
    }
    const closes = new Date(app.clock.now().getTime() + 7_200_000)
    const { student, start, path } = await quiz({ review: JSON.stringify(review), closes_at: closes }, every)
    const id = await start()
    const secrets = ['Router bekerja', '"isRight"', '"accepted"', '"tolerance"', '"rightId"', '"isTrue"']
    const running = await page(student, path)
    const saved = await save(student, id, [step(1, 'hubb')])
    const checked = await send(student, `/v1/quiz-attempts/${id}/check`, { slot: 1 })
    expect(checked.status).toBe(403)
    const handed = await submit(student, id)
    const after = await page(student, path)
    for (const { body } of [running, saved, checked, handed, after])
      for (const secret of secrets) expect(body).not.toContain(secret)
    expect(after.body).not.toContain('Kunci')
    app.clock.advance(7_200_000)
    const closed = await page(student, path)
    expect(closed.body).toContain('Kunci')
    expect(closed.body).toContain('Router bekerja')
  })

  it('may be looked at in practice', async () => {
    const { student, start } = await quiz({ mode: 'practice' }, ['single'])
    const id = await start()
    await save(student, id, [step(1, 'hubb')])
    const checked = await send(student, `/v1/quiz-attempts/${id}/check`, { slot: 1 })
    expect(checked.json().data).toEqual({
      percent: 0,
      feedback: 'Router bekerja di lapisan jaringan.',
      key: '',
    })
  })
})

describe('until it is mastered', () => {
  const answers = { single: ['rout', 'hubb'], truefalse: [true, false], numeric: ['1,5 km', '9 km'] } as const
  const kinds = ['single', 'truefalse', 'numeric', 'single'] as const

  it('one question comes after the other until three of the last four are right; what is reached never falls', async () => {
    const { student, start, path, questions, chapter, course } = await quiz(
      { mode: 'mastery', passing_percent: 100 },
      kinds,
    )
    const id = await start()
    const kindOf = (questionId: number) => kinds[questions.indexOf(questionId)] ?? 'single'
    const asked = () =>
      tenant.write(tx =>
        tx.db
          .selectFrom('attempt_items')
          .select(['slot', 'question_id'])
          .where('attempt_id', '=', id)
          .orderBy('slot')
          .execute(),
      )
    /** answers the question that waits, and says what came of it */
    async function answer(isRight: boolean) {
      const last = (await asked()).at(-1)
      if (!last) throw new Error('nothing is asked')
      const given = answers[kindOf(last.question_id)][isRight ? 0 : 1]
      const sent = { slot: last.slot, writer: 1, steps: [step(last.slot, given)] }
      const told = await send(student, `/v1/quiz-attempts/${id}/answer`, sent)
      expect(told.status, told.body).toBe(200)
      return { ...told.json().data, sent }
    }
    expect(await asked()).toHaveLength(1)
    expect((await page(student, path)).body).toContain('Jawab sampai 3 dari 4 jawaban terakhir benar.')
    const blank = { slot: 1, writer: 1, steps: [] }
    expect((await send(student, `/v1/quiz-attempts/${id}/answer`, blank)).status).toBe(409)
    expect(await answer(true)).toMatchObject({ isRight: true, percent: 33, isMastered: false })
    const first = await answer(true)
    expect(first).toMatchObject({ percent: 66 })
    expect(await answer(false)).toMatchObject({ isRight: false, percent: 66, hasEnded: false })
    // what was answered is not answered otherwise, and no question comes again before three others
    const other = {
      ...first.sent,
      steps: [step(2, answers[kindOf((await asked())[1]?.question_id ?? 0)][1], 9)],
    }
    expect((await send(student, `/v1/quiz-attempts/${id}/answer`, other)).json().data.isRight).toBe(true)
    expect(new Set((await asked()).map(one => one.question_id)).size).toBe(4)
    const shown = (await page(student, path)).body
    for (const words of ['Belum tepat.', '2 dari 3 jawaban terakhir benar']) expect(shown).toContain(words)
    expect(await answer(true)).toMatchObject({ percent: 100, isMastered: true, hasEnded: true })
    expect(await rowOf(id)).toMatchObject({ state: 'graded', points: 100 })
    expect((await page(student, path)).body).toContain('Nilai Anda 100%, lulus')
    expect(await asked()).toHaveLength(4)
    const grade = await tenant.write(tx =>
      tx.db
        .selectFrom('grades')
        .select(['percent', 'is_passed'])
        .where('chapter_id', '=', chapter.id)
        .executeTakeFirst(),
    )
    expect(grade).toEqual({ percent: 100, is_passed: true })
    expect((await page(student, `/Belajar/${course.slug}`)).body).toContain('Selesai')
  })
})

describe('who marks', () => {
  // hours have passed since the first signed in
  beforeAll(async () => {
    admin = await buildMember(app, tenant, { kind: 1 })
  })

  it('sets up "tuntas" only with questions that nobody has to mark, and enough of them', async () => {
    const { chapter, questions } = await quiz({}, ['essay', 'single', 'truefalse', 'numeric'])
    const settings = (ids: readonly number[]) => ({
      version: 1,
      mode: 'mastery',
      isOpen: true,
      review: usualReview,
      slots: ids.map(questionId => ({ questionId })),
    })
    const put = (ids: readonly number[]) => send(admin, `/v1/quizzes/${chapter.id}`, settings(ids), 'PUT')
    const refused = await put(questions)
    expect(refused.status).toBe(422)
    expect(refused.json().errors[0].message).toContain('dinilai otomatis')
    expect((await put(questions.slice(1))).json().errors[0].message).toContain('sedikitnya 4 soal')
  })

  it('sees what waits, overwrites nobody, and shows the mark when it is released', async () => {
    const { student, start, path, chapter } = await quiz({}, ['essay', 'single'])
    const id = await start()
    await submit(student, id, [step(1, 'Server membagi alamat.'), step(2, 'rout')])
    expect((await rowOf(id)).state).toBe('needs_grading')
    expect((await page(admin, '/Kelola/Penilaian')).body).toContain('Sari Dewi')
    const marking = await page(admin, `/Kelola/Penilaian/${id}`)
    expect(marking.body).toContain('Server membagi alamat.')
    const mark = (points: number, expectedEvent: number) =>
      send(
        admin,
        `/v1/quiz-attempts/${id}/marks`,
        { slot: 1, points, expectedEvent, comment: 'Bagus' },
        'PUT',
      )
    expect((await send(admin, `/v1/quiz-attempts/${id}/release`)).status).toBe(409)
    expect((await mark(3, 0)).status).toBe(422)
    const marked = await mark(1, 0)
    expect(marked.status, marked.body).toBe(200)
    const stale = await mark(0.25, 0)
    expect(stale.status).toBe(409)
    expect(stale.json().data).toMatchObject({ points: 1, comment: 'Bagus' })
    expect((await page(student, path)).body).not.toContain('Bagus')
    expect((await send(admin, `/v1/quizzes/${chapter.id}/release`)).json().data).toEqual({ released: 1 })
    const shown = (await page(student, path)).body
    for (const words of ['Bagus', 'Nilai Anda 100%, lulus']) expect(shown).toContain(words)
    expect((await page(admin, `/Kelola/Kuis/${chapter.id}/Hasil`)).body).toContain('Belum cukup data')
  })

  it('marks a question anew after its key was put right, and sees first who gains', async () => {
    const { student, start, questions, chapter } = await quiz({}, ['single'])
    const id = await start()
    await submit(student, id, [step(1, 'hubb')])
    const [question = 0] = questions
    const options = specs.single.options.map(one => ({ ...one, isRight: one.id === 'hubb' }))
    const changed = await send(
      admin,
      `/v1/questions/${question}`,
      { version: 1, spec: { ...specs.single, options }, state: 'ready' },
      'PUT',
    )
    expect(changed.json().data).toMatchObject({ version: 2 })
    const again = (way: string, isTrial: boolean) =>
      send(admin, `/v1/quizzes/${chapter.id}/regrade`, { questionId: question, way, isTrial })
    expect((await again('best', true)).json().data).toMatchObject({
      changed: 1,
      rows: [{ before: 0, after: 1 }],
    })
    expect(Number((await rowOf(id)).points)).toBe(0)
    await again('best', false)
    expect(Number((await rowOf(id)).points)).toBe(1)
    expect(
      (await send(student, `/v1/quizzes/${chapter.id}/regrade`, { questionId: question, way: 'new' })).status,
    ).toBe(403)
  })

  it('opens every page of the office', async () => {
    const { chapter, questions } = await quiz()
    const paths = [
      '/Kelola/Soal',
      '/Kelola/Soal/Baru?kind=cloze',
      '/Kelola/Soal/Impor',
      `/Kelola/Soal/${questions[0]}`,
      '/Kelola/Kuis',
      `/Kelola/Kuis/${chapter.id}`,
      `/Kelola/Kuis/${chapter.id}/Hasil`,
      '/Kelola/Penilaian',
      '/Kelola/Sertifikat',
    ]
    for (const path of paths) expect((await page(admin, path)).status, path).toBe(200)
    const teacher = await buildMember(app, tenant, { kind: 3 })
    expect((await page(teacher, `/Kelola/Kuis/${chapter.id}`)).status).toBe(404)
    expect((await page(teacher, `/Kelola/Soal/${questions[0]}`)).status).toBe(404)
  })
})

describe('what was achieved', () => {
  const achieved = async (who: BuiltMember) =>
    (await app.request({ host: tenant.host, path: '/v1/certificates/own', headers: who.cookie })).json().data
  const open = (path: string) => app.request({ host: tenant.host, path })
  /** as anybody verifies who knows nothing but the address of the keys */
  const verified = async (path: string) => {
    const keys = createLocalJWKSet((await open('/jwks.json')).json())
    const { body } = await open(path)
    return jwtVerify(body, keys, { algorithms: ['EdDSA'], currentDate: app.clock.now() })
  }
  const holds = async (status: { statusListCredential: string; statusListIndex: string }) => {
    const { payload } = await verified(new URL(status.statusListCredential).pathname)
    const { encodedList } = payload.credentialSubject as { encodedList: string }
    const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))
    expect(bits.length).toBe(16_384)
    const place = Number(status.statusListIndex)
    return ((bits[place >> 3] ?? 0) & (0x80 >> (place & 7))) === 0
  }

  it('is a credential that others verify, with a badge for each competence of the class, until it is revoked', async () => {
    const skill = await tenant.write(tx => buildCompetence(tx, { name: 'Menyusun Jaringan' }))
    const { student, start, course } = await quiz({}, ['single'], {
      competencies: ['menyusun jaringan', 'tanpa halaman'],
    })
    await submit(student, await start(), [step(1, 'rout')])
    const all = await achieved(student)
    const [badge, certificate] = ['competence', 'class'].map(kind =>
      all.find((one: { kind: string }) => one.kind === kind),
    )
    expect(all).toHaveLength(2)
    const shown = await page(undefined, badge.href)
    for (const words of [
      'Lencana asli',
      skill.name,
      `Menyelesaikan ${course.name}`,
      'linkedin.com/profile/add',
    ])
      expect(shown.body).toContain(words)
    const { payload, protectedHeader } = await verified(`/v1/credentials/${badge.code}`)
    expect(payload).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      iss: `${app.origin(tenant.host)}/`,
      issuer: { id: `${app.origin(tenant.host)}/` },
      credentialSubject: {
        identifier: [{ identityHash: 'Sari Dewi', identityType: 'name' }],
        achievement: { name: skill.name, achievementType: 'Competency' },
      },
    })
    // the address in the header leads to the very key
    const key = await open(new URL(String(protectedHeader.kid)).pathname)
    expect(key.json()).toMatchObject({ kid: protectedHeader.kid, crv: 'Ed25519' })
    expect(key.json().d).toBeUndefined()
    const other = await verified(`/v1/credentials/${certificate.code}`)
    expect(other.payload.credentialSubject).toMatchObject({
      achievement: { id: `${app.origin(tenant.host)}/Courses/${course.slug}` },
      result: [{ value: '100' }],
    })
    const status = payload.credentialStatus as Parameters<typeof holds>[0]
    expect(await holds(status)).toBe(true)
    const { id } = await tenant.write(tx =>
      tx.db.selectFrom('certificates').select('id').where('code', '=', badge.code).executeTakeFirstOrThrow(),
    )
    const revoked = await send(admin, `/v1/certificates/${id}/revocation`, { reason: 'Ujian diulang' })
    expect(revoked.status, revoked.body).toBe(200)
    expect(await holds(status)).toBe(false)
    expect(await holds(other.payload.credentialStatus as typeof status)).toBe(true)
    expect((await open(`/v1/credentials/${badge.code}`)).status).toBe(404)
    expect((await page(undefined, badge.href)).body).toContain('Lencana ini dicabut')
  })

  it('is a badge for ten questions of a competence, eight of them right', async () => {
    const skill = await tenant.write(tx => buildCompetence(tx, { name: 'Membaca Alamat' }))
    const { student, start, questions } = await quiz({ attempts: 5 }, Array(10).fill('single'))
    await tenant.write(tx =>
      tx.db
        .updateTable('questions')
        .set({ competence: 'MEMBACA alamat' })
        .where('id', 'in', questions)
        .execute(),
    )
    const answer = (right: number) =>
      questions.map((_, index) => step(index + 1, index < right ? 'rout' : 'hubb'))
    await submit(student, await start(), answer(7))
    const badges = async () =>
      (await achieved(student)).filter((one: { kind: string }) => one.kind === 'competence')
    expect(await badges()).toEqual([])
    await submit(student, await start(), answer(8))
    expect(await badges()).toMatchObject([{ title: skill.name, holder: 'Sari Dewi' }])
    await submit(student, await start(), answer(10))
    expect(await badges()).toHaveLength(1)
  })
})

it("another tenant's attempts, quizzes and certificates are not found here", async () => {
  const { student, start, chapter, path } = await quiz({}, ['single'])
  const id = await start()
  await submit(student, id, [step(1, 'rout')])
  const own = await app.request({ host: tenant.host, path: '/v1/certificates/own', headers: student.cookie })
  const other = await buildTenant(app, { slug: 'brebes' })
  const stranger = await buildMember(app, other, { kind: 1 })
  const get = (to: string) =>
    app.request({ host: other.host, path: to, headers: { accept: 'text/html', ...stranger.cookie } })
  const [{ code, href }] = own.json().data
  expect((await get(`/v1/credentials/${code}`)).status).toBe(404)
  for (const to of [path, `/Kelola/Penilaian/${id}`, `/Kelola/Kuis/${chapter.id}`, href])
    expect((await get(to)).status, to).toBe(404)
})

it('whoever writes a class sets up its quiz, without being put on its list', async () => {
  const teacher = await buildMember(app, tenant, { kind: 3 })
  const { id, chapterId } = await tenant.write(async tx => {
    const made = await buildClass(tx)
    const entry = await tx.db
      .updateTable('entries')
      .set({ owner_id: teacher.membershipId })
      .where('kind', '=', 'class')
      .where('own_id', '=', made.id)
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: entry.id, chapterId: (await buildQuiz(tx, { classId: made.id, questions: [] })).id }
  })
  const set = await page(teacher, `/Kelola/Kuis/${chapterId}`)
  expect(set.status).toBe(200)
  expect(set.body).toContain(`/Kelola/Kelas/${id}/Isi/${chapterId}`)
  expect((await page(await buildMember(app, tenant, { kind: 3 }), `/Kelola/Kuis/${chapterId}`)).status).toBe(
    404,
  )
})

it('whoever is erased is in no table of quizzes and certificates', async () => {
  const { student, start } = await quiz({}, ['single'])
  const id = await start()
  await submit(student, id, [step(1, 'rout')])
  const erased = await send(student, '/v1/privacy/erasure', { confirmation: student.email })
  expect(erased.status, erased.body).toBe(200)
  const left = await tenant.write(async tx => [
    ...(await tx.db.selectFrom('attempts').select('id').where('id', '=', id).execute()),
    ...(await tx.db.selectFrom('answer_steps').select('slot').where('attempt_id', '=', id).execute()),
    ...(await tx.db.selectFrom('mark_events').select('slot').where('attempt_id', '=', id).execute()),
    ...(await tx.db
      .selectFrom('certificates')
      .select('id')
      .where('membership_id', '=', student.membershipId)
      .execute()),
  ])
  expect(left).toEqual([])
})
