import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asking, openAcademies } from '../../../../test/academies.ts'
import type { App } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import type { Body } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildClient, buildProject } from './portfolio.things.ts'

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

const { call, page } = asking(() => ({ app, tenant, admin }))

const plurals = { portfolio: 'portfolio-items', client: 'clients' } as const
type Kind = keyof typeof plurals

const begin = async (kind: Kind, by = admin): Promise<number> =>
  (await call('POST', `/v1/${plurals[kind]}`, {}, by)).data.id
const save = (kind: Kind, id: number, fields: Body, by = admin) =>
  call('PUT', `/v1/drafts/${kind}/${id}`, { writer: 'uji', fields }, by)
const publish = (kind: Kind, id: number, by = admin) =>
  call('POST', `/v1/drafts/${kind}/${id}/publication`, {}, by)
const idOf = async (kind: Kind, title: string): Promise<number> => {
  const { data } = await call('GET', `/v1/${plurals[kind]}/ids?search=${encodeURIComponent(title)}`)
  return data.rows[0].id
}

const written = async (kind: Kind, fields: Body, by = admin): Promise<number> => {
  const id = await begin(kind, by)
  expect(await save(kind, id, fields, by)).toMatchObject({ status: 200 })
  expect(await publish(kind, id, by)).toMatchObject({ status: 200, data: { state: 'published' } })
  return id
}

const project = {
  title: 'Warung Tercatat',
  summary: 'Seratus warung belajar mencatat.',
  kind: 'Program CSR',
  startsOn: '2026-03-01',
  endsOn: '2026-06-30',
  batches: [{ label: 'Batch 1', date: '2026-03-01' }],
}

describe('a case study that is written in the office', () => {
  it('is seen by nobody until it is published, then on its page, in the list and by the call', async () => {
    await written('client', { name: 'Bank Desa', sector: 'Perbankan' })
    const id = await begin('portfolio')
    await save('portfolio', id, { ...project, clientSlug: 'bank-desa' })
    expect((await page('/Portfolio/program-csr/warung-tercatat')).status).toBe(404)
    const preview = await page(`/Kelola/Portofolio/${id}/Pratinjau`, admin)
    expect(preview.status).toBe(200)
    for (const words of ['Warung Tercatat', 'Bank Desa', '1 Mar 2026']) expect(preview.body).toContain(words)
    expect(await publish('portfolio', id)).toMatchObject({ status: 200, data: { state: 'published' } })
    expect((await page('/Portfolio/program-csr/warung-tercatat')).status).toBe(200)
    for (const path of ['/Portfolio', '/Portfolio/program-csr', '/Clients', '/sitemap-portofolio.xml'])
      expect((await page(path)).body, path).toMatch(/warung-tercatat/)
    const { data } = await call('GET', '/v1/portfolio/detail?slug=warung-tercatat')
    expect(data).toMatchObject({
      kindSlug: 'program-csr',
      clientName: 'Bank Desa',
      startsOn: '2026-03-01',
      batchs: [{ label: 'Batch 1', date: '1 Mar 2026' }],
    })
    await app.sanggar.jobs.runOften()
    expect((await page('/Cari?q=warung')).body).toContain('/Portfolio/program-csr/warung-tercatat')
  })

  it('is opened in the office by whoever may write it', async () => {
    const { body, status } = await page('/Kelola/Portofolio', admin)
    expect(status).toBe(200)
    expect(body).toContain('Warung Tercatat')
    const editor = await page(`/Kelola/Portofolio/${await idOf('portfolio', 'Warung Tercatat')}`, admin)
    expect(editor.status).toBe(200)
    for (const words of ['Jenis proyek', 'Batch', 'Dokumentasi', 'Video', 'Klien'])
      expect(editor.body).toContain(words)
  })

  it('says field by field what is missing, and loses nothing of it', async () => {
    const id = await begin('portfolio')
    await save('portfolio', id, { title: 'Ja', endsOn: '2026-01-01', batches: [{ label: '', date: '' }] })
    const refused = await publish('portfolio', id)
    expect(refused.status).toBe(422)
    expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['title', 'kind', 'startsOn', 'batches.0.label', 'batches.0.date']),
    )
    await save('portfolio', id, { ...project, startsOn: '2026-07-01' })
    expect((await publish('portfolio', id)).errors).toMatchObject([{ field: 'endsOn' }])
    const { data } = await call('GET', `/v1/drafts/portfolio/${id}`)
    expect(data.value).toMatchObject({ startsOn: '2026-07-01', kind: 'Program CSR' })
  })

  it.each([
    ['a client nobody has', { clientSlug: 'tidak-ada' }, 'clientSlug'],
    ['a day that is none', { startsOn: '2026-02-30' }, 'startsOn'],
    ['a link that runs something', { projectLink: 'javascript:alert(1)' }, 'projectLink'],
    ['a film that is not in the library', { video: { key: 'lain.mp4', name: 'lain' } }, 'video'],
    [
      'a picture that is not in the library',
      { photos: [null, { key: 'lain.webp', width: 10, height: 10, alt: '' }] },
      'photos.1',
    ],
  ])('refuses %s by the name of its field', async (_, fields, field) => {
    const id = await begin('portfolio')
    const saved = await save('portfolio', id, { ...project, title: 'Proyek Ditolak', ...fields })
    const answer = saved.status === 200 ? await publish('portfolio', id) : saved
    expect([answer.status, answer.errors?.[0].field]).toEqual([422, field])
  })

  it('goes into the bin and comes back as it was, published where it was published', async () => {
    const id = await written('portfolio', { ...project, title: 'Temu Warung' })
    expect((await call('DELETE', `/v1/portfolio-items/${id}`)).status).toBe(200)
    expect((await page('/Portfolio/program-csr/temu-warung')).status).toBe(404)
    expect((await call('POST', `/v1/portfolio-items/${id}/restoration`, {})).status).toBe(200)
    expect((await page('/Portfolio/program-csr/temu-warung')).status).toBe(200)
  })

  it('shows the film that was chosen from the library, and none once it is taken out', async () => {
    const key = 'fedcba543210.mp4'
    await app.sanggar.database.withTenant(tenant.id, tx =>
      tx.db
        .insertInto('files')
        .values({
          key,
          name: 'film.mp4',
          mime: 'video/mp4',
          bytes: 2400,
          sha256: 'b'.repeat(64),
          seconds: '24.4',
        })
        .execute(),
    )
    const video = { id: 1, key, name: 'film.mp4', bytes: 2400, seconds: 24.4, width: 640, height: 360 }
    const id = await written('portfolio', { ...project, title: 'Proyek Berfilm', video })
    const shown = await page('/Portfolio/program-csr/proyek-berfilm')
    expect(shown.body).toMatch(/<source src="[^"]*fedcba543210\.mp4" type="video\/mp4"/)
    await save('portfolio', id, { video: null })
    await publish('portfolio', id)
    expect((await page('/Portfolio/program-csr/proyek-berfilm')).body).not.toContain('<video')
  })

  it('that was there before is changed in nothing but what was changed', async () => {
    const { slug } = await app.sanggar.database.withTenant(tenant.id, async tx => {
      const client = await buildClient(tx, { name: 'Dinas Lama' })
      const now = '2026-11-01T00:00:00Z'
      const file = {
        key: 'abcdef012345.mp4',
        name: 'film.mp4',
        mime: 'video/mp4',
        bytes: 1700,
        sha256: 'a'.repeat(64),
      }
      await tx.db
        .insertInto('files')
        .values({ ...file, created_at: now })
        .execute()
      return buildProject(tx, {
        title: 'Guru Lama',
        kind: 'Capacity Building & Co.',
        kind_slug: 'capacity-building-co',
        client_id: client.id,
        description_html: '<p>Isi <strong>lama</strong>.</p>',
        project_link: '/Class',
        batches: JSON.stringify([{ label: 'Angkatan I', date: '2026-03-01' }]),
        video: JSON.stringify({ provider: 'file', key: file.key, mime: file.mime, bytes: 1700, seconds: 17 }),
      })
    })
    const read = async () => {
      const { data } = await call('GET', `/v1/portfolio/detail?slug=${slug}`)
      return data
    }
    const before = await read()
    const id = await idOf('portfolio', 'Guru Lama')
    await save('portfolio', id, { summary: 'Ringkasan lain.' })
    expect(await publish('portfolio', id)).toMatchObject({ status: 200 })
    expect(await read()).toEqual({ ...before, summary: 'Ringkasan lain.' })
  })
})

describe('a client that is written in the office', () => {
  it('stands among the clients once it is published, behind the others, and by itself on no page', async () => {
    await written('client', { name: 'Koperasi Pantura', sector: 'Koperasi' })
    const { body } = await page('/Clients')
    expect(body.indexOf('Koperasi Pantura')).toBeGreaterThan(body.indexOf('Bank Desa'))
    const list = await page('/Kelola/Klien', admin)
    expect(list.body).toContain('Koperasi Pantura')
    expect((await page(`/Kelola/Klien/${await idOf('client', 'Koperasi Pantura')}`, admin)).status).toBe(200)
  })

  it('is named on no page while it is withdrawn, and its projects stand without it', async () => {
    await written('client', { name: 'Yayasan Surut' })
    await written('portfolio', { ...project, title: 'Proyek Surut', clientSlug: 'yayasan-surut' })
    const id = await idOf('client', 'Yayasan Surut')
    await call('DELETE', `/v1/drafts/client/${id}/publication`, {})
    const client = async () => (await call('GET', '/v1/portfolio/detail?slug=proyek-surut')).data.clientName
    expect((await page('/Clients')).body).not.toContain('Yayasan Surut')
    expect(await client()).toBeNull()
    expect((await call('GET', '/v1/portfolio/list?client=yayasan-surut')).data.totalItems).toBe(0)
    await publish('client', id)
    expect(await client()).toBe('Yayasan Surut')
  })

  it('needs a name that fits, which the draft keeps as it was typed', async () => {
    const id = await begin('client')
    await save('client', id, { name: 'N'.repeat(161) })
    expect((await publish('client', id)).errors).toMatchObject([{ field: 'name' }])
    expect((await call('POST', `/v1/clients/${id}/copy`, {})).status).toBe(201)
  })
})

describe('case studies and clients of others', () => {
  it("are not reached by a lead who did not begin them, nor by another site's admin", async () => {
    for (const kind of ['portfolio', 'client'] as const) {
      const id = await begin(kind)
      expect((await call('GET', `/v1/drafts/${kind}/${id}`, undefined, lead)).status).toBe(404)
      const path = `/v1/${plurals[kind]}/${id}`
      expect((await call('DELETE', path, undefined, lead)).status).toBe(404)
      expect((await call('DELETE', path, undefined, stranger, other.host)).status).toBe(404)
    }
    await written('portfolio', { ...project, title: 'Proyek Ketua' }, lead)
  })
})

describe('what has lain in the bin for thirty days', () => {
  it('is gone for good; the projects of a client stay behind', async () => {
    const id = await written('client', { name: 'Toko Tutup' })
    await written('portfolio', { ...project, title: 'Proyek Toko', clientSlug: 'toko-tutup' })
    expect((await call('DELETE', `/v1/clients/${id}`)).status).toBe(200)
    const left = () =>
      app.sanggar.database.withTenant(tenant.id, tx =>
        tx.db.selectFrom('portfolio_clients').select('id').where('name', '=', 'Toko Tutup').execute(),
      )
    expect(await left()).toHaveLength(1)
    app.clock.advance(31 * 86_400_000)
    await app.sanggar.jobs.run()
    expect(await left()).toHaveLength(0)
    const { data } = await call('GET', '/v1/portfolio/detail?slug=proyek-toko')
    expect(data).toMatchObject({ title: 'Proyek Toko', clientName: null })
  })
})
