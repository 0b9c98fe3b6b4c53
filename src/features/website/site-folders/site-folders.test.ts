import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
