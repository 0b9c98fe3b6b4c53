import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let editor: BuiltMember
let writer: BuiltMember
let mentor: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  brebes = await buildTenant(app, { slug: 'brebes', name: 'Akademi Brebes' })
  editor = await buildMember(app, tegal, { kind: 1, name: 'Sri Wahyuni' })
  writer = await buildMember(app, tegal, { kind: 6, name: 'Bambang Susilo' })
  mentor = await buildMember(app, tegal, { kind: 2, name: 'Rina Hartati' })
  stranger = await buildMember(app, brebes, { kind: 1 })
}, 60_000)

afterAll(() => app?.close())

async function call(
  method: string,
  path: string,
  body: object | undefined,
  who: BuiltMember,
  host = tegal.host,
) {
  const answer = await app.request({
    host,
    method,
    path,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...who.bearer },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  })
  return { code: answer.status, ...answer.json() }
}

const paragraph = (id: string, text: string) => ({
  put: { [id]: { type: 'paragraph', content: [{ type: 'text', text }] } },
})
const save = (id: number, fields: object, blocks: object, who: BuiltMember) =>
  call('PUT', `/v1/drafts/post/${id}`, { fields, blocks }, who)
const review = (id: number, rest: string, body: object | undefined, who: BuiltMember, kind = 'post') =>
  call(body ? 'POST' : 'GET', `/v1/reviews/${kind}/${id}${rest}`, body, who)
/** what a reviewer has read is approved: the draft as it stands */
async function approve(id: number, who: BuiltMember, kind = 'post') {
  const { data } = await call('GET', `/v1/drafts/${kind}/${id}`, undefined, editor)
  return review(id, '/steps', { decision: 'approved', rev: data.rev }, who, kind)
}
const told = async (who: BuiltMember) =>
  (await call('GET', '/v1/notifications', undefined, who)).data.items.map(
    ({ title }: { title: string }) => title,
  )
const see = (path: string) => app.request({ host: tegal.host, path, headers: { accept: 'text/html' } })
const queue = async (who: BuiltMember) =>
  (
    await app.request({
      host: tegal.host,
      path: '/Kelola/Tinjauan',
      headers: { accept: 'text/html', cookie: `sid=${who.token}` },
    })
  ).body

async function begun(title: string, text = 'Draf.'): Promise<number> {
  const { data } = await call('POST', '/v1/posts', { kind: 'blog' }, writer)
  await save(data.id, { title }, paragraph('a', text), writer)
  return data.id
}

describe("a writer's text", () => {
  it('goes to whoever reviews, comes back with remarks on its blocks, is mended, approved and seen', async () => {
    const id = await begun('Catatan dari kelas', 'Nilai naik sekali.')
    expect((await review(id, '/steps', { decision: 'asked' }, writer)).data.state).toBe('asked')
    expect(await told(editor)).toContain('Menunggu tinjauan: Catatan dari kelas')
    expect(await queue(editor)).toContain('Catatan dari kelas')

    const remark = { rev: 1, block: 'a', quote: 'Nilai naik', words: 'Dari berapa ke berapa?' }
    const remarked = await review(id, '/remarks', remark, editor)
    expect(remarked).toMatchObject({
      code: 201,
      data: { remarks: [{ number: 1, block: 'a', resolvedBy: null }] },
    })
    expect((await review(id, '/steps', { decision: 'needs_fix' }, editor)).code).toBe(422)
    const sentBack = { decision: 'needs_fix', note: 'Sebutkan angkanya' }
    expect((await review(id, '/steps', sentBack, editor)).data.state).toBe('needs_fix')
    expect(await told(writer)).toContain('Perlu diperbaiki: Catatan dari kelas')
    const { data: back } = await call('GET', `/v1/drafts/post/${id}`, undefined, writer)
    expect(back).toMatchObject({ review: 'needs_fix', sentBack: sentBack.note })
    expect(await queue(editor)).not.toContain('Catatan dari kelas')

    // a remark is never in the way of saving, and stays where the text goes on
    expect((await save(id, {}, paragraph('a', 'Nilai naik dari 70 ke 85.'), writer)).code).toBe(200)
    const done = await review(id, '/remarks/1/resolution', {}, writer)
    expect(done.data.remarks).toMatchObject([{ words: remark.words, resolvedBy: 'Bambang Susilo' }])
    await review(id, '/steps', { decision: 'asked' }, writer)
    const { data } = await approve(id, editor)
    expect(data).toMatchObject({
      state: null,
      steps: [{ decision: 'approved', by: 'Sri Wahyuni' }, {}, {}, {}],
    })
    await until(async () => (await see(`/Blog/${id}/catatan-dari-kelas`)).body.includes('dari 70 ke 85'))
    expect(await told(writer)).toContain('Tulisan Anda terbit: Catatan dari kelas')
  })

  it('is approved as it was read: what changed since is named, and asked again after it was published', async () => {
    const id = await begun('Berubah di tengah jalan')
    const { data: sent } = await call('GET', `/v1/drafts/post/${id}`, undefined, writer)
    await review(id, '/steps', { decision: 'asked' }, writer)
    await save(id, { summary: 'Baru' }, paragraph('a', 'Lain.'), writer)
    const unread = await review(id, '/steps', { decision: 'approved' }, editor)
    expect(unread).toMatchObject({ code: 422, errors: [{ field: 'rev' }] })
    const stale = await review(id, '/steps', { decision: 'approved', rev: sent.rev }, editor)
    expect(stale.code).toBe(409)
    expect((await see(`/Blog/${id}/berubah-di-tengah-jalan`)).status).toBe(404)
    const { data } = await review(id, '', undefined, editor)
    expect(data.changed).toEqual(['Ringkasan', 'Isi'])
    expect((await review(id, '/steps', { decision: 'approved', rev: stale.data.rev }, editor)).code).toBe(200)
    // it is out, and its writer publishes no change by themselves
    await save(id, { summary: 'Lebih baru' }, {}, writer)
    expect((await call('POST', `/v1/drafts/post/${id}/publication`, {}, writer)).code).toBe(403)
    expect((await approve(id, editor)).code).toBe(409)
    expect((await review(id, '/steps', { decision: 'asked' }, writer)).data.state).toBe('asked')
    // taken back meanwhile: nothing is left to publish, nor to decide
    expect((await call('DELETE', `/v1/drafts/post/${id}`, {}, writer)).code).toBe(200)
    expect((await approve(id, editor)).data.state).toBe(null)
    expect(await queue(editor)).not.toContain('Berubah di tengah jalan')
  })

  it('is decided by no writer, and leaves the queue when an editor publishes it past the review', async () => {
    const id = await begun('Langsung terbit')
    await review(id, '/steps', { decision: 'asked' }, writer)
    expect((await review(id, '/steps', { decision: 'approved' }, writer)).code).toBe(403)
    expect((await review(id, '/steps', { decision: 'approved' }, mentor)).code).toBe(404)
    await call('POST', `/v1/drafts/post/${id}/publication`, {}, editor)
    expect(await queue(editor)).not.toContain('Langsung terbit')
    expect((await review(id, '', undefined, writer)).data.state).toBe(null)
  })

  it('and its remarks are not found by another tenant, nor one remark of another text', async () => {
    const id = await begun('Milik Tegal')
    await review(id, '/remarks', { rev: 1, words: 'Bagus' }, editor)
    const other = await begun('Tanpa catatan')
    expect((await review(other, '/remarks/1/resolution', {}, editor)).code).toBe(404)
    for (const rest of ['', '/steps', '/remarks', '/remarks/1/resolution']) {
      const body = rest === '' ? undefined : { decision: 'asked', rev: 1, words: 'x' }
      const path = `/v1/reviews/post/${id}${rest}`
      const { code } = await call(
        body ? 'POST' : 'GET',
        path,
        rest.endsWith('resolution') ? {} : body,
        stranger,
        brebes.host,
      )
      expect([404, 422]).toContain(code)
    }
  })
})

describe('a class', () => {
  it('of a mentor goes the same way, and its fields are named where something is missing', async () => {
    const { data } = await call('POST', '/v1/classes', {}, mentor)
    const missing = await review(data.id, '/steps', { decision: 'asked' }, mentor, 'class')
    expect(missing).toMatchObject({ code: 422, errors: [{ field: 'name' }] })
    await call('PUT', `/v1/drafts/class/${data.id}`, { fields: { name: 'Merawat motor' } }, mentor)
    expect((await review(data.id, '/steps', { decision: 'asked' }, mentor, 'class')).data.state).toBe('asked')
    expect((await call('POST', `/v1/drafts/class/${data.id}/publication`, {}, mentor)).code).toBe(403)
    expect(await queue(editor)).toContain('Merawat motor')
    await approve(data.id, editor, 'class')
    await until(async () => (await see('/Class/merawat-motor')).status === 200)
    expect(await told(mentor)).toContain('Kelas Anda terbit: Merawat motor')
  })
})

describe('checks', () => {
  it('name links that lead to no page of the site, asked of the router and of the things themselves', async () => {
    const { data } = await call('POST', '/v1/posts', { kind: 'news' }, editor)
    await save(data.id, { title: 'Ada di sini' }, paragraph('a', 'Isi.'), editor)
    await call('POST', `/v1/drafts/post/${data.id}/publication`, {}, editor)
    const id = await begun('Penuh tautan')
    const link = (href: string) => ({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    const hrefs = [
      '/News/ada-di-sini',
      '/News/tidak-ada',
      '/Kelass',
      '/Pemberitahuan',
      'https://lain.example/x',
      '/News/tidak%00ada',
      '/Class',
    ]
    await save(id, {}, { put: { a: { type: 'paragraph', content: hrefs.map(link) } } }, writer)
    const { data: found } = await review(id, '/dead-links', undefined, writer)
    expect(found.links).toEqual([
      { block: 'a', href: '/News/tidak-ada' },
      { block: 'a', href: '/Kelass' },
    ])
  })
})
