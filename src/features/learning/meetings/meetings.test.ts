import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataBy } from '../../../../test/answers.ts'
import { buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { address, inMinutes, type Meetings, startMeetings } from '../../../../test/meeting-class.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { webinarList } from './meetings.contract.ts'

let app: Meetings['app']
let tenant: Meetings['tenant']
let teacher: Meetings['teacher']
let call: Meetings['call']
let page: Meetings['page']
let made: Meetings['made']
let minutes: Meetings['minutes']

beforeAll(async () => {
  ;({ app, tenant, teacher, call, page, made, minutes } = await startMeetings())
}, 60_000)
afterAll(() => app?.close())

it('is planned by who looks after the class, weeks at once, and by nobody else', async () => {
  const { course, one, plan } = await made()
  const { ids } = await plan({ repeat: 3 })
  expect(ids).toHaveLength(3)
  const { body } = await page(teacher, `/Kelola/Pertemuan?class=${course.id}`)
  for (const day of ['21 Nov 2026', '28 Nov 2026', '5 Des 2026'])
    expect(body).toContain(`${day} pukul 12.00 WIB`)
  const typed = { classId: course.id, title: 'Temu', startAt: inMinutes(60), minutes: 60 }
  expect((await call(one, 'POST', '/v1/meetings', typed)).status).toBe(403)
  const stranger = await buildMember(app, tenant, { kind: 3 })
  expect((await call(stranger, 'POST', '/v1/meetings', typed)).status).toBe(404)
  expect((await call(stranger, 'DELETE', `/v1/meetings/${ids[0]}`)).status).toBe(404)
  const wrong = await call(teacher, 'POST', '/v1/meetings', {
    ...typed,
    startAt: '',
    minutes: 2,
    address: 'http://x',
  })
  expect(wrong.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
    'address',
    'minutes',
    'startAt',
  ])
  const elsewhere = await made()
  const crossed = await call(teacher, 'POST', '/v1/meetings', { ...typed, chapterId: elsewhere.chapter.id })
  expect([crossed.status, crossed.errors[0].field]).toEqual([422, 'chapterId'])
  expect(
    (await call(teacher, 'PUT', `/v1/meetings/${ids[0]}`, { ...typed, classId: undefined, version: 9 }))
      .status,
  ).toBe(409)
  expect((await call(teacher, 'DELETE', `/v1/meetings/${ids[2]}`)).status).toBe(200)
})

it('that was removed is not brought back by who has left the class meanwhile', async () => {
  const { course, plan } = await made()
  const { ids } = await plan({ repeat: 2 })
  const undoOf = async (id: number) =>
    `/v1/removals/${(await call(teacher, 'DELETE', `/v1/meetings/${id}`)).data.undo}/undo`
  const [first, second] = [await undoOf(ids[0]), await undoOf(ids[1])]
  expect((await call(teacher, 'POST', first)).status).toBe(200)
  await tenant.write(tx => tx.db.deleteFrom('class_staff').where('class_id', '=', course.id).execute())
  expect((await call(teacher, 'POST', second)).status).toBe(404)
})

/** read by a program that is not ours */
const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(component => {
    const entry = new ICAL.Event(component)
    return { title: entry.summary, start: entry.startDate.toJSDate().toISOString(), sequence: entry.sequence }
  })

it('tells its people of another time, and their calendars', async () => {
  const { course, first, one, other, plan } = await made()
  const { id } = await plan()
  const list = (await page(one, `/Belajar/${course.slug}/Pertemuan`)).body
  const secret = /https?:\/\/[^<"]+(\/v1\/calendars\/[^<"]+)/.exec(list)?.[1] ?? ''
  const before = (await page(undefined, secret)).body
  expect(before).not.toContain('ruang-rahasia')
  expect(entriesOf(before)).toMatchObject([{ start: '2026-11-21T05:00:00.000Z', sequence: 0 }])
  await call(teacher, 'PUT', `/v1/meetings/${id}`, {
    version: 1,
    title: 'Temu pertama',
    startAt: inMinutes(180),
    minutes: 60,
    runId: first.id,
    address,
  })
  expect(entriesOf((await page(undefined, secret)).body)).toMatchObject([
    { start: '2026-11-21T06:00:00.000Z', sequence: 1 },
  ])
  const mail = await newestMail(app, one.email)
  expect(mail?.subject).toContain('dipindah')
  expect(mail?.text).toContain('pukul 13.00 WIB')
  expect(mail?.text).not.toContain('ruang-rahasia')
  expect(await newestMail(app, other.email)).toBeUndefined()
  const file = await page(one, `/v1/class/meetings/file?slug=${course.slug}`)
  expect(entriesOf(file.body)).toHaveLength(1)
  expect((await page(other, `/v1/class/meetings/file?slug=${course.slug}`)).body).not.toContain(
    'Temu pertama',
  )
  // another address ends the first
  expect((await call(one, 'POST', '/v1/calendars')).status).toBe(201)
  expect((await page(undefined, secret)).status).toBe(404)
  await call(teacher, 'PUT', `/v1/meetings/${id}/cancellation`, { isCancelled: true, why: 'Listrik padam' })
  const cancelled = await newestMail(app, one.email)
  expect([cancelled?.subject, cancelled?.text]).toEqual([
    expect.stringContaining('dibatalkan'),
    expect.stringContaining('Listrik padam'),
  ])
})

it('is ended before its time, and has another one', async () => {
  const { one, plan, first } = await made()
  const { id, path } = await plan()
  expect((await call(teacher, 'POST', `/v1/meetings/${id}/end`)).status).toBe(409)
  minutes(130)
  expect((await call(teacher, 'POST', `/v1/meetings/${id}/end`)).status).toBe(200)
  expect((await page(one, path)).body).toContain('Pertemuan ini sudah selesai.')
  await call(teacher, 'PUT', `/v1/meetings/${id}`, {
    version: 2,
    title: 'Temu pertama',
    startAt: inMinutes(300),
    minutes: 60,
    runId: first.id,
  })
  expect((await page(one, path)).body).toContain('Ruang dibuka 21 Nov 2026 pukul 14.45 WIB')
})

it('reminds a day and an hour before, once, and of another time anew', async () => {
  const { first, one, plan } = await made()
  const { id } = await plan({ startAt: inMinutes(2 * 1440) })
  const reminders = async () => {
    await app.sanggar.jobs.runOften()
    const rows = await tenant.write(tx =>
      tx.db
        .selectFrom('mails')
        .select('subject')
        .where('recipient', '=', one.email)
        .where('reason', '=', 'meeting.reminder')
        .orderBy('id')
        .execute(),
    )
    return rows.map(({ subject }) => subject)
  }
  expect(await reminders()).toEqual([])
  minutes(1440 + 5)
  await reminders()
  const day = await reminders()
  expect(day).toEqual(['Pertemuan Temu pertama, pukul 10.00 WIB'])
  minutes(2 * 1440 - 40)
  await reminders()
  expect(await reminders()).toEqual([...day, 'Sebentar lagi: Temu pertama'])
  await call(teacher, 'PUT', `/v1/meetings/${id}`, {
    version: 1,
    title: 'Temu pertama',
    startAt: inMinutes(2 * 1440 + 300),
    minutes: 60,
    runId: first.id,
  })
  expect(await reminders()).toHaveLength(3)
})

it('is looked back at by its people; visitors see what anybody may', async () => {
  const { course, chapter, one, other, plan } = await made()
  const { id, path } = await plan({ chapterId: chapter.id })
  const open = await plan({ title: 'Webinar terbuka', runId: null })
  const put = (of: number, more = {}) =>
    call(teacher, 'PUT', `/v1/meetings/${of}/recording`, { url: 'https://rekaman.example/1', ...more })
  expect((await put(id)).status).toBe(409)
  minutes(300)
  expect((await put(id)).status).toBe(200)
  expect((await put(id, { film: { key: '../../x.mp4' } })).status).toBe(422)
  expect((await put(open.id, { isPublic: true })).status).toBe(200)
  expect((await page(one, path)).body).toContain('https://rekaman.example/1')
  const read = `/Courses/${course.slug}/module/${chapter.moduleSlug}/chapter/${chapter.slug}`
  expect((await page(one, read)).body).toContain('https://rekaman.example/1')
  const webinars = async (by?: BuiltMember) => {
    const ask = (at: string) => page(by, at, { accept: 'application/json' })
    const { items } = await dataBy(ask)(webinarList, '/v1/class/webinar?perPage=50')
    return items
      .filter(item => item.class.id === course.id)
      .map(({ title, recordingUrl, joinHref: href }) => [title, recordingUrl !== null, href !== null])
      .sort()
  }
  expect(await webinars()).toEqual([['Webinar terbuka', true, false]])
  expect(await webinars(other)).toEqual([['Webinar terbuka', true, true]])
  expect(await webinars(one)).toEqual([
    ['Temu pertama', true, true],
    ['Webinar terbuka', true, true],
  ])
  await put(open.id)
  expect(await webinars()).toEqual([['Webinar terbuka', false, false]])
})

it("another tenant's is not found here", async () => {
  const { plan } = await made()
  const { id, path } = await plan()
  const elsewhere = await buildTenant(app, { slug: 'brebes' })
  const admin = await buildMember(app, elsewhere, { kind: 1 })
  const ask = (at: string) =>
    app.request({ host: elsewhere.host, path: at, headers: { accept: 'text/html', ...admin.cookie } })
  expect((await ask(`/Kelola/Pertemuan/${id}`)).status).toBe(404)
  expect((await ask(path)).status).toBe(404)
})
