import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asking, openAcademies } from '../../../../test/academies.ts'
import type { App } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { buildClass } from '../classes/classes.things.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  ;({ app, tenant, admin } = await openAcademies())
  await tenant.write(async tx => {
    const made = await buildPerson(tx, { name: 'Andi Firmansyah', slug: 'andi-firmansyah' })
    const { id } = await buildClass(tx, { name: 'Jaringan Dasar' })
    await tx.db
      .insertInto('class_instructors')
      .values({ class_id: id, person_id: made.id, role: 'lead', position: 0 })
      .execute()
  })
})

afterAll(() => app?.close())

const { call, page } = asking(() => ({ app, tenant, admin }))
const entryOf = async (name: string) => {
  const { data } = await call('GET', `/v1/public-profiles/ids?search=${encodeURIComponent(name)}`)
  return data.rows[0].id as number
}
const save = (id: number, fields: object) => call('PUT', `/v1/drafts/person/${id}`, { writer: 'uji', fields })
const publish = (id: number) => call('POST', `/v1/drafts/person/${id}/publication`, {})

describe('a public profile', () => {
  it('that stood there before is changed in the office, and seen so where its person teaches', async () => {
    const id = await entryOf('Andi')
    await save(id, { title: 'Guru jaringan, SMK Negeri 2 Tegal' })
    expect((await page('/Mentor/andi-firmansyah')).body).not.toContain('Guru jaringan')
    expect((await publish(id)).status).toBe(200)
    expect((await page('/Mentor/andi-firmansyah')).body).toContain('Guru jaringan, SMK Negeri 2 Tegal')
  })

  it('is written for somebody new, who may then be chosen', async () => {
    const { data } = await call('POST', '/v1/public-profiles', {})
    expect((await publish(data.id)).errors).toMatchObject([{ field: 'name' }])
    await save(data.id, { name: 'Ratna Kusuma', title: 'Penulis' })
    expect((await publish(data.id)).status).toBe(200)
    const { data: offered } = await call('GET', '/v1/public-profiles/choices?search=kusuma')
    expect(offered).toMatchObject([{ value: 'ratna-kusuma', label: 'Ratna Kusuma' }])
  })

  it('that is withdrawn is named nowhere, and nothing that its person taught is lost', async () => {
    const id = await entryOf('Andi')
    await call('DELETE', `/v1/drafts/person/${id}/publication`, {})
    expect((await page('/Mentor/andi-firmansyah')).status).toBe(404)
    expect((await page('/Class')).body).not.toContain('Andi Firmansyah')
    expect((await publish(id)).status).toBe(200)
    expect((await page('/Mentor/andi-firmansyah')).body).toContain('Jaringan Dasar')
  })
})

describe("one's own public profile", () => {
  it('is begun once under one’s name, and published by a reviewer; no other profile is in reach', async () => {
    const teacher = await buildMember(app, tenant, { kind: 3, name: 'Nur Aini' })
    expect((await page('/Mengajar', teacher)).body).toContain('Belum ada profil publik')
    const { data: begun } = await call('POST', '/v1/public-profiles', {}, teacher)
    expect((await call('POST', '/v1/public-profiles', {}, teacher)).data.id).toBe(begun.id)
    expect((await page(begun.href, teacher)).body).toContain('Nur Aini')
    expect((await call('POST', `/v1/drafts/person/${begun.id}/publication`, {}, teacher)).status).toBe(403)
    const steps = `/v1/reviews/person/${begun.id}/steps`
    expect((await call('POST', steps, { decision: 'asked' }, teacher)).status).toBe(200)
    expect((await page('/Kelola/Tinjauan', admin)).body).toContain('Nur Aini')
    const { data } = await call('GET', `/v1/drafts/person/${begun.id}`)
    expect((await call('POST', steps, { decision: 'approved', rev: data.rev })).status).toBe(200)
    expect((await page('/Mengajar', teacher)).body).toContain('Terbit')
    const others = await entryOf('Andi')
    expect(
      (await call('PUT', `/v1/drafts/person/${others}`, { fields: { title: 'x' } }, teacher)).status,
    ).toBe(404)
  })

  it('that the office wrote is handed over, and goes with its member', async () => {
    const writer = await buildMember(app, tenant, { kind: 6, name: 'Andi Firmansyah' })
    const id = await entryOf('Andi')
    const hand = (membershipId: number | null) =>
      call('PUT', `/v1/public-profiles/${id}/writer`, { membershipId })
    expect((await hand(admin.membershipId)).errors).toMatchObject([{ field: 'membershipId' }])
    expect((await hand(writer.membershipId)).status).toBe(200)
    expect((await page(`/Kelola/Profil/${id}/Penulis`, admin)).body).toContain('Andi Firmansyah')
    const fields = { bio: 'Menulis tentang jaringan.' }
    expect((await call('PUT', `/v1/drafts/person/${id}`, { fields }, writer)).status).toBe(200)
    await publish(id)
    expect((await page('/Mentor/andi-firmansyah')).body).toContain(fields.bio)
    await call('POST', '/v1/privacy/erasure', { confirmation: writer.email }, writer)
    expect((await page('/Mentor/andi-firmansyah')).status).toBe(404)
  })
})
