import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { appointmentList } from './appointments.contract.ts'

let app: App
let tenant: BuiltTenant
let eastern: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  const footer = { about: '', columns: [], contact: { email: 'kontak@tegal.test' }, social: [], legal: '' }
  tenant = await buildTenant(app, { slug: 'tegal', values: { footer } })
  eastern = await buildTenant(app, {
    slug: 'jayapura',
    timeZone: 'Asia/Jayapura',
    values: {
      working_hours: {
        // the other day is open by its own hours
        days: [6],
        from: '08:00',
        to: '12:00',
        others: [{ day: 7, from: '13:00', to: '15:00' }],
      },
    },
  })
  admin = await buildMember(app, tenant, { kind: 1 })
})
afterAll(() => app?.close())

let count = 0
let hours = 0
/** An hour that nobody has yet, on working days from Wednesday on, by the tenant's clock. */
function freeHour(): string {
  const [day, hour] = [Math.floor(hours / 8), 9 + (hours % 8)]
  hours++
  // Wednesday, Thursday, Friday; Monday to Friday
  const date = ['25', '26', '27', '30'][day]
  return `2026-11-${date}T${String(hour).padStart(2, '0')}:00`
}
const asking = (wishes: Record<string, unknown> = {}) => ({
  name: 'Sri Wahyuni',
  email: `sri${++count}@sekolah.test`,
  phone: '0812-3456-7890',
  organisation: 'SMK Wiyata',
  orgType: 'school',
  topic: 'training',
  mode: 'online',
  preferredAt: freeHour(),
  notes: 'Dua puluh guru.',
  consent: true,
  ...wishes,
})
const send = (body: unknown, { path = '/v1/post/appointment/create', host = tenant.host, who = {} } = {}) =>
  app.request({
    host,
    path,
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...fromElsewhere(),
      ...who,
    },
  })
const refusal = async (body: unknown, host = tenant.host) => {
  const answer = await send(body, { host })
  expect(answer.status, answer.body).toBe(422)
  return answer
    .json()
    .errors.map(({ field, message }: { field: string; message: string }) => [field, message])
}

describe('an appointment', () => {
  it('is kept, confirmed to the person with day and hour, and told to the tenant', async () => {
    const body = asking({ preferredAt: '2026-11-24T09:30' })
    const answer = await send(body)
    expect(answer.status, answer.body).toBe(201)
    expect(answer.json().data).toMatchObject({
      status: 'new',
      preferredAt: '2026-11-24T02:30:00.000Z',
      preferredText: 'Selasa, 24 November 2026 pukul 09.30 WIB',
    })
    expect((await newestMail(app, body.email))?.text).toContain('Selasa, 24 November 2026 pukul 09.30 WIB')
    expect((await newestMail(app, 'kontak@tegal.test'))?.subject).toBe('Janji temu baru: SMK Wiyata')
  })

  it('is at least a day ahead, within the working hours, and not beyond three months', async () => {
    const why = async (preferredAt: string) => (await refusal(asking({ preferredAt })))[0]
    expect(await why('2026-11-21T15:00')).toEqual([
      'preferredAt',
      'Pilih waktu paling cepat 24 jam dari sekarang',
    ])
    const hours = 'Pilih waktu di jam kerja: Senin sampai Jumat, 09.00 - 17.00'
    for (const at of [
      '2026-11-22T10:00',
      '2026-11-24T08:59',
      '2026-11-24T17:00',
      '2026-11-24T09:30:00+09:00',
    ])
      expect(await why(at)).toEqual(['preferredAt', hours])
    expect(await why('2027-06-01T10:00')).toEqual(['preferredAt', 'Pilih waktu dalam 90 hari ke depan'])
    for (const at of ['2026-11-31T10:00', '9999-12-31T23:59'])
      expect(await why(at)).toEqual(['preferredAt', 'Pilih tanggal dan jam'])
  })

  it("is measured by the tenant's own clock and hours", async () => {
    const answer = await send(asking({ preferredAt: '2026-11-28T08:00' }), { host: eastern.host })
    expect(answer.status, answer.body).toBe(201)
    expect(answer.json().data.preferredText).toBe('Sabtu, 28 November 2026 pukul 08.00 WIT')
    // within the hours of the other days, and not of this one
    expect(await refusal(asking({ preferredAt: '2026-11-29T09:00' }), eastern.host)).toEqual([
      ['preferredAt', 'Pilih waktu di jam kerja: Sabtu, 08.00 - 12.00; Minggu, 13.00 - 15.00'],
    ])
  })

  it('is refused field by field in Indonesian, without consent, and with fields nobody knows', async () => {
    const wrong = asking({
      name: '',
      email: 'x',
      phone: '12',
      orgType: 'bank',
      topic: '',
      mode: 'surat',
      consent: false,
    })
    expect(Object.fromEntries(await refusal(wrong))).toEqual({
      name: 'Isi nama lengkap',
      email: 'Tuliskan email yang lengkap, seperti nama@contoh.id',
      phone: 'Tuliskan nomor ponsel, seperti 0812-3456-7890',
      orgType: 'Pilih jenis lembaga',
      topic: 'Pilih topik',
      mode: 'Pilih daring atau tatap muka',
      consent: 'Beri tanda centang agar kami boleh menanggapi permintaan Anda',
    })
    expect((await send(asking({ status: 'done' }))).status).toBe(422)
  })

  it('of one person at one time is one', async () => {
    const body = asking()
    expect((await send(body)).status).toBe(201)
    expect((await send(body)).status).toBe(409)
  })

  it('takes its hour: nobody else gets any of it, and the hours beside it stay free', async () => {
    const at = (time: string) => send(asking({ preferredAt: `2026-12-01T${time}` }))
    expect((await at('10:00')).status).toBe(201)
    for (const time of ['10:00', '09:30', '10:30']) {
      const answer = await at(time)
      expect([time, answer.status]).toEqual([time, 409])
      expect(answer.json().message).toBe('Waktu itu baru saja diambil orang lain. Pilih waktu yang lain.')
    }
    for (const time of ['09:00', '11:00']) expect([time, (await at(time)).status]).toEqual([time, 201])
  })

  it('that nobody has decided on for three days keeps its hour no longer', async () => {
    const ask = () => send(asking({ preferredAt: '2026-12-02T10:00' }))
    const first = await ask()
    app.clock.advance(71 * 3_600_000)
    expect((await ask()).status).toBe(409)
    app.clock.advance(3_600_000)
    expect((await ask()).status).toBe(201)
    app.clock.set(testNow)
    const late = await send(
      { decision: 'confirmed', place: 'https://rapat.test/2' },
      { path: `/v1/appointments/${first.json().data.id}/decision`, who: admin.bearer },
    )
    expect([late.status, late.json().message]).toEqual([
      409,
      'Waktu itu sudah diambil janji temu lain. Batalkan yang ini dengan penjelasan.',
    ])
  })
})

describe('/Make-Appointment', () => {
  const post = (fields: Record<string, string>, headers = {}) =>
    app.request({
      host: tenant.host,
      path: '/Make-Appointment',
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        ...fromElsewhere(),
        ...headers,
      },
    })
  const { preferredAt: _, consent: __, ...fields } = asking()
  const typed = { ...fields, form: 'appointment', slot: '2026-11-24T13:00', consent: '1' }

  it('works without script and says what happened', async () => {
    const answer = await post({ ...typed, email: 'tanpa-skrip@sekolah.test' })
    expect(answer.status, answer.body.slice(0, 300)).toBe(200)
    expect(answer.body).toContain('Permintaan Anda terkirim')
    expect(answer.body).toContain('Selasa, 24 November 2026 pukul 13.00 WIB')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('keeps what was typed, and says it again where it is wrong', async () => {
    await tenant.write(tx =>
      tx.db.insertInto('site_pages').values({ name: 'Make-Appointment', title: 'Temui guru kami' }).execute(),
    )
    const answer = await post({ ...typed, phone: '123', notes: 'Jangan "hilang" <b>' })
    expect(answer.status).toBe(422)
    // in the tenant's own words, as the page stood there before
    expect(answer.body).toContain('Temui guru kami')
    expect(answer.body).toContain('href="#phone"')
    expect(answer.body).toContain('value="Sri Wahyuni"')
    expect(answer.body).toContain('Jangan &quot;hilang&quot; &lt;b&gt;')
  })

  it("takes nothing from another site's page", async () => {
    expect((await post(typed, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(typed, { 'sec-fetch-site': '', origin: 'http://jahat.test' })).status).toBe(403)
  })

  it('takes an address for a demonstration too', async () => {
    const done = await post({ form: 'demo', email: 'Demo@Sekolah.test' })
    expect(done.body).toContain('Berhasil mengirim request')
    expect((await post({ form: 'demo', email: 'x' })).status).toBe(422)
  })
})

describe('asking for a demonstration', () => {
  const ask = (email: string, headers = {}) =>
    app.request({
      host: tenant.host,
      path: `/v0/cms/app/request-demo?email=${encodeURIComponent(email)}`,
      headers: { accept: 'application/json', ...fromElsewhere(), ...headers },
    })
  const told = () =>
    tenant.write(tx =>
      tx.db.selectFrom('mails').select('id').where('reason', '=', 'appointment.demo').execute(),
    )

  it('is told once a day for an address, and never writes to that address', async () => {
    const before = (await told()).length
    for (const _ of [1, 2, 3]) {
      const answer = await ask('Ingin@Demo.test')
      expect([answer.status, answer.json().message]).toEqual([200, 'Berhasil mengirim request'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect((await told()).length).toBe(before + 1)
    expect(await newestMail(app, 'ingin@demo.test')).toBeUndefined()
    app.clock.advance(86_400_000)
    await ask('ingin@demo.test')
    expect((await told()).length).toBe(before + 2)
    app.clock.set(testNow)
  })

  it("is refused for a wrong address, and for another site's picture", async () => {
    expect((await ask('bukan-email')).status).toBe(422)
    expect((await ask('a@demo.test', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('is counted by network', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const statuses: number[] = []
    for (let index = 0; index < 7; index++) statuses.push((await ask(`n${index}@demo.test`, from)).status)
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the administration of appointments', () => {
  const list = async (query = '') => {
    const answer = await app.request({
      host: tenant.host,
      path: `/v1/appointments${query}`,
      headers: { accept: 'application/json', ...admin.bearer, ...fromElsewhere() },
    })
    return answer
  }
  const decide = (id: number, body: Record<string, string>, host = tenant.host, who = admin) =>
    send(body, { path: `/v1/appointments/${id}/decision`, host, who: who.bearer })
  const make = async (preferredAt = freeHour()) => {
    const body = asking({ preferredAt })
    return { id: Number((await send(body)).json().data.id), email: body.email }
  }

  it('confirms with a place, and the person hears of it with a link to the calendar', async () => {
    const { id, email } = await make('2026-12-03T09:30')
    const silent = await decide(id, { decision: 'confirmed' })
    expect([silent.status, silent.json().errors[0].field]).toEqual([422, 'place'])
    expect((await decide(id, { decision: 'confirmed', place: 'https://rapat.test/1' })).status).toBe(200)
    const mail = await newestMail(app, email)
    expect(mail?.text).toContain('https://rapat.test/1')
    expect(mail?.text).toContain(encodeURIComponent('20261203T023000Z/20261203T033000Z'))
    expect((await decide(id, { decision: 'done' })).status).toBe(200)
    expect((await decide(id, { decision: 'cancelled', reply: 'Sudah lewat waktunya' })).status).toBe(409)
  })

  it('cancels with words to the person, and not without', async () => {
    const { id, email } = await make('2026-12-03T13:00')
    expect((await decide(id, { decision: 'cancelled' })).status).toBe(422)
    expect((await decide(id, { decision: 'done' })).status).toBe(409)
    expect((await decide(id, { decision: 'cancelled', reply: 'Kami sedang pameran.' })).status).toBe(200)
    expect((await newestMail(app, email))?.text).toContain('Kami sedang pameran.')
    // its hour is free again
    expect(await make('2026-12-03T13:00')).toMatchObject({ id: expect.any(Number) })
  })

  it('lists what waits first, by status and words', async () => {
    const { email } = await make()
    const found = appointmentList.parse((await list(`?search=${email}`)).json().data)
    expect(found.items.map(item => item.email)).toEqual([email])
    const cancelled = appointmentList.parse((await list('?status=cancelled')).json().data)
    expect(cancelled.items.every(({ status }) => status === 'cancelled')).toBe(true)
    expect((await list('?status=hilang')).status).toBe(422)
    const page = await app.request({
      host: tenant.host,
      path: '/Kelola/Janji-Temu',
      headers: { accept: 'text/html', ...admin.cookie },
    })
    expect(page.body).toContain(email)
    // who speaks to the page says the word that stands on the button
    expect(page.body).toMatch(/aria-label="Jawab janji temu [^"]+"[^>]*>(<[^>]+>)*Jawab/)
  })

  it('says by the name of a field what to fill in', async () => {
    const { status, body } = await app.request({
      host: tenant.host,
      path: '/Make-Appointment',
      method: 'POST',
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...fromElsewhere(),
      },
      body: 'name=',
    })
    expect(status).toBe(422)
    expect(body).toMatch(/id="name-error"[^>]*>(<[^>]+>)*.*?Isi nama/s)
    expect(body).not.toMatch(/-error"[^>]*>(<[^>]+>)*Wajib diisi</)
  })

  it("another tenant's appointment is not found here, and teachers are not let in", async () => {
    const { id } = await make()
    const stranger = await buildMember(app, eastern, { kind: 1 })
    expect((await decide(id, { decision: 'done' }, eastern.host, stranger)).status).toBe(404)
    const teacher = await buildMember(app, tenant, { kind: 3 })
    expect((await decide(id, { decision: 'done' }, tenant.host, teacher)).status).toBe(403)
  })
})
