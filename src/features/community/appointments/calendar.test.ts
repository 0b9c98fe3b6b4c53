import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { typedClient } from '../../../../test/typed-client.ts'

/** Appointments by a calendar that is kept: what is offered is what can be taken, and whoever asked moves and cancels by link. */
let app: App
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, {
    slug: 'tegal',
    values: {
      footer: { about: '', columns: [], contact: { email: 'kontak@tegal.test' }, social: [], legal: '' },
      working_hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '12:00' },
      appointment_calendar: {
        lengthMinutes: 45,
        bufferMinutes: 15,
        stepMinutes: 30,
        capacity: 2,
        noticeHours: 24,
        horizonDays: 30,
        exceptions: [
          { day: '2026-11-25', from: '', to: '', note: 'Hari Guru' },
          { day: '2026-11-28', from: '10:00', to: '11:30', note: '' },
        ],
      },
    },
  })
  admin = await buildMember(app, tenant, { kind: 1 })
})
afterAll(() => app?.close())

let count = 0
const asking = (preferredAt: string) => ({
  name: 'Sri Wahyuni',
  email: `sri${++count}@sekolah.test`,
  phone: '0812-3456-7890',
  organisation: 'SMK Wiyata',
  orgType: 'school',
  topic: 'training',
  mode: 'online',
  preferredAt,
  notes: '',
  consent: true,
})
const send = (path: string, body: unknown, who = {}) =>
  app.request({
    host: tenant.host,
    path,
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...who,
      ...fromElsewhere(),
    },
  })
const make = async (preferredAt: string) => {
  const body = asking(preferredAt)
  const answer = await send('/v1/post/appointment/create', body)
  const { data } = answer.json()
  return {
    status: answer.status,
    email: body.email,
    id: data?.id as number,
    href: data?.href as string,
    answer,
  }
}
const page = (path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...fromElsewhere() } })
const post = (path: string, fields: Record<string, string>) =>
  app.request({
    host: tenant.host,
    path,
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      ...fromElsewhere(),
    },
  })
/** as a program asks, by the types of all calls */
const offered = async (from = '2026-11-23') => {
  const client = typedClient(app, tenant.host, fromElsewhere)
  const { data } = await client.GET('/v1/appointments/slots', { params: { query: { from } } })
  return data?.data.days.map(({ day, slots }) => [day, slots.map(({ label }) => label)])
}
const confirm = (id: number) =>
  send(
    `/v1/appointments/${id}/decision`,
    { decision: 'confirmed', place: 'https://rapat.test/1' },
    admin.bearer,
  )

it('offers the hours of the week that are free, and single days as the calendar has them', async () => {
  const whole = ['09.00 WIB', '09.30 WIB', '10.00 WIB', '10.30 WIB', '11.00 WIB']
  expect(await offered()).toEqual([
    ['2026-11-23', whole],
    ['2026-11-24', whole],
    // the 25th is closed, and the Saturday open for an hour and a half
    ['2026-11-26', whole],
    ['2026-11-27', whole],
    ['2026-11-28', ['10.00 WIB', '10.30 WIB']],
  ])
  const why = async (at: string) => (await make(at)).answer.json().errors[0].message
  expect(await why('2026-11-25T09:00')).toBe('Kami tutup pada hari itu: Hari Guru')
  expect(await why('2026-11-24T09:15')).toBe('Pilih salah satu waktu yang ditawarkan')
  expect(await why('2026-11-24T11:30')).toBe('Pilih salah satu waktu yang ditawarkan')
  expect(await why('2026-12-24T09:00')).toBe('Pilih waktu dalam 30 hari ke depan')
})

it('is taken by as many as can be met at once, each with the buffer after it', async () => {
  expect((await make('2026-11-24T10:00')).status).toBe(201)
  // the second of two; with the buffer until eleven nobody begins before
  expect((await make('2026-11-24T10:00')).status).toBe(201)
  expect((await make('2026-11-24T10:00')).status).toBe(409)
  expect((await offered('2026-11-24'))?.[0]).toEqual(['2026-11-24', ['09.00 WIB', '11.00 WIB']])
  for (const time of ['09:30', '10:30']) expect((await make(`2026-11-24T${time}`)).status).toBe(409)
  expect((await make('2026-11-24T11:00')).status).toBe(201)
})

it('is moved by its link: the same one at another time, whose old time is free again', async () => {
  const { href, email, id } = await make('2026-11-26T09:00')
  await make('2026-11-26T09:00')
  expect((await confirm(id)).status).toBe(200)
  expect((await newestMail(app, email))?.text).toContain(href)
  const before = await page(href)
  expect(before.body).toContain('Terkonfirmasi')
  expect(before.body).toContain('value="2026-11-27T09:00"')
  const wrong = await post(href, { do: 'move', slot: '2026-11-27T09:10' })
  expect([wrong.status, wrong.body.includes('Pilih salah satu waktu yang ditawarkan')]).toEqual([422, true])
  expect((await post(href, { do: 'move', slot: '2026-11-27T09:30' })).status).toBe(303)
  expect((await page(href)).body).toContain('Jumat, 27 November 2026 pukul 09.30 WIB')
  expect((await newestMail(app, 'kontak@tegal.test'))?.subject).toBe(
    'Janji temu dipindahkan ke Jumat, 27 November 2026 pukul 09.30 WIB',
  )
  expect((await make('2026-11-26T09:00')).status).toBe(201)
  const [, ics = ''] = /href="(\/v1\/appointments\/links\/[^"]+\.ics)"/.exec((await page(href)).body) ?? []
  const file = await page(ics)
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file.body)).getFirstSubcomponent('vevent') ?? undefined,
  )
  expect([event.uid, event.sequence, event.startDate.toString(), event.endDate.toString()]).toEqual([
    `janji-temu-${id}@tegal`,
    1,
    '2026-11-27T02:30:00Z',
    '2026-11-27T03:15:00Z',
  ])
})

it('is moved by the office too, and the person hears of it', async () => {
  const { id, email } = await make('2026-11-27T11:00')
  const taken = await send(`/v1/appointments/${id}/move`, { startsAt: '2026-11-24T10:00' }, admin.bearer)
  expect(taken.status).toBe(409)
  const moved = await send(`/v1/appointments/${id}/move`, { startsAt: '2026-11-30T09:00' }, admin.bearer)
  expect(moved.status, moved.body).toBe(200)
  expect((await newestMail(app, email))?.subject).toContain('Senin, 30 November 2026 pukul 09.00 WIB')
})

it('is cancelled by its link, once, and can then be neither moved nor confirmed', async () => {
  const { href, id } = await make('2026-11-30T10:00')
  expect((await post(href, { do: 'cancel' })).status).toBe(422)
  expect((await post(href, { do: 'cancel', isSure: '1', words: 'Ada ujian.' })).status).toBe(303)
  const told = await newestMail(app, 'kontak@tegal.test')
  expect([told?.subject, told?.text.includes('Ada ujian.')]).toEqual([
    'Sri Wahyuni membatalkan janji temu',
    true,
  ])
  expect((await post(href, { do: 'move', slot: '2026-11-30T11:00' })).status).toBe(409)
  expect((await confirm(id)).status).toBe(409)
  expect((await page(`${href.slice(0, -4)}abcd`)).status).toBe(404)
})

it('is reminded of a day and an hour before, once each, and again when it was moved', async () => {
  const { id, email } = await make('2026-12-01T09:00')
  await confirm(id)
  const reminders = () =>
    tenant.write(async tx => {
      const rows = await tx.db
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', email)
        .where('reason', '=', 'appointment.reminder')
        .execute()
      return rows.length
    })
  const at = async (moment: string) => {
    app.clock.set(moment)
    await app.sanggar.jobs.runOften()
    await app.sanggar.jobs.runOften()
    return reminders()
  }
  expect(await at('2026-11-30T01:59:00Z')).toBe(0)
  expect(await at('2026-11-30T02:01:00Z')).toBe(1)
  expect(await at('2026-12-01T00:30:00Z')).toBe(1)
  expect(await at('2026-12-01T01:05:00Z')).toBe(2)
  expect(await at('2026-12-01T02:05:00Z')).toBe(2)
  app.clock.set(testNow)
})

it('is picked out of what is free on its page, without script, a week at once', async () => {
  const shown = await page('/Make-Appointment')
  expect(shown.body).toContain('Kamis, 26 November 2026')
  const next = await page('/Make-Appointment?from=2026-11-30')
  expect(next.body).toContain('value="2026-12-02T09:00"')
  expect(next.body).toContain('Minggu sebelumnya')
  expect(next.body).not.toContain('value="2026-11-26T09:30"')
})
