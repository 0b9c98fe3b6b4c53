import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { institutionNames } from '../../../shared/institutions.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.close())

async function site(slug: string): Promise<{ tenant: BuiltTenant; admin: BuiltMember }> {
  const tenant = await buildTenant(app, { slug, name: `Rumah ${slug}` })
  return { tenant, admin: await buildMember(app, tenant, { kind: 1 }) }
}

const caller =
  ({ tenant, admin }: { tenant: BuiltTenant; admin: BuiltMember }) =>
  (method: string, path: string, body?: Record<string, unknown>) =>
    callAs(app, { by: admin, host: tenant.host }, method, path, body)

const living = (tenant: BuiltTenant) =>
  tenant.write(async tx => [
    ...(await tx.db.selectFrom('posts').select('slug').where('trashed_at', 'is', null).execute()),
    ...(await tx.db.selectFrom('entries').select('slug').where('trashed_at', 'is', null).execute()),
  ])

describe('samples', () => {
  it.each(institutionNames)(
    'for the kind %s come in whole, in the name of the site, to be seen at once',
    async kind => {
      const here = await site(`contoh-${kind}`)
      const came = await caller(here)('POST', '/v1/samples', { institution: kind })
      expect(came.status, JSON.stringify(came)).toBe(201)
      expect(came.data.counts.reduce((sum: number, one: { added: number }) => sum + one.added, 0)).toBe(5)
      const posts = await here.tenant.write(tx =>
        tx.db.selectFrom('posts').select(['content_html', 'cover', 'status']).execute(),
      )
      expect(posts.every(({ cover, status }) => cover !== null && status === 'published')).toBe(true)
      expect(posts.map(({ content_html }) => content_html).join()).not.toContain('{{')
      const page = await app.request({ host: here.tenant.host, path: '/News' })
      expect([page.status, page.body.includes('contoh-')]).toEqual([200, true])
    },
  )

  it('go with one press; what somebody has changed stays and is asked about', async () => {
    const here = await site('tegal')
    const call = caller(here)
    await call('POST', '/v1/samples', { institution: 'foundation' })
    expect((await call('POST', '/v1/samples', { institution: 'school' })).status).toBe(409)
    const post = await here.tenant.write(tx =>
      tx.db
        .selectFrom('posts')
        .select('id')
        .where('slug', '=', 'contoh-taman-baca')
        .executeTakeFirstOrThrow(),
    )
    const draft = `/v1/drafts/post/${post.id}`
    const { rev } = (await call('GET', draft)).data
    const saved = await call('PUT', draft, { writer: 'w', rev, fields: { title: 'Taman baca kami' } })
    expect(saved.status, JSON.stringify(saved)).toBe(200)
    const gone = await call('POST', '/v1/samples/removal', {})
    expect(gone.data).toMatchObject({ removed: 4, kept: [{ path: 'posts/news/contoh-taman-baca.md' }] })
    expect((await app.request({ host: here.tenant.host, path: '/News/contoh-taman-baca' })).status).toBe(200)
    expect((await app.request({ host: here.tenant.host, path: '/News/contoh-laporan' })).status).not.toBe(200)
    const rest = await call('POST', '/v1/samples/removal', { paths: [gone.data.kept[0].path] })
    expect(rest.data).toEqual({ removed: 1, kept: [] })
    expect(await living(here.tenant)).toEqual([])
    const binned = await here.tenant.write(tx =>
      tx.db.selectFrom('posts').select('id').where('trashed_at', 'is not', null).execute(),
    )
    expect(binned).toHaveLength(3)
  })

  it('that one keeps are content of the site from then on, and another tenant has none of them', async () => {
    const here = await site('brebes')
    const call = caller(here)
    await call('POST', '/v1/samples', { institution: 'community' })
    const elsewhere = caller(await site('slawi'))
    expect((await elsewhere('POST', '/v1/samples/removal', {})).data).toEqual({ removed: 0, kept: [] })
    expect((await living(here.tenant)).length).toBeGreaterThan(4)
    await call('DELETE', '/v1/samples')
    expect((await call('POST', '/v1/samples/removal', {})).data).toEqual({ removed: 0, kept: [] })
  })
})
