import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { buildTenant } from '../../../../test/build.ts'
import { buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { buildBook } from '../book-reviews/book-reviews.things.ts'
import { buildVoice } from '../voices/voices.things.ts'

/** The client of programs that know PostgREST, as its makers publish it. */
let app: App
let client: PostgrestClient

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  const tenant = await buildTenant(app, { slug: 'tegal' })
  const admin = await buildMember(app, tenant, { kind: 1 })
  const { host } = tenant
  const told = await app.request({ host, path: '/v1/table-key', headers: { ...admin.bearer } })
  const { key } = told.json().data
  await tenant.write(async tx => {
    const { id, slug } = await buildBook(tx, { title: 'Jejak Kode', slug: 'jejak-kode' })
    for (const [name, rating] of [
      ['Eka', 5],
      ['Fajar', 2],
      ['Gita', 4],
    ] as const)
      await buildVoice(tx, { kind: 'book_review', name, book_id: id, book_slug: slug, rating })
    await buildVoice(tx, { name: 'Ani', content: 'Satu, dengan (tanda)', rating: 5 })
  })
  client = new PostgrestClient(`${app.origin(host)}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    // names below localhost are not resolved everywhere: the address is, and the name goes along
    fetch: async (asked, { method = 'GET', headers, body } = {}) => {
      const { pathname, search } = new URL(String(asked))
      const answer = await app.request({
        host,
        path: pathname + search,
        method,
        headers: { ...Object.fromEntries(new Headers(headers)), ...fromElsewhere() },
        ...(typeof body === 'string' ? { body } : {}),
      })
      const nothing = answer.status === 204 || method === 'HEAD' || answer.body === ''
      return new Response(nothing ? null : answer.body, {
        status: answer.status,
        headers: answer.headers as Record<string, string>,
      })
    },
  })
})
afterAll(() => app?.close())

it('reads columns, filters, order and what belongs to a row, and counts', async () => {
  const { data, count, error } = await client
    .from('book_reviews')
    .select('name,rating,books(title)', { count: 'exact' })
    .gte('rating', 4)
    .order('rating', { ascending: false })
    .limit(1)
  expect(error).toBeNull()
  expect(data).toEqual([{ name: 'Eka', rating: 5, books: { title: 'Jejak Kode' } }])
  expect(count).toBe(2)
})

it('takes one row, words with commas and brackets, and either of two conditions', async () => {
  const one = await client.from('testimonies').select('name').eq('content', 'Satu, dengan (tanda)').single()
  expect(one.data).toEqual({ name: 'Ani' })
  const either = await client.from('book_reviews').select('name').or('rating.eq.2,name.eq.Gita').order('name')
  expect(either.data).toEqual([{ name: 'Fajar' }, { name: 'Gita' }])
  const none = await client.from('testimonies').select('name').eq('name', 'Tidak ada').maybeSingle()
  expect([none.data, none.error]).toEqual([null, null])
})

it('writes, and is told in its own words what is wrong', async () => {
  const written = await client
    .from('aspirations')
    .insert({ name: 'Hadi', content: 'Kami ingin kelas malam hari.', category: 'other' })
  expect([written.status, written.error]).toEqual([201, null])
  const short = await client.from('aspirations').insert({ name: 'Hadi', content: 'a' })
  expect([short.status, short.error?.code]).toEqual([400, '23514'])
  const unknown = await client.from('secrets').select()
  expect([unknown.status, unknown.error?.code]).toEqual([404, 'PGRST205'])
  const sealed = await client.from('user_disc').select()
  expect([sealed.status, sealed.error?.code]).toEqual([401, '42501'])
})
