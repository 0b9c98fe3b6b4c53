import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { buildTenant } from '../build.ts'

/** Links from the time when parameters had Indonesian names. */
let app: App
let host: string

beforeAll(async () => {
  app = await startApp()
  host = (await buildTenant(app, { slug: 'tegal' })).host
})
afterAll(() => app.close())

const ask = (path: string, headers: Record<string, string> = {}) => app.request({ host, path, headers })

describe('an address with a parameter under its old name', () => {
  it.each([
    ['/News?kategori=sains&page=2', '/News?category=sains&page=2'],
    ['/News?category=sains&kategori=lama', '/News?category=sains'],
    ['/Berita?kategori=sains&page=2', '/News?page=2&category=sains'],
    ['/Berita?jenis=x&kategori=sains', '/News?category=sains'],
    ['/Class?level=beginner&kategori=sains', '/Class?level=beginner&category=sains'],
    ['/Event?bulan=2026-12&jenis=seminar&kota=33.74', '/Event?month=2026-12&kind=seminar&city=33.74'],
    ['/Event?waktu=lewat', '/Event?when=past'],
    ['/Event/Careers?jenis=contract&tempat=remote', '/Event/Careers?kind=contract&workplace=remote'],
    ['/Cari?q=panen%20raya&jenis=blog', '/Cari?q=panen+raya&kind=blog'],
    ['/Portfolio?klien=bank-desa', '/Portfolio?client=bank-desa'],
    ['/Liga-Smk?musim=liga-2025', '/Liga-Smk?season=liga-2025'],
    [
      '/Leaderboards?papan=tekun&periode=2026&provinsi=33',
      '/Leaderboards?board=tekun&period=2026&province=33',
    ],
    ['/Privacy-Policy?versi=1', '/Privacy-Policy?version=1'],
    ['/News/panen?reaksi=tersimpan', '/News/panen?reaction=saved'],
    ['/Kelola/Liga?kategori=web&status=verified', '/Kelola/Liga?category=web&status=verified'],
    ['/Kelola/Undangan?impor=1', '/Kelola/Undangan?import=1'],
  ])('%s leads to its new one', async (path, location) => {
    const { status, headers } = await ask(path)
    expect([status, headers.location]).toEqual([301, location])
  })

  it('leads there also where the page without it is remembered, and in the browser’s own navigation', async () => {
    await ask('/Event')
    expect((await ask('/Event?bulan=2026-12')).status).toBe(301)
    const { status, body } = await ask('/Event?bulan=2026-12', {
      accept: 'application/vnd.sanggar.page+json',
    })
    expect([status, JSON.parse(body)]).toEqual([200, { redirect: '/Event?month=2026-12', path: '/Event' }])
  })

  it('stays where the page never knew it, as any other parameter', async () => {
    for (const path of ['/Class?jenis=seminar', '/Terms-And-Conditions?kota=33.74', '/News?constructor=kota'])
      expect([path, (await ask(path)).status]).toEqual([path, 200])
  })
})
