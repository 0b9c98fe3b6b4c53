import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildClass } from '../../learning/classes/classes.things.ts'
import { buildCategory, buildPost } from '../posts/posts.things.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let admin: BuiltMember
let writer: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  brebes = await buildTenant(app, { slug: 'brebes', name: 'Akademi Brebes' })
  admin = await buildMember(app, tegal, { kind: 1, name: 'Sri Wahyuni' })
  writer = await buildMember(app, tegal, { kind: 6, name: 'Bambang Susilo' })
  stranger = await buildMember(app, brebes, { kind: 1 })
}, 60_000)

afterAll(() => app?.close())

async function call(
  method: string,
  path: string,
  body?: object,
  who: BuiltMember = admin,
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

const see = async (path: string, host = tegal.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })
const shows = (path: string, words: string) => until(async () => (await see(path)).body.includes(words))
const hides = (path: string) => until(async () => (await see(path)).status === 404)

const paragraph = (id: string, text: string) => ({
  [id]: { type: 'paragraph', content: [{ type: 'text', text }] },
})

async function begun(kind = 'news', who = admin): Promise<number> {
  const { code, data } = await call('POST', '/v1/posts', { kind }, who)
  expect(code).toBe(201)
  return data.id
}

const save = (id: number, fields: object, blocks: object = {}, who = admin) =>
  call('PUT', `/v1/drafts/post/${id}`, { fields, blocks: { put: blocks } }, who)
const publish = (id: number, who = admin) => call('POST', `/v1/drafts/post/${id}/publication`, {}, who)

describe('a post written in the browser', () => {
  it('is seen by nobody before it is published, and by everybody a moment later', async () => {
    const id = await begun()
    await save(id, { title: 'Panen raya di Slawi' }, paragraph('a', 'Petani memanen lebih awal.'))
    expect((await see('/News/panen-raya-di-slawi')).status).toBe(404)
    const { data } = await publish(id)
    expect(data).toMatchObject({ state: 'published', value: { slug: 'panen-raya-di-slawi' } })
    await shows('/News/panen-raya-di-slawi', '<p>Petani memanen lebih awal.</p>')
    const again = await call('GET', `/v1/drafts/post/${id}`)
    expect(again.data).toMatchObject({ state: 'published', changes: [] })
  })

  it('keeps its blocks and their ids through a publication, and is changed beside what visitors see', async () => {
    const id = await begun()
    await save(id, { title: 'Kelas baru dibuka' }, paragraph('a', 'Satu.'))
    await publish(id)
    const kept = await save(id, {}, paragraph('a', 'Dua.'))
    expect(kept.data).toMatchObject({ state: 'changed', changes: [{ field: 'body.a' }] })
    await app.purge(tegal.id, ['posts'])
    expect((await see('/News/kelas-baru-dibuka')).body).toContain('<p>Satu.</p>')
    await publish(id)
    await shows('/News/kelas-baru-dibuka', '<p>Dua.</p>')
    expect((await call('GET', `/v1/drafts/post/${id}/versions`)).data.totalItems).toBe(2)
  })

  it('moves to another address and leaves the old one leading there, whatever it is called next', async () => {
    const id = await begun()
    await save(id, { title: 'Alamat pertama' }, paragraph('a', 'Isi.'))
    await publish(id)
    for (const slug of ['alamat-kedua', 'alamat-ketiga']) {
      await save(id, { slug })
      await publish(id)
    }
    for (const old of ['alamat-pertama', 'alamat-kedua']) {
      const { status, headers } = await see(`/News/${old}`)
      expect([status, headers.location]).toEqual([301, '/News/alamat-ketiga'])
    }
    const other = await begun()
    await save(other, { title: 'Lain', slug: 'alamat-ketiga' }, paragraph('a', 'Isi.'))
    expect(await publish(other)).toMatchObject({ code: 422, errors: [{ field: 'slug' }] })
  })

  it('says to search engines what its writers say, and is kept from them where they ask for it', async () => {
    const id = await begun()
    await save(id, {
      title: 'Untuk pembaca',
      seo: { title: 'Untuk mesin', description: 'Ditemukan begini.' },
    })
    await publish(id)
    await shows('/News/untuk-pembaca', '<title>Untuk mesin')
    const page = (await see('/News/untuk-pembaca')).body
    expect(page).toContain('<meta name="description" content="Ditemukan begini.">')
    expect(page).toMatch(/<h1[^>]*>Untuk pembaca/)
    const map = '/sitemap-berita.xml'
    expect((await see(map)).body).toContain('/News/untuk-pembaca')
    await save(id, { seo: { noindex: true, canonical: 'https://asal.example/untuk-pembaca' } })
    await publish(id)
    await shows('/News/untuk-pembaca', '<link rel="canonical" href="https://asal.example/untuk-pembaca">')
    expect((await see('/News/untuk-pembaca')).body).toContain('content="noindex, follow"')
    expect((await see(map)).body).not.toContain('/News/untuk-pembaca')
  })

  it('is not changed by being opened, however it was imported', async () => {
    const html =
      '<p>Awal <b>tebal</b></p>\n<section><p lang="jv">Sugeng</p></section><ul>\n<li>satu</li>\n</ul><p><strong><a href="/Class">x</a></strong></p>'
    const post = await tegal.write(tx => buildPost(tx, { slug: 'arsip-lama', content_html: html }))
    const opened = await call('GET', `/v1/drafts/post/${post.id}`)
    expect(opened.data.value.body.map(({ type }: { type: string }) => type)).toEqual([
      'paragraph',
      'html',
      'bulletList',
      'html',
    ])
    await save(post.id, { summary: 'Diubah ringkasannya saja' })
    await publish(post.id)
    await shows('/News/arsip-lama', 'Diubah ringkasannya saja')
    const row = await tegal.write(tx =>
      tx.db.selectFrom('posts').select('content_html').where('id', '=', post.id).executeTakeFirstOrThrow(),
    )
    expect(row.content_html).toBe(html)
  })

  it('goes to the bin and comes back as it was', async () => {
    const id = await begun()
    await save(id, { title: 'Terbuang sebentar' }, paragraph('a', 'Isi.'))
    await publish(id)
    await shows('/News/terbuang-sebentar', 'Isi.')
    expect((await call('DELETE', `/v1/posts/${id}`)).code).toBe(200)
    await hides('/News/terbuang-sebentar')
    expect((await call('GET', `/v1/drafts/post/${id}`)).code).toBe(404)
    await call('POST', `/v1/posts/${id}/restoration`)
    await shows('/News/terbuang-sebentar', 'Isi.')
  })
})

describe('what is sent', () => {
  it('runs nothing and leads nowhere bad, in whatever block', async () => {
    const id = await begun()
    const text = (href: string) => ({
      a: {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
      },
    })
    for (const href of ['javascript:alert(1)', 'data:text/html,x', '//jahat.test', ' javascript:x'])
      expect((await save(id, {}, text(href))).code, href).toBe(422)
    const html = { a: { type: 'html', attrs: { html: '<p onclick="x()">a</p><script>alert(1)</script>' } } }
    expect((await save(id, {}, html)).code).toBe(200)
    const { data } = await call('GET', `/v1/drafts/post/${id}`)
    expect(data.value.body).toMatchObject([{ id: 'a', type: 'paragraph', content: [{ text: 'a' }] }])
  })

  it('of any shape is refused in words, never with a 500', async () => {
    const id = await begun()
    let deep: object = { type: 'paragraph' }
    for (let at = 0; at < 40; at += 1) deep = { type: 'blockquote', content: [deep] }
    const wrong: object[] = [
      deep,
      { type: 'tidakada' },
      { type: 'paragraph', content: 'x' },
      { type: 'paragraph', content: [{ type: 'heading' }] },
      { type: 'bulletList', content: [] },
      { type: 'picture', attrs: { src: 'x' } },
      { type: 'text', text: 'x' },
      { type: 'paragraph', attrs: { style: 'x' } },
      { type: 'gallery', attrs: { pictures: [{ src: 'javascript:x' }] } },
      { type: 'constructor' },
    ]
    for (const block of wrong)
      expect((await save(id, {}, { a: block })).code, JSON.stringify(block).slice(0, 80)).toBe(422)
    const long = { type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(99_000) }] }
    for (const at of ['a', 'b', 'c']) await save(id, {}, { [at]: long })
    await save(id, { title: 'Terlalu panjang' })
    expect(await publish(id)).toMatchObject({ code: 422, errors: [{ field: 'body' }] })
  })

  it('names only categories, persons and series that are there', async () => {
    const id = await begun()
    const blog = await tegal.write(tx => buildCategory(tx, { kind: 'blog' }))
    const theirs = await brebes.write(tx => buildPost(tx))
    await save(id, {
      title: 'Salah alamat',
      categoryIds: [blog.id],
      authorIds: [99_999],
      parentId: theirs.id,
    })
    const { code, errors } = await publish(id)
    expect(code).toBe(422)
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'categoryIds',
      'authorIds',
      'parentId',
    ])
  })

  it('finds the head of its series by a part of the title, however many posts there are', async () => {
    const head = await tegal.write(tx => buildPost(tx, { kind: 'blog', title: 'Belajar Go, bagian pertama' }))
    const id = await begun()
    const series = async (query: string) =>
      (await call('GET', `/v1/posts/series?kind=blog&except=${id}&${query}`, undefined, admin)).data
    const found = { value: String(head.id), label: 'Belajar Go, bagian pertama' }
    expect(await series('search=belajar%20go')).toEqual([found])
    expect(await series(`names=${head.id},99999`)).toEqual([found])
  })
})

describe('a writer', () => {
  it('sends a text through review, mends it, and sees it published', async () => {
    const id = await begun('blog', writer)
    await save(id, { title: 'Catatan dari kelas' }, paragraph('a', 'Draf.'), writer)
    expect((await publish(id, writer)).code).toBe(403)
    const review = async (decision: string, who: BuiltMember, note = '') => {
      // the draft as it stands is what was read
      const { data } = await call('GET', `/v1/drafts/post/${id}`, undefined, admin)
      return call('POST', `/v1/posts/${id}/review`, { decision, note, rev: data.rev }, who)
    }
    expect((await review('approved', admin)).code).toBe(409)
    expect((await review('asked', writer)).code).toBe(200)
    expect((await review('approved', writer)).code).toBe(403)
    expect((await review('needs_fix', admin)).code).toBe(422)
    expect((await review('needs_fix', admin, 'Tambahkan sumbernya')).code).toBe(200)
    await save(id, {}, paragraph('a', 'Sudah lengkap.'), writer)
    await review('asked', writer)
    expect((await review('approved', admin)).code).toBe(200)
    await shows(`/Blog/${id}/catatan-dari-kelas`, 'Sudah lengkap.')
  })

  it('sees and changes no post of others, and none of another tenant', async () => {
    const id = await begun('news', admin)
    for (const [who, host] of [
      [writer, tegal.host],
      [stranger, brebes.host],
    ] as const) {
      expect((await call('GET', `/v1/drafts/post/${id}`, undefined, who, host)).code).toBe(404)
      expect((await call('DELETE', `/v1/posts/${id}`, {}, who, host)).code).toBe(404)
      expect((await call('PUT', `/v1/drafts/post/${id}`, { fields: { title: 'x' } }, who, host)).code).toBe(
        404,
      )
    }
  })
})

describe('the calls of the specification', () => {
  it('write, change and throw away a post, and refuse a change over one that was not seen', async () => {
    await tegal.write(tx => buildCategory(tx, { kind: 'articles', slug: 'sains', name: 'Sains' }))
    const body = {
      kindSlug: 'articles',
      title: 'Cahaya dan warna',
      content: '<h2>Satu</h2><p>Isi.</p>',
      categories: ['sains'],
    }
    const made = await call('POST', '/v3/post/create', { ...body, status: 'published' })
    expect(made).toMatchObject({ code: 201, data: { slug: 'cahaya-dan-warna', status: 'published' } })
    await shows('/Articles/cahaya-dan-warna', '<h2>Satu</h2><p>Isi.</p>')
    const { id, version } = made.data
    const changed = await call('POST', '/v3/post/update', { id, version, content: '<p>Baru.</p>' })
    expect(changed.code).toBe(200)
    await shows('/Articles/cahaya-dan-warna', '<p>Baru.</p>')
    expect((await call('POST', '/v3/post/update', { id, version, title: 'Basi' })).code).toBe(409)
    expect((await call('POST', '/v3/post/delete', { id })).code).toBe(200)
    await hides('/Articles/cahaya-dan-warna')
  })

  it('keep categories as a tree, and merge two of them', async () => {
    const create = (name: string, more = {}) =>
      call('POST', '/v3/post/kind/category/create', { kindSlug: 'news', name, ...more })
    const [one, two] = [await create('Olahraga'), await create('Olah Raga')]
    expect((await create('Olahraga')).code).toBe(422)
    const below = await create('Bulu tangkis', { parentId: one.data.id })
    expect(below.data.parentId).toBe(one.data.id)
    const round = { id: one.data.id, parentId: below.data.id }
    expect((await call('POST', '/v3/post/kind/category/update', round)).code).toBe(422)
    const post = await tegal.write(tx => buildPost(tx, {}, { categoryIds: [one.data.id] }))
    const remove = (more = {}) => call('POST', '/v3/post/kind/category/delete', { id: one.data.id, ...more })
    expect((await remove()).code).toBe(409)
    expect((await remove({ moveTo: two.data.id })).code).toBe(200)
    const shown = await call('GET', `/v3/post/detail?kindSlug=news&id=${post.id}`)
    expect(shown.data.category.id).toBe(two.data.id)
  })

  it('bring a category back only below one that stands, and only for who may still remove it', async () => {
    const boss = await buildMember(app, tegal, { kind: 1 })
    const create = async (name: string, more = {}) =>
      (await call('POST', '/v3/post/kind/category/create', { kindSlug: 'news', name, ...more })).data.id
    const remove = async (id: number) =>
      (await call('POST', '/v3/post/kind/category/delete', { id }, boss)).data.undo
    const undo = (id: number) => call('POST', `/v1/removals/${id}/undo`, {}, boss)
    const above = await create('Seni')
    const undoBelow = await remove(await create('Seni tari', { parentId: above }))
    const undoAbove = await remove(above)
    const early = await undo(undoBelow)
    expect([early.code, early.message]).toEqual([409, expect.stringContaining('Seni tari')])
    const become = (kind: number) =>
      tegal.write(tx =>
        tx.db.updateTable('memberships').set({ kind }).where('id', '=', boss.membershipId).execute(),
      )
    for (const kind of [4, 7]) {
      await become(kind)
      expect([kind, (await undo(undoAbove)).code]).toEqual([kind, 403])
    }
    await become(1)
    expect([(await undo(undoAbove)).code, (await undo(undoBelow)).code]).toEqual([200, 200])
  })

  it('keep those of classes in the same way, and classes go along', async () => {
    const create = async (name: string) =>
      (await call('POST', '/v3/post/kind/category/create', { kindSlug: 'class', name })).data.id
    const [one, two] = [await create('Jaringan'), await create('Jaringan Komputer')]
    await tegal.write(tx =>
      buildClass(tx, { name: 'Memasang Kabel', slug: 'memasang-kabel', category_id: one }),
    )
    const remove = (more = {}) => call('POST', '/v3/post/kind/category/delete', { id: one, ...more })
    expect((await remove()).code).toBe(409)
    const [post] = await tegal.write(tx =>
      tx.db.selectFrom('categories').select('id').where('kind', '=', 'blog').limit(1).execute(),
    )
    expect((await remove({ moveTo: post?.id })).code).toBe(422)
    expect((await remove({ moveTo: two })).code).toBe(200)
    const { data } = await call('GET', '/v1/class/overview?slug=memasang-kabel')
    expect(data.category.slug).toBe('jaringan-komputer')
    const { body } = await app.request({
      host: tegal.host,
      path: '/Kelola/Tulisan/Kategori?kind=class',
      headers: { accept: 'text/html', ...admin.cookie },
    })
    expect(body).toContain('Jaringan Komputer')
  })
})
