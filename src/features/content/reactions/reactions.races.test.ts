import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { type Postgres, startPostgres } from '../../../../test/postgres.ts'
import { buildPost } from '../posts/posts.things.ts'

/** Many at the same moment, on two processes of one house: what is counted must be what was done. */
let postgres: Postgres
let apps: App[] = []
let tenant: BuiltTenant
let url: string
const environment = { ...trusting, SECRET_KEY: 'satu-rumah-dua-pintu-satu-kunci-rahasia' }

beforeAll(async () => {
  postgres = await startPostgres()
  url = (await postgres.createDatabase('reaksi')).url
  const first = await startApp({ databaseUrl: url, environment })
  tenant = await buildTenant(first, { slug: 'tegal' })
  apps = [first, await startApp({ databaseUrl: url, environment })]
})

afterAll(async () => {
  for (const app of apps) await app.close()
  postgres?.remove()
})

const newPost = async () => (await tenant.write(tx => buildPost(tx))).slug
const names = ['like', 'love', 'clap', 'insightful', 'celebrate']

function send(call: string, slug: string, turn: number, cookie?: string, headers = fromElsewhere()) {
  const app = apps[turn % apps.length]
  if (!app) throw new Error('No app')
  const isReaction = call === 'react'
  return app.request({
    host: tenant.host,
    method: 'POST',
    path: `/v3/post/${call}?kindSlug=news&slug=${slug}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0',
      ...headers,
      ...(cookie ? { cookie } : {}),
      ...(isReaction ? { 'content-type': 'application/json' } : {}),
    },
    ...(isReaction ? { body: JSON.stringify({ reaction: names[turn % names.length] }) } : {}),
  })
}

const standing = async (slug: string) => (await send('view', slug, 0)).json().data
const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, one) => sum + one, 0)

describe('reactions at the same moment', () => {
  it('of many visitors are all counted', async () => {
    const slug = await newPost()
    const answers = await Promise.all(Array.from({ length: 60 }, (_, turn) => send('react', slug, turn)))
    expect(answers.map(({ status }) => status).filter(status => status !== 200)).toEqual([])
    expect((await standing(slug)).reactions).toEqual({
      like: 12,
      love: 12,
      clap: 12,
      insightful: 12,
      celebrate: 12,
    })
  })

  it('of one visitor leave at most one, and what the answers say is what stands', async () => {
    for (let round = 0; round < 10; round++) {
      const slug = await newPost()
      const cookie = (await send('react', slug, 0)).headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, turn) => send('react', slug, turn, cookie)),
      )
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      const { reactions } = await standing(slug)
      expect(sumOf(reactions)).toBeLessThanOrEqual(1)
    }
  })

  it('the same one an even number of times leaves nothing, an odd number one', async () => {
    for (const times of [6, 7]) {
      const slug = await newPost()
      const cookie = (await send('react', slug, 0)).headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''
      await Promise.all(Array.from({ length: times - 1 }, () => send('react', slug, 0, cookie)))
      expect(sumOf((await standing(slug)).reactions)).toBe(times % 2)
    }
  })
})

describe('looks at the same moment', () => {
  it('of many visitors are all counted, of one visitor once', async () => {
    const slug = await newPost()
    const headers = fromElsewhere()
    const many = Array.from({ length: 40 }, (_, turn) => send('view', slug, turn))
    const same = Array.from({ length: 20 }, (_, turn) => send('view', slug, turn, undefined, headers))
    const answers = await Promise.all([...many, ...same])
    expect(answers.filter(answer => answer.json().data.isCounted).length).toBe(41)
    // each process tells its own before they are written; both write at the same moment
    await Promise.all(apps.map(({ sanggar }) => sanggar.postViews.flush()))
    // and this last one
    expect((await standing(slug)).views).toBe(42)
  })

  it('are written by a process that is stopped', async () => {
    const slug = await newPost()
    const third = await startApp({ databaseUrl: url, environment })
    apps.push(third)
    await Promise.all(Array.from({ length: 9 }, (_, turn) => send('view', slug, 2 + 3 * turn)))
    apps.pop()
    await third.close()
    const written = await tenant.write(tx =>
      tx.db.selectFrom('posts').select('views').where('slug', '=', slug).executeTakeFirst(),
    )
    expect(written?.views).toBe(9)
  })
})
