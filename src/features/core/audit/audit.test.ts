import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { describeRooms } from '../../../app/house.ts'
import { auditList } from './audit.contract.ts'
import { changesBetween } from './audit.rules.ts'
import { readWords, wordsFor } from './deed-words.ts'

const { partsOf } = describeRooms()

import { record } from './audit.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let reader: BuiltMember
let student: BuiltMember

const deedOf = (name: string, before?: Record<string, unknown>, after?: Record<string, unknown>) =>
  ({ action: 'member.suspended', object: { type: 'member', id: 7, name }, before, after }) as const

async function write(
  where: BuiltTenant,
  who: BuiltMember,
  deed: Parameters<typeof record>[1],
): Promise<void> {
  const member = { ...who, actingReason: null }
  await where.write(tx =>
    record({ tx, clock: app.clock, viewer: { member }, request: { ip: '203.0.113.9', id: 'tes' } }, deed),
  )
}

const ask = (path: string, who: BuiltMember | undefined = reader, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json', ...who?.bearer } })

const list = async (query = '', who = reader) =>
  auditList.parse((await ask(`/v1/audit/list${query}`, who)).json().data)

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', timeZone: 'Asia/Makassar' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1, name: 'Hendra Wijaya' })
  const other = await buildMember(app, elsewhere, { kind: 1, name: 'Orang Brebes' })
  await write(
    tenant,
    admin,
    deedOf('Citra Ayu', { status: 'active' }, { status: 'suspended', reason: 'Pindah' }),
  )
  app.clock.set('2026-11-22T17:30:00Z')
  // whoever administers is signed out after half an hour without use
  reader = await buildMember(app, tenant, { kind: 1, name: 'Maria Goreti' })
  student = await buildMember(app, tenant, { name: 'Bagas Pratama' })
  await write(tenant, admin, { action: 'domain.added', object: { type: 'domain', id: 1, name: '=SUM(A1)' } })
  await write(elsewhere, other, deedOf('Rahasia Brebes'))
}, 60_000)

afterAll(() => app?.close())

describe('the audit log', () => {
  it('says who did what, in words, with what stood before and after, in the tenant’s own time', async () => {
    const { items, totalItems } = await list()
    expect(totalItems).toBe(2)
    expect(items[1]).toMatchObject({
      actorName: 'Hendra Wijaya',
      actorKind: 'Admin',
      words: 'menangguhkan',
      objectName: 'Citra Ayu',
      atText: '21 Nov 2026 pukul 11.00 WITA',
      changes: [
        { label: 'Status', before: 'aktif', after: 'ditangguhkan' },
        { label: 'Alasan', before: null, after: 'Pindah' },
      ],
    })
  })

  it('never shows another tenant’s deeds', async () => {
    expect((await ask('/v1/audit/list?search=Rahasia')).body).not.toContain('Rahasia')
  })

  it('is read by administrators only', async () => {
    expect((await ask('/v1/audit/list', student)).status).toBe(403)
    expect((await app.request({ host: tenant.host, path: '/v1/audit/list' })).status).toBe(401)
    expect((await ask('/v1/audit/file', student)).status).toBe(403)
  })

  it.each([
    ['a name', '?search=citra', 1],
    ['a name with a wildcard, taken as it is written', '?search=%25', 0],
    ['a topic', '?action=member', 1],
    ['one deed', '?action=domain.added', 1],
    ['a topic that only begins like another', '?action=mem', 0],
    ['the day after in Makassar, though it is the day before in London', '?from=2026-11-23&action=domain', 1],
    // what the student was refused above is written down as well
    ['refusals', '?action=access', 2],
    ['the days until then', '?to=2026-11-22', 1],
  ])('is searched by %s', async (_, query, count) => {
    expect((await list(query)).totalItems).toBe(count)
  })

  it('is searched by who did it', async () => {
    expect((await list(`?actorId=${admin.membershipId}`)).totalItems).toBe(2)
    expect((await list(`?actorId=${student.membershipId}`)).totalItems).toBe(2)
  })

  it('refuses days that are none, and an end before its beginning', async () => {
    expect((await ask('/v1/audit/list?from=2026-02-31')).status).toBe(422)
    const backwards = await ask('/v1/audit/list?from=2026-11-23&to=2026-11-22')
    expect(backwards.json().errors[0]).toMatchObject({ field: 'to' })
  })

  it('is taken away as a table that spreadsheets read and do not compute, and that is written down', async () => {
    const answer = await ask('/v1/audit/file')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="riwayat-tegal-2026-11-22.csv"')
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = answer.body.split('\r\n')
    expect(lines[0]).toContain('Waktu;')
    expect(answer.body).toContain('menambahkan domain =SUM(A1)')
    expect(answer.body).toContain('Status: aktif → ditangguhkan')
    expect((await list('?action=list.downloaded')).items[0]?.objectName).toBe('Riwayat')
  })

  it('has a page with the same', async () => {
    const page = await app.request({ host: tenant.host, path: '/Kelola/Riwayat', headers: reader.cookie })
    expect(page.status).toBe(200)
    expect(page.body).toContain('Citra Ayu')
    expect(page.body).toContain('<del>aktif</del>')
    expect(page.headers['cache-control']).toContain('no-store')
  })

  it('cannot be changed by anybody within the tenant', async () => {
    const change = tenant.write(tx =>
      tx.db.updateTable('audit_entries').set({ actor_name: 'Bukan Hendra' }).execute(),
    )
    await expect(change).rejects.toThrow(/permission denied/)
  })
})

describe('every deed there is', () => {
  it('has words of its own', () => {
    const folder = join(import.meta.dirname, '../../..')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const named = files
      .filter(path => /(?<!\.test)\.ts$/.test(path))
      .map(path => readFileSync(join(folder, path), 'utf8'))
      .filter(text => text.includes('audit/audit.ts'))
      .flatMap(text =>
        [...text.matchAll(/action: [^,;]*?'([a-z_]+\.[a-z_]+)'/g)].map(([, name = '']) => name),
      )
    expect(named.length).toBeGreaterThan(20)
    expect([...new Set(named)].filter(name => wordsFor(partsOf, name).startsWith('melakukan'))).toEqual([])
  })
})

describe('what became different', () => {
  it('leaves out what is equal on both sides, and says kinds, truths and pictures in words', () => {
    const logo = { key: 'abc123.webp', width: 1, height: 1, alt: 'Logo baru' }
    expect(
      changesBetween(
        readWords(partsOf),
        { kind: 4, same: 1, isPrimary: false, logoDark: null },
        { kind: 1, same: 1, isPrimary: true, logoDark: logo },
      ),
    ).toEqual([
      { label: 'Peran', before: 'Siswa', after: 'Admin' },
      { label: 'Domain utama', before: 'tidak', after: 'ya' },
      { label: 'Logo gelap', before: null, after: 'gambar "Logo baru"' },
    ])
  })
})
