import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asking, openAcademies } from '../../../../test/academies.ts'
import type { App } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import type { Body } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let stranger: BuiltMember
let admin: BuiltMember
let teacher: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  ;({ app, tenant, admin, other, stranger } = await openAcademies())
  teacher = await buildMember(app, tenant, { kind: 3, name: 'Kartika Dewi' })
  student = await buildMember(app, tenant, { kind: 4, name: 'Bagus Prakoso' })
})

afterAll(() => app?.close())

const { call, page } = asking(() => ({ app, tenant, admin }))
const begin = async (by = admin): Promise<number> => (await call('POST', '/v1/classes', {}, by)).data.id
const save = (id: number, fields: Body, by = admin) =>
  call('PUT', `/v1/drafts/class/${id}`, { writer: 'uji', fields }, by)
const publish = (id: number, by = admin) => call('POST', `/v1/drafts/class/${id}/publication`, {}, by)

const run = {
  name: 'Angkatan 1',
  startAt: '2027-02-01T19:00',
  endAt: '2027-03-01T21:00',
  registrationOpenAt: '2026-11-01T08:00',
  registrationCloseAt: '2027-01-31T17:00',
  timeZone: 'Asia/Jakarta',
  mode: 'online',
  venue: '',
  city: '',
  joinMode: 'open',
  joinCode: '',
  capacity: 20,
  waitlist: true,
  price: '',
  status: 'scheduled',
}

describe('a class that is written in the office', () => {
  it('begins from one button, while there is no class and afterwards', async () => {
    const headers = { accept: 'text/html', cookie: `sid=${admin.token}` }
    const buttons = async () =>
      (await app.request({ host: tenant.host, path: '/Kelola/Kelas', headers })).body.match(/Tulis kelas</g)
    expect(await buttons()).toHaveLength(1)
    await save(await begin(), { name: 'Anyaman' })
    expect(await buttons()).toHaveLength(1)
  })

  it('is published with a dated run, and a student joins that run on its own page', async () => {
    const id = await begin()
    await save(id, { name: 'Batik Tulis Dasar', summary: 'Dari pola sampai canting.', runs: [run] })
    expect((await publish(id)).status).toBe(200)
    const shown = await page('/Class/batik-tulis-dasar')
    expect(shown.status).toBe(200)
    expect(shown.body).toContain('Angkatan 1')
    expect((await page('/Class')).body).toContain('Batik Tulis Dasar')
    const { data } = await call('GET', '/v1/class/overview?slug=batik-tulis-dasar')
    expect(data.code).toBe('BATIK-TULIS-DASAR')
    const joining = await app.request({
      host: tenant.host,
      path: '/Class/batik-tulis-dasar/Daftar',
      headers: { accept: 'text/html', cookie: `sid=${student.token}` },
    })
    expect(joining.status).toBe(200)
    expect(joining.body).toContain('Angkatan 1')
  })

  it('says at its run what is missing, and takes no run away that people are in', async () => {
    const id = await begin()
    await save(id, { name: 'Canting Lanjut', runs: [{ ...run, startAt: '', joinMode: 'code' }] })
    const refused = await publish(id)
    expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['runs.0.startAt', 'runs.0.joinCode']),
    )
    await save(id, { runs: [run] })
    expect((await publish(id)).status).toBe(200)
    await app.sanggar.database.withTenant(tenant.id, async tx => {
      const room = await tx.db
        .selectFrom('classrooms')
        .innerJoin('classes', 'classes.id', 'classrooms.class_id')
        .select(['classrooms.id', 'classrooms.class_id'])
        .where('classes.name', '=', 'Canting Lanjut')
        .executeTakeFirstOrThrow()
      await tx.db
        .insertInto('enrolments')
        .values({
          class_id: room.class_id,
          classroom_id: room.id,
          membership_id: student.membershipId,
          state: 'active',
          state_since: app.clock.now(),
          origin: 'staff',
        })
        .execute()
    })
    await save(id, { runs: [] })
    expect((await publish(id)).errors).toMatchObject([
      { field: 'runs', message: 'Angkatan "Angkatan 1" sudah punya peserta. Batalkan, jangan dihapus.' },
    ])
  })

  it('is written by a teacher, and published by others', async () => {
    const id = await begin(teacher)
    expect((await save(id, { name: 'Membaca Peta' }, teacher)).status).toBe(200)
    expect((await publish(id, teacher)).status).toBe(403)
    expect((await publish(id)).status).toBe(200)
    expect((await call('GET', `/v1/drafts/class/${await begin()}`, undefined, teacher)).status).toBe(404)
    expect((await call('POST', '/v1/classes', {}, student)).status).toBe(403)
  })

  it('opens and is saved as it was, but for what was changed', async () => {
    const id = await begin()
    await save(id, { name: 'Pewarna Alam', price: 250000, tags: ['batik', 'warna'], runs: [run] })
    await publish(id)
    const read = async () => (await call('GET', '/v1/class/overview?slug=pewarna-alam')).data
    const before = await read()
    await save(id, { summary: 'Dari kulit kayu.' })
    await publish(id)
    const { updatedAt: _, ...after } = await read()
    const { updatedAt: __, ...was } = before
    expect({ ...after, version: was.version }).toEqual({ ...was, summary: 'Dari kulit kayu.' })
  })

  it('is taught by whoever is found by typing, though a thousand others come before them', async () => {
    await app.sanggar.database.withTenant(tenant.id, tx =>
      sql`insert into people (slug, name, title, bio)
        select 'guru-' || n, 'Guru ' || n, 'Pengajar', '' from generate_series(1, 1001) n
        union all select 'zulaikha-rahmawati', 'Zulaikha Rahmawati', 'Perajin rotan 100%', ''`.execute(tx.db),
    )
    const find = async (query: string, by = admin, host = tenant.host) =>
      (await call('GET', `/v1/public-profiles/choices?${query}`, undefined, by, host)).data
    const found = [{ value: 'zulaikha-rahmawati', label: 'Zulaikha Rahmawati', text: 'Perajin rotan 100%' }]
    expect(await find('search=rahma')).toEqual(found)
    expect(await find('search=100%25')).toEqual(found)
    expect(await find('names=tidak-ada,zulaikha-rahmawati')).toEqual(found)
    expect((await find('search=guru')).map(({ label }: { label: string }) => label)).toHaveLength(20)
    const [{ value: number }] = await find('by=id&search=zulaikha')
    expect(await find(`by=id&names=${number}`)).toMatchObject([{ label: 'Zulaikha Rahmawati' }])
    expect(await find('search=zulaikha', stranger, other.host)).toEqual([])

    const id = await begin()
    await save(id, { name: 'Anyam Rotan', instructors: [{ person: 'zulaikha-rahmawati', role: 'lead' }] })
    expect((await publish(id)).status).toBe(200)
    expect((await page('/Class/anyam-rotan')).body).toContain('Zulaikha Rahmawati')
    await save(id, { instructors: [{ person: 'guru-1002', role: 'lead' }] })
    expect((await publish(id)).errors).toMatchObject([{ field: 'instructors.0.person' }])
  })
})
