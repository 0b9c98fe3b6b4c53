import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { type NameServer, startNameServer } from '../../../../test/name-server.ts'
import { domainItem, domainList } from './domains.contract.ts'

let app: App
let names: NameServer
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let other: BuiltMember
let mentor: BuiltMember

beforeAll(async () => {
  names = await startNameServer()
  app = await startApp({ environment: { DNS_SERVER: names.address } })
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
}, 60_000)

afterAll(async () => {
  await app?.close()
  await names?.close()
})

beforeEach(async () => {
  names.records.clear()
  names.isBroken = false
  await tenant.write(tx => tx.db.deleteFrom('platform.tenant_domains').execute())
  await tenant.write(tx => tx.db.deleteFrom('memberships').execute())
  admin = await buildMember(app, tenant, { kind: 1 })
  mentor = await buildMember(app, tenant, { kind: 2 })
  other = await buildMember(app, elsewhere, { kind: 1 })
})

interface Wish {
  who?: BuiltMember | undefined
  host?: string
  body?: unknown
}

const ask = (method: string, path: string, { who = admin, host = tenant.host, body }: Wish = {}) =>
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

async function add(host: string) {
  return domainItem.parse((await ask('POST', '/v1/domains', { body: { host } })).json().data)
}

const check = async (id: number) =>
  domainItem.parse((await ask('POST', `/v1/domains/${id}/check`)).json().data)

const list = async () => domainList.parse((await ask('GET', '/v1/domains')).json().data)

/** as whoever owns the name sets it up */
function publish(records: { type: string; name: string; value: string }[], types = ['TXT', 'CNAME']): void {
  for (const { type, name, value } of records)
    if (types.includes(type)) names.records.set(`${type} ${name}`, [value])
}

const actions = () =>
  tenant.write(async tx => {
    const rows = await tx.db.selectFrom('audit_entries').select('action').orderBy('id').execute()
    return rows.map(row => row.action)
  })

describe('a domain of one’s own', () => {
  it('begins as pending, and says which records show whose it is', async () => {
    const domain = await add('https://Kelas.Tegal.sch.id/beranda')
    expect(domain).toMatchObject({ host: 'kelas.tegal.sch.id', state: 'pending', isPrimary: false })
    expect(domain.records).toEqual([
      { type: 'TXT', name: '_sanggar.kelas.tegal.sch.id', value: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { type: 'CNAME', name: 'kelas.tegal.sch.id', value: 'tegal.localhost' },
    ])
    expect((await app.request({ host: 'kelas.tegal.sch.id' })).status).toBe(421)
  })

  it('opens the site once its records are there', async () => {
    const { id, records } = await add('buka.tegal.sch.id')
    expect(await check(id)).toMatchObject({
      state: 'pending',
      lastError: expect.stringContaining('_sanggar.buka'),
    })
    publish(records)
    expect(await check(id)).toMatchObject({ state: 'active', lastError: null })
    await until(async () => (await app.request({ host: 'buka.tegal.sch.id' })).status === 200)
    expect(await actions()).toEqual(expect.arrayContaining(['domain.added', 'domain.activated']))
  })

  it('is verified but not opened while it leads elsewhere, unless its owner says so', async () => {
    const { id, records } = await add('proxy.tegal.sch.id')
    publish(records, ['TXT'])
    names.records.set('CNAME proxy.tegal.sch.id', ['cdn.example.net'])
    expect(await check(id)).toMatchObject({
      state: 'verified',
      lastError: expect.stringContaining('tegal.localhost'),
    })
    expect((await ask('POST', `/v1/domains/${id}/activation`)).status).toBe(200)
    expect((await list()).items[0]?.state).toBe('active')
  })

  it('leads here by address too, where no CNAME may stand', async () => {
    const { id, records } = await add('tegal.sch.id')
    publish(records, ['TXT'])
    names.records.set('A tegal.sch.id', ['203.0.113.7'])
    names.records.set('A tegal.localhost', ['203.0.113.7'])
    expect((await check(id)).state).toBe('active')
  })

  it('is not opened by somebody else’s token', async () => {
    const { id } = await add('pinjam.tegal.sch.id')
    names.records.set('TXT _sanggar.pinjam.tegal.sch.id', ['a'.repeat(64)])
    expect((await check(id)).state).toBe('pending')
    expect((await ask('POST', `/v1/domains/${id}/activation`)).status).toBe(409)
  })

  it('stays as it is when the name servers do not answer', async () => {
    const { id, records } = await add('diam.tegal.sch.id')
    publish(records)
    await check(id)
    names.isBroken = true
    expect((await ask('POST', `/v1/domains/${id}/check`)).status).toBe(409)
    expect((await list()).items[0]?.state).toBe('active')
  })
})

describe('the primary domain', () => {
  it('is one of the active ones, stands in links, and can be given up again', async () => {
    const { id, records } = await add('utama.tegal.sch.id')
    expect((await ask('PUT', `/v1/domains/${id}/primary`)).status).toBe(409)
    publish(records)
    await check(id)
    expect((await ask('PUT', `/v1/domains/${id}/primary`)).status).toBe(200)
    expect(await list()).toMatchObject({
      base: 'tegal.localhost',
      canonical: app.origin('utama.tegal.sch.id'),
    })
    await until(async () =>
      (await app.request({ host: tenant.host })).body.includes(
        `rel="canonical" href="${app.origin('utama.tegal.sch.id')}`,
      ),
    )
    expect((await ask('DELETE', '/v1/domains/primary')).status).toBe(200)
    expect((await list()).canonical).toBe(app.origin('tegal.localhost'))
  })
})

describe('once a day', () => {
  it('every domain is looked at again: one whose record has gone is closed, by the system', async () => {
    const { id, records } = await add('lepas.tegal.sch.id')
    publish(records)
    await check(id)
    await ask('PUT', `/v1/domains/${id}/primary`)
    names.records.clear()
    await app.sanggar.jobs.run()
    expect((await list()).items[0]).toMatchObject({ state: 'active' })
    app.clock.advance(25 * 3_600_000)
    admin = await buildMember(app, tenant, { kind: 1 })
    await app.sanggar.jobs.run()
    expect((await list()).items[0]).toMatchObject({ state: 'failed', isPrimary: false })
    await until(async () => (await app.request({ host: 'lepas.tegal.sch.id' })).status === 421)
    const entry = await tenant.write(tx =>
      tx.db
        .selectFrom('audit_entries')
        .select(['actor_name', 'actor_id'])
        .where('action', '=', 'domain.failed')
        .executeTakeFirstOrThrow(),
    )
    expect(entry).toEqual({ actor_name: 'Sistem', actor_id: null })
  })
})

describe('the wall', () => {
  it('a name that was only written down keeps nobody from it: it is theirs who show it, and the other is not told whose', async () => {
    await add('milik.tegal.sch.id')
    const theirs = { who: other, host: elsewhere.host }
    const written = await ask('POST', '/v1/domains', { ...theirs, body: { host: 'milik.tegal.sch.id' } })
    expect(written.status).toBe(201)
    const domain = domainItem.parse(written.json().data)
    publish(domain.records)
    const shown = await ask('POST', `/v1/domains/${domain.id}/check`, theirs)
    expect(domainItem.parse(shown.json().data).state).toBe('active')
    await until(async () => (await app.request({ host: 'milik.tegal.sch.id' })).status === 200)
    // whoever shows it as well, while it is the other's, does not get it
    const [mine] = (await list()).items
    if (!mine) throw new Error('The domain is not listed')
    publish(mine.records)
    const late = await check(mine.id)
    expect(late).toMatchObject({ state: 'pending', lastError: expect.stringContaining('sedang dipakai') })
    expect(late.lastError).not.toContain('brebes')
    expect((await app.request({ host: 'milik.tegal.sch.id' })).body).toContain('Sekolah brebes')
    await app.sanggar.jobs.run()
    expect((await list()).items[0]?.state).toBe('pending')
    // and gets it once the other is gone
    expect((await ask('DELETE', `/v1/domains/${domain.id}`, theirs)).status).toBe(200)
    expect((await check(mine.id)).state).toBe('active')
  })

  it('another tenant’s domain is 404 for everything one may do to one’s own', async () => {
    const { id } = await add('rahasia.tegal.sch.id')
    const asOther = { who: other, host: elsewhere.host }
    const wishes: [string, string][] = [
      ['POST', `/v1/domains/${id}/check`],
      ['POST', `/v1/domains/${id}/activation`],
      ['PUT', `/v1/domains/${id}/primary`],
      ['DELETE', `/v1/domains/${id}`],
    ]
    for (const [method, path] of wishes)
      expect((await ask(method, path, asOther)).status, `${method} ${path}`).toBe(404)
    expect((await list()).items).toHaveLength(1)
  })

  it('is managed by administrators only', async () => {
    expect((await ask('GET', '/v1/domains', { who: mentor })).status).toBe(403)
    expect((await ask('POST', '/v1/domains', { who: mentor, body: { host: 'a.b.id' } })).status).toBe(403)
  })

  it.each(['localhost', 'lain.localhost', 'bukan domain', '192.168.1.1', 'a', '-x.sch.id', 'http://'])(
    'takes no %s',
    async host => {
      expect((await ask('POST', '/v1/domains', { body: { host } })).status).toBe(422)
    },
  )

  it('one that is removed is closed and may be another’s', async () => {
    const { id, records } = await add('pindah.tegal.sch.id')
    publish(records)
    await check(id)
    expect((await ask('DELETE', `/v1/domains/${id}`)).status).toBe(200)
    await until(async () => (await app.request({ host: 'pindah.tegal.sch.id' })).status === 421)
    const body = { host: 'pindah.tegal.sch.id' }
    expect((await ask('POST', '/v1/domains', { who: other, host: elsewhere.host, body })).status).toBe(201)
  })
})

describe('a proxy that asks for certificates', () => {
  const allowed = async (domain: string) =>
    (await app.request(`/v1/domains/allowed?${new URLSearchParams({ domain })}`)).status

  it('is told which names are served here, and no others', async () => {
    await buildTenant(app, { slug: 'sanggar' })
    const { id, records } = await add('sertifikat.tegal.sch.id')
    expect(await allowed('sertifikat.tegal.sch.id')).toBe(404)
    publish(records)
    await check(id)
    expect(await allowed('sertifikat.tegal.sch.id')).toBe(200)
    expect(await allowed('SERTIFIKAT.tegal.sch.id')).toBe(200)
    expect(await allowed('tegal.localhost')).toBe(200)
    expect(await allowed('akun.localhost')).toBe(200)
    expect(await allowed('tidak-ada.localhost')).toBe(404)
    expect(await allowed('evil.example.com')).toBe(404)
  })
})
