import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { runFolderJob } from './site-folders.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let admin: BuiltMember
let other: BuiltMember
let folder: string
let site: Record<string, Uint8Array>

const text = (words: string) => new TextEncoder().encode(words)

const files = {
  'site.yaml': 'format: 1\n',
  'categories.yaml':
    'news:\n  - slug: kabar-guru\n    name: Kabar guru\n  - slug: lomba\n    name: Lomba\n    parent: kabar-guru\n',
  'public-profiles/sari-wulan.yaml': 'name: Sari Wulan\ntitle: Guru matematika\n',
  'posts/news/bank-soal.md': `---
published: 2026-11-02T01:00:00Z
title: Bank soal dibuka
summary: Sebanyak 605 soal dapat dipakai.
cover:
  file: media/papan.png
  alt: Papan tulis
categories:
  - kabar-guru
authors:
  - sari-wulan
---

Soal boleh **diubah**.

:::callout{tone=tip}
Soal asli tetap utuh.
:::

![Papan tulis](../../media/papan.png)
`,
  'posts/news/rencana.md': '---\neditorial: draft\ntitle: Rencana\n---\n',
  'events/temu-guru.md': `---
title: Temu guru
startAt: 2026-12-12T09:00
endAt: 2026-12-12T12:00
venue: Aula
speakers:
  - name: Sari Wulan
    isConfirmed: true
---

Bawa laptop.
`,
  'classes/geometri.md': `---
name: Geometri
runs:
  - name: Angkatan 1
    startAt: 2026-12-01T19:00
    endAt: 2026-12-20T21:00
    joinMode: code
    joinCode: RAHASIA-77
code: GEOMETRI
---

Bangun ruang.
`,
  'pages/About.yaml': 'title: Tentang kami\nlead: Kami mengajar.\n',
  'settings/navigation.yaml': '- label: Berita\n  href: /News\n',
  'redirects.yaml': '- from: /kabar\n  to: /News\n',
} as const

/** a course whose only chapter is a quiz of one question and of two that are drawn */
const quizCourse = {
  'site.yaml': 'format: 1\n',
  'classes/peluang.md': '---\nname: Peluang\ncode: PELUANG\n---\n',
  'courses/peluang/course.yaml': 'modules:\n  - slug: awal\n    title: Awal\n    chapters:\n      - ujian\n',
  'courses/peluang/ujian.md': '---\ntitle: Ujian\nkind: quiz\n---\n',
  'courses/peluang/ujian.quiz.yaml': `mode: exam
minutes: 30
opensAt: 2026-12-12T09:00
passingPercent: 75
isShuffled: false
review:
  during: []
  after:
    - points
  closed: []
isOpen: true
isSealed: true
graceMinutes: 20
slots:
  - question: dadu
  - tag: peluang
    pick: 2
    points: 1.5
`,
  'courses/peluang/questions/dadu.yaml': `kind: single
prompt: Peluang sisi enam dari satu dadu?
options:
  - text: 1/6
    isRight: true
  - text: 1/2
points: 2
`,
  'courses/peluang/questions/koin.yaml':
    'kind: numeric\nprompt: Peluang gambar dari satu koin?\nvalue: 0.5\ntolerance:\n  kind: absolute\n  value: 0\ntags:\n  - peluang\n',
  'courses/peluang/questions/kartu.yaml':
    'kind: ordering\nprompt: Urutkan dari yang paling mungkin.\nitems:\n  - text: Kartu merah\n  - text: Kartu hati\n  - text: As hati\ntags:\n  - peluang\n',
}

/** what the class of above consists of */
const course = {
  'courses/geometri/course.yaml': `modules:
  - slug: dasar
    title: Dasar
    chapters:
      - titik
      - garis
  - slug: bidang
    title: Bidang
    chapters:
      - segitiga
`,
  'courses/geometri/titik.md': `---
title: Titik
isPreview: true
---

Titik tidak punya **panjang**.

![Papan tulis](../../media/papan.png)
`,
  'courses/geometri/garis.md': `---
title: Garis
minutes: 12
completion: min_time
completionLeast: 5
releaseAfter: titik
---

Dua titik.
`,
  'courses/geometri/segitiga.md': '---\ntitle: Segitiga\n---\n\nTiga garis.\n',
} as const

const packed = (given: Record<string, Uint8Array>) => Buffer.from(zipSync(given))

function send(zip: Buffer, { isTrial = false, by = admin, host = tegal.host } = {}) {
  const edge = 'batas-formulir'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="situs.zip"\r\n\r\n`
  return app.request({
    host,
    path: `/v1/site-folder?trial=${isTrial ? 1 : 0}`,
    method: 'POST',
    body: Buffer.concat([Buffer.from(head), zip, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { ...by.bearer, 'content-type': `multipart/form-data; boundary=${edge}` },
  })
}

const states = (answer: { json(): { data: { changes: { path: string; state: string }[] } } }) =>
  answer.json().data.changes.map(({ path, state }) => `${state} ${path}`)
const problems = (answer: { json(): { errors?: { field: string; message: string }[] } }) =>
  (answer.json().errors ?? []).map(({ field, message }) => `${field}: ${message}`)
const get = (path: string, host = tegal.host) => app.request({ host, path, headers: { accept: 'text/html' } })

const job = (act: 'export' | 'import' | 'diff', tenant: BuiltTenant, path: string) =>
  runFolderJob({ ...app.sanggar, clock: app.clock }, { act, tenant: tenant.slug, path, isTrial: false })
const exported = (tenant: BuiltTenant) => job('export', tenant, join(folder, tenant.slug))
const written = (tenant: BuiltTenant, path: string) => readFile(join(folder, tenant.slug, path), 'utf8')

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal' })
  brebes = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tegal, { kind: 1 })
  other = await buildMember(app, brebes, { kind: 1 })
  folder = await mkdtemp(join(tmpdir(), 'sanggar-folder-'))
  const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer()
  site = Object.fromEntries(Object.entries(files).map(([path, words]) => [path, text(words)]))
  site['media/papan.png'] = png
})
afterAll(async () => {
  await app?.close()
  await rm(folder, { recursive: true, force: true })
})

describe('a site as a folder', () => {
  it('is tried first: what is new is told, and nothing is written', async () => {
    const answer = await send(packed(site), { isTrial: true })
    expect(answer.status, answer.body).toBe(200)
    expect(states(answer)).toContain('new posts/news/bank-soal.md')
    expect(answer.json().data.pictures).toBe(1)
    expect((await get('/News')).body).not.toContain('Bank soal dibuka')
  })

  it('comes in at once, through the doors of its kinds, and visitors see it', async () => {
    const answer = await send(packed(site))
    expect(answer.status, answer.body).toBe(200)
    const list = await get('/News')
    expect(list.body).toContain('Bank soal dibuka')
    expect(list.body).not.toContain('Rencana')
    const page = await get(/href="(\/News\/[^"]*bank-soal)"/.exec(list.body)?.[1] ?? '')
    for (const words of [
      '<strong>diubah</strong>',
      'Soal asli tetap utuh',
      'Sari Wulan',
      'Kabar guru',
      'w_960',
    ])
      expect(page.body).toContain(words)
    const read = await get('/v3/post/text?kindSlug=news&slug=bank-soal')
    expect(read.body).toContain('# Bank soal dibuka\n\nSoal boleh **diubah**.')
    expect((await get('/About')).body).toContain('Kami mengajar.')
    expect((await get('/kabar')).headers.location).toBe('/News')
    const log = await app.request({ host: tegal.host, path: '/Kelola/Riwayat', headers: admin.cookie })
    expect(log.body).toContain('membawa masuk folder situs')
  })

  it('goes out, and in again, without a change; into another site, and out of it, as the same bytes', async () => {
    await exported(tegal)
    const again = await job('import', tegal, join(folder, 'tegal'))
    expect(again.changes).toEqual([])
    // a code to join is not for everybody who may read the folder
    expect(await written(tegal, 'classes/geometri.md')).not.toContain('RAHASIA')
    const path = join(folder, 'tegal', 'classes/geometri.md')
    const own = await readFile(path, 'utf8')
    await writeFile(path, own.replace('joinMode: code', 'joinMode: code\n    joinCode: BREBES-1'))
    await job('import', brebes, join(folder, 'tegal'))
    await writeFile(path, own)
    await exported(brebes)
    const report = await job('diff', brebes, join(folder, 'tegal'))
    expect(report.changes).toEqual([])
    for (const name of [
      'posts/news/bank-soal.md',
      'posts/news/rencana.md',
      'events/temu-guru.md',
      'media.yaml',
      'classes/geometri.md',
    ])
      expect(await written(brebes, name)).toBe(await written(tegal, name))
  })

  it('changes only what was changed in it, and keeps what it does not name', async () => {
    const path = join(folder, 'tegal', 'classes/geometri.md')
    await writeFile(path, (await readFile(path, 'utf8')).replace('Bangun ruang.', 'Bangun datar.'))
    await rm(join(folder, 'tegal', 'events/temu-guru.md'))
    const { changes } = await job('import', tegal, join(folder, 'tegal'))
    expect(changes.map(({ path, state }) => `${state} ${path}`)).toEqual([
      'changed classes/geometri.md',
      'gone events/temu-guru.md',
    ])
    const { body } = await app.request({ host: tegal.host, path: '/v1/class/overview?slug=geometri' })
    expect(body).toContain('Bangun datar.')
    const code = await app.sanggar.database.withTenant(tegal.id, tx =>
      tx.db.selectFrom('classrooms').select('join_code').executeTakeFirst(),
    )
    expect(code?.join_code).toBe('RAHASIA-77')
  })

  it('is refused with file and line, all of it, where something in it is wrong', async () => {
    const wrong = {
      ...site,
      'posts/news/bank-soal.md': text(files['posts/news/bank-soal.md'].replace('summary:', 'sumary:')),
      'posts/news/salah.md': text(
        '---\ntitle: Salah\ncategories:\n  - lomba\n  - tidak-ada\n---\n\nSatu\n\n:::tabel\n:::\n',
      ),
      'events/temu-guru.md': text('---\ntitle: Temu guru\nstartAt: kemarin\n---\n'),
      'pages/About.yaml': text('title: Tentang\n  lead: x\n'),
      'pages/Tiada.yaml': text('title: Tiada\n'),
    }
    const answer = await send(packed(wrong))
    expect(answer.status).toBe(422)
    expect(problems(answer)).toEqual(
      expect.arrayContaining([
        'posts/news/bank-soal.md baris 4: Isian tidak dikenal: sumary. Maksudnya summary?',
        'posts/news/salah.md baris 10: Tidak ada blok bernama "tabel"',
        'events/temu-guru.md baris 3: Tulis tanggal dan jam',
        'pages/About.yaml baris 1: Jarak di awal baris berikutnya tidak sesuai, atau teks yang memuat titik dua perlu diapit tanda kutip',
        'pages/Tiada.yaml baris 1: Situs tidak memiliki halaman bernama Tiada',
      ]),
    )
    const missing = {
      ...site,
      'posts/news/salah.md': text(
        '---\ntitle: Salah\ncategories:\n  - lomba\n  - tidak-ada\ncover:\n  file: media/tiada.png\n---\n',
      ),
    }
    expect(problems(await send(packed(missing)))).toEqual([
      'posts/news/salah.md baris 6: Gambar ini tidak ada di folder media maupun di situs',
    ])
    missing['posts/news/salah.md'] = text('---\ntitle: Salah\ncategories:\n  - lomba\n  - tidak-ada\n---\n')
    expect(problems(await send(packed(missing)))).toEqual([
      'posts/news/salah.md baris 5: Tidak ada kategori "tidak-ada"',
    ])
    expect((await get('/News')).body).not.toContain('Salah')
  })

  it('holds what classes consist of: a course comes in published, goes out alone, and is the same bytes elsewhere', async () => {
    const path = join(folder, 'kursus')
    for (const [name, words] of Object.entries({ 'site.yaml': 'format: 1\n', ...course })) {
      await mkdir(dirname(join(path, name)), { recursive: true })
      await writeFile(join(path, name), words)
    }
    await mkdir(join(path, 'media'), { recursive: true })
    await writeFile(join(path, 'media/papan.png'), site['media/papan.png'] ?? '')
    const push = (tenant: BuiltTenant, act: 'export' | 'import' | 'diff', isTrial = false) =>
      runFolderJob(
        { ...app.sanggar, clock: app.clock },
        { act, tenant: tenant.slug, path, isTrial, course: 'geometri' },
      )
    expect((await push(tegal, 'diff')).changes.map(({ path: own, state }) => `${state} ${own}`)).toEqual([
      'gone classes/geometri.md',
      'new courses/geometri/course.yaml',
      'new courses/geometri/garis.md',
      'new courses/geometri/segitiga.md',
      'new courses/geometri/titik.md',
    ])
    expect((await get('/Courses/geometri/module/dasar/chapter/titik')).status).toBe(404)
    await push(tegal, 'import')
    const page = await get('/Courses/geometri/module/dasar/chapter/titik')
    expect(page.body).toContain('<strong>panjang</strong>')
    expect(page.body).toContain('w_960')
    // out, with the class, and into another site as the same bytes
    await push(tegal, 'export')
    const mine = await readFile(join(path, 'courses/geometri/garis.md'), 'utf8')
    expect(mine).toBe(course['courses/geometri/garis.md'])
    expect((await push(tegal, 'import')).changes).toEqual([])
    await push(brebes, 'import')
    expect((await push(brebes, 'export')).changes).toEqual([])
    // what left the outline and comes back is the chapter that it was
    const ids = () =>
      app.sanggar.database.withTenant(tegal.id, tx =>
        tx.db
          .selectFrom('chapters')
          .select(['id', 'slug'])
          .where('removed_at', 'is', null)
          .orderBy('slug')
          .execute(),
      )
    const before = await ids()
    const outline = join(path, 'courses/geometri/course.yaml')
    const whole = await readFile(outline, 'utf8')
    await writeFile(outline, whole.replace('      - garis\n', ''))
    await rm(join(path, 'courses/geometri/garis.md'))
    await push(tegal, 'import')
    expect((await get('/Courses/geometri/module/dasar/chapter/garis')).status).toBe(410)
    await writeFile(outline, whole)
    await writeFile(join(path, 'courses/geometri/garis.md'), mine)
    await push(tegal, 'import')
    expect(await ids()).toEqual(before)
    // a course that has no file for a chapter, and a chapter that no course names
    await writeFile(outline, `${whole}      - lingkaran\n`)
    await writeFile(join(path, 'courses/geometri/kubus.md'), '---\ntitle: Kubus\nmenit: 4\n---\n')
    await expect(push(tegal, 'import', true)).rejects.toThrow(
      'courses/geometri/kubus.md baris 1: Bab ini tidak disebut di courses/geometri/course.yaml',
    )
    await rm(join(path, 'courses/geometri/kubus.md'))
    await expect(push(tegal, 'import', true)).rejects.toThrow(
      'courses/geometri/course.yaml baris 11: Bab "lingkaran" tidak memiliki berkas courses/geometri/lingkaran.md',
    )
  })

  it('holds quizzes with their questions and pools: byte for byte at another site, and a mistake is said with its line', async () => {
    const path = join(folder, 'kuis')
    const at = (name: string) => join(path, name)
    const put = async (name: string, words: string) => {
      await mkdir(dirname(at(name)), { recursive: true })
      await writeFile(at(name), words)
    }
    const push = (tenant: BuiltTenant, act: 'export' | 'import' | 'diff', isTrial = false) =>
      runFolderJob(
        { ...app.sanggar, clock: app.clock },
        { act, tenant: tenant.slug, path, isTrial, course: 'peluang' },
      )
    const said = { ...quizCourse }
    for (const [name, words] of Object.entries(said)) await put(name, words)
    // ids of parts are made where a file has none, and stay
    await push(tegal, 'import')
    expect((await push(tegal, 'import')).changes).toEqual([])
    await push(tegal, 'export')
    const names = Object.keys(said).filter(name => name.startsWith('courses/'))
    const bytes = () => Promise.all(names.map(name => readFile(at(name), 'utf8')))
    const mine = await bytes()
    expect(mine[names.indexOf('courses/peluang/ujian.quiz.yaml')]).toBe(
      said['courses/peluang/ujian.quiz.yaml'],
    )
    expect(mine[names.indexOf('courses/peluang/questions/dadu.yaml')]).toContain('text: 1/6')
    await push(brebes, 'import')
    expect((await push(brebes, 'diff')).changes).toEqual([])
    await push(brebes, 'export')
    expect(await bytes()).toEqual(mine)
    // a question is a version more only where it says something else
    const dice = 'courses/peluang/questions/dadu.yaml'
    await put(dice, (await readFile(at(dice), 'utf8')).replace('sisi enam', 'mata enam'))
    expect((await push(tegal, 'import')).changes.map(({ path: own, state }) => `${state} ${own}`)).toEqual([
      `changed ${dice}`,
    ])
    const versions = await app.sanggar.database.withTenant(tegal.id, tx =>
      tx.db.selectFrom('questions').select(['code', 'version']).orderBy('code').execute(),
    )
    expect(versions).toEqual([
      { code: 'dadu', version: 2 },
      { code: 'kartu', version: 1 },
      { code: 'koin', version: 1 },
    ])
    const wrong = async (name: string, from: string, to: string, message: string) => {
      const before = await readFile(at(name), 'utf8')
      await put(name, before.replace(from, to))
      await expect(push(tegal, 'import', true)).rejects.toThrow(message)
      await put(name, before)
    }
    const exam = 'courses/peluang/ujian.quiz.yaml'
    await wrong(exam, 'question: dadu', 'question: dado', `${exam} baris 15: Tidak ada soal "dado"`)
    await wrong(exam, 'mode: exam', 'mode: ujian', `${exam} baris 1: Pilih jenis kuis`)
    await wrong(exam, 'pick: 2', 'pick: dua', `${exam} baris 17: Tulis bilangan bulat`)
    await wrong(dice, 'isRight: true', 'isRight: false', `${dice} baris 3: Tandai jawaban yang benar`)
    await wrong(dice, 'kind: single', 'kind: essay', `${dice} baris 1: Soal ini berjenis single`)
    await put('courses/peluang/lain.quiz.yaml', 'mode: exam\n')
    await expect(push(tegal, 'import', true)).rejects.toThrow(
      'courses/peluang/lain.quiz.yaml baris 1: Bab ini tidak disebut di courses/peluang/course.yaml',
    )
  })

  it('leaves a course that was never published a draft, until its file says otherwise', async () => {
    const path = join(folder, 'draf')
    const files = {
      'site.yaml': 'format: 1\n',
      'classes/aljabar.md': '---\neditorial: draft\nname: Aljabar\ncode: ALJABAR\n---\n',
      'courses/aljabar/course.yaml':
        'editorial: draft\nmodules:\n  - slug: awal\n    title: Awal\n    chapters:\n      - variabel\n',
      'courses/aljabar/variabel.md': '---\ntitle: Variabel\nisPreview: true\n---\n\nHuruf pengganti angka.\n',
    }
    const put = async (name: string, words: string) => {
      await mkdir(dirname(join(path, name)), { recursive: true })
      await writeFile(join(path, name), words)
    }
    for (const [name, words] of Object.entries(files)) await put(name, words)
    const at = '/Courses/aljabar/module/awal/chapter/variabel'
    const bring = (act: 'import' | 'diff') =>
      runFolderJob(
        { ...app.sanggar, clock: app.clock },
        { act, tenant: tegal.slug, path, isTrial: false, course: 'aljabar' },
      )
    await bring('import')
    expect((await get(at)).status).toBe(404)
    expect((await bring('diff')).changes).toEqual([])
    // the text of a draft changes as it is pushed
    await put('courses/aljabar/variabel.md', files['courses/aljabar/variabel.md'].replace('Huruf', 'Lambang'))
    expect((await bring('import')).changes.map(({ path: own }) => own)).toEqual([
      'courses/aljabar/variabel.md',
    ])
    for (const name of ['classes/aljabar.md', 'courses/aljabar/course.yaml'] as const)
      await put(name, files[name].replace('editorial: draft\n', ''))
    await bring('import')
    expect((await get(at)).body).toContain('Lambang pengganti angka.')
    await put('courses/aljabar/course.yaml', files['courses/aljabar/course.yaml'])
    await expect(bring('import')).rejects.toThrow('courses/aljabar/course.yaml baris 1: Isi kelas ini sudah')
  })

  it('never writes over what somebody is changing', async () => {
    const by = { by: admin, host: tegal.host }
    const list = await callAs(app, by, 'GET', '/v1/events/ids')
    const [{ id }] = list.data.rows
    const draft = await callAs(app, by, 'PUT', `/v1/drafts/event/${id}`, {
      writer: 'w',
      rev: 1,
      fields: { venue: 'Halaman' },
    })
    expect(draft.status).toBe(200)
    const moved = {
      ...site,
      'events/temu-guru.md': text(files['events/temu-guru.md'].replace('Aula', 'Kebun')),
    }
    expect(problems(await send(packed(moved)))).toEqual([
      'events/temu-guru.md baris 1: Sedang diubah di Kelola: terbitkan atau buang perubahannya dahulu',
    ])
  })

  it('is for admins alone, and what is no folder of a site is none', async () => {
    const writer = await buildMember(app, tegal, { kind: 6 })
    expect((await send(packed(site), { by: writer })).status).toBe(403)
    expect((await send(packed(site), { by: other })).status).toBe(401)
    expect((await send(Buffer.from('bukan zip'))).status).toBe(400)
    expect(problems(await send(packed({ 'a.md': text('x') })))).toEqual([
      'site.yaml baris 1: Folder situs memiliki berkas site.yaml berisi "format: 1"',
    ])
    const zip = await app.request({ host: tegal.host, path: '/v1/site-folder', headers: admin.cookie })
    expect(Object.keys(unzipSync(zip.bytes))).toEqual(
      expect.arrayContaining(['site.yaml', 'posts/news/bank-soal.md']),
    )
    const page = await app.request({ host: tegal.host, path: '/Kelola/Folder', headers: admin.cookie })
    expect(page.body).toContain('Unduh situs sebagai folder (ZIP)')
  })
})
