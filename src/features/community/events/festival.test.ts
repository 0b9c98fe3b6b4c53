import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOrder, nodeOf } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { buildEvent, buildSpeaker } from './events.things.ts'

let app: App
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  elsewhere = await buildTenant(app, { slug: 'brebes' })
})

afterAll(() => app?.close())

const page = (path: string, host: string) => app.request({ host, path, headers: { accept: 'text/html' } })

describe('the festival', () => {
  it('has a finished page also where there is none', async () => {
    const { status, body } = await page('/BelajarBersama', elsewhere.host)
    expect([status, body.includes('Festival berikutnya belum dijadwalkan')]).toEqual([200, true])
    expect(body).toContain('href="/Event"')
    expect((await page('/belajarbersama', elsewhere.host)).headers.location).toBe('/BelajarBersama')
  })

  it('is the class of its slug where only that is published', async () => {
    const school = await buildTenant(app, { slug: 'kelas-saja' })
    await school.write(async tx => {
      const { id } = await buildClass(tx, {
        slug: 'festival-belajar-bersama',
        name: 'Festival Desa',
        price: 50_000,
      })
      await buildClassroom(tx, id)
    })
    const { body } = await page('/BelajarBersama', school.host)
    for (const words of ['Festival Desa', 'Rp 50.000', 'href="/Class/festival-belajar-bersama"'])
      expect(body).toContain(words)
  })

  it('shows speakers, activities, agenda and sponsor tiers, and registers for its class', async () => {
    const school = await buildTenant(app, { slug: 'lengkap' })
    await school.write(async tx => {
      const made = await buildClass(tx, {
        slug: 'festival-belajar-bersama',
        name: 'Tiket festival',
        price: 0,
      })
      await buildClassroom(tx, made.id)
      const { id } = await buildEvent(tx, {
        slug: 'festival-belajar-bersama',
        title: 'Festival Kota',
        kind: 'festival',
        activities: JSON.stringify([{ name: 'Pasar karya', description: 'Meja pameran.', image: null }]),
        sponsor_tiers: JSON.stringify([
          { name: 'Title Sponsor', slot: 'satu slot', price: null, benefits: ['Nama di depan'] },
          { name: 'Platinum', slot: '2-3 slot', price: 50_000_000, benefits: ['Sesi bincang'] },
        ]),
        agenda: JSON.stringify([
          { startAt: '2026-12-02T01:00:00.000Z', title: 'Hari penutup', place: 'Aula' },
          { startAt: '2026-12-01T02:00:00.000Z', title: 'Pembukaan' },
        ]),
      })
      await buildSpeaker(tx, id, { name: 'Siti Aminah' })
    })
    const { status, body } = await page('/BelajarBersama', school.host)
    expect(status).toBe(200)
    for (const words of [
      'Siti Aminah',
      'Pasar karya',
      'Rp 50.000.000',
      'Biaya penuh acara',
      'Selasa, 1 Desember 2026',
      'Gratis',
      'href="/Class/festival-belajar-bersama"',
    ])
      expect(body).toContain(words)
    expectOrder(body, ['Pembukaan', 'Hari penutup'])
    const answer = await page('/Event/festival-belajar-bersama', school.host)
    expect([answer.status, answer.headers.location]).toEqual([301, '/BelajarBersama'])
    expect((await page('/Event', school.host)).body).toContain('href="/BelajarBersama"')
    expect(nodeOf(body, 'Festival')).toMatchObject({ offers: { price: 0, priceCurrency: 'IDR' } })
  })

  it("another tenant's festival is not found here", async () => {
    const { body } = await page('/BelajarBersama', elsewhere.host)
    expect(body).toContain('Festival berikutnya belum dijadwalkan')
    expect(body).not.toContain('Festival Kota')
  })
})
