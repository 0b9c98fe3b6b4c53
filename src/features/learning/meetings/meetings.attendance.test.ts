import { afterAll, beforeAll, expect, it } from 'vitest'
import { address, inMinutes, joinHref, type Meetings, startMeetings } from '../../../../test/meeting-class.ts'
import type { BuiltMember } from '../../../../test/members.ts'
import { createCodes } from './meeting-codes.ts'

let app: Meetings['app']
let tenant: Meetings['tenant']
let teacher: Meetings['teacher']
let call: Meetings['call']
let page: Meetings['page']
let send: Meetings['send']
let made: Meetings['made']
let minutes: Meetings['minutes']
let shut: Meetings['shut']
let stateOn: Meetings['stateOn']

beforeAll(async () => {
  ;({ app, tenant, teacher, call, page, send, made, minutes, shut, stateOn } = await startMeetings())
}, 60_000)
afterAll(() => app?.close())

it('lets its people in by our door alone, fifteen minutes before, and notes that they came, once', async () => {
  const { one, mate, other, plan } = await made()
  const { id, path } = await plan()
  const early = (await page(one, path)).body
  expect(early).toContain('Ruang dibuka 21 Nov 2026 pukul 11.45 WIB')
  expect(joinHref(early)).toBe('')
  expect((await page(one, '/Belajar')).body).toContain('Temu pertama')
  expect((await page(other, path)).status).toBe(404)
  expect((await page(undefined, path)).status).toBe(302)
  minutes(106)
  const open = (await page(one, path)).body
  expect(open).not.toContain('ruang-rahasia')
  const way = joinHref(open)
  // a link that was made for somebody else counts nobody
  expect((await page(mate, way)).headers.location).toBe(shut(path))
  expect(await stateOn(id, 'Made Wirawan')).toBe('Belum tercatat')
  const led = await page(one, way)
  expect([led.status, led.headers.location]).toEqual([303, address])
  expect(await stateOn(id, 'Sari Dewi')).toBe('Hadir')
  await page(one, way)
  const copy = await tenant.write(tx =>
    tx.db.selectFrom('attendance_events').select('way').where('meeting_id', '=', id).execute(),
  )
  expect(copy).toEqual([{ way: 'join' }])
  minutes(136)
  await page(mate, joinHref((await page(mate, path)).body))
  expect(await stateOn(id, 'Made Wirawan')).toBe('Terlambat')
  minutes(211)
  expect((await page(one, path)).body).toContain('Pertemuan ini sudah selesai.')
  expect((await page(one, way)).headers.location).toBe(shut(path))
})

it('has a last place', async () => {
  const { one, mate, plan } = await made()
  const { path } = await plan({ capacity: 1 })
  minutes(120)
  const ways = [joinHref((await page(one, path)).body), joinHref((await page(mate, path)).body)]
  expect((await page(one, ways[0] ?? '')).headers.location).toBe(address)
  expect((await page(mate, ways[1] ?? '')).headers.location).toBe(shut(path))
  // whoever is in comes in again
  expect((await page(one, ways[0] ?? '')).headers.location).toBe(address)
})

it('counts in by four digits, which are soon guessed and therefore not guessed often', async () => {
  const { one, mate, other, plan } = await made()
  const { id, path } = await plan()
  const check = (body: Record<string, unknown>) => call(teacher, 'PUT', `/v1/meetings/${id}/check`, body)
  expect((await check({ isOpen: true })).status).toBe(409)
  minutes(121)
  expect((await send(one, path, { digits: '1234' })).status).toBe(409)
  const { digits } = (await check({ isOpen: true })).data
  expect(digits).toMatch(/^\d{4}$/)
  expect((await call(one, 'GET', `/v1/meetings/${id}/code`)).status).toBe(403)
  const wrong = digits === '0000' ? '1111' : '0000'
  for (let turn = 0; turn < 7; turn++)
    expect((await send(one, path, { digits: wrong })).headers.location).toBe(`${path}?told=wrong`)
  expect((await send(one, path, { digits: wrong })).headers.location).toBe(`${path}?told=stopped`)
  expect((await send(one, path, { digits })).headers.location).toBe(`${path}?told=stopped`)
  expect((await send(mate, path, { digits: ` ${digits} ` })).headers.location).toBe(`${path}?told=done`)
  expect((await send(other, path, { digits })).status).toBe(404)
  // other digits: the old ones no longer hold, and one may try again
  const next = (await check({ isOpen: true, isNew: true })).data.digits
  expect((await send(one, path, { digits: next })).headers.location).toBe(`${path}?told=done`)
  await check({ isOpen: false })
  expect((await send(other, path, { digits: next })).status).toBe(404)
  expect(await stateOn(id, 'Sari Dewi')).toBe('Hadir')
})

it('counts in by a code that turns, the one before still holding, and marks a browser that tells of two', async () => {
  const { one, mate, plan } = await made()
  const { id, path } = await plan()
  minutes(121)
  await call(teacher, 'PUT', `/v1/meetings/${id}/check`, { isOpen: true })
  const ticket = async (by: BuiltMember, code: string) =>
    /name="ticket" value="([^"]+)"/.exec((await page(by, `${path}?code=${code}`)).body)?.[1] ?? ''
  const codeNow = async () => {
    // it lies in a picture; what a phone would read in it is made here anew
    const codes = createCodes({ secrets: app.sanggar.secrets })
    return codes.code({ tenantId: tenant.id, meetingId: id, turn: 1 }, app.clock.now())
  }
  const code = await codeNow()
  app.clock.advance(20_000)
  const held = await ticket(one, code)
  expect(held).not.toBe('')
  app.clock.advance(20_000)
  expect(await ticket(mate, code)).toBe('')
  expect((await page(mate, `${path}?code=${code}`)).body).toContain('Kode QR itu sudah berganti')
  // whoever scanned has time to press; nobody presses for another
  expect((await send(mate, path, { ticket: held })).headers.location).toBe(`${path}?told=wrong`)
  const device = 'D'.repeat(43)
  expect((await send(one, path, { ticket: held }, device)).headers.location).toBe(`${path}?told=done`)
  const own = await ticket(mate, await codeNow())
  await send(mate, path, { ticket: own }, device)
  expect((await page(teacher, `/Kelola/Pertemuan/${id}`)).body).toContain(
    'Perangkat yang sama mencatat orang lain',
  )
})

it('makes done what asks for being there, which nobody ticks off, and never undoes it', async () => {
  const { course, chapter, one, mate, plan } = await made()
  const { id } = await plan({ chapterId: chapter.id })
  const tick = (by: BuiltMember) =>
    call(by, 'POST', '/v1/class/progress', { slug: course.slug, chapter: chapter.slug, what: 'done' })
  const ticked = await tick(one)
  expect([ticked.status, ticked.message]).toEqual([
    409,
    'Bab ini selesai setelah kehadiran Anda di pertemuannya tercatat.',
  ])
  const correct = (who: BuiltMember, state: string, why = 'Terlihat di ruang') =>
    call(teacher, 'PUT', `/v1/meetings/${id}/attendance/${who.membershipId}`, { state, why })
  expect((await correct(one, 'present', '')).errors[0].field).toBe('why')
  const doneIn = async (by: BuiltMember) =>
    (await page(by, `/Belajar/${course.slug}`)).body.includes('1 dari 1 bab selesai')
  await correct(one, 'excused')
  expect(await doneIn(one)).toBe(false)
  await correct(one, 'present')
  expect(await doneIn(one)).toBe(true)
  await correct(one, 'absent', 'Salah orang')
  expect([await stateOn(id, 'Sari Dewi'), await doneIn(one)]).toEqual(['Tidak hadir', true])
  // whoever was there before the meeting belonged to the chapter has done it too
  const later = await plan({ title: 'Tanpa bab' })
  await call(teacher, 'PUT', `/v1/meetings/${later.id}/attendance/${mate.membershipId}`, {
    state: 'late',
    why: 'Datang di tengah',
  })
  expect(await doneIn(mate)).toBe(false)
  await call(teacher, 'PUT', `/v1/meetings/${later.id}`, {
    version: 1,
    title: 'Dengan bab',
    startAt: inMinutes(120),
    minutes: 60,
    chapterId: chapter.id,
  })
  expect(await doneIn(mate)).toBe(true)
})
