import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { buildTenant } from '../../../../test/build.ts'
import { buildEvent } from '../../community/events/events.things.ts'
import { buildPost } from '../../content/posts/posts.things.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { buildProgram } from '../../learning/programs/programs.things.ts'

let app: App

beforeAll(async () => {
  app = await startApp()
})

afterAll(() => app?.close())

const home = (host: string) => app.request({ host, headers: { accept: 'text/html' } })

describe('the home page', () => {
  it('of a site where nothing is written yet greets and leads on', async () => {
    const tenant = await buildTenant(app, { name: 'Sekolah Baru' })
    const { status, body } = await home(tenant.host)
    expect(status).toBe(200)
    expect(body).toContain('<title>Sekolah Baru</title>')
    expect(body).toContain('Belajar bersama, maju bersama.')
    for (const href of ['/Class', '/News']) expect(body).toContain(`href="${href}"`)
    expect(body).toMatch(/<link rel="canonical" href="http:\/\/sekolah-\d+\.localhost:\d+\/">/)
  })

  it('shows what the editor wrote, in that order, and fills the listings from what is published', async () => {
    const tenant = await buildTenant(app, {
      slug: 'tegal',
      values: {
        home: {
          hero: {
            title: 'Pintar dari desa',
            text: 'Belajar tanpa pindah kota.',
            actions: [{ label: 'Mulai', href: '/Class' }],
            featuredClass: 'beternak-lele',
            meter: { label: 'Beasiswa', value: 1_250_000, target: 5_000_000 },
          },
          sections: [
            { kind: 'listing', id: 'kabar', title: 'Kabar kami', of: 'news', count: 2 },
            { kind: 'listing', id: 'siaran', title: 'Siaran kami', of: 'podcasts', count: 2 },
            { kind: 'people', id: 'guru', title: 'Guru kami', people: ['wati', 'tidak-ada', 'andi'] },
            {
              kind: 'questions',
              id: 'tanya',
              title: 'Pertanyaan',
              items: [{ question: 'Berapa biayanya?', answer: 'Tidak ada.' }],
            },
            { kind: 'listing', id: 'program', title: 'Program kami', of: 'program', count: 1 },
            { kind: 'listing', id: 'acara', title: 'Acara kami', of: 'event', count: 1 },
          ],
        },
      },
    })
    await tenant.write(async tx => {
      const made = await buildClass(tx, { slug: 'beternak-lele', name: 'Beternak lele' })
      await buildClassroom(tx, made.id)
      for (const day of [1, 2, 3])
        await buildPost(tx, { title: `Kabar hari ${day}`, published_at: new Date(Date.UTC(2026, 9, day)) })
      await buildPost(tx, { kind: 'podcasts', title: 'Siaran draf', status: 'draft' })
      await buildPerson(tx, { slug: 'andi', name: 'Andi Wijaya' })
      await buildPerson(tx, { slug: 'wati', name: 'Wati Lestari' })
      await buildProgram(tx, { name: 'Desa Mandiri' })
      await buildEvent(tx, { title: 'Pekan panen' })
    })
    const { body } = await home(tenant.host)
    const order = [
      'Pintar dari desa',
      'Kabar kami',
      'Kabar hari 3',
      'Kabar hari 2',
      'Wati Lestari',
      'Andi Wijaya',
      'Berapa biayanya?',
      'Desa Mandiri',
      'Acara kami',
      'Pekan panen',
    ]
    const places = order.map(words => body.indexOf(words))
    expect(places).toEqual([...places].sort((x, y) => x - y))
    expect(places.every(place => place > 0)).toBe(true)
    for (const words of ['Beternak lele', 'Rp 1.250.000', 'Rp 5.000.000']) expect(body).toContain(words)
    // an empty listing is no section, and the third post is one too many
    for (const words of ['Siaran kami', 'Siaran draf', 'Kabar hari 1']) expect(body).not.toContain(words)
  })

  it('that cannot be read falls back to the greeting rather than to an error', async () => {
    const tenant = await buildTenant(app, {
      name: 'Sekolah Keliru',
      values: { home: { hero: 'bukan objek', sections: 7 } },
    })
    const { status, body } = await home(tenant.host)
    expect([status, body.includes('Sekolah Keliru')]).toEqual([200, true])
  })

  it('leaves out a section that cannot be read, and nothing else with it', async () => {
    const tenant = await buildTenant(app, {
      values: {
        home: {
          hero: { title: 'Sawah dan ternak', text: '', actions: [] },
          sections: [
            { kind: 'table', id: 'harga', title: 'Harga', columns: ['', 'Biaya'], rows: [] },
            {
              kind: 'questions',
              id: 'tanya',
              title: 'Tanya',
              items: [{ question: 'Di mana?', answer: 'Di Tegal.' }],
            },
          ],
        },
      },
    })
    const { body } = await home(tenant.host)
    for (const words of ['Sawah dan ternak', 'Di Tegal.']) expect(body).toContain(words)
    expect(body).not.toContain('Harga')
  })

  it("another tenant's people and posts are not found here", async () => {
    const other = await buildTenant(app, {
      slug: 'brebes',
      values: {
        home: {
          hero: { title: 'Brebes', text: '', actions: [], featuredClass: 'beternak-lele' },
          sections: [{ kind: 'people', id: 'guru', title: 'Guru kami', people: ['wati', 'andi'] }],
        },
      },
    })
    const { status, body } = await home(other.host)
    expect(status).toBe(200)
    for (const words of ['Wati', 'Andi', 'lele', 'Guru kami']) expect(body).not.toContain(words)
  })
})
