import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { buildPost } from '../posts/posts.things.ts'
import { reacted, viewed } from './reactions.contract.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
})
beforeEach(() => app.clock.set(testNow))
afterAll(() => app?.close())

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

interface Wishes {
  host?: string
  cookie?: string
  agent?: string
  headers?: Record<string, string>
}

/** a browser on a page of the site, from a network of its own unless told otherwise */
function knock(call: string, slug: string, body: unknown, wishes: Wishes = {}) {
  const { host = tenant.host, cookie, agent = phone, headers = fromElsewhere() } = wishes
  return app.request({
    host,
    method: 'POST',
    path: `/v3/post/${call}?kindSlug=news&slug=${slug}`,
    headers: {
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      'user-agent': agent,
      ...headers,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

const react = (slug: string, reaction: unknown, wishes?: Wishes) => knock('react', slug, { reaction }, wishes)
const view = (slug: string, wishes?: Wishes) => knock('view', slug, undefined, wishes)
const cookieOf = (answer: { headers: { 'set-cookie'?: string[] } }) =>
  answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''
const newPost = async (row = {}) => (await tenant.write(tx => buildPost(tx, row))).slug

describe('a reaction', () => {
  it('is counted once per visitor: the same again takes it back, another replaces it', async () => {
    const slug = await newPost()
    const first = await react(slug, 'like')
    expect(first.status).toBe(200)
    expect(reacted.parse(first.json().data)).toMatchObject({
      reaction: 'like',
      reactions: { like: 1, love: 0 },
    })
    const cookie = cookieOf(first)
    const other = await react(slug, 'love', { cookie })
    expect(other.json().data).toMatchObject({ reaction: 'love', reactions: { like: 0, love: 1 } })
    expect(other.headers['set-cookie']).toBeUndefined()
    const again = await react(slug, 'love', { cookie })
    expect(again.json().data).toMatchObject({ reaction: null, reactions: { like: 0, love: 0 } })
  })

  it('of another visitor is another', async () => {
    const slug = await newPost()
    for (const [index, reaction] of ['like', 'like', 'clap', 'insightful', 'celebrate'].entries()) {
      const answer = await react(slug, reaction)
      expect(
        Object.values(answer.json().data.reactions).reduce((sum: number, one) => sum + Number(one), 0),
      ).toBe(index + 1)
    }
    const detail = await app.request({
      host: tenant.host,
      path: `/v3/post/detail?kindSlug=news&slug=${slug}`,
    })
    expect(detail.json().data.reactions).toEqual({ like: 2, love: 0, clap: 1, insightful: 1, celebrate: 1 })
  })

  it('is known again by a cookie that scripts cannot read, that says nothing, and that nobody can make up', async () => {
    const slug = await newPost()
    const answer = await react(slug, 'like')
    const [line = ''] = answer.headers['set-cookie'] ?? []
    expect(line).toMatch(/^visitor=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    for (const forged of ['visitor=AAAAAAAAAAAAAAAAAAAAAA.x', `${cookieOf(answer)}x`, 'visitor=']) {
      const made = await react(slug, 'like', { cookie: forged })
      expect(made.status).toBe(200)
      expect(cookieOf(made)).toMatch(/^visitor=/)
    }
    expect((await react(slug, 'like')).json().data.reactions.like).toBe(5)
  })

  it('with a cookie of another tenant is that of a stranger', async () => {
    const slug = 'kabar-kembar'
    await newPost({ slug })
    await elsewhere.write(tx => buildPost(tx, { slug }))
    const cookie = cookieOf(await react(slug, 'like'))
    const there = await react(slug, 'like', { cookie, host: elsewhere.host })
    expect(there.json().data).toMatchObject({ reaction: 'like', reactions: { like: 1 } })
    expect(cookieOf(there)).not.toBe('')
  })

  it.each([
    ['an unknown word', { reaction: 'angry' }],
    ['nothing', {}],
    ['something more', { reaction: 'like', twice: true }],
    ['a number', { reaction: 7 }],
    ['a list', ['like']],
  ])('that is %s is refused with words', async (_, body) => {
    const answer = await knock('react', await newPost(), body)
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ status: false, data: null })
    expect(answer.json().errors[0].message).toMatch(/^[A-Z]/)
  })

  it('to what nobody may see is not found', async () => {
    const draft = await newPost({ status: 'draft' })
    const members = await newPost({ visibility: 'members' })
    const { slug: foreign } = await elsewhere.write(tx => buildPost(tx, { slug: 'hanya-brebes' }))
    for (const slug of [draft, members, foreign, 'tidak-ada'])
      for (const answer of [await react(slug, 'like'), await view(slug)]) expect(answer.status).toBe(404)
  })

  it("from another site's page is refused", async () => {
    const slug = await newPost()
    const headers = { ...fromElsewhere(), 'sec-fetch-site': 'cross-site' }
    expect((await react(slug, 'like', { headers })).status).toBe(403)
    expect((await view(slug, { headers })).status).toBe(403)
  })

  it('more often than a finger can is too often', async () => {
    const slug = await newPost()
    const headers = fromElsewhere()
    const answers = []
    for (let time = 0; time < 32; time++) answers.push(await react(slug, 'like', { headers }))
    expect(answers.filter(({ status }) => status === 429).length).toBe(2)
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined()
  })
})

describe('a look', () => {
  it('counts once per visitor, post and half hour, and reading sets no cookie', async () => {
    const [slug, another] = [await newPost(), await newPost()]
    const headers = fromElsewhere()
    const first = await view(slug, { headers })
    expect(viewed.parse(first.json().data)).toMatchObject({ views: 1, isCounted: true, reaction: null })
    expect(first.headers['set-cookie']).toBeUndefined()
    expect((await view(slug, { headers })).json().data).toMatchObject({ views: 1, isCounted: false })
    expect((await view(another, { headers })).json().data.isCounted).toBe(true)
    expect((await view(slug)).json().data).toMatchObject({ views: 2, isCounted: true })
    app.clock.advance(29 * 60_000)
    expect((await view(slug, { headers })).json().data.isCounted).toBe(false)
    app.clock.advance(60_000)
    expect((await view(slug, { headers })).json().data).toMatchObject({ views: 3, isCounted: true })
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.24.6.77 A',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    '',
  ])('of %j is not counted', async agent => {
    const slug = await newPost()
    expect((await view(slug, { agent })).json().data).toMatchObject({ views: 0, isCounted: false })
  })

  it.each([phone, 'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36', 'Dart/3.5 (dart:io)'])(
    'of %j is counted',
    async agent => {
      expect((await view(await newPost(), { agent })).json().data.isCounted).toBe(true)
    },
  )

  it('tells which reaction is one’s own and how many there are, for the page may be a minute old', async () => {
    const slug = await newPost()
    const cookie = cookieOf(await react(slug, 'clap'))
    expect((await view(slug, { cookie })).json().data).toMatchObject({
      reaction: 'clap',
      reactions: { clap: 1 },
    })
    expect((await view(slug)).json().data).toMatchObject({ reaction: null, reactions: { clap: 1 } })
  })

  it('is forgotten after half an hour, its count is not', async () => {
    const { id, slug } = await tenant.write(tx => buildPost(tx))
    await view(slug)
    app.clock.advance(31 * 60_000)
    await app.sanggar.jobs.run()
    const rows = await tenant.write(tx =>
      tx.db.selectFrom('post_views').selectAll().where('post_id', '=', id).execute(),
    )
    expect(rows).toEqual([])
    expect((await view(slug)).json().data.views).toBe(2)
  })
})

it.each(['react', 'view'])('a kind nobody knows is refused, not tried: %s', async call => {
  for (const kind of ['gosip', '%00', '%ED%A0%80']) {
    const answer = await app.request({
      host: tenant.host,
      path: `/v3/post/${call}?kindSlug=${kind}&slug=x`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: call === 'react' ? '{"reaction":"like"}' : '{}',
    })
    expect([kind, answer.status]).toEqual([kind, 422])
  }
})

describe('without script', () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = fromElsewhere()) =>
    app.request({
      host: tenant.host,
      method: 'POST',
      path: '/Reaksi',
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    })
  const page = (path: string) => app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })

  it('the buttons are a form that leads back to the post, which says what became of it', async () => {
    const slug = await newPost()
    const before = await page(`/News/${slug}`)
    expect(before.body).toContain('<form method="post" action="/Reaksi">')
    const sent = await send({ kindSlug: 'news', slug, reaction: 'like' })
    expect([sent.status, sent.headers.location]).toEqual([303, `/News/${slug}?reaction=saved#reaksi`])
    const after = await page(`/News/${slug}?reaction=saved`)
    expect(after.body).toContain('Terima kasih, reaksi Anda tersimpan.')
    expect(after.body).toMatch(/<span>Suka<\/span> <span class="reaction-count">1<\/span>/)
    expect(after.body).toContain('noindex')
    const back = await send(
      { kindSlug: 'news', slug, reaction: 'like' },
      { cookie: cookieOf(sent), ...fromElsewhere() },
    )
    expect(back.headers.location).toBe(`/News/${slug}?reaction=removed#reaksi`)
  })

  it('a blog post has its number in its address', async () => {
    const { id, slug } = await tenant.write(tx => buildPost(tx, { kind: 'blog' }))
    const sent = await send({ kindSlug: 'blog', slug, reaction: 'love' })
    expect(sent.headers.location).toBe(`/Blog/${id}/${slug}?reaction=saved#reaksi`)
  })

  it('what is not ours leads nowhere else', async () => {
    const slug = await newPost()
    const list = { kindSlug: 'news', slug: 'sudah-hilang', reaction: 'like' }
    expect((await send(list)).headers.location).toBe('/News')
    for (const fields of [
      { kindSlug: 'news', slug: '//jahat.test', reaction: 'like' },
      { kindSlug: 'jahat', slug, reaction: 'like' },
      { kindSlug: 'news', slug, reaction: 'jahat' },
      {},
    ])
      expect((await send(fields as Record<string, string>)).headers.location).toBe('/')
    expect(
      (await send({ kindSlug: 'news', slug, reaction: 'like' }, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403)
    expect((await page(`/News/${slug}?reaction=jahat`)).status).toBe(422)
  })

  it('too often is said in words', async () => {
    const slug = await newPost()
    const headers = fromElsewhere()
    let last = ''
    for (let time = 0; time < 31; time++)
      last = (await send({ kindSlug: 'news', slug, reaction: 'like' }, headers)).headers.location ?? ''
    expect(last).toBe(`/News/${slug}?reaction=wait#reaksi`)
    expect((await page(`/News/${slug}?reaction=wait`)).body).toContain('Reaksi terlalu sering')
  })
})
