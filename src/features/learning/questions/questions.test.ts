import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { readNumber } from '../../../shared/read-number.ts'
import { specs } from './questions.things.ts'

let app: App
let tenant: BuiltTenant
let teacher: BuiltMember
let other: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  teacher = await buildMember(app, tenant, { kind: 3 })
  other = await buildMember(app, tenant, { kind: 3 })
}, 60_000)
afterAll(() => app?.close())

const send = (who: BuiltMember, path: string, body: unknown = {}, method = 'POST') =>
  app.request({
    host: tenant.host,
    path,
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...fromElsewhere(), ...who.cookie },
  })

/** percent of the points that an answer is worth */
async function worth(kind: keyof typeof specs, answer: unknown, spec: object = specs[kind]) {
  const tried = await send(teacher, '/v1/questions/trial', { kind, spec, answer })
  return tried.status === 200 ? tried.json().data.percent : tried.status
}

describe('an answer is worth', () => {
  it.each([
    ['single', 'rout', 100],
    ['single', 'hubb', 0],
    ['single', 'asing', 422],
    ['multiple', ['swit', 'acce'], 100],
    ['multiple', ['swit'], 50],
    ['multiple', ['swit', 'mous'], 0],
    ['truefalse', false, 0],
    ['short', '  LOCAL area   network ', 100],
    ['short', 'local area netwrk', 100],
    ['short', 'lokal area netwrk', 0],
    ['numeric', '1500', 100],
    ['numeric', '1,5 km', 100],
    ['numeric', '1.500 m', 100],
    ['numeric', '1.5 km', 100],
    ['numeric', '1500 kg', 0],
    ['matching', { pair1: 'zeta' }, 50],
    ['ordering', ['stp3', 'stp2', 'stp1'], 0],
    ['ordering', ['stp1', 'stp3', 'stp2'], 67],
    ['cloze', { gap1: 'NAMA', gap2: 'alamat IP' }, 100],
    ['essay', 'Empat langkah', null],
  ] as const)('%s %j: %s', async (kind, answer, percent) => {
    expect(await worth(kind, answer)).toBe(percent)
  })

  it('"1.234" is asked back, as one of two numbers', () => {
    expect(readNumber('1.234')).toMatchObject({ is: 'either', value: 1234, readings: ['1234', '1,234'] })
    expect(readNumber('0.125')).toMatchObject({ is: 'number', value: 0.125 })
    expect(readNumber('1.234.567,5 m')).toMatchObject({ is: 'number', value: 1_234_567.5, unit: 'm' })
    expect(readNumber('dua')).toEqual({ is: 'none' })
  })

  it('never less than nothing nor more than all, whatever is sent', async () => {
    const ids = specs.multiple.options.map(({ id }) => id)
    await fc.assert(
      fc.asyncProperty(fc.subarray([...ids]), async chosen => {
        const percent = await worth('multiple', chosen)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }),
      { numRuns: 8 },
    )
  })
})

describe('a question', () => {
  it('is written, becomes a new version only where what it asks has changed, and is copied with ids of its own', async () => {
    const made = await send(teacher, '/v1/questions', {
      kind: 'single',
      spec: {
        prompt: 'Ibu kota?',
        options: [
          { text: 'Jakarta', isRight: true, feedback: '' },
          { text: 'Tegal', isRight: false, feedback: '' },
        ],
      },
      tags: ['Geografi', 'kota  Besar'],
    })
    expect(made.status, made.body).toBe(201)
    const { id } = made.json().data
    const page = await app.request({
      host: tenant.host,
      path: `/Kelola/Soal/${id}`,
      headers: { accept: 'application/vnd.sanggar.page+json', ...teacher.cookie },
    })
    const { spec, tags } = page.json().data
    expect(tags).toEqual(['geografi', 'kota besar'])
    const change = (version: number, more: object) =>
      send(teacher, `/v1/questions/${id}`, { version, spec, tags, ...more }, 'PUT')
    expect((await change(1, { state: 'ready' })).json().data).toMatchObject({ version: 1, state: 'ready' })
    const next = await change(1, { spec: { ...spec, prompt: 'Ibu kota Indonesia?' } })
    expect(next.json().data).toMatchObject({ version: 2, name: 'Ibu kota Indonesia?' })
    expect((await change(1, {})).status).toBe(409)
    const copy = await send(teacher, `/v1/questions/${id}/copy`)
    expect(copy.json().data).toMatchObject({ version: 1, state: 'draft' })
    expect((await send(other, `/v1/questions/${id}/copy`)).status).toBe(404)
    expect((await send(teacher, `/v1/questions/${id}`, {}, 'DELETE')).status).toBe(200)
  })

  it('says at which field something is missing', async () => {
    const refused = await send(teacher, '/v1/questions', {
      kind: 'single',
      spec: { prompt: '', options: [{ text: 'Jakarta', isRight: false, feedback: '' }] },
    })
    expect(refused.status).toBe(422)
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['prompt', 'options']),
    )
  })
})

describe('a text full of questions', () => {
  const read = (text: string, format: string, isTrial = true) =>
    send(teacher, '/v1/questions/import', { text, format, isTrial, tags: ['impor'] })

  it('as teachers type them is read with the numbers of its lines, and nothing is kept while one is wrong', async () => {
    const text = `1. Perangkat penghubung dua jaringan adalah …
A. Hub
B. Router
Kunci: B
Pembahasan: Router bekerja di lapisan tiga.

2. Alamat IPv4 panjangnya 32 bit.
Kunci: Benar

3. Yang termasuk perangkat?
A. Switch
B. Tetikus
C. Router
Kunci: A dan C

4. Tanpa kunci
A. Satu
B. Dua

5. Jelaskan DHCP.`
    const tried = (await read(text, 'typed')).json().data
    expect(tried.rows.map((row: { line: number; ok: boolean }) => [row.line, row.ok])).toEqual([
      [1, true],
      [7, true],
      [10, true],
      [16, false],
      [20, true],
    ])
    expect((await read(text, 'typed', false)).json().data.taken).toBe(0)
    const right = text.replace('B. Dua', 'B. Dua\nKunci: A')
    expect((await read(right, 'typed', false)).json().data.taken).toBe(5)
  })

  it('as GIFT is read kind by kind', async () => {
    const text = `// soal jaringan
::Router:: Penghubung dua jaringan? { =Router ~Hub ~Kabel#bukan }

IPv4 32 bit. {T}

Kepanjangan LAN? {=Local Area Network =LAN}

Berapa 2 pangkat 8? {#256:0}

Jodohkan. { =IP -> Jaringan =Kabel -> Fisik }

Uraikan DHCP. {}

Tanpa jawaban`
    const { rows } = (await read(text, 'gift')).json().data
    expect(rows.map((row: { kindLabel: string }) => row.kindLabel)).toEqual([
      'Pilihan ganda',
      'Benar atau salah',
      'Isian singkat',
      'Angka',
      'Menjodohkan',
      'Uraian',
      '',
    ])
  })
})
