import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { institutionNames } from '../../../shared/institutions.ts'
import { buildOrder } from '../../money/orders/orders.things.ts'
import { sitePages } from '../pages/pages.rules.ts'
import { createdTenant, tenantItem, tenantList } from './tenants.contract.ts'
import { tenantStatuses, transitions } from './tenants.rules.ts'

let app: App
let product: BuiltTenant
let tenant: BuiltTenant
let superadmin: BuiltMember
let productAdmin: BuiltMember

const reason = 'Permintaan bantuan nomor 4021'

beforeAll(async () => {
  app = await startApp()
  product = await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  tenant = await buildTenant(app, { slug: 'tegal', name: 'SMK Tegal' })
  superadmin = await buildMember(app, product, { kind: 0, name: 'Ratna Kusuma', isSuperadmin: true })
  productAdmin = await buildMember(app, product, { kind: 1 })
}, 60_000)

afterAll(() => app?.close())

interface Wish {
  who?: { bearer: { authorization: string } } | undefined
  host?: string
  body?: unknown
}

const ask = (method: string, path: string, { who = superadmin, host = product.host, body }: Wish = {}) =>
  app.request({
    host,
    path,
    method,
    headers: {
      accept: 'application/json',
      ...who.bearer,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const wish = (slug: string) => ({
  slug,
  name: `SMK ${slug}`,
  institution: 'school',
  timeZone: 'Asia/Makassar',
  adminName: 'Siti Rahma',
  adminEmail: `admin@${slug}.sch.id`,
})

const move = async (id: number, status: string, more: object = {}) =>
  ask('PUT', `/v1/tenants/${id}/status`, { body: { status, reason, ...more } })

const deeds = (tenantId: number) =>
  app.write(tenantId, tx =>
    tx.db.selectFrom('audit_entries').select(['action', 'actor_name', 'after']).orderBy('id').execute(),
  )

describe('a new tenant', () => {
  it('has a site that is open and an invitation for its first admin', async () => {
    const answer = await ask('POST', '/v1/tenants', { body: wish('brebes') })
    expect(answer.status, answer.body).toBe(201)
    const made = createdTenant.parse(answer.json().data)
    expect(made).toMatchObject({ slug: 'brebes', status: 'active', origin: app.origin('brebes.localhost') })
    expect(made.invitation).toContain(app.origin('brebes.localhost'))
    await until(async () => (await app.request({ host: 'brebes.localhost' })).status === 200)
    const mail = await app.write(made.id, tx =>
      tx.db.selectFrom('mails').select(['recipient', 'body_text']).executeTakeFirstOrThrow(),
    )
    expect(mail.recipient).toBe('admin@brebes.sch.id')
    expect(mail.body_text).toContain(made.invitation)
    const invitation = await app.write(made.id, tx =>
      tx.db.selectFrom('invitations').select(['kind', 'email']).executeTakeFirstOrThrow(),
    )
    expect(invitation).toEqual({ kind: 1, email: 'admin@brebes.sch.id' })
  })

  it('has pages of its own from the first day, in its own name', async () => {
    expect((await ask('POST', '/v1/tenants', { body: wish('rembang') })).status).toBe(201)
    const about = () => app.request({ host: 'rembang.localhost', path: '/About' })
    await until(async () => (await about()).status === 200)
    const { name } = wish('rembang')
    expect((await about()).body).toContain(`Mengenal ${name}`)
  })

  it.each(institutionNames)(
    'of the kind %s begins with a home, a menu and few pages, and no link of them leads nowhere',
    async institution => {
      const slug = `lembaga-${institution}`
      const host = `${slug}.localhost`
      const name = `Bina: "${institution}" & rekan #1`
      const made = await ask('POST', '/v1/tenants', { body: { ...wish(slug), name, institution } })
      expect(made.status, made.body).toBe(201)
      const see = (path: string) => app.request({ host, path, headers: { accept: 'text/html' } })
      await until(async () => (await see('/')).status === 200)
      const map = (await see('/Peta-Situs')).body
      const pages = Object.keys(sitePages).filter(page => map.includes(`href="/${page}"`))
      expect(pages.length).toBeGreaterThanOrEqual(4)
      expect(pages.length).toBeLessThanOrEqual(6)
      const home = (await see('/')).body
      expect(home).toMatch(/<img[^>]+src="\/_berkas\/[^"]+webp/)
      expect(home).toContain('Yang sering ditanyakan')
      expect(home).not.toContain('tata letak yang siap dipakai')
      for (const page of pages) expect(home).toContain(`href="/${page}"`)
      const bodies = [
        home,
        ...(await Promise.all(pages.map(page => see(`/${page}`)))).map(({ body }) => body),
      ]
      const links = new Set(
        bodies.flatMap(body => [...body.matchAll(/href="(\/[A-Z][\w/-]*)"/g)].map(([, href]) => href)),
      )
      for (const href of links) expect([href, (await see(href ?? '')).status]).not.toEqual([href, 404])
    },
  )

  it('in the layout of the product shows nothing of the product', async () => {
    const other = await buildTenant(app, { slug: 'bina', setting: { layout: 'sanggar' } })
    expect((await app.request({ host: other.host })).body).not.toContain('tata letak yang siap dipakai')
  })

  it('has a checklist that counts what its own people did, and leads to pages of the office', async () => {
    const { id } = createdTenant.parse(
      (await ask('POST', '/v1/tenants', { body: wish('brebes-dua') })).json().data,
    )
    const there: BuiltTenant = {
      id,
      slug: 'brebes-dua',
      host: 'brebes-dua.localhost',
      write: work => app.write(id, work),
    }
    const admin = await buildMember(app, there, { kind: 1 })
    const list = async () => {
      const headers = { ...admin.cookie, accept: 'text/html' }
      return (await app.request({ host: there.host, path: '/Kelola', headers })).body
    }
    await until(async () => (await app.request({ host: there.host })).status === 200)
    await app.write(id, tx => tx.db.updateTable('site_starts').set({ ended_at: new Date() }).execute())
    await until(async () => (await list()).includes('Kirim undangan pertama'))
    const page = await list()
    const data = /id="page-data">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
    const { steps } = JSON.parse(data).data
    expect(steps.find((step: { id: string }) => step.id === 'invitation').isDone).toBe(false)
    for (const { href } of steps) expect(href).toMatch(/^\/Kelola\//)
  })

  it('is written down on both sides', async () => {
    const { id } = createdTenant.parse(
      (await ask('POST', '/v1/tenants', { body: wish('kendal') })).json().data,
    )
    expect((await deeds(id)).map(deed => deed.action)).toEqual(['tenant.created', 'invitation.created'])
    expect((await deeds(product.id)).at(-1)).toMatchObject({
      action: 'tenant.created',
      actor_name: 'Ratna Kusuma',
      after: { slug: 'kendal' },
    })
  })

  it.each([
    ['a slug that is taken', { slug: 'tegal' }, 'slug'],
    ['a slug that is ours', { slug: 'akun' }, 'slug'],
    ['a slug with a dot', { slug: 'a.b' }, 'slug'],
    ['no kind of institution', { institution: '' }, 'institution'],
    ['an address that is none', { adminEmail: 'siti' }, 'adminEmail'],
    ['a field nobody knows', { isOwn: true }, ''],
  ])('is refused with %s, and leaves nothing behind', async (_, change, field) => {
    const before = tenantList.parse((await ask('GET', '/v1/tenants')).json().data).totalItems
    const answer = await ask('POST', '/v1/tenants', { body: { ...wish('pemalang'), ...change } })
    expect(answer.status).toBe(422)
    expect(answer.json().errors[0].field).toBe(field)
    expect(tenantList.parse((await ask('GET', '/v1/tenants')).json().data).totalItems).toBe(before)
  })
})

describe('the life of a tenant', () => {
  it('goes only where the table says', async () => {
    for (const from of tenantStatuses)
      for (const to of tenantStatuses) {
        const { id, slug } = await buildTenant(app, { status: from })
        const may = transitions[from].some(transition => transition.to === to)
        const answer = await move(id, to, { confirm: slug })
        expect(answer.status, `${from} → ${to}: ${answer.body}`).toBe(may ? 200 : 409)
      }
  })

  it('a suspended one is closed and everybody in it signed out; active again, it opens', async () => {
    const { id, host } = await buildTenant(app, { slug: 'batang' })
    const member = await buildMember(app, { ...tenant, id, write: work => app.write(id, work) })
    expect((await move(id, 'suspended')).status).toBe(200)
    await until(async () => (await app.request({ host })).status === 421)
    await move(id, 'active')
    await until(async () => (await app.request({ host })).status === 200)
    const people = await app.request({ host, path: '/v1/people', headers: member.bearer })
    expect(people.status).toBe(401)
    expect((await deeds(id)).map(deed => deed.after)).toEqual([
      { status: 'suspended', reason },
      { status: 'active', reason },
    ])
  })

  it('is ended only with its slug typed, and erased with its files 30 days after', async () => {
    const { id } = await buildTenant(app, { slug: 'akhir', status: 'offboarding', hosts: ['akhir.sch.id'] })
    const unconfirmed = await move(id, 'deleted', { confirm: 'akhi' })
    expect(unconfirmed.json().errors[0]).toMatchObject({ field: 'confirm' })
    expect(tenantItem.parse((await move(id, 'deleted', { confirm: 'akhir' })).json().data).status).toBe(
      'deleted',
    )
    const rows = () =>
      app.sanggar.database.withPlatform(tx =>
        tx.db.selectFrom('platform.tenants').select('id').where('id', '=', id).execute(),
      )
    const buyer = { buyer_name: 'Sri Rahayu', buyer_email: 'sri@akhir.test', buyer_phone: '+62811' }
    const books = (of: number) =>
      app.sanggar.database.withTenant(of, tx =>
        tx.db
          .selectFrom('orders')
          .select(['total', 'buyer_name', 'buyer_email', 'buyer_phone'])
          .where('total', '=', 41_000)
          .execute(),
      )
    for (const whose of [id, tenant.id])
      await app.sanggar.database.withTenant(whose, async tx => {
        await buildOrder(tx, { class_id: 1, total: 41_000, ...buyer })
        // of a tenant that stays nothing is emptied, whoever asks
        if (whose === tenant.id) await sql`select platform.empty_books()`.execute(tx.db)
      })
    const key = '0123456789abcdef01234567.webp'
    await app.sanggar.files.write('akhir', key, Buffer.from('gambar'))
    app.clock.advance(29 * 86_400_000)
    await app.sanggar.jobs.run()
    expect(await rows()).toHaveLength(1)
    expect(await app.sanggar.files.read('akhir', key)).toBeDefined()
    app.clock.advance(2 * 86_400_000)
    await app.sanggar.jobs.run()
    expect(await rows()).toHaveLength(0)
    expect(await app.sanggar.files.read('akhir', key)).toBeUndefined()
    expect(await books(id)).toEqual([
      { total: 41_000, buyer_name: 'Pembeli', buyer_email: null, buyer_phone: null },
    ])
    expect(await books(tenant.id)).toEqual([{ total: 41_000, ...buyer }])
    superadmin = await buildMember(app, product, { kind: 0, name: 'Ratna Kusuma' })
    productAdmin = await buildMember(app, product, { kind: 1 })
  })

  it('of the product itself never ends', async () => {
    expect((await move(product.id, 'suspended')).status).toBe(409)
  })

  it('changes for a stated reason only', async () => {
    const answer = await ask('PUT', `/v1/tenants/${tenant.id}/status`, {
      body: { status: 'suspended', reason: 'pendek' },
    })
    expect(answer.json().errors[0]).toMatchObject({ field: 'reason' })
  })
})

describe('tenants are managed', () => {
  it('by superadmins on the product’s own host, by nobody else and nowhere else', async () => {
    expect((await ask('GET', '/v1/tenants', { who: productAdmin })).status).toBe(403)
    const there = await buildMember(app, tenant, { kind: 0 })
    expect((await ask('GET', '/v1/tenants', { who: there, host: tenant.host })).status).toBe(404)
    expect(
      (await ask('POST', '/v1/tenants', { who: there, host: tenant.host, body: wish('lain') })).status,
    ).toBe(404)
    const page = await app.request({ host: tenant.host, path: '/Kelola/Tenant', headers: there.cookie })
    expect(page.status).toBe(404)
    const own = await app.request({ path: '/Kelola/Tenant', headers: superadmin.cookie })
    expect(own.status).toBe(200)
  })
})
