import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asking, openAcademies } from '../../../../test/academies.ts'
import type { App } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import type { BuiltMember } from '../../../../test/members.ts'
import { buildCareer } from '../../community/careers/careers.things.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  ;({ app, tenant, admin } = await openAcademies())
  await tenant.write(tx => buildCareer(tx, { slug: 'bengkel-laut', name: 'Bengkel Laut' }))
})

afterAll(() => app?.close())

const { call, page } = asking(() => ({ app, tenant, admin }))

const kinds = [
  {
    kind: 'event',
    plural: 'events',
    list: '/Kelola/Acara',
    fields: { title: 'Pasar Ilmu', startAt: '2027-01-16T08:00', endAt: '2027-01-16T12:00', venue: 'Pendopo' },
    path: '/Event/pasar-ilmu',
  },
  {
    kind: 'class',
    plural: 'classes',
    list: '/Kelola/Kelas',
    fields: { name: 'Anyaman Bambu', type: 'self_paced' },
    path: '/Courses/anyaman-bambu',
  },
  {
    kind: 'program',
    plural: 'programs',
    list: '/Kelola/Program',
    fields: { name: 'Sekolah Pesisir' },
    path: '/Program/sekolah-pesisir',
  },
  {
    kind: 'job',
    plural: 'jobs',
    list: '/Kelola/Lowongan',
    fields: { title: 'Juru las kapal', careerSlug: 'bengkel-laut', cityCode: '33.76' },
    path: undefined,
  },
]

const seo = { title: 'Kata untuk yang mencari', description: 'Keterangan yang dibaca sebelum halamannya.' }

describe.each(kinds)('what is said of a $kind where it is found', ({ kind, plural, list, fields, path }) => {
  const draft = (id: number) => `/v1/drafts/${kind}/${id}`
  const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))
  let id: number

  it('stands in the head of its preview and of its page, and is kept as it was written', async () => {
    id = (await call('POST', `/v1/${plural}`, {})).data.id
    expect(await call('PUT', draft(id), { writer: 'uji', fields: { ...fields, seo } })).toMatchObject({
      status: 200,
    })
    const preview = headOf((await page(`${list}/${id}/Pratinjau`, admin)).body)
    for (const words of Object.values(seo)) expect(preview).toContain(words)
    expect((await call('POST', `${draft(id)}/publication`, {})).status).toBe(200)
    const own = path ?? (await jobPath())
    const head = headOf((await page(own)).body)
    for (const words of Object.values(seo)) expect(head).toContain(`content="${words}"`)
    expect(head).toContain(`<title>${seo.title}`)
    expect((await call('GET', draft(id))).data.value.seo).toEqual(seo)
  })

  it('is asked for in its editor, has a limit, and shows no picture of another site', async () => {
    expect((await page(`${list}/${id}`, admin)).body).toContain('Gambar saat dibagikan')
    const save = (given: object) => call('PUT', draft(id), { writer: 'uji', fields: { seo: given } })
    expect(await save({ title: 'a'.repeat(71) })).toMatchObject({
      status: 422,
      errors: [{ field: 'seo.title' }],
    })
    const image = { key: `${'a'.repeat(24)}.webp`, width: 1200, height: 630, alt: 'Milik orang' }
    await save({ image })
    expect((await call('POST', `${draft(id)}/publication`, {})).status).toBe(422)
  })
})

async function jobPath(): Promise<string> {
  const { data } = await call('GET', '/v1/career/job/list')
  return `/Event/Careers/${data.items[0].id}/${data.items[0].slug}`
}
