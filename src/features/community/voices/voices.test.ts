import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { buildBook } from '../book-reviews/book-reviews.things.ts'
import { buildVoice } from './voices.things.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  admin = await buildMember(app, tenant, { kind: 1 })
  student = await buildMember(app, tenant, { kind: 4 })
})
afterAll(() => app?.close())

const page = (path: string, headers = {}) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...headers } })
const stampIn = (body: string) => /name="stamp" value="([^"]+)"/.exec(body)?.[1] ?? ''
const stampOn = async (path: string) => stampIn((await page(path)).body)

/** As somebody fills in the form at this address: it is opened, thought about, and sent. */
async function sendForm(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const stamp = fields.stamp ?? (await stampOn(path))
  app.clock.advance(5_000)
  return app.request({
    host: tenant.host,
    path,
    method: 'POST',
    body: new URLSearchParams({ stamp, website: '', ...fields }).toString(),
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...fromElsewhere(),
      ...headers,
    },
  })
}
const kept = (content: string) =>
  tenant.write(tx => tx.db.selectFrom('voices').selectAll().where('content', '=', content).executeTakeFirst())
const call = (method: string, path: string, body?: unknown, who = admin) =>
  app.request({
    host: tenant.host,
    path,
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...who.bearer, ...fromElsewhere() },
  })
const decide = async (id: number, decision: string, reason = '') =>
  (await call('POST', `/v1/voices/${id}/decision`, { decision, reason })).status

const testimony = { name: 'Sri Wahyuni', role: 'Guru', rating: '5', consent: '1' }

describe('a testimony', () => {
  it('waits for a moderator, is seen by nobody until then, and by everybody afterwards', async () => {
    const content = 'Murid saya berani tampil setelah ikut kelas ini.'
    const sent = await sendForm('/Testimoni', { ...testimony, content })
    expect([sent.status, sent.body.includes('cerita Anda terkirim')]).toEqual([200, true])
    expect((await page('/Testimoni')).body).not.toContain(content)
    const row = await kept(content)
    expect(row).toMatchObject({ state: 'pending', consent_version: 'suara-2026-11', email: null })
    expect(await decide(row?.id ?? 0, 'published')).toBe(200)
    expect((await page('/Testimoni')).body).toContain(content)
    expect(await decide(row?.id ?? 0, 'hidden', 'Diminta penulisnya')).toBe(200)
    expect((await page('/Testimoni')).body).not.toContain(content)
  })

  it('keeps what was typed, and says in Indonesian what is wrong', async () => {
    const answer = await sendForm('/Testimoni', { name: 'Sr', content: '', rating: '9', role: 'Guru <b>' })
    expect(answer.status).toBe(422)
    for (const words of [
      'Minimal 3 karakter',
      'href="#content"',
      'Pilih 1 sampai 5 bintang',
      'Beri tanda centang',
    ])
      expect(answer.body.toLowerCase()).toContain(words.toLowerCase())
    expect(answer.body).toContain('value="Guru &lt;b&gt;"')
  })

  it('of a program that fills in what nobody sees is spam, and one that hurries is sent back', async () => {
    const content = 'Beli pengikut murah di sini sekarang.'
    const trapped = await sendForm('/Testimoni', { ...testimony, content, website: 'https://murah.test' })
    expect(trapped.status).toBe(200)
    expect((await kept(content))?.state).toBe('spam')
    for (const stamp of ['', 'abc.def']) {
      const hurried = await sendForm('/Testimoni', { ...testimony, content: 'Tanpa formulir.', stamp })
      expect(hurried.status).toBe(400)
      expect(hurried.body).toContain('Tanpa formulir.')
    }
    // the form that comes back was drawn just now
    const refused = await sendForm('/Testimoni', { ...testimony, content: 'Terlalu cepat.', stamp: '' })
    app.clock.advance(-4_000)
    const stamp = stampIn(refused.body)
    expect((await sendForm('/Testimoni', { ...testimony, content: 'Terlalu cepat.', stamp })).status).toBe(
      400,
    )
    app.clock.advance(10_000)
  })

  it('comes five times in ten minutes from one network, and twice never', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const statuses: number[] = []
    for (let index = 0; index < 7; index++)
      statuses.push(
        (await sendForm('/Testimoni', { ...testimony, content: `Cerita ke-${index}.` }, from)).status,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await sendForm('/Testimoni', { ...testimony, content: 'Cerita ke-1.' })).status).toBe(409)
  })
})

describe('an aspiration', () => {
  const aspiration = { name: 'Eko Prasetyo', email: 'eko@sekolah.test', category: 'facilities' }

  it('stands on the board with its replies and how far it has come, never with the address', async () => {
    const content = 'Mohon tambah stopkontak di ruang praktik.'
    expect((await sendForm('/Aspirasi/Kirim', { ...aspiration, content })).status).toBe(200)
    const { id = 0 } = (await kept(content)) ?? {}
    expect((await page(`/Aspirasi/${id}`)).status).toBe(404)
    await decide(id, 'published')
    expect((await page('/Aspirasi?category=facilities')).body).toContain('stopkontak')
    const declined = { progress: 'declined', reason: '' }
    expect((await call('POST', `/v1/voices/${id}/progress`, declined)).status).toBe(422)
    expect((await call('POST', `/v1/voices/${id}/progress`, { progress: 'planned' })).status).toBe(200)
    const reply = await call('POST', `/v1/voices/${id}/replies`, { content: 'Dipasang bulan depan.' })
    expect(reply.status, reply.body).toBe(201)
    const shown = (await page(`/Aspirasi/${id}`)).body
    for (const words of ['Direncanakan', 'Dipasang bulan depan.', 'Eko Prasetyo'])
      expect(shown).toContain(words)
    expect(shown).not.toContain('eko@sekolah.test')
  })

  it('has one support of each visitor', async () => {
    const id = await tenant.write(tx => buildVoice(tx, { kind: 'aspiration', content: 'Kelas malam.' }))
    const first = await sendForm(`/Aspirasi/${id}`, { stamp: '' })
    expect(first.body).toContain('dukungan Anda tercatat')
    const cookie = first.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''
    const again = await sendForm(`/Aspirasi/${id}`, { stamp: '' }, { cookie })
    expect(again.body).toContain('sudah mendukung')
    await sendForm(`/Aspirasi/${id}`, { stamp: '' })
    expect((await page(`/Aspirasi/${id}`)).body).toContain('2 dukungan')
    const pending = await tenant.write(tx => buildVoice(tx, { kind: 'aspiration', state: 'pending' }))
    expect((await sendForm(`/Aspirasi/${pending}`, { stamp: '' })).status).toBe(303)
  })
})

describe('a book', () => {
  it('has the mean of three reviews on, of published ones only', async () => {
    const book = await tenant.write(async tx => {
      const made = await buildBook(tx, { title: 'Jejak Kode' })
      for (const rating of [5, 4])
        await buildVoice(tx, { kind: 'book_review', book_id: made.id, rating, content: `Ulasan ${rating}.` })
      await buildVoice(tx, { kind: 'book_review', book_id: made.id, rating: 1, state: 'pending' })
      return made
    })
    expect((await page(`/Buku/${book.slug}`)).body).toContain('2 ulasan')
    const content = 'Contohnya dekat dengan keseharian.'
    expect((await sendForm(`/Buku/${book.slug}`, { name: 'Novita', rating: '4', content })).status).toBe(200)
    await decide((await kept(content))?.id ?? 0, 'published')
    expect((await page(`/Buku/${book.slug}`)).body).toContain('4,3 dari 5 (3 ulasan)')
    expect((await page('/Buku')).body).toContain('4,3 dari 5 (3 ulasan)')
  })

  it('is written in the office, once under one title', async () => {
    const given = { title: 'Menulis Cerita', author: 'Novita Halim', year: 2023 }
    expect((await call('POST', '/v1/books', given)).status).toBe(201)
    expect((await call('POST', '/v1/books', given)).status).toBe(422)
    expect((await page('/Buku/menulis-cerita')).status).toBe(200)
  })
})

describe('moderators', () => {
  it('alone see the queue, what waits first', async () => {
    expect((await call('GET', '/v1/voices', undefined, student)).status).toBe(403)
    const queue = (await call('GET', '/v1/voices')).json().data.items
    expect(queue[0].state).toBe('pending')
    const office = await page('/Kelola/Suara', admin.cookie)
    expect([office.status, office.body.includes('menunggu diperiksa')]).toEqual([200, true])
  })

  it('leave steps with who and why, and may take back what they decided', async () => {
    const id = await tenant.write(tx => buildVoice(tx, { state: 'pending' }))
    expect(await decide(id, 'hidden')).toBe(409)
    expect(await decide(id, 'rejected', 'Bukan testimoni')).toBe(200)
    expect(await decide(id, 'pending')).toBe(200)
    const { items } = (await call('GET', '/v1/voices?kind=testimony&state=pending')).json().data
    const { steps } = items.find((item: { id: number }) => item.id === id)
    expect(steps.map(({ text, by, reason }: Record<string, string>) => [text, by, reason])).toEqual([
      ['Ditolak', admin.name, 'Bukan testimoni'],
      ['Menunggu', admin.name, ''],
    ])
  })

  it('decide of many at once, each by its own state', async () => {
    const ids = await tenant.write(async tx => [
      await buildVoice(tx, { state: 'pending' }),
      await buildVoice(tx, { state: 'rejected' }),
      await buildVoice(tx, { state: 'spam' }),
    ])
    const { rows } = (await call('POST', '/v1/voices/bulk', { ids, decision: 'published' })).json().data
    expect(rows.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, false])
  })
})
