import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildEvent } from '../../community/events/events.things.ts'
import { buildPost } from '../../content/posts/posts.things.ts'
import { buildClass } from '../../learning/classes/classes.things.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let admin: BuiltMember
let writer: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  brebes = await buildTenant(app, { slug: 'brebes', name: 'Akademi Brebes' })
  admin = await buildMember(app, tegal, { kind: 1, name: 'Sri Wahyuni' })
  writer = await buildMember(app, tegal, { kind: 6, name: 'Bambang Susilo' })
  student = await buildMember(app, tegal, { kind: 4 })
  await tegal.write(async tx => {
    await buildPost(tx, { slug: 'panen-raya', title: 'Panen raya', owner_id: writer.membershipId })
    await buildPost(tx, { slug: 'milik-lain', title: 'Milik lain' })
    await buildClass(tx, { name: 'Dasar batik', slug: 'dasar-batik', type: 'self_paced' })
    await buildEvent(tx, { title: 'Seminar guru', slug: 'seminar-guru' })
  })
  await brebes.write(tx => buildPost(tx, { slug: 'dari-brebes' }))
}, 60_000)

afterAll(() => app?.close())

const paths = [
  '/',
  '/News/panen-raya',
  '/News/milik-lain',
  '/News/dari-brebes',
  '/Event/seminar-guru',
  '/Courses/dasar-batik',
  '/Tidak/ada',
  '/%E0%A4',
  '/News/panen%00raya',
]
const ask = async (by: BuiltMember) =>
  callAs(app, { by, host: tegal.host }, 'POST', '/v1/pencils', { paths } as never)
const asked = async (by: BuiltMember) =>
  (await ask(by)).data.pencils.map(({ path }: { path: string }) => path).sort()

describe('pencils', () => {
  it('stand at what whoever asks may write, and lead to its editor', async () => {
    const { data } = await ask(admin)
    expect(data.pencils).toContainEqual({ path: '/', href: '/Kelola/Halaman/Beranda', label: 'Beranda' })
    expect(data.pencils).toContainEqual(
      expect.objectContaining({
        path: '/News/panen-raya',
        label: 'Panen raya',
        href: expect.stringMatching(/^\/Kelola\/Tulisan\/\d+$/),
      }),
    )
    expect(data.pencils).toContainEqual(
      expect.objectContaining({ path: '/Event/seminar-guru', label: 'Seminar guru' }),
    )
    expect(await asked(admin)).toEqual([
      '/',
      '/Courses/dasar-batik',
      '/Event/seminar-guru',
      '/News/milik-lain',
      '/News/panen-raya',
    ])
  })

  it('stand at nothing of others, nothing of another tenant, and are not for students', async () => {
    expect(await asked(writer)).toEqual(['/News/panen-raya'])
    expect((await ask(student)).status).toBe(403)
  })

  it('change no byte of a page: members get what visitors get', async () => {
    const page = (headers: Record<string, string>) =>
      app.request({
        host: tegal.host,
        path: '/News/panen-raya',
        headers: { accept: 'text/html', ...headers },
      })
    const open = await page({})
    const mine = await page({ cookie: `sid=${admin.token}; masuk=1` })
    expect(open.status).toBe(200)
    expect(mine.body).toBe(open.body)
    expect(mine.headers.etag).toBe(open.headers.etag)
    expect(open.body).not.toContain('pencil')
  })
})
