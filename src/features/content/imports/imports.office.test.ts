import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { picture } from '../../../../test/import-shelf.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { sendSource } from '../../../../test/uploads.ts'
import { type ImportRun, importRun } from './import-runs.contract.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1 })
  stranger = await buildMember(app, elsewhere, { kind: 1 })
})
afterAll(() => app?.close())

const call = (method: string, path: string, body?: Record<string, unknown>) =>
  callAs(app, { by: admin, host: tenant.host }, method, path, body)

const text = (words: string) => new TextEncoder().encode(words)
const zip = (files: Record<string, Uint8Array | string>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? text(content) : new Uint8Array(content),
        ]),
      ),
    ),
  )

/** Waits until it has ended, as the page does. */
async function ended(id: number): Promise<ImportRun> {
  const state = () =>
    tenant.write(tx =>
      tx.db.selectFrom('import_runs').select('state').where('id', '=', id).executeTakeFirst(),
    )
  while (!['done', 'refused'].includes((await state())?.state ?? 'refused')) await wait(50)
  return importRun.parse((await call('GET', `/v1/imports/${id}`)).data)
}

const wishes = { becomes: 'blog', isDraft: true }

async function tried(name: string, bytes: Buffer, wish: Record<string, unknown>): Promise<ImportRun> {
  const uploadId = await sendSource(app, tenant, admin, name, bytes)
  expect(uploadId, JSON.stringify(uploadId)).toBeTypeOf('string')
  const begun = await call('POST', '/v1/imports', { uploadId, ...wishes, ...wish })
  expect(begun.status, JSON.stringify(begun)).toBe(202)
  return ended(begun.data.id)
}

async function written({ id, becomes, isDraft }: ImportRun): Promise<ImportRun> {
  expect((await call('POST', `/v1/imports/${id}/writing`, { becomes, isDraft })).status).toBe(202)
  return ended(id)
}

const postsOf = (slug: string) =>
  tenant.write(tx => tx.db.selectFrom('posts').select(['status', 'kind']).where('slug', '=', slug).execute())

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))

const word = (paragraphs: string, more: Record<string, Uint8Array | string> = {}) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${paragraphs}</w:body></w:document>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ...more,
  })
const heading = (words: string) =>
  `<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`

describe('a file that is brought in by the browser', () => {
  it('is tried first, and is written only when that is asked for', async () => {
    const run = await tried('umpan.rss', fixture('umpan.rss'), { source: 'feed' })
    expect(run).toMatchObject({ act: 'trial', state: 'done', name: 'umpan.rss', problem: null })
    expect(run.report?.counts.find(({ what }) => what === 'Artikel')).toMatchObject({ created: 1 })
    expect(await postsOf('satu')).toEqual([])
    const done = await written(run)
    expect(done).toMatchObject({ act: 'write', state: 'done' })
    expect(await postsOf('satu')).toEqual([{ status: 'draft', kind: 'blog' }])
    const [came] = done.report?.came ?? []
    expect(came).toMatchObject({ title: 'Satu', isDraft: true })
    const editor = await app.request({
      host: tenant.host,
      path: came?.office ?? '',
      headers: { ...admin.cookie, accept: 'text/html' },
    })
    expect([editor.status, editor.body.includes('Satu')]).toEqual([200, true])
    const again = await call('POST', `/v1/imports/${run.id}/writing`, wishes)
    expect(again.status).toBe(409)
  })

  it('may be a book, which becomes a course that waits as a draft or is seen at once', async () => {
    const book = (title: string) =>
      zip({ 'SUMMARY.md': '- [Satu](satu.md)', 'satu.md': `# ${title}\n\n![Peta](hilang.png)\n\nIsi bab.` })
    const draft = await tried('buku.zip', book('Menanam padi'), { source: 'book', becomes: 'course' })
    const { report } = draft
    expect(report?.counts.find(({ what }) => what === 'Kursus')).toMatchObject({ created: 1 })
    expect(report?.skipped.map(({ what }) => what).join()).toContain('hilang.png')
    const done = await written(draft)
    const course = () =>
      tenant.write(tx =>
        tx.db.selectFrom('classes').select(['status', 'slug']).where('source', 'is not', null).execute(),
      )
    expect((await course())[0]).toMatchObject({ status: 'draft' })
    expect(done.report?.came[0]?.office).toMatch(/^\/Kelola\/Kelas\/\d+$/)
    const [{ slug } = { slug: '' }] = await course()
    const page = (path: string) => app.request({ host: tenant.host, path })
    expect((await page(`/Courses/${slug}`)).status).toBe(404)
    const open = await tried('lain.zip', book('Memanen padi'), {
      source: 'book',
      becomes: 'course',
      isDraft: false,
    })
    const [seen] = (await written(open)).report?.came ?? []
    expect((await page(seen?.href ?? '')).status).toBe(200)
  })

  it('may be a document of Word: its heading is the title, its pictures come along', async () => {
    const relation = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="p1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/foto.png"/><Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`
    const drawing = `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="Foto" descr="Sawah"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="p1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
    const document = word(
      heading('Panen raya') + paragraph('Padi menguning di Tegal.') + drawing.repeat(40),
      {
        'word/media/foto.png': await picture(400, 300),
        'word/_rels/document.xml.rels': relation,
      },
    )
    const run = await tried('panen.docx', document, { source: 'word', isDraft: false, becomes: 'news' })
    // one picture, however often it stands there: a small document could fill the memory with it otherwise
    expect(run.report?.counts.find(({ what }) => what === 'Gambar')).toMatchObject({ created: 1 })
    await written(run)
    const page = await app.request({ host: tenant.host, path: '/News/panen-raya' })
    expect(page.status).toBe(200)
    expect(page.body).toContain('Padi menguning di Tegal.')
    expect(page.body).toMatch(/<img[^>]+alt="Sawah"/)
    const course = await tried('kursus.docx', word(heading('Bertani') + paragraph('Mulai dari tanah.')), {
      source: 'word',
      becomes: 'course',
    })
    expect(course.report?.counts.find(({ what }) => what === 'Kursus')).toMatchObject({ created: 1 })
  })

  it('that is hostile is refused in words, with its name and line', async () => {
    // its directory says what it would be unpacked
    const bomb = zip({ 'bab.md': '# Satu' })
    bomb.writeUInt32LE(201 * 1024 * 1024, bomb.indexOf(Buffer.from('PK\x01\x02')) + 24)
    const of = async (name: string, bytes: Buffer, source: string) =>
      (await tried(name, bytes, { source, becomes: source === 'book' ? 'course' : 'news' })).problem
    expect(await of('bom.zip', bomb, 'book')).toBe('bom.zip: isinya lebih dari 200 MB.')
    expect(await of('palsu.zip', Buffer.from('bukan zip'), 'book')).toBe(
      'palsu.zip: isinya bukan seperti namanya.',
    )
    expect(await of('palsu.docx', zip({ 'a.txt': 'x' }), 'word')).toBe(
      'palsu.docx: bukan dokumen Word (.docx).',
    )
    expect(await of('tebal.docx', word(paragraph('a'.repeat(13 * 1024 * 1024))), 'word')).toContain(
      'terlalu panjang',
    )
    const hidden = word(paragraph('x'), {
      '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="d1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/lain.bin"/></Relationships>`,
      'word/lain.bin': `<?xml version="1.0"?><a>${'a'.repeat(13 * 1024 * 1024)}</a>`,
    })
    expect(await of('samar.docx', hidden, 'word')).toContain('terlalu panjang')
    expect(await of('putus.xml', Buffer.from('<rss>\n<channel>\n<item>'), 'wordpress')).toMatch(
      /putus\.xml baris 3: /,
    )
    const deep = `<rss><channel>${'<a>'.repeat(5_000)}</channel></rss>`
    expect(await of('dalam.xml', Buffer.from(deep), 'wordpress')).toContain('bersarang terlalu dalam')
    const laughs = `<!DOCTYPE rss [<!ENTITY a "${'ha'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}">]><rss><channel><title>&b;</title></channel></rss>`
    expect(await of('tawa.xml', Buffer.from(laughs), 'wordpress')).toMatch(/^tawa\.xml/)
  })

  it('waits for its turn behind five of its site, and no more of them wait', async () => {
    const row = { source: 'feed', becomes: 'blog', is_draft: true, name: 'x.rss', bytes: 1, state: 'running' }
    const at = app.clock.now()
    await tenant.write(tx =>
      tx.db
        .insertInto('import_runs')
        .values(
          Array.from({ length: 5 }, () => ({ ...row, file: '0'.repeat(32), created_at: at, touched_at: at })),
        )
        .execute(),
    )
    const uploadId = await sendSource(app, tenant, admin, 'umpan.rss', fixture('umpan.rss'))
    const begin = () => call('POST', '/v1/imports', { uploadId, source: 'feed', ...wishes })
    expect((await begin()).status).toBe(409)
    const end = { state: 'done', bytes: 1024 ** 3 }
    await tenant.write(tx => tx.db.updateTable('import_runs').set(end).where('name', '=', 'x.rss').execute())
    expect((await begin()).message).toContain('1 GB')
    await tenant.write(tx => tx.db.deleteFrom('import_runs').where('name', '=', 'x.rss').execute())
    expect((await begin()).status).toBe(202)
  })

  it('of the wrong kind is not even sent, and as a file of the library it is none', async () => {
    const refused = await sendSource(app, tenant, admin, 'program.exe', Buffer.from('MZ'))
    expect(refused).toMatchObject({ status: 415 })
    const id = await sendSource(app, tenant, admin, 'buku.md', Buffer.from('# Satu'))
    const asMedia = await call('POST', `/v1/media/uploads/${id}/completion`, {})
    expect(asMedia.status).toBe(415)
    const xml = await sendSource(app, tenant, admin, 'situs.xml', Buffer.from('<rss/>'))
    const asBook = await call('POST', '/v1/imports', {
      uploadId: xml,
      source: 'book',
      ...wishes,
      becomes: 'course',
    })
    expect([asBook.status, asBook.message]).toEqual([415, expect.stringContaining('Pilih .zip')])
  })

  it('goes on after the server ended in the middle of it', async () => {
    const run = await tried('umpan.rss', fixture('umpan.rss'), { source: 'feed' })
    await tenant.write(tx =>
      tx.db
        .updateTable('import_runs')
        .set({ state: 'running', report: null })
        .where('id', '=', run.id)
        .execute(),
    )
    app.clock.advance(180_000)
    await app.sanggar.jobs.runOften()
    expect(await ended(run.id)).toMatchObject({ state: 'done', act: 'trial' })
    await tenant.write(tx =>
      tx.db.updateTable('import_runs').set({ state: 'running', tries: 2 }).where('id', '=', run.id).execute(),
    )
    app.clock.advance(180_000)
    await app.sanggar.jobs.runOften()
    expect(await ended(run.id)).toMatchObject({
      state: 'refused',
      problem: expect.stringContaining('terlalu berat'),
    })
  })

  it('of another tenant is not found here, and is taken off the list with its file', async () => {
    const run = await tried('umpan.rss', fixture('umpan.rss'), { source: 'feed' })
    const theirs = await callAs(app, { by: stranger, host: elsewhere.host }, 'GET', `/v1/imports/${run.id}`)
    expect(theirs.status).toBe(404)
    expect((await call('DELETE', `/v1/imports/${run.id}`)).status).toBe(200)
    expect((await call('GET', `/v1/imports/${run.id}`)).status).toBe(404)
    const list = await app.request({
      host: tenant.host,
      path: '/Kelola/Impor',
      headers: { ...admin.cookie, accept: 'text/html' },
    })
    expect(list.body).toContain('panen.docx')
  })
})
