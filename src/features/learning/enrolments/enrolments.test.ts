import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { nextNumber, type Row } from '../../../../test/rows.ts'
import {
  buildChapter,
  buildClass,
  buildClassroom,
  buildModule,
  publishOutline,
} from '../classes/classes.things.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  const footer = { about: '', columns: [], contact: { whatsapp: '0812-3456-7890' }, social: [], legal: '' }
  tenant = await buildTenant(app, { slug: 'tegal', values: { footer } })
  admin = await buildMember(app, tenant, { kind: 1 })
  student = await buildMember(app, tenant, { kind: 4 })
}, 60_000)
afterAll(() => app?.close())

const pupil = () => buildMember(app, tenant, { kind: 4 })

/** a class with one open run */
async function open(run: Row<'classrooms'> = {}, made: Row<'classes'> = {}) {
  return tenant.write(async tx => {
    const found = await buildClass(tx, { slug: `kelas-${nextNumber()}`, ...made })
    const classroom = await buildClassroom(tx, found.id, run)
    return { ...found, run: classroom }
  })
}

/** a course of four chapters in two modules; the second is a preview, the last an extra */
async function course(row: Row<'classes'> = {}) {
  return tenant.write(async tx => {
    const found = await buildClass(tx, { slug: `kursus-${nextNumber()}`, type: 'self_paced', ...row })
    const [basics, more] = [
      await buildModule(tx, found.id, { slug: 'dasar', title: 'Dasar', position: 1 }),
      await buildModule(tx, found.id, { slug: 'lanjut', title: 'Lanjut', position: 2 }),
    ]
    for (const [index, slug] of ['satu', 'dua', 'tiga', 'empat'].entries())
      await buildChapter(
        tx,
        { classId: found.id, moduleId: index < 2 ? basics.id : more.id },
        {
          slug,
          title: `Bab ${slug}`,
          position: index + 1,
          is_preview: slug === 'dua',
          is_required: slug !== 'empat',
          content_html: `<p>Pelajaran ${slug}.</p>`,
        },
      )
    return found
  })
}

const send = (who: BuiltMember | undefined, path: string, body: unknown, method = 'POST') =>
  app.request({
    host: tenant.host,
    path,
    method,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...fromElsewhere(),
      ...who?.cookie,
    },
  })

const enrol = (who: BuiltMember, slug: string, more: object = {}) =>
  send(who, '/v1/class/enrol', { slug, ...more })

async function stateAfter(who: BuiltMember, slug: string, more: object = {}): Promise<string> {
  const answer = await enrol(who, slug, more)
  return answer.status === 201 ? answer.json().data.state : `${answer.status} ${answer.json().message}`
}

const decide = (who: BuiltMember, id: number, decision: string, why = '') =>
  send(who, `/v1/enrolments/${id}/decision`, { decision, why })

const page = (who: BuiltMember | undefined, path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...who?.cookie } })

const form = (who: BuiltMember | undefined, path: string, fields: Record<string, string> = {}) =>
  app.request({
    host: tenant.host,
    path,
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...fromElsewhere(),
      ...who?.cookie,
    },
  })

const rowOf = (who: BuiltMember, classId: number) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('enrolments')
      .select(['id', 'state', 'classroom_id', 'version'])
      .where('membership_id', '=', who.membershipId)
      .where('class_id', '=', classId)
      .executeTakeFirstOrThrow(),
  )

const taken = (classroomId: number) =>
  tenant.write(async tx => {
    const row = await tx.db
      .selectFrom('classroom_seats')
      .select('taken')
      .where('classroom_id', '=', classroomId)
      .executeTakeFirst()
    return row?.taken
  })

describe('whoever registers', () => {
  it('is in at once where the run is open and free, once, with a mail that leads on', async () => {
    const { slug, id, run } = await open()
    const who = await pupil()
    expect(await stateAfter(who, slug)).toBe('active')
    expect(await stateAfter(who, slug)).toBe('active')
    expect(await taken(run.id)).toBe(1)
    expect((await rowOf(who, id)).state).toBe('active')
    const mail = await newestMail(app, who.email)
    expect(mail?.subject).toContain('Anda terdaftar di')
    expect(mail?.text).toContain(`/Belajar/${slug}`)
  })

  it('waits for a word where the run asks for one; the answer comes by mail', async () => {
    const { slug, id } = await open({ join_mode: 'approval' })
    const [one, other] = [await pupil(), await pupil()]
    expect(await stateAfter(one, slug)).toBe('requested')
    expect(await stateAfter(other, slug)).toBe('requested')
    expect((await newestMail(app, admin.email))?.subject).toContain('Pendaftaran menunggu')
    expect((await decide(admin, (await rowOf(one, id)).id, 'approve')).status).toBe(200)
    expect((await newestMail(app, one.email))?.subject).toContain('diterima')
    const refused = await decide(admin, (await rowOf(other, id)).id, 'decline', 'pendek')
    expect([refused.status, refused.json().errors[0].field]).toEqual([422, 'why'])
    await decide(admin, (await rowOf(other, id)).id, 'decline', 'Kelas ini untuk kelas XII.')
    expect((await newestMail(app, other.email))?.text).toContain('Kelas ini untuk kelas XII.')
    expect((await decide(admin, (await rowOf(one, id)).id, 'approve')).status).toBe(409)
  })

  it('gets the last seat or the waiting list, and moves up when a seat is free', async () => {
    const { slug, id, run } = await open({ capacity: 1, waitlist: true })
    const [first, second, third] = [await pupil(), await pupil(), await pupil()]
    expect(await stateAfter(first, slug)).toBe('active')
    expect(await stateAfter(second, slug)).toBe('waitlisted')
    app.clock.advance(1000)
    expect(await stateAfter(third, slug)).toBe('waitlisted')
    expect((await page(third, `/Class/${slug}/Daftar`)).body).toContain('Nomor antrean Anda: 2')
    await send(first, '/v1/class/leave', { slug })
    expect((await rowOf(second, id)).state).toBe('active')
    expect((await rowOf(third, id)).state).toBe('waitlisted')
    expect((await newestMail(app, second.email))?.subject).toContain('Ada kursi untuk Anda')
    expect(await taken(run.id)).toBe(1)
    // who comes back stands behind those who wait
    expect(await stateAfter(first, slug)).toBe('waitlisted')
  })

  it('is told in words why not: full, closed, not yet, cancelled, by invitation, from elsewhere, paid', async () => {
    const why = async (run: Row<'classrooms'>, made: Row<'classes'> = {}) =>
      stateAfter(student, (await open({ name: 'Angkatan 7', ...run }, made)).slug)
    const full = await open({ capacity: 1 })
    await enrol(await pupil(), full.slug)
    expect(await stateAfter(student, full.slug)).toBe('409 Kursi sudah habis.')
    expect(await why({ registration_close_at: '2026-11-10T00:00:00Z' })).toBe(
      '409 Pendaftaran Angkatan 7 sudah ditutup.',
    )
    expect(await why({ registration_open_at: '2026-11-25T00:00:00Z' })).toBe(
      '409 Pendaftaran Angkatan 7 dibuka 25 Nov 2026.',
    )
    expect(await why({ status: 'cancelled' })).toBe('409 Angkatan 7 dibatalkan.')
    expect(await why({ status: 'postponed' })).toBe('409 Angkatan 7 ditunda. Jadwal baru akan diumumkan.')
    expect(await why({ status: 'completed' })).toBe('409 Angkatan 7 sudah selesai.')
    expect(await why({ join_mode: 'invite' })).toContain('hanya untuk yang diundang')
    expect(await why({ registrar_city_codes: ['32.73'] })).toContain('peserta dari kota tertentu')
    expect(await why({}, { price: 250_000 })).toContain('Kelas ini berbayar')
    expect(await stateAfter(student, 'tidak-ada')).toBe('404 Kelas tidak ditemukan')
    expect(await stateAfter(student, (await open({}, { status: 'draft' })).slug)).toBe(
      '404 Kelas tidak ditemukan',
    )
  })

  it('brings the code where one is asked for, however it is typed', async () => {
    const { slug } = await open({ join_mode: 'code', join_code: 'TEGAL-24' })
    const without = await enrol(student, slug)
    expect([without.status, without.json().errors[0].field]).toEqual([422, 'code'])
    expect((await enrol(student, slug, { code: 'SALAH-1' })).status).toBe(422)
    expect(await stateAfter(student, slug, { code: ' tegal-24 ' })).toBe('active')
  })

  it('chooses among several open runs, and is in one of them only', async () => {
    const { slug, id, run } = await open({ name: 'Pagi' })
    const evening = await tenant.write(tx => buildClassroom(tx, id, { name: 'Malam' }))
    const unsaid = await enrol(student, slug)
    expect([unsaid.status, unsaid.json().errors[0].field]).toEqual([422, 'run'])
    expect(await stateAfter(student, slug, { runId: evening.id })).toBe('active')
    expect(await stateAfter(student, slug, { runId: run.id })).toBe('active')
    expect((await rowOf(student, id)).classroom_id).toBe(evening.id)
  })

  it('finds all they had read when they come back', async () => {
    const { slug, id } = await course()
    const who = await pupil()
    await enrol(who, slug)
    const note = (chapter: string, what = 'done') => send(who, '/v1/class/progress', { slug, chapter, what })
    expect((await note('satu')).json().data).toMatchObject({ done: 1, total: 3, percent: 33 })
    expect((await send(who, '/v1/class/leave', { slug })).json().data.state).toBe('cancelled')
    expect((await note('dua', 'opened')).status).toBe(409)
    await enrol(who, slug)
    expect((await note('dua')).json().data).toMatchObject({ done: 2, isFinished: false })
    expect((await note('dua')).json().data).toMatchObject({ done: 2 })
    expect((await note('tiga')).json().data).toMatchObject({ done: 3, percent: 100, isFinished: true })
    expect((await rowOf(who, id)).state).toBe('completed')
    expect((await note('hilang')).status).toBe(404)
  })
})

describe('what was read without a network', () => {
  it('comes home with its day, at most a week back, and only as whose it is', async () => {
    const { slug, id } = await course()
    const who = await pupil()
    await enrol(who, slug)
    const now = app.clock.now().getTime()
    const day = 86_400_000
    const note = (chapter: string, at: number, reader = who.membershipId) =>
      send(who, '/v1/class/progress', {
        slug,
        chapter,
        what: 'done',
        at: new Date(at).toISOString(),
        reader,
      })
    expect((await note('satu', now - 2 * day, who.membershipId + 1)).status).toBe(403)
    for (const [chapter, at] of [
      ['satu', now - 2 * day],
      ['dua', now - 20 * day],
      ['tiga', now + day],
    ] as const)
      expect((await note(chapter, at)).status).toBe(200)
    const rows = await tenant.write(tx =>
      tx.db
        .selectFrom('chapter_progress as p')
        .innerJoin('chapters as h', 'h.id', 'p.chapter_id')
        .select(['h.slug', 'p.done_at'])
        .where('h.class_id', '=', id)
        .execute(),
    )
    const days = Object.fromEntries(rows.map(row => [row.slug, (now - (row.done_at?.getTime() ?? 0)) / day]))
    expect(days).toEqual({ satu: 2, dua: 7, tiga: 0 })
  })

  it('does not count from before a chapter opened: nobody was in it', async () => {
    const { slug, id } = await course()
    const who = await pupil()
    await enrol(who, slug)
    const now = app.clock.now().getTime()
    await tenant.write(tx =>
      tx.db
        .updateTable('chapters')
        .set({ release_at: new Date(now - 60_000), completion: 'min_time', completion_least: 600 })
        .where('class_id', '=', id)
        .where('slug', '=', 'satu')
        .execute(),
    )
    await tenant.write(tx => publishOutline(tx, id))
    const note = (what: string, at: number) =>
      send(who, '/v1/class/progress', { slug, chapter: 'satu', what, at: new Date(at).toISOString() })
    expect((await note('opened', now - 6 * 86_400_000)).status).toBe(409)
    expect((await note('opened', now)).status).toBe(200)
    expect((await note('done', now)).status).toBe(409)
  })

  it('knows how far somebody was in a chapter, and what comes home later takes the place of nothing newer', async () => {
    const { slug } = await course()
    const who = await pupil()
    await enrol(who, slug)
    const now = app.clock.now().getTime()
    const note = (given: object, at = now) =>
      send(who, '/v1/class/progress', {
        slug,
        chapter: 'dua',
        what: 'placed',
        at: new Date(at).toISOString(),
        ...given,
      })
    expect((await note({ block: 7, second: 40 })).status).toBe(200)
    expect((await note({ block: 2 }, now - 60_000)).status).toBe(200)
    const open = async () =>
      (await send(who, '/v1/class/progress', { slug, chapter: 'dua', what: 'opened' })).json().data
    expect(await open()).toMatchObject({ block: 7, second: 40, done: 0, total: 3, doneChapters: [] })
    expect((await note({ block: 9 })).status).toBe(200)
    expect(await open()).toMatchObject({ block: 9, second: 40 })
    for (const block of [-1, 1.5, 1e9, 'x']) expect((await note({ block })).status).toBe(422)
    expect((await page(who, '/Belajar')).body).toContain('0 dari 3 bab selesai')
  })

  it('keeps what a reader marks and writes for themselves alone, once however often it is sent, the last of it', async () => {
    const { slug } = await course()
    const [who, other] = [await pupil(), await pupil()]
    for (const one of [who, other]) await enrol(one, slug)
    const now = app.clock.now().getTime()
    const key = '0b5f2c1e-8a64-4a0e-9d0f-2f6f3f0c7a11'
    const note = (given: object, by = who, at = now) =>
      app.request({
        host: tenant.host,
        path: `/v1/class/notes/${key}`,
        method: 'PUT',
        body: JSON.stringify({ slug, chapter: 'satu', block: 0, at: new Date(at).toISOString(), ...given }),
        headers: { 'content-type': 'application/json', ...by.cookie },
      })
    const list = async (by = who) =>
      (
        await app.request({
          host: tenant.host,
          path: `/v1/class/notes?slug=${slug}&chapter=satu`,
          headers: by.cookie,
        })
      ).json().data
    expect((await note({ quote: 'Isi bab', text: 'Tanyakan besok' })).status).toBe(200)
    expect((await note({ quote: 'Isi bab', text: 'lama' }, who, now - 60_000)).status).toBe(200)
    expect(await list()).toEqual([{ key, block: 0, quote: 'Isi bab', text: 'Tanyakan besok' }])
    expect(await list(other)).toEqual([])
    expect((await page(who, `/Belajar/${slug}/Catatan`)).body).toContain('Tanyakan besok')
    expect((await page(other, `/Belajar/${slug}/Catatan`)).body).toContain('Belum ada catatan')
    expect((await note({ quote: 'x' }, other)).status).toBe(200)
    expect((await list()).length).toBe(1)
    for (const given of [{ quote: '' }, { quote: 'x', block: -1 }, { quote: 'x'.repeat(1001) }])
      expect((await note(given)).status).toBe(422)
    expect((await note({ quote: 'x', reader: 1 })).status).toBe(403)
    const remove = () =>
      app.request({
        host: tenant.host,
        path: `/v1/class/notes/${key}`,
        method: 'DELETE',
        headers: who.cookie,
      })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect((await list(other)).length).toBe(1)
  })

  it('says when in a year that there is', async () => {
    const { slug } = await course()
    const who = await pupil()
    await enrol(who, slug)
    const reading = { slug, chapter: 'satu', what: 'done', at: '0000-01-01T00:00:00Z' }
    expect((await send(who, '/v1/class/progress', reading)).status).toBe(422)
  })
})

describe('the page where one registers', () => {
  it('sends strangers to sign in and back, and works as a plain form', async () => {
    const { slug } = await open({ name: 'Angkatan 3', capacity: 20 })
    const path = `/Class/${slug}/Daftar`
    const away = await page(undefined, path)
    expect([away.status, away.headers.location]).toEqual([302, `/Login?next=${encodeURIComponent(path)}`])
    expect((await form(undefined, path)).headers.location).toBe(`/Login?next=${encodeURIComponent(path)}`)
    const who = await pupil()
    const shown = await page(who, path)
    for (const words of ['Angkatan 3', 'Sisa 20 dari 20 kursi', 'Tanya lewat WhatsApp'])
      expect(shown.body).toContain(words)
    const sent = await form(who, path)
    expect([sent.status, sent.headers.location]).toEqual([303, path])
    const after = await page(who, path)
    expect(after.body).toContain('Anda peserta kelas ini. Angkatan 3.')
    await form(who, path, { do: 'leave' })
    expect((await page(who, path)).body).not.toContain('Anda peserta kelas ini')
  })

  it('keeps what was typed beside what is wrong with it', async () => {
    const { slug } = await open({ join_mode: 'code', join_code: 'TEGAL-24' })
    const answer = await form(await pupil(), `/Class/${slug}/Daftar`, { code: 'KELIRU' })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('Kode ini tidak cocok')
    expect(answer.body).toContain('value="KELIRU"')
  })

  it('is what the class page leads to where nothing is to be paid; else one buys', async () => {
    const free = await open()
    const paid = await open({}, { price: 300_000 })
    const html = await page(undefined, `/Class/${free.slug}`)
    expect(html.body).toContain(`href="/Class/${free.slug}/Daftar"`)
    expect(html.body).toContain('Tanya lewat WhatsApp')
    const other = await page(undefined, `/Class/${paid.slug}`)
    expect(other.body).not.toContain('/Daftar"')
    expect(other.body).toContain(`href="/Class/${paid.slug}/Beli"`)
    // and it is the same page for everybody
    expect((await page(student, `/Class/${free.slug}`)).body).toBe(html.body)
  })
})

describe('a participant', () => {
  it('reads what is for participants, at the same address, and nobody else does', async () => {
    const { slug } = await course({ price: 150_000 })
    const path = `/Courses/${slug}/module/dasar/chapter/satu`
    const who = await pupil()
    await send(admin, '/v1/enrolments', { classId: await idOf(slug), email: who.email })
    for (const stranger of [undefined, student]) {
      const { status, body } = await page(stranger, path)
      expect(status).toBe(200)
      expect(body).not.toContain('Pelajaran satu')
    }
    const own = await page(who, path)
    expect(own.body).toContain('Pelajaran satu')
    expect(own.headers['cache-control']).toBe('no-store')
    expect((await page(student, path)).body).not.toContain('Pelajaran satu')
    // it is kept for all who take part, and nobody but them is given it
    const mate = await pupil()
    await send(admin, '/v1/enrolments', { classId: await idOf(slug), email: mate.email })
    expect((await page(mate, path)).body).toBe(own.body)
    expect((await page(undefined, path)).body).not.toContain('Pelajaran satu')
    // what is open to all stays one page for all who do not take part
    const preview = `/Courses/${slug}/module/dasar/chapter/dua`
    const kept = await page(undefined, preview)
    expect(kept.headers['cache-control']).toContain('public')
    expect((await page(who, preview)).body).toContain('chapter-reading')
    expect((await page(undefined, preview)).body).toBe(kept.body)
    // who is put out reads it no more, however lately they did
    await tenant.write(tx =>
      tx.db
        .updateTable('enrolments')
        .set({ state: 'suspended' })
        .where('membership_id', '=', who.membershipId)
        .execute(),
    )
    expect((await page(who, path)).body).not.toContain('Pelajaran satu')
  })

  it('goes on where they were, without script too', async () => {
    const { slug } = await course()
    const who = await pupil()
    await enrol(who, slug)
    const sent = await form(who, `/Belajar/${slug}`, { chapter: 'satu' })
    expect([sent.status, sent.headers.location]).toEqual([303, `/Courses/${slug}/module/dasar/chapter/dua`])
    const list = await page(who, '/Belajar')
    expect(list.body).toContain('33% · 1 dari 3 bab selesai')
    expect(list.body).toContain(`href="/Courses/${slug}/module/dasar/chapter/dua"`)
    await send(who, '/v1/class/progress', { slug, chapter: 'tiga', what: 'opened' })
    expect((await page(who, '/Belajar')).body).toContain(`href="/Courses/${slug}/module/lanjut/chapter/tiga"`)
    const room = await page(who, `/Belajar/${slug}`)
    for (const words of ['Bab empat', 'tambahan', 'Tandai selesai', 'Selesai'])
      expect(room.body).toContain(words)
    const place = await app.request({
      host: tenant.host,
      path: `/v1/class/place?slug=${slug}`,
      headers: who.cookie,
    })
    expect(place.json().data).toMatchObject({
      enrolment: { state: 'active', percent: 33 },
      action: { label: 'Lanjutkan belajar' },
    })
  })

  it('takes part in a free course as soon as a chapter of it is marked', async () => {
    const { slug, id } = await course()
    const who = await pupil()
    await form(who, `/Belajar/${slug}`, { chapter: 'satu' })
    expect((await rowOf(who, id)).state).toBe('active')
    expect((await form(undefined, `/Belajar/${slug}`, { chapter: 'satu' })).headers.location).toContain(
      '/Login?next=',
    )
  })

  it('has an empty place that says what it is for', async () => {
    const answer = await page(await pupil(), '/Belajar')
    expect(answer.body).toContain('Belum ada kelas')
    expect(answer.body).toContain('Cari kelas')
  })
})

const idOf = (slug: string) =>
  tenant.write(async tx => {
    const row = await tx.db
      .selectFrom('classes')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    return row.id
  })

describe('who looks after a class', () => {
  it('sees and decides its people, a teacher those of the own classes', async () => {
    const mine = await open({ join_mode: 'approval' })
    const other = await open({ join_mode: 'approval' })
    const teacher = await buildMember(app, tenant, { kind: 3 })
    await send(admin, `/v1/classes/${mine.id}/staff`, { email: teacher.email })
    const [here, there] = [await pupil(), await pupil()]
    await enrol(here, mine.slug)
    await enrol(there, other.slug)
    expect((await newestMail(app, teacher.email))?.subject).toContain('Pendaftaran menunggu')
    const list = await page(teacher, '/Kelola/Peserta')
    expect(list.status).toBe(200)
    expect(list.body).toContain(here.name)
    expect(list.body).not.toContain(there.name)
    // whom one may write to is for those who administer; a teacher finds nobody by it
    expect(list.body).not.toContain(here.email)
    expect((await page(teacher, `/Kelola/Peserta?search=${here.email}`)).body).not.toContain(here.name)
    expect((await page(admin, `/Kelola/Peserta?search=${here.email}`)).body).toContain(here.name)
    expect((await decide(teacher, (await rowOf(there, other.id)).id, 'approve')).status).toBe(404)
    const ids = [(await rowOf(here, mine.id)).id, (await rowOf(there, other.id)).id]
    const bulk = await send(teacher, '/v1/enrolments/bulk', { ids, decision: 'approve' })
    expect(bulk.json().data.rows.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false])
    expect((await send(teacher, `/v1/classes/${mine.id}/staff`, { email: teacher.email })).status).toBe(403)
    expect((await page(student, '/Kelola/Peserta')).status).toBe(403)
  })

  it('adds by hand, moves with all that was read, removes, and takes the list away as CSV', async () => {
    const { id, slug, run } = await open({ name: 'Pagi', capacity: 1, join_mode: 'invite' })
    const evening = await tenant.write(tx => buildClassroom(tx, id, { name: 'Malam' }))
    const [one, two] = [await pupil(), await pupil()]
    const add = (who: { email: string }, runId: number, as = 'active') =>
      send(admin, '/v1/enrolments', { classId: id, runId, email: who.email, as })
    expect((await add({ email: 'siapa@contoh.id' }, run.id)).json().errors[0].field).toBe('email')
    expect((await add(one, run.id)).status).toBe(201)
    expect((await add(two, run.id)).json().message).toBe('Kursi sudah habis.')
    expect((await add(two, run.id, 'invited')).status).toBe(201)
    expect(await stateAfter(two, slug)).toBe('409 Kursi sudah habis.')
    const { id: enrolment } = await rowOf(one, id)
    const moved = await send(admin, `/v1/enrolments/${enrolment}/run`, { runId: evening.id })
    expect([moved.status, (await rowOf(one, id)).classroom_id]).toEqual([200, evening.id])
    expect([await taken(run.id), await taken(evening.id)]).toEqual([0, 1])
    expect(await stateAfter(two, slug)).toBe('active')
    const file = await app.request({
      host: tenant.host,
      path: `/v1/enrolments/file?class=${id}`,
      headers: admin.cookie,
    })
    expect(file.body).toContain(`${one.name};${one.email}`)
    await decide(admin, enrolment, 'remove')
    expect((await rowOf(one, id)).state).toBe('cancelled')
    expect(await taken(evening.id)).toBe(0)
    const history = await tenant.write(tx =>
      tx.db
        .selectFrom('enrolment_events')
        .select(['from_state', 'to_state', 'by_id'])
        .where('enrolment_id', '=', enrolment)
        .orderBy('number')
        .execute(),
    )
    expect(history.map(row => row.to_state)).toEqual(['active', 'active', 'cancelled'])
    expect(history.every(row => row.by_id === admin.membershipId)).toBe(true)
  })

  it("another tenant's people and classes are not found here", async () => {
    const other = await buildTenant(app, { slug: 'brebes' })
    const stranger = await buildMember(app, other, { kind: 1 })
    const { slug, id } = await open()
    await enrol(student, slug)
    const ask = (path: string, body: unknown) =>
      app.request({
        host: other.host,
        path,
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...stranger.cookie },
      })
    const row = await rowOf(student, id)
    expect((await ask(`/v1/enrolments/${row.id}/decision`, { decision: 'remove' })).status).toBe(404)
    expect((await ask('/v1/class/enrol', { slug })).status).toBe(404)
  })
})

describe("a participant's data", () => {
  it('stands in their own copy, and goes with them: the seat is free for who comes next', async () => {
    const { slug, id, run } = await open({ name: 'Angkatan 9', capacity: 1, waitlist: true })
    const [one, two, three] = [await pupil(), await pupil(), await pupil()]
    await enrol(one, slug)
    await enrol(two, slug)
    const made = await send(one, '/v1/privacy/exports', {})
    const copy = await app.request({
      host: tenant.host,
      path: made.json().data.href,
      headers: one.cookie,
    })
    const { 'data.json': json = new Uint8Array() } = unzipSync(copy.bytes)
    expect(JSON.parse(strFromU8(json)).enrolments).toMatchObject([{ run: 'Angkatan 9', state: 'active' }])
    const erased = await send(one, '/v1/privacy/erasure', { confirmation: one.email })
    expect(erased.status, erased.body).toBe(200)
    const left = await tenant.write(tx =>
      tx.db.selectFrom('enrolments').select('id').where('membership_id', '=', one.membershipId).execute(),
    )
    expect(left).toEqual([])
    expect(await taken(run.id)).toBe(0)
    // who has waited comes before who asks now
    expect(await stateAfter(three, slug)).toBe('waitlisted')
    expect((await rowOf(two, id)).state).toBe('active')
  })
})
