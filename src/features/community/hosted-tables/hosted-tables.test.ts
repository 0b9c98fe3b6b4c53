import fc from 'fast-check'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { buildBook } from '../book-reviews/book-reviews.things.ts'
import { buildVoice } from '../voices/voices.things.ts'

/** Raw HTTP as PostgREST's clients send it. */
let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let key: string
let otherKey: string

const keyOf = async (of: BuiltTenant, who: BuiltMember) =>
  (
    await app.request({
      host: of.host,
      path: '/v1/table-key',
      headers: { ...who.bearer, ...fromElsewhere() },
    })
  ).json().data.key as string

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  other = await buildTenant(app, { slug: 'solo' })
  admin = await buildMember(app, tenant, { kind: 1 })
  key = await keyOf(tenant, admin)
  otherKey = await keyOf(other, await buildMember(app, other, { kind: 1 }))
  await tenant.write(async tx => {
    const told = [
      ['Ani', 'Satu (1), "kutip"', 5, 'Guru'],
      ['Budi', 'Dua, dengan koma', 3, ''],
      ['Citra', 'Tiga 50% lulus', null, 'Siswa'],
      ['Dedi', 'Empat', 4, 'Guru'],
    ] as const
    for (const [index, [name, content, rating, role]] of told.entries())
      await buildVoice(tx, { name, content, rating, role, created_at: `2026-11-1${index}T01:00:00Z` })
    await buildVoice(tx, { name: 'Rahasia', state: 'pending', email: 'rahasia@contoh.test' })
    await buildVoice(tx, { name: 'Tersembunyi', state: 'hidden' })
    const book = await buildBook(tx, { title: 'Jejak Kode', slug: 'jejak-kode' })
    const lain = await buildBook(tx, { title: 'Lain', slug: 'lain' })
    for (const [name, { id, slug }, rating] of [
      ['Eka', book, 5],
      ['Fajar', book, 2],
      ['Gita', lain, 4],
    ] as const)
      await buildVoice(tx, { kind: 'book_review', name, book_id: id, book_slug: slug, rating })
    const aspiration = await buildVoice(tx, { kind: 'aspiration', name: 'Hadi', content: 'Kelas malam' })
    for (const content of ['Dicatat.', 'Dimulai Januari.'])
      await tx.db
        .insertInto('voice_replies')
        .values({ voice_id: aspiration, content, by_name: 'Admin', created_at: '2026-11-20T01:00:00Z' })
        .execute()
  })
  await other.write(tx => buildVoice(tx, { name: 'Orang Solo' }))
})
afterAll(() => app?.close())

interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  apikey?: string | null
  host?: string
}

const ask = (
  path: string,
  { method = 'GET', headers = {}, body, apikey = key, host = tenant.host }: Asking = {},
) =>
  app.request({
    host,
    path: `/rest/v1/${path}`,
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      ...(apikey === null ? {} : { apikey, authorization: `Bearer ${apikey}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...fromElsewhere(),
      ...headers,
    },
  })
const namesOf = async (query: string, table = 'testimonies') => {
  const answer = await ask(`${table}?${query.replaceAll(' ', '%20')}`)
  expect(answer.status, answer.body).toBe(200)
  return answer.json().map(({ name }: { name: string }) => name)
}
const codeOf = async (path: string, asking: Asking = {}) => {
  const answer = await ask(path, asking)
  const { code } = answer.json()
  expect(answer.headers['proxy-status']).toBe(`PostgREST; error=${code}`)
  return [answer.status, code]
}

describe('reading a table', () => {
  it.each([
    ['', ['Ani', 'Budi', 'Citra', 'Dedi']],
    ['name=eq.Budi', ['Budi']],
    ['name=not.eq.Budi', ['Ani', 'Citra', 'Dedi']],
    ['rating=gte.4', ['Ani', 'Dedi']],
    ['rating=gt.3&rating=lt.5', ['Dedi']],
    ['rating=is.null', ['Citra']],
    ['rating=is.NOT_NULL', ['Ani', 'Budi', 'Dedi']],
    ['rating=isdistinct.5', ['Budi', 'Citra', 'Dedi']],
    ['rating=in.(3,4)', ['Budi', 'Dedi']],
    ['rating=in.()', []],
    ['content=in.("Dua, dengan koma",Empat)', ['Budi', 'Dedi']],
    ['content=eq.Satu+(1),+"kutip"', ['Ani']],
    ['content=like.Tiga*', ['Citra']],
    ['content=ilike.*LULUS', ['Citra']],
    ['or=(name.eq.Ani,and(rating.gte.3,rating.lt.4))', ['Ani', 'Budi']],
    ['not.or=(name.eq.Ani, name.eq.Budi)', ['Citra', 'Dedi']],
    ['or=(content.eq."Dua, dengan koma",rating.in.(4,9),name.not.ilike."*i*")', ['Budi', 'Dedi']],
    ['created_at=gte.2026-11-12T00:00:00Z', ['Citra', 'Dedi']],
    ['createdAt=lt.2026-11-11', ['Ani']],
    ['order=rating.desc', ['Citra', 'Ani', 'Dedi', 'Budi']],
    ['order=rating.desc.nullslast', ['Ani', 'Dedi', 'Budi', 'Citra']],
    ['order=role,name.desc', ['Budi', 'Dedi', 'Ani', 'Citra']],
    ['limit=2&offset=1', ['Budi', 'Citra']],
    ['limit=0', []],
    ['limit=banyak&offset=-4', ['Ani', 'Budi', 'Citra', 'Dedi']],
  ])('%s', async (query, names) => {
    expect(await namesOf(query)).toEqual(names)
  })

  it('shows only columns that are listed, under the names that were asked for', async () => {
    const [row] = (await ask('testimonies?select=siapa:name,rating&limit=1')).json()
    expect(row).toEqual({ siapa: 'Ani', rating: 5 })
    const [all] = (await ask('testimonies?select=*&limit=1')).json()
    expect(Object.keys(all)).toEqual(['id', 'created_at', 'name', 'role', 'content', 'rating'])
    for (const column of ['email', 'network_hash', 'tenant_id', 'state'])
      expect(await codeOf(`testimonies?select=${column}`)).toEqual([400, '42703'])
    expect(await codeOf('testimonies?email=eq.rahasia@contoh.test')).toEqual([400, '42703'])
  })

  it('embeds what belongs to it, and narrows by it', async () => {
    const reviews = (await ask('book_reviews?select=name,books(title)&books.slug=eq.lain')).json()
    expect(reviews.map(({ books }: { books: unknown }) => books)).toEqual([null, null, { title: 'Lain' }])
    const inner = (await ask('book_reviews?select=name,buku:books!inner(title)&buku.slug=eq.lain')).json()
    expect(inner).toEqual([{ name: 'Gita', buku: { title: 'Lain' } }])
    const [aspiration] = (
      await ask(
        'aspirations?select=name,state,aspiration_replies(content)&aspiration_replies.order=id.desc&aspiration_replies.limit=1',
      )
    ).json()
    expect(aspiration).toEqual({
      name: 'Hadi',
      state: 'received',
      aspiration_replies: [{ content: 'Dimulai Januari.' }],
    })
    expect(await namesOf('book_slug=eq.jejak-kode&order=rating', 'book_reviews')).toEqual(['Fajar', 'Eka'])
  })

  it('counts, and answers by range', async () => {
    const counted = (headers: Record<string, string>, query = '') => ask(`testimonies${query}`, { headers })
    const facts = async (headers: Record<string, string>, query = '') => {
      const { status, headers: said } = await counted(headers, query)
      return [status, said['content-range']]
    }
    expect(await facts({})).toEqual([200, '0-3/*'])
    expect(await facts({ prefer: 'count=exact' })).toEqual([200, '0-3/4'])
    expect(await facts({ prefer: 'count=exact', range: '0-1' })).toEqual([206, '0-1/4'])
    expect(await facts({ range: '2-9' }, '?limit=1')).toEqual([200, '*/*'])
    expect(await facts({ range: '5-2' })).toEqual([416, '*/*'])
    expect(await facts({ range: 'semua' })).toEqual([200, '0-3/*'])
    expect(await facts({ prefer: 'count=planned' }, '?offset=9')).toEqual([416, '*/4'])
    expect(await facts({}, '?offset=9')).toEqual([200, '*/*'])
    expect(await facts({}, '?limit=-1')).toEqual([416, '*/*'])
    const head = await ask('testimonies', { method: 'HEAD', headers: { prefer: 'count=exact' } })
    expect([head.status, head.body, head.headers['content-range']]).toEqual([200, '', '0-3/4'])
  })

  it('answers one as an object, or says how many there were', async () => {
    const headers = { accept: 'application/vnd.pgrst.object+json' }
    expect((await ask('testimonies?name=eq.Ani&select=name', { headers })).json()).toEqual({ name: 'Ani' })
    expect(await codeOf('testimonies', { headers })).toEqual([406, 'PGRST116'])
    expect(await codeOf('testimonies', { headers: { accept: 'text/csv' } })).toEqual([406, 'PGRST107'])
  })

  it.each([
    ['name=sama.Ani', 'PGRST100'],
    ['name=Ani', 'PGRST100'],
    ['or=()', 'PGRST100'],
    ['or=(name.eq.Ani', 'PGRST100'],
    ['and=(and(and(and(and(name.eq.a)))))', 'PGRST100'],
    ['rating=in.3', 'PGRST100'],
    ['order=name.naik', 'PGRST100'],
    ['name=fts.kode', 'PGRST127'],
    ['name=eq(any).{a}', 'PGRST127'],
    ['select=name::text', 'PGRST127'],
    ['select=count()', 'PGRST123'],
    ['select=users(*)', 'PGRST200'],
    ['books.title=eq.x', 'PGRST108'],
    ['umur=eq.1', '42703'],
    ['rating=eq.lima', '22P02'],
    ['rating=eq.99999999999', '22003'],
    ['created_at=gt.kemarin', '22P02'],
    ['created_at=gt.2026-13-45', '22008'],
    ['name=eq.%00', '22021'],
    ['name=like.a%5C', '22025'],
    ['rating=like.5', '42883'],
  ])('refuses %s', async (query, code) => {
    expect(await codeOf(`testimonies?${query}`)).toEqual([400, code])
  })

  it('takes any query without breaking', async () => {
    const word = fc.constantFrom(
      'name',
      'rating',
      'created_at',
      'or',
      'and',
      'not.or',
      'select',
      'order',
      'limit',
      'offset',
      'books',
      'books.x',
      'x',
    )
    const piece = fc.constantFrom(
      'eq.',
      'not.',
      'in.',
      '(',
      ')',
      ',',
      '"',
      '\\',
      '*',
      '5',
      'name',
      'and(',
      'or(',
      'is.null',
      'like.',
      '.desc',
      '%',
      ':',
      '!inner',
      "'",
      ' ',
      '2026-01-01',
      '\u0000',
      'é',
    )
    const query = fc.array(
      fc.tuple(
        word,
        fc.oneof(
          fc.array(piece, { maxLength: 8 }).map(all => all.join('')),
          fc.string({ maxLength: 20 }),
        ),
      ),
      { maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(query, async pairs => {
        const answer = await ask(`testimonies?${new URLSearchParams(pairs)}`)
        expect([200, 400, 416], `${JSON.stringify(pairs)} ${answer.body}`).toContain(answer.status)
        expect(answer.body).not.toContain('Rahasia')
      }),
      { numRuns: 300 },
    )
  })
})

describe('the key', () => {
  it('is needed, is the own one, and is not forged', async () => {
    expect(await codeOf('testimonies', { apikey: null })).toEqual([401, 'PGRST302'])
    expect(await codeOf('testimonies', { apikey: otherKey })).toEqual([401, 'PGRST301'])
    expect(await codeOf('testimonies', { apikey: 'bukan.kunci.kami' })).toEqual([401, 'PGRST301'])
    const forged = await new SignJWT({ ref: 'tegal', role: 'anon' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('sanggar')
      .setIssuedAt()
      .setExpirationTime('1y')
      .sign(new TextEncoder().encode('rahasia yang ditebak, tiga puluh dua'))
    expect(await codeOf('testimonies', { apikey: forged })).toEqual([401, 'PGRST301'])
  })

  it('chooses the tenant on the host of the API, and may come as a parameter', async () => {
    const names = async (host: string, apikey: string) =>
      (await ask(`testimonies?select=name&apikey=${apikey}`, { host, apikey: null })).json()
    expect(await names('api.localhost', otherKey)).toEqual([{ name: 'Orang Solo' }])
    expect(await names(other.host, otherKey)).toEqual([{ name: 'Orang Solo' }])
  })

  it('is rotated with a week of both, or at once, and ends by itself', async () => {
    const rotate = async (when: string) => {
      await app.request({
        host: tenant.host,
        path: '/v1/table-key/rotation',
        method: 'POST',
        body: JSON.stringify({ when }),
        headers: { 'content-type': 'application/json', ...admin.bearer, ...fromElsewhere() },
      })
      return keyOf(tenant, admin)
    }
    const status = async (apikey: string) => (await ask('testimonies', { apikey })).status
    const first = key
    key = await rotate('overlapping')
    expect([await status(first), await status(key)]).toEqual([200, 200])
    key = await rotate('now')
    expect([await status(first), await status(key)]).toEqual([401, 200])
    app.clock.advance(11 * 366 * 86_400_000)
    expect(await codeOf('testimonies')).toEqual([401, 'PGRST303'])
    app.clock.set(testNow)
  })
})

describe('writing into a table', () => {
  const testimony = { name: 'Indah', content: 'Dari aplikasi kami sendiri.', rating: 5 }
  const post = (table: string, body: unknown, headers = {}) => ask(table, { method: 'POST', body, headers })

  it('passes the same moderators as the form', async () => {
    const answer = await post('testimonies', testimony)
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([201, '', '*/*'])
    expect(await namesOf('name=eq.Indah')).toEqual([])
    const row = await tenant.write(tx =>
      tx.db.selectFrom('voices').select(['state', 'source']).where('name', '=', 'Indah').executeTakeFirst(),
    )
    expect(row).toEqual({ state: 'pending', source: 'program' })
    expect(await codeOf('testimonies', { method: 'POST', body: testimony })).toEqual([409, '23505'])
  })

  it('answers what was kept, or where it would be', async () => {
    const shown = await post(
      'aspirations',
      { name: 'Joko', content: 'Buka kelas akhir pekan.', email: 'joko@contoh.test' },
      { prefer: 'return=representation' },
    )
    expect(shown.status, shown.body).toBe(201)
    expect(shown.json()).toMatchObject([{ name: 'Joko', category: 'other', status: 'pending' }])
    const review = { bookSlug: 'jejak-kode', name: 'Kiki', rating: 4, content: 'Ringkas dan jelas.' }
    const told = await post(
      'book_reviews?columns="bookSlug","name","rating","content"',
      { ...review, lain: 1 },
      { prefer: 'return=headers-only' },
    )
    expect([told.status, told.headers.location]).toEqual([
      201,
      expect.stringMatching(/^\/book_reviews\?id=eq\.\d+$/),
    ])
    expect((await post('testimonies', [])).status).toBe(201)
  })

  it.each([
    ['testimonies', { content: 'Tanpa nama.' }, 400, '23502'],
    ['testimonies', { name: 'Li', content: 'Nama terlalu pendek.' }, 400, '23514'],
    ['testimonies', { ...testimony, rating: 9 }, 400, '23514'],
    ['testimonies', { ...testimony, name: { a: 1 } }, 400, '22P02'],
    ['testimonies', { ...testimony, state: 'published' }, 400, 'PGRST204'],
    ['testimonies', [testimony, testimony], 400, 'PGRST102'],
    ['testimonies', '{"name":', 400, 'PGRST102'],
    ['testimonies', '5', 400, 'PGRST102'],
    ['book_reviews', { book_slug: 'tiada', name: 'Lala', rating: 4, content: 'Bagus.' }, 400, '23514'],
    ['users', testimony, 404, 'PGRST205'],
    ['rpc/hapus', {}, 404, 'PGRST202'],
    ['', {}, 404, 'PGRST126'],
  ])('%s refuses %j', async (table, body, status, code) => {
    expect(await codeOf(table, { method: 'POST', body })).toEqual([status, code])
  })

  it('is adding only', async () => {
    for (const method of ['PATCH', 'PUT', 'DELETE'])
      expect(await codeOf('testimonies?id=eq.1', { method, body: { name: 'Milik saya' } })).toEqual([
        401,
        '42501',
      ])
    const upsert = { method: 'POST', body: testimony, headers: { prefer: 'resolution=merge-duplicates' } }
    expect(await codeOf('testimonies', upsert)).toEqual([401, '42501'])
  })

  it('comes from own pages, listed sites and programs, read from anywhere', async () => {
    const from = (origin: string, content: string) =>
      post('testimonies', { ...testimony, content }, { origin })
    expect((await from('https://lain.test', 'Dari situs lain.')).status).toBe(403)
    await app.request({
      host: tenant.host,
      path: '/v1/table-key/origins',
      method: 'PUT',
      body: JSON.stringify({ origins: 'https://lain.test/\n' }),
      headers: { 'content-type': 'application/json', ...admin.bearer, ...fromElsewhere() },
    })
    expect((await from('https://lain.test', 'Dari situs yang terdaftar.')).status).toBe(201)
    const preflight = await ask('testimonies', {
      method: 'OPTIONS',
      apikey: null,
      headers: { origin: 'https://lain.test' },
    })
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([200, '*'])
    expect(preflight.headers['access-control-allow-headers']).toContain('apikey')
  })

  it('has the limit of the form: five in ten minutes of a network', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.50' }
    const statuses: number[] = []
    for (let index = 0; index < 6; index++)
      statuses.push((await post('testimonies', { ...testimony, content: `Nomor ${index}.` }, headers)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})
