import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { buildEvent } from '../events/events.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let event: { id: number; slug: string }

const awkward = 'Kopi, teh; dan \\ gula\nBaris kedua: é ñ 日本 🎉'

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal', hosts: ['tegal.test'] })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    event = await buildEvent(tx, {
      title: 'Seminar Jakarta',
      slug: 'seminar-jakarta',
      summary: awkward.repeat(4).slice(0, 300),
      address: 'Jalan Pancasila No. 1, Tegal',
      version: 3,
    })
    await buildEvent(tx, {
      title: 'Pameran Makassar',
      time_zone: 'Asia/Makassar',
      start_at: '2026-12-10T01:00:00Z',
      end_at: '2026-12-10T04:00:00Z',
      status: 'postponed',
    })
    await buildEvent(tx, {
      title: 'Temu Jayapura',
      time_zone: 'Asia/Jayapura',
      start_at: '2026-12-31T23:30:00Z',
      end_at: '2027-01-01T03:00:00Z',
      status: 'cancelled',
    })
    await buildEvent(tx, { title: 'Draf rahasia', editorial_status: 'draft' })
    const live = await buildClass(tx, { name: 'Kelas Jaringan', slug: 'kelas-jaringan' })
    await buildClassroom(tx, live.id, { name: 'Angkatan 1', venue: 'Lab A', mode: 'offline' })
    const secret = await buildClass(tx, { name: 'Kelas rahasia', status: 'draft' })
    await buildClassroom(tx, secret.id)
    const joined = await buildClass(tx, { name: 'Tiket festival' })
    await buildClassroom(tx, joined.id)
    await buildEvent(tx, { title: 'Festival kota', class_id: joined.id })
  })
})

afterAll(() => app?.close())

const ask = (path: string, host = tenant.host, headers: Record<string, string> = {}) =>
  app.request({ host, path, headers })

/** read by a program that is not ours */
function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map(component => {
    const entry = new ICAL.Event(component)
    return {
      uid: entry.uid,
      title: entry.summary,
      description: entry.description,
      location: entry.location,
      start: entry.startDate.toJSDate().toISOString(),
      end: entry.endDate.toJSDate().toISOString(),
      sequence: entry.sequence,
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
    }
  })
}

const named = (text: string, title: string) => entriesOf(text).find(entry => entry.title.startsWith(title))

describe('the calendar of a site', () => {
  it('is one that other programs read, with every event and run that anybody may see', async () => {
    const { status, headers, body } = await ask('/kalender.ics')
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const titles = entriesOf(body).map(({ title }) => title)
    expect(titles).toHaveLength(5)
    for (const title of ['Seminar Jakarta', 'Kelas Jaringan, Angkatan 1', 'Festival kota'])
      expect(titles).toContain(title)
    // whoever joins the festival by a class finds it once
    for (const words of ['rahasia', 'Tiket festival']) expect(titles.join()).not.toContain(words)
    const calendar = new ICAL.Component(ICAL.parse(body))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(calendar.getFirstPropertyValue('name')).toBe('Kalender Sekolah Tegal')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
  })

  it('has the right hours for all three zones of Indonesia, in UTC', async () => {
    const { body } = await ask('/kalender.ics')
    expect(named(body, 'Seminar Jakarta')).toMatchObject({
      start: '2026-12-01T02:00:00.000Z',
      end: '2026-12-01T05:00:00.000Z',
    })
    expect(named(body, 'Pameran Makassar')).toMatchObject({ start: '2026-12-10T01:00:00.000Z' })
    expect(named(body, 'Temu Jayapura')).toMatchObject({
      start: '2026-12-31T23:30:00.000Z',
      end: '2027-01-01T03:00:00.000Z',
    })
    for (const name of ['DTSTART', 'DTEND', 'DTSTAMP'])
      for (const [, value] of body.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm')))
        expect(value).toMatch(/^\d{8}T\d{6}Z$/)
    // as an Indonesian clock shows them
    const hour = (title: string, timeZone: string) =>
      new Intl.DateTimeFormat('id-ID', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
        new Date(named(body, title)?.start ?? 0),
      )
    expect(hour('Seminar Jakarta', 'Asia/Jakarta')).toBe('09.00')
    expect(hour('Pameran Makassar', 'Asia/Makassar')).toBe('09.00')
    expect(hour('Temu Jayapura', 'Asia/Jayapura')).toBe('08.30')
  })

  it('keeps its lines within 75 octets and the words whole, whatever stands in them', async () => {
    const { body } = await ask('/kalender.ics')
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = body.split('\r\n')
    expect(lines.every(line => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(lines.some(line => line.startsWith(' '))).toBe(true)
    expect(lines.join('')).not.toContain('\n')
    expect(body).not.toContain('�')
    // readers forgive a bare comma, the standard does not
    const unfolded = body.replaceAll('\r\n ', '')
    expect(unfolded).toContain('SUMMARY:Kelas Jaringan\\, Angkatan 1\r\n')
    expect(unfolded).toContain('Kopi\\, teh\\; dan \\\\ gula\\nBaris kedua')
    expect(named(body, 'Seminar Jakarta')?.description).toBe(awkward.repeat(4).slice(0, 300))
    expect(named(body, 'Seminar Jakarta')?.location).toBe(
      'Gedung Korpri, Kota Tegal, Jalan Pancasila No. 1, Tegal',
    )
  })

  it('says what is postponed or cancelled, how often it changed, and where to read on', async () => {
    const { body } = await ask('/kalender.ics')
    expect(named(body, 'Pameran Makassar')).toMatchObject({
      title: 'Pameran Makassar (ditunda)',
      status: 'TENTATIVE',
    })
    expect(named(body, 'Temu Jayapura')?.status).toBe('CANCELLED')
    expect(named(body, 'Seminar Jakarta')).toMatchObject({
      status: 'CONFIRMED',
      sequence: 2,
      uid: `acara-${event.id}@tegal.sanggar`,
      url: `${app.origin('tegal.test')}/Event/seminar-jakarta`,
    })
    expect(named(body, 'Kelas Jaringan')?.url).toBe(`${app.origin('tegal.test')}/Class/kelas-jaringan`)
  })

  it('is kept and answered by 304 until something is published', async () => {
    const first = await ask('/kalender.ics')
    const etag = String(first.headers.etag)
    expect((await ask('/kalender.ics', tenant.host, { 'if-none-match': etag })).status).toBe(304)
    app.sanggar.cache.clear()
    // made anew from the same events it is the same file
    expect((await ask('/kalender.ics', tenant.host, { 'if-none-match': etag })).status).toBe(304)
    await tenant.write(tx => buildEvent(tx, { title: 'Acara susulan' }))
    await app.purge(tenant.id, ['events'])
    await until(async () => (await ask('/kalender.ics')).body.includes('Acara susulan'))
    expect((await ask('/kalender.ics', tenant.host, { 'if-none-match': etag })).status).toBe(200)
  })

  it('answers HEAD without a body, and whatever query stands behind it', async () => {
    const head = await app.request({ host: tenant.host, path: '/kalender.ics', method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
    expect((await ask('/kalender.ics?x=1')).status).toBe(200)
  })

  it('is empty where nothing has a date, and closed while the site is in maintenance', async () => {
    const empty = await ask('/kalender.ics', elsewhere.host)
    expect(entriesOf(empty.body)).toEqual([])
    const closed = await buildTenant(app, { slug: 'tutup', setting: { is_maintenance: true } })
    const answer = await ask('/kalender.ics', closed.host)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '3600'])
    for (const host of ['api.localhost', 'berkas.localhost', 'akun.localhost'])
      expect([host, (await ask('/kalender.ics', host)).status]).toEqual([host, 404])
  })
})

describe('the calendar of one event', () => {
  it('holds that event alone', async () => {
    const { status, body } = await ask(`/Event/${event.id}/seminar-jakarta.ics`)
    expect(status).toBe(200)
    expect(entriesOf(body)).toHaveLength(1)
    expect(named(body, 'Seminar Jakarta')?.start).toBe('2026-12-01T02:00:00.000Z')
  })

  it('is not found under another name or number', async () => {
    for (const path of [
      `/Event/${event.id}/lain.ics`,
      '/Event/999999/seminar-jakarta.ics',
      '/Event/abc/seminar-jakarta.ics',
      '/Event/9999999999/seminar-jakarta.ics',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  it("another tenant's event is not found here", async () => {
    expect((await ask(`/Event/${event.id}/seminar-jakarta.ics`, elsewhere.host)).status).toBe(404)
    expect((await ask('/kalender.ics', elsewhere.host)).body).not.toContain('Seminar')
  })
})
