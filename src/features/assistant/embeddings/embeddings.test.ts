import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import {
  type EmbeddingsFault,
  type EmbeddingsServer,
  startEmbeddingsServer,
} from '../../../../test/embeddings-server.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { createAsker } from '../../../../test/questions.ts'
import { createLog } from '../../../platform/log.ts'
import { buildPost } from '../../content/posts/posts.things.ts'
import { buildChapter, buildClass, buildModule } from '../../learning/classes/classes.things.ts'
import { buildEnrolment } from '../../learning/enrolments/enrolments.things.ts'

let app: App
let tegal: BuiltTenant
let admin: BuiltMember
let student: BuiltMember
let stranger: BuiltMember
let server: EmbeddingsServer
let asker: ReturnType<typeof createAsker>
const logged: string[] = []

const jobs = () => app.sanggar.jobs.runOften()
const send = async (method: string, path: string, body?: object) => {
  const { status, body: text } = await app.request({
    host: tegal.host,
    method,
    path,
    ...(body ? { body: JSON.stringify(body) } : {}),
    headers: { ...admin.bearer, ...(body ? { 'content-type': 'application/json' } : {}) },
  })
  return { ...JSON.parse(text), status }
}
let version = 0
/** as somebody writes it in the office */
const name = async (values: object = {}) => {
  const given = { baseUrl: server.baseUrl, model: 'makna-1', monthlyTokens: 100_000, version, ...values }
  const answer = await send('PUT', '/v1/assistant/embeddings', given)
  version = answer.data?.version ?? version
  return answer
}
const state = async () => (await name()).data
const novel = 'Bolehkah membawa novel pulang?'

beforeAll(async () => {
  const log = createLog('warn', { write: line => void logged.push(line) })
  app = await startApp({ environment: { LOCAL_MODELS: 'true' }, log })
  server = await startEmbeddingsServer()
  asker = createAsker(app)
  tegal = await buildTenant(app, { slug: 'tegal' })
  admin = await buildMember(app, tegal, { kind: 1 })
  student = await buildMember(app, tegal, { kind: 4 })
  stranger = await buildMember(app, tegal, { kind: 4 })
  await tegal.write(async tx => {
    const post = (slug: string, title: string, text: string) =>
      buildPost(tx, { slug, title, content_html: `<p>${text}</p>` })
    await post(
      'pustaka',
      'Perpustakaan',
      'Buku dipinjam dua pekan. Tanya sari@contoh.id atau 0812-3456-7890.',
    )
    await post('kantin', 'Kantin', 'Kantin buka pukul tujuh.')
    const course = await buildClass(tx, { slug: 'kabel', type: 'self_paced', price: 250_000 })
    const module = await buildModule(tx, course.id, { slug: 'alat', title: 'Alat' })
    await buildChapter(
      tx,
      { classId: course.id, moduleId: module.id },
      { slug: 'urutan', title: 'Mengkrimping kabel', content_html: '<p>Pin satu: warna oranye.</p>' },
    )
    await buildEnrolment(tx, { class_id: course.id, membership_id: student.membershipId })
  })
  await jobs()
}, 240_000)
afterAll(async () => {
  await server?.close()
  await app?.close()
})
beforeEach(() => {
  server.asked.length = 0
  server.says.fault = 'none'
})

describe('without an embeddings endpoint', () => {
  it('a question in other words than the site’s finds nothing, and nobody is asked what it means', async () => {
    expect((await asker.ask(tegal, novel)).sources).toEqual([])
    expect(server.asked).toEqual([])
    expect(await send('POST', '/v1/assistant/embeddings/test')).toMatchObject({ data: { isFine: false } })
  })
})

describe('an embeddings endpoint', () => {
  it('is named field by field, and its key never told again', async () => {
    expect(await name({ model: '' })).toMatchObject({ status: 422, errors: [{ field: 'model' }] })
    expect(await name({ baseUrl: 'ftp://x' })).toMatchObject({ status: 422, errors: [{ field: 'baseUrl' }] })
    const saved = await name({ key: 'kunci-embeddings' })
    expect(saved).toMatchObject({ status: 200, data: { key: { isThere: true, end: 'ings' }, made: 0 } })
    expect(saved.data.texts).toBeGreaterThan(2)
    expect(JSON.stringify(saved)).not.toContain('kunci-embeddings')
    expect(await send('POST', '/v1/assistant/embeddings/test')).toMatchObject({
      data: { isFine: true, words: 'Sambungan berhasil. Setiap teks menjadi 16 angka.' },
    })
    expect(server.asked).toMatchObject([{ model: 'makna-1', key: 'Bearer kunci-embeddings' }])
  })

  it('is sent every passage once, without personal data, and again only what changed', async () => {
    await jobs()
    const sent = server.asked.flatMap(({ input }) => input)
    expect(new Set(sent).size).toBe(sent.length)
    expect(sent.join()).toContain('Buku dipinjam dua pekan')
    expect(sent.join()).not.toMatch(/sari@contoh|0812/)
    const { texts, made, used } = await state()
    expect([made, used]).toEqual([texts, texts * 10])
    await jobs()
    expect(server.asked.flatMap(({ input }) => input)).toHaveLength(sent.length)
    server.asked.length = 0
    await tegal.write(tx =>
      buildPost(tx, { slug: 'jajan', title: 'Jajan', content_html: '<p>Jajan di kantin.</p>' }),
    )
    await tegal.write(tx => tx.db.insertInto('passage_stale').values({ tag: 'posts' }).execute())
    await jobs()
    await jobs()
    expect(server.asked.flatMap(({ input }) => input)).toEqual([expect.stringContaining('Jajan di kantin')])
  })

  it('finds what a question means, whatever words it uses', async () => {
    const { sources, done } = await asker.ask(tegal, novel)
    expect(sources[0]).toBe('/News/pustaka')
    // nothing is quoted that does not say it in words
    expect(done).toMatchObject({ answered: false })
    expect(server.asked.map(({ input }) => input)).toEqual([[novel]])
  })

  it('tells nobody of a lesson that is not theirs, however near it lies', async () => {
    const query = 'Corak kawat untuk penjepit?'
    for (const who of [undefined, stranger])
      expect((await asker.ask(tegal, query, who)).sources.filter(url => url.includes('/chapter/'))).toEqual(
        [],
      )
    expect((await asker.ask(tegal, query, student)).sources[0]).toContain('/chapter/urutan')
  })

  it('is not asked what is somebody’s own, nor beyond the month', async () => {
    await asker.ask(tegal, 'tagihan saya', student)
    expect(server.asked).toEqual([])
    await name({ monthlyTokens: 1 })
    expect((await asker.ask(tegal, novel)).sources).toEqual([])
    await name({ model: 'makna-2', monthlyTokens: 1 })
    await jobs()
    expect(server.asked).toEqual([])
    const page = await app.request({
      host: tegal.host,
      path: '/Kelola/Asisten?tab=model',
      headers: { ...admin.cookie, accept: 'text/html' },
    })
    expect(page.body).toContain('Jatah token embeddings bulan ini sudah habis')
  })

  it.each<[EmbeddingsFault, RegExp]>([
    ['busy', /terlalu banyak permintaan/],
    ['refused', /Kuncinya ditolak/],
    ['garbage', /tidak menjawab seperti yang diharapkan/],
    ['short', /tidak menjawab seperti yang diharapkan/],
  ])(
    'that is %s is said to be, and tried again after a pause',
    async (fault, words) => {
      await name({ model: `makna-${fault}` })
      server.says.fault = fault
      logged.length = 0
      await jobs()
      // the log hears of it, and of no lesson
      expect(logged.join()).toContain('vectors were not made')
      expect(logged.join()).not.toMatch(/oranye|dipinjam|responseBody|requestBodyValues/)
      const times = server.asked.length
      expect(times).toBeGreaterThan(0)
      const page = await app.request({
        host: tegal.host,
        path: '/Kelola/Asisten?tab=model',
        headers: { ...admin.cookie, accept: 'text/html' },
      })
      expect(page.body).toMatch(words)
      await jobs()
      expect(server.asked).toHaveLength(times)
      server.says.fault = 'none'
      app.clock.set(new Date(app.clock.now().getTime() + 61_000))
      await jobs()
      const row = await tegal.write(tx =>
        tx.db.selectFrom('embedding_settings').select(['failures', 'problem']).executeTakeFirstOrThrow(),
      )
      expect(row).toEqual({ failures: 0, problem: '' })
    },
    30_000,
  )

  it('that refuses one text gets all the others; the office reads which it is and why, and saving tries it again', async () => {
    await tegal.write(tx =>
      buildPost(tx, { slug: 'tahu', title: 'Menu Jumat', content_html: '<p>Hari Jumat ada tahu isi.</p>' }),
    )
    await tegal.write(tx => tx.db.insertInto('passage_stale').values({ tag: 'posts' }).execute())
    await name({ model: 'makna-picky' })
    server.says.fault = 'picky'
    await jobs()
    await jobs()
    const page = await app.request({
      host: tegal.host,
      path: '/Kelola/Asisten?tab=model',
      headers: { ...admin.cookie, accept: 'text/html' },
    })
    expect(page.body).toContain('1 bagian ditolak layanan itu')
    expect(page.body).toContain('Menu Jumat')
    expect(page.body).toContain('Layanan menolak teks ini (kode 400)')
    const times = server.asked.length
    await jobs()
    expect(server.asked).toHaveLength(times)
    server.says.fault = 'none'
    const { texts, made } = (await name({ model: 'makna-picky' })).data
    expect(made).toBe(texts - 1)
    await jobs()
    expect((await name({ model: 'makna-picky' })).data).toMatchObject({ made: texts, texts, refused: [] })
  })

  it('is sent nothing while the assistant of the site is off', async () => {
    const usual = { visitors: true, kinds: [4], greeting: '', retentionDays: 90 }
    const switched = (isOn: boolean) => send('PUT', '/v1/assistant/settings', { ...usual, isOn })
    expect(await switched(false)).toMatchObject({ status: 200 })
    await name({ model: 'makna-mati' })
    await jobs()
    expect(server.asked).toEqual([])
    await switched(true)
    await jobs()
    expect(server.asked.length).toBeGreaterThan(0)
  })

  it('that is silent keeps nobody waiting: the question is answered by its words, and the next without asking', async () => {
    server.says.fault = 'silent'
    const begun = performance.now()
    const { text } = await asker.ask(tegal, 'Kapan kantin buka?')
    expect(text).toContain('Kantin buka pukul tujuh')
    expect(performance.now() - begun).toBeLessThan(6000)
    server.asked.length = 0
    await asker.ask(tegal, 'Kapan kantin buka?')
    expect(server.asked).toEqual([])
  })

  it('that is named no more leaves no vectors behind', async () => {
    const count = () =>
      tegal
        .write(tx => tx.db.selectFrom('passage_vectors').select('digest').execute())
        .then(rows => rows.length)
    expect(await count()).toBeGreaterThan(0)
    expect(await name({ baseUrl: '', model: '' })).toMatchObject({ status: 200, data: { made: 0 } })
    expect(await count()).toBe(0)
  })
})
