import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { readNumber } from '../../../shared/read-number.ts'
import { readFormula, reckoned } from './formula.ts'
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

/** whose numbers are drawn: 5 of 3 and 4 */
const drawn = {
  prompt: 'Sisi miring dari {a} dan {b}?',
  feedback: 'Akar dari {a}² + {b}².',
  value: 0,
  tolerance: { kind: 'absolute', value: 0.01 },
  variants: {
    parameters: [
      { name: 'a', min: 3, max: 9, step: 0.5 },
      { name: 'b', min: 3, max: 9, step: 1 },
    ],
    conditions: ['a < b', '(a * 2) % 1 = 0'],
    formula: 'round(sqrt(a^2 + b^2); 2)',
  },
}

describe('numbers that are drawn', () => {
  it('are shown ten times while the question is written, each with what its formula says', async () => {
    const tried = await send(teacher, '/v1/questions/trial', { kind: 'numeric', spec: drawn })
    const { draws, exercise } = tried.json().data
    expect(draws).toHaveLength(10)
    expect(exercise.prompt).toBe(draws[0].prompt)
    for (const { prompt, key } of draws) {
      const [, a = '', b = ''] = /dari ([\d,]+) dan ([\d,]+)\?/.exec(prompt) ?? []
      const [x, y] = [a, b].map(one => Number(one.replace(',', '.')))
      expect(x).toBeLessThan(y ?? 0)
      expect(Number(key.split(' ')[0].replace(',', '.'))).toBeCloseTo(Math.hypot(x ?? 0, y ?? 0), 2)
    }
    expect(new Set(draws.map((one: { prompt: string }) => one.prompt)).size).toBeGreaterThan(5)
  })

  it.each([
    ['a +', 'formula', 'Rumus ini belum selesai'],
    ['a * c', 'formula', '"c" bukan nama parameter'],
    ['hapus(a)', 'formula', 'Fungsi "hapus" tidak dikenal'],
    ['round(a, 2)', 'formula', 'Tanda "," tidak dikenal di rumus'],
    ['constructor', 'formula', '"constructor" bukan nama parameter'],
    ['a / (b - b)', 'formula', 'Rumus ini tidak menghasilkan angka untuk'],
  ])('say what is wrong with the formula %s', async (formula, field, message) => {
    const spec = { ...drawn, variants: { ...drawn.variants, formula } }
    const tried = await send(teacher, '/v1/questions/trial', { kind: 'numeric', spec })
    const [error] = tried.json().errors
    expect([tried.status, error.field]).toEqual([422, `variants.${field}`])
    expect(error.message).toContain(message)
  })

  it('are refused where nothing fulfils what must hold', async () => {
    const spec = { ...drawn, variants: { ...drawn.variants, conditions: ['a > 10'] } }
    const tried = await send(teacher, '/v1/questions/trial', { kind: 'numeric', spec })
    expect(tried.json().errors[0].message).toBe('Tidak ada nilai yang memenuhi semua syarat')
  })

  it.each([
    ['2 + 3 * 4', 14],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['(1 + 2) * -3', -9],
    ['0,5 * 4 - .5', 1.5],
    ['max(1; 2; 3) % 2', 1],
    ['sin(30) + cos(60)', 1],
    ['round(2,345; 2)', 2.35],
    ['0,1 + 0,2 = 0,3', 1],
    ['ln(exp(1)) + log(100)', 3],
  ])('%s is %d', (formula, value) => {
    expect(reckoned(readFormula(formula), {})).toBeCloseTo(value, 9)
  })
})

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
    ['code', { code: 'print(1)', output: '1\r\n2  \n3\n\n' }, 100],
    ['code', { code: 'print(1)', output: '1 2 3' }, 0],
    ['code', { code: '# tulis di sini', output: '1\n2\n3' }, 0],
    ['code', { code: 'print(1)', lain: '' }, 422],
    ['file', ['denah.png'], 422],
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

  it('has its keys where teachers put them: on one line with the options, or all at the end', async () => {
    const text = `1. Ibu kota Jawa Tengah?
A. Tegal\tB. Semarang   C. Solo
2. Satuan arus?
a) Volt
b) Ampere
Pembahasan: Arus diukur dengan amperemeter.

Kunci Jawaban:
1. B. Semarang
2. b`
    const { rows } = (await read(text, 'typed')).json().data
    expect(
      rows.map((row: { line: number; ok: boolean; message: string }) => [row.line, row.message]),
    ).toEqual([
      [1, ''],
      [3, ''],
    ])
    expect((await read(`${text}\n9. A`, 'typed')).json().data.rows).toMatchObject([
      { line: 11, ok: false, name: '9. A' },
    ])
  })

  it('as a table or as Aiken is read by rows and lines, and what cannot be read may be left out', async () => {
    const table = `Soal;A;B;Kunci;Poin;Tanda
Ibu kota?;Jakarta;Tegal;A;2;kota, Jawa
Berapa 2 + 2?;;;4;;
Kosong?;Satu;Dua;C;;`
    const tried = (await read(table, 'table')).json().data.rows
    expect(tried.map((row: { line: number; ok: boolean }) => [row.line, row.ok])).toEqual([
      [2, true],
      [3, true],
      [4, false],
    ])
    const taken = await send(teacher, '/v1/questions/import', {
      text: table,
      format: 'table',
      isTrial: false,
      skipsBad: true,
    })
    expect(taken.json().data.taken).toBe(2)
    expect((await read('Isi;Kunci\nApa?;B', 'table')).status).toBe(422)
    const aiken = 'Satuan arus?\nA. Volt\nB. Ampere\nANSWER: B\n\nTanpa kunci?\nA. Ya\nB. Tidak'
    expect((await read(aiken, 'aiken')).json().data.rows).toMatchObject([
      { line: 1, ok: true, kindLabel: 'Pilihan ganda' },
      { line: 6, ok: false },
    ])
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

describe('a file full of questions', () => {
  const words = (text: string, more = '') => `<w:p><w:pPr>${more}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
  const counted = (list: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`
  const levels = (id: number, format: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`
  const word = (body: string) =>
    zipSync({
      'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
      'word/numbering.xml': strToU8(
        `<w:numbering xmlns:w="w">${levels(0, 'decimal')}${levels(1, 'upperLetter')}${[1, 2]
          .map(id => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id - 1}"/></w:num>`)
          .join('')}</w:numbering>`,
      ),
    })
  const bring = (name: string, bytes: Uint8Array) => {
    const edge = 'tepi'
    const body = Buffer.concat([
      Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${edge}--\r\n`),
    ])
    const headers = { ...teacher.bearer, 'content-type': `multipart/form-data; boundary=${edge}` }
    return app.request({ host: tenant.host, path: '/v1/questions/file', method: 'POST', body, headers })
  }
  const read = async (file: { text: string; format: string }) =>
    (await send(teacher, '/v1/questions/import', { text: file.text, format: file.format })).json().data.rows

  it('of Word has the numbers and letters that Word counted, and says how many pictures stay behind', async () => {
    const body = [
      words('Ibu kota Jawa Tengah?', counted(1)),
      words('Tegal', counted(2)),
      words('Semarang', counted(2)),
      words('Kunci: B'),
      words('Satuan arus?', counted(1)),
      words('Ampere', counted(2)),
      words('Volt', counted(2)),
      '<w:p><w:r><w:drawing/></w:r></w:p>',
      words('Jawaban: A'),
    ].join('')
    const made = await bring('soal.docx', word(body))
    expect(made.status, made.body).toBe(200)
    const { data } = made.json()
    expect(data).toMatchObject({ format: 'typed', pictures: 1 })
    expect(data.text.split('\n').slice(4, 7)).toEqual(['2. Satuan arus?', 'A. Ampere', 'B. Volt'])
    expect(await read(data)).toMatchObject([
      { line: 1, ok: true },
      { line: 5, ok: true },
    ])
  })

  it('of Excel is its first sheet, as a table', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
    const sheet = `<worksheet><sheetData><row r="1">${cell('A1', 'Soal')}${cell('B1', 'Kunci')}</row><row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>4</v></c></row></sheetData></worksheet>`
    const shared = '<sst><si><r><t>Berapa 2 </t></r><r><t>+ 2?</t></r></si></sst>'
    const made = await bring(
      'soal.xlsx',
      zipSync({
        'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Soal" r:id="rId1"/></sheets></workbook>'),
        'xl/_rels/workbook.xml.rels': strToU8(
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
        ),
        'xl/worksheets/sheet1.xml': strToU8(sheet),
        'xl/sharedStrings.xml': strToU8(shared),
      }),
    )
    expect(await read(made.json().data)).toMatchObject([
      { line: 2, name: 'Berapa 2 + 2?', kindLabel: 'Angka' },
    ])
  })

  it('that cannot be read is refused with words, and nothing else happens', async () => {
    for (const [name, bytes] of [
      ['soal.docx', strToU8('bukan zip')],
      ['soal.docx', zipSync({ 'word/document.xml': strToU8('<w:document><w:body>') })],
      ['soal.docx', zipSync({ 'word/document.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') })],
      ['soal.xlsx', zipSync({ 'xl/a.xml': strToU8('<a/>') })],
      ['soal.txt', Uint8Array.of(0xff, 0xfe, 0x00)],
      ['soal.txt', strToU8('  ')],
    ] as const)
      expect((await bring(name, bytes)).json().errors[0].field, name).toBe('file')
    expect((await bring('soal.exe', strToU8('MZ'))).status).toBe(415)
  })

  it('with drawn numbers goes out as a calculated one of Moodle, and comes back with its formula', async () => {
    const admin = await buildMember(app, tenant, { kind: 1 })
    const made = await send(admin, '/v1/questions', { kind: 'numeric', spec: drawn, tags: ['berhitung'] })
    expect(made.json().data.name).toBe('Sisi miring dari {a} dan {b}?')
    const out = async (tag: string) =>
      (
        await app.request({
          host: tenant.host,
          path: `/v1/questions/export?format=moodle&tag=${tag}`,
          headers: admin.cookie,
        })
      ).body
    const text = await out('berhitung')
    for (const words of [
      'type="calculated"',
      'round(sqrt((pow({a},2)+pow({b},2))),2)',
      '<dataset_definition>',
    ])
      expect(text).toContain(words)
    const taken = await send(admin, '/v1/questions/import', {
      text,
      format: 'moodle',
      tags: ['kembali'],
      isTrial: false,
    })
    expect(taken.json().data, taken.body).toMatchObject({ taken: 1 })
    const again = await out('kembali')
    expect(again).toContain('round(sqrt((pow({a},2)+pow({b},2))),2)')
    expect(again).toContain('<minimum><text>3</text></minimum>')
  })

  it('goes out as Moodle XML and comes back the same, of every kind', async () => {
    const admin = await buildMember(app, tenant, { kind: 1 })
    for (const [kind, spec] of Object.entries(specs)) {
      const made = await send(admin, '/v1/questions', { kind, spec, points: 2.5, tags: [`keluar ${kind}`] })
      expect(made.status, made.body).toBe(201)
    }
    const out = async (format: string, kind: string, tag: string) =>
      (
        await app.request({
          host: tenant.host,
          path: `/v1/questions/export?format=${format}&kind=${kind}&tag=${encodeURIComponent(tag)}`,
          headers: admin.cookie,
        })
      ).body
    const back = async (format: string, kind: string, from: string) => {
      const text = await out(format, kind, from)
      const tags = [`masuk ${format} ${kind}`]
      const taken = await send(admin, '/v1/questions/import', { text, format, tags, isTrial: false })
      expect(taken.json().data, `${kind}: ${taken.body}`).toMatchObject({ taken: 1 })
      return [text, await out(format, kind, tags[0] ?? '')]
    }
    const own = (text = '') => text.replaceAll(/<tag>.*?<\/tag>/g, '')
    for (const kind of Object.keys(specs)) {
      const [first, second] = await back('moodle', kind, `keluar ${kind}`)
      expect(own(second), kind).toBe(own(first))
    }
    for (const kind of Object.keys(specs).filter(
      one => !['ordering', 'cloze', 'code', 'file'].includes(one),
    )) {
      const [first, second] = await back('gift', kind, `masuk moodle ${kind}`)
      expect(second, kind).toBe(first)
    }
    expect(await out('gift', 'ordering', 'masuk moodle ordering')).toContain(
      '// Tidak dapat ditulis sebagai GIFT',
    )
    // whoever sees their own questions only takes out those only
    const others = await app.request({
      host: tenant.host,
      path: '/v1/questions/export?format=moodle&tag=keluar%20single',
      headers: other.cookie,
    })
    expect(others.body).not.toContain('<question')
  })

  it('of Moodle says of each question that has no place here why, by its line', async () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category"><category><text>$course$/top/Jaringan</text></category></question>
<question type="multichoice">
<name><text>IP</text></name>
<questiontext format="html"><text><![CDATA[<p>Panjang <b>IPv4</b>?</p>]]></text></questiontext>
<single>true</single>
<answer fraction="100" format="html"><text>32 bit</text><feedback><text>Ya</text></feedback></answer>
<answer fraction="0" format="html"><text>64 bit</text></answer>
</question>
<question type="ddwtos"><name><text>Seret</text></name></question>
<question type="essay"><questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/a.png">]]></text></questiontext></question>
</quiz>`
    expect(await read({ text, format: 'moodle' })).toMatchObject([
      { line: 4, ok: true, name: 'Panjang IPv4?', kindLabel: 'Pilihan ganda' },
      { line: 11, ok: false, name: 'Seret', message: 'Jenis soal Moodle "ddwtos" belum dapat dibaca.' },
      { line: 12, ok: false },
    ])
    const broken = await send(teacher, '/v1/questions/import', {
      text: '<quiz>\n<question>',
      format: 'moodle',
    })
    expect(broken.status).toBe(422)
    expect(broken.json().errors[0].message).toContain('Baris')
  })
})
