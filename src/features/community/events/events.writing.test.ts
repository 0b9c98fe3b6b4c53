import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asking, openAcademies } from '../../../../test/academies.ts'
import type { App } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import type { Body } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildEvent } from './events.things.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let lead: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  ;({ app, tenant, other, admin, stranger } = await openAcademies())
  lead = await buildMember(app, tenant, { kind: 7, name: 'Tegar Saputra' })
})

afterAll(() => app?.close())

const day = 86_400_000

const { call, page } = asking(() => ({ app, tenant, admin }))

const save = (id: number, fields: Body, by = admin) =>
  call('PUT', `/v1/drafts/event/${id}`, { writer: 'uji', fields }, by)
const publish = (id: number, by = admin) => call('POST', `/v1/drafts/event/${id}/publication`, {}, by)
const begin = async (by = admin) => (await call('POST', '/v1/events', {}, by)).data.id as number

const seminar = {
  title: 'Seminar Guru Pantura',
  summary: 'Sehari tentang kelas yang ramah.',
  startAt: '2027-01-16T08:00',
  endAt: '2027-01-16T12:00',
  venue: 'Pendopo Ki Gede Sebayu',
  cityCode: '33.76',
}

describe('an event that is written in the office', () => {
  it('is seen by nobody until it is published, then on its page, in the list and by the call', async () => {
    const id = await begin()
    expect((await save(id, seminar)).status).toBe(200)
    expect((await page('/Event/seminar-guru-pantura')).status).toBe(404)
    expect(await publish(id)).toMatchObject({ status: 200, data: { state: 'published' } })
    const shown = await page('/Event/seminar-guru-pantura')
    expect(shown.status).toBe(200)
    expect(shown.body).toContain('16 Jan 2027, 08.00 - 12.00 WIB')
    expect((await page('/Event')).body).toContain('Seminar Guru Pantura')
    const { data } = await call('GET', '/v1/event/detail?slug=seminar-guru-pantura')
    expect(data).toMatchObject({ venue: 'Pendopo Ki Gede Sebayu', startAt: '2027-01-16T01:00:00+00:00' })
  })

  it('says field by field what is missing, and loses nothing of it', async () => {
    const id = await begin()
    await save(id, { title: 'Ja', agenda: [{ startAt: '', endAt: '', title: '', place: '' }] })
    const refused = await publish(id)
    expect(refused.status).toBe(422)
    expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['title', 'startAt', 'endAt', 'venue', 'agenda.0.title', 'agenda.0.startAt']),
    )
    const { data } = await call('GET', `/v1/drafts/event/${id}`)
    expect(data.value).toMatchObject({ title: 'Ja', agenda: [{ title: '' }] })
  })

  it('keeps its speakers and parts as they are while words around them change', async () => {
    const id = await begin()
    await save(id, {
      ...seminar,
      title: 'Festival Pesisir',
      speakers: [{ name: 'Ratna', short_bio: 'Guru', image: null, isConfirmed: true, linkedIn: '' }],
      programs: [
        {
          title: 'Lokakarya Batik',
          kind: 'workshop',
          startAt: '2027-01-16T09:00',
          endAt: '2027-01-16T10:00',
          room: 'Aula',
          capacity: 30,
          text: 'Membatik bersama.',
          cover: null,
        },
      ],
    })
    await publish(id)
    const read = async () => (await call('GET', '/v1/event/detail?slug=festival-pesisir')).data
    const before = await read()
    const { data } = await call('GET', `/v1/drafts/event/${id}`)
    expect((await save(id, { summary: 'Kata baru.', speakers: data.value.speakers })).status).toBe(200)
    await publish(id)
    const after = await read()
    expect(after.summary).toBe('Kata baru.')
    expect(after.speakers).toEqual(before.speakers)
    expect(after.programs).toEqual(before.programs)
  })

  it('takes the next free address, and says when a chosen one is taken', async () => {
    const id = await begin()
    await save(id, seminar)
    const { data } = await publish(id)
    expect(data.state).toBe('published')
    expect((await page('/Event/seminar-guru-pantura-2')).status).toBe(200)
    await save(id, { slug: 'seminar-guru-pantura' })
    const refused = await publish(id)
    expect(refused.errors).toMatchObject([{ field: 'slug', message: 'Alamat ini sudah dipakai acara lain' }])
  })

  it('goes into the bin and comes back as it was, published where it was published', async () => {
    const id = await begin()
    await save(id, { ...seminar, title: 'Temu Alumni' })
    await publish(id)
    expect((await call('DELETE', `/v1/events/${id}`)).status).toBe(200)
    expect((await page('/Event/temu-alumni')).status).toBe(404)
    expect((await call('GET', `/v1/drafts/event/${id}`)).status).toBe(404)
    expect((await call('POST', `/v1/events/${id}/restoration`, {})).status).toBe(200)
    expect((await page('/Event/temu-alumni')).status).toBe(200)
  })

  it('is withdrawn and published again, and copied as a draft of its own', async () => {
    const id = await begin()
    await save(id, { ...seminar, title: 'Bincang Sore' })
    await publish(id)
    expect((await call('DELETE', `/v1/drafts/event/${id}/publication`, {})).status).toBe(200)
    expect((await page('/Event/bincang-sore')).status).toBe(404)
    await publish(id)
    expect((await page('/Event/bincang-sore')).status).toBe(200)
    const { data } = await call('POST', `/v1/events/${id}/copy`, {})
    const copied = await call('GET', `/v1/drafts/event/${data.id}`)
    expect(copied.data).toMatchObject({
      state: 'draft',
      value: { title: 'Bincang Sore (salinan)', slug: '' },
    })
  })
})

describe('an event that was there before', () => {
  it('stands in the list of the office and is changed there, byte for byte but for what was changed', async () => {
    const { slug } = await app.sanggar.database.withTenant(tenant.id, tx =>
      buildEvent(tx, { title: 'Pameran Lama', description_html: '<p>Isi <strong>lama</strong>.</p>' }),
    )
    const list = await call('GET', '/v1/events/ids?search=Pameran%20Lama')
    const [{ id }] = list.data.items ?? list.data.rows ?? list.data
    await save(id, { summary: 'Ringkasan lain.' })
    await publish(id)
    const { data } = await call('GET', `/v1/event/detail?slug=${slug}`)
    expect(data).toMatchObject({
      summary: 'Ringkasan lain.',
      description: '<p>Isi <strong>lama</strong>.</p>',
    })
  })
})

describe('events of others', () => {
  it("are not reached by a lead who did not begin them, nor by another site's admin", async () => {
    const id = await begin()
    await save(id, seminar)
    expect((await call('GET', `/v1/drafts/event/${id}`, undefined, lead)).status).toBe(404)
    expect((await call('DELETE', `/v1/events/${id}`, undefined, lead)).status).toBe(404)
    expect((await call('DELETE', `/v1/events/${id}`, undefined, stranger, other.host)).status).toBe(404)
    const own = await begin(lead)
    expect((await save(own, { ...seminar, title: 'Acara Ketua' }, lead)).status).toBe(200)
    expect((await publish(own, lead)).status).toBe(200)
  })
})

describe('the bin', () => {
  it('is emptied of what has lain there for thirty days, with its row on the site', async () => {
    const id = await begin()
    await save(id, { ...seminar, title: 'Sekali Lewat' })
    await publish(id)
    await call('DELETE', `/v1/events/${id}`)
    const left = () =>
      app.sanggar.database.withTenant(tenant.id, tx =>
        tx.db.selectFrom('events').select('id').where('title', '=', 'Sekali Lewat').execute(),
      )
    expect(await left()).toHaveLength(1)
    app.clock.advance(31 * day)
    await app.sanggar.jobs.run()
    expect(await left()).toHaveLength(0)
  })
})
