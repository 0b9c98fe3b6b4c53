import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { portfolioDetail, portfolioList } from './portfolio.contract.ts'
import { buildProject } from './portfolio.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
const picture = (name: string, caption?: string) => ({
  key: `${name}.webp`,
  width: 1280,
  height: 720,
  alt: `Foto ${name}`,
  ...(caption ? { caption } : {}),
})

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    const clients = await tx.db
      .insertInto('portfolio_clients')
      .values([
        { slug: 'bank-desa', name: 'Bank Desa', sector: 'Perbankan', logo: JSON.stringify(picture('logo')) },
        { slug: 'dinas-belajar', name: 'Dinas Belajar', sector: 'Pemerintah', position: 1 },
      ])
      .returning(['id', 'slug'])
      .execute()
    await buildProject(tx, {
      title: 'Warung tercatat',
      slug: 'warung-tercatat',
      client_id: clients[0]?.id ?? null,
      batches: JSON.stringify([{ label: 'Batch 1', date: '2026-03-01' }]),
      project_link: 'https://contoh.test/hasil',
      cover: JSON.stringify(picture('sampul')),
      photos: JSON.stringify([picture('kelas', 'Kelas pertama')]),
      images: JSON.stringify([picture('hasil')]),
      video: JSON.stringify({ provider: 'file', key: 'abcdef012345.mp4', mime: 'video/mp4', seconds: 17 }),
    })
    await buildProject(tx, {
      title: 'Guru merancang',
      slug: 'guru-merancang',
      kind: 'Capacity Building Programs',
      kind_slug: 'capacity-building-programs',
      ends_on: '2026-09-30',
    })
    await buildProject(tx, { title: 'Masih draf', slug: 'masih-draf', status: 'draft' })
    await buildProject(tx, { title: 'Baru besok', slug: 'baru-besok', published_at: '2026-11-22T00:00:00Z' })
  })
  await elsewhere.write(tx => buildProject(tx, { title: 'Milik brebes', slug: 'milik-brebes' }))
})
afterAll(() => app?.close())

const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })
const call = (path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'application/json' } })

describe('the calls', () => {
  it('list what is published, the last finished first, in the words of the specification', async () => {
    const list = portfolioList.parse((await call('/v1/portfolio/list')).json().data)
    expect(list).toMatchObject({ totalItems: 2, perPage: 10 })
    expect(list.items.map(({ slug }) => slug)).toEqual(['guru-merancang', 'warung-tercatat'])
    expect(list.items[1]).toMatchObject({
      kind: 'CSR Program',
      kindSlug: 'csr-program',
      clientName: 'Bank Desa',
      date: '1 Mar - 30 Jun 2026',
      batchs: [{ label: 'Batch 1', date: '1 Mar 2026' }],
    })
    const only = async (query: string) =>
      portfolioList
        .parse((await call(`/v1/portfolio/list?${query}`)).json().data)
        .items.map(({ slug }) => slug)
    expect(await only('type=csr-program')).toEqual(['warung-tercatat'])
    expect(await only('search=bank')).toEqual(['warung-tercatat'])
    expect(await only('search=%25')).toEqual([])
    expect(await only('client=bank-desa')).toEqual(['warung-tercatat'])
  })

  it('tell one project with its pictures and its film', async () => {
    const detail = portfolioDetail.parse(
      (await call('/v1/portfolio/detail?slug=warung-tercatat')).json().data,
    )
    const files = app.origin('berkas.localhost')
    expect(detail).toMatchObject({
      projectLink: 'https://contoh.test/hasil',
      photos: [{ link: `${files}/tegal/w_1280,f_webp/kelas.webp`, name: 'Kelas pertama' }],
      images: [{ link: `${files}/tegal/w_1280,f_webp/hasil.webp`, name: 'Foto hasil' }],
      video: {
        link: `${files}/tegal/media/abcdef012345.mp4`,
        thumbnail: `${files}/tegal/w_1280,f_webp/sampul.webp`,
      },
    })
  })

  it.each(['masih-draf', 'baru-besok', 'milik-brebes', 'tidak-ada'])('do not know %s', async slug => {
    expect((await call(`/v1/portfolio/detail?slug=${slug}`)).status).toBe(404)
    expect((await page(`/Portfolio/csr-program/${slug}`)).status).toBe(404)
  })

  it.each(['list?page=0', 'list?pageSize=1000', 'list?page=99999', 'detail'])(
    'refuse %s with words',
    async query => {
      const answer = await call(`/v1/portfolio/${query}`)
      expect([answer.status, answer.json().status]).toEqual([422, false])
    },
  )
})

describe('the pages', () => {
  it('show all, one kind, one client', async () => {
    const all = await page('/Portfolio')
    expect(all.body).toContain('Warung tercatat')
    expect(all.body).toContain('href="/Portfolio/capacity-building-programs"')
    expect(all.body).not.toContain('Masih draf')
    const kind = await page('/Portfolio/csr-program')
    expect(kind.body).toContain('<title>CSR Program - ')
    expect(kind.body).not.toContain('Guru merancang')
    const client = await page('/Portfolio?client=bank-desa')
    expect(client.body).toContain('Warung tercatat')
    expect(client.body).not.toContain('Guru merancang')
    expect(client.body).toContain('noindex')
    expect((await page('/Portfolio?search=xyzzy')).body).toContain('Tidak ada hasil')
    expect((await page('/Portfolio?page=2')).status).toBe(404)
    expect((await page('/Portfolio?page=x')).status).toBe(422)
  })

  it('show one project under its kind; every other address leads there', async () => {
    const { status, body } = await page('/Portfolio/csr-program/warung-tercatat')
    expect(status).toBe(200)
    for (const words of [
      'Bank Desa',
      'Perbankan',
      '1 Mar 2026',
      'Kelas pertama',
      'https://contoh.test/hasil',
      '<video',
    ])
      expect(body).toContain(words)
    expect(body).toContain('"@type":"CreativeWork"')
    for (const path of [
      '/Portfolio/warung-tercatat',
      '/portfolio/CSR-Program/Warung-Tercatat',
      '/Portfolio/lain/warung-tercatat',
    ])
      expect([path, (await page(path)).headers.location]).toEqual([
        path,
        '/Portfolio/csr-program/warung-tercatat',
      ])
    expect((await page('/Portfolio/CSR-Program')).headers.location).toBe('/Portfolio/csr-program')
  })

  it('show the clients with what was done for them', async () => {
    const { body } = await page('/Clients')
    expect(body).toContain('Bank Desa')
    expect(body).toContain('Perbankan')
    expect(body).toContain('href="/Portfolio/csr-program/warung-tercatat"')
    // no logo: the initials stand for it
    expect(body).toContain('DB')
  })

  it("another tenant's projects and clients are not found here; empty pages lead on", async () => {
    expect((await page('/Portfolio/csr-program/warung-tercatat', elsewhere.host)).status).toBe(404)
    expect((await page('/Clients', elsewhere.host)).body).toContain('Belum ada klien')
    expect((await page('/Portfolio', elsewhere.host)).body).not.toContain('Warung tercatat')
    expect((await page('/Portfolio')).body).not.toContain('Milik brebes')
  })
})
