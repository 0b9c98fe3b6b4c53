import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildAccount, buildMember } from '../../../../test/members.ts'
import { readTable } from '../../../platform/spreadsheet.ts'
import { readJson } from '../../../shared/json.ts'
import { buildProgram } from '../../learning/programs/programs.things.ts'
import { personalDataOf } from '../members/members.personal.store.ts'
import { buildSchool } from '../schools/schools.things.ts'
import { type ImportAnswer, importAnswer } from './invitation-import.contract.ts'
import { acceptForSignIn } from './invitations.ts'

let app: App
let tenant: BuiltTenant
let digital: { id: number }
let admin: BuiltMember
let programLead: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  digital = await tenant.write(tx => buildProgram(tx, { name: 'Sekolah Digital', slug: 'sekolah-digital' }))
  admin = await buildMember(app, tenant, { kind: 1 })
  programLead = await buildMember(app, tenant, { kind: 7, programIds: [digital.id] })
  student = await buildMember(app, tenant, { email: 'sudah@contoh.id' })
})

afterAll(() => app?.close())

/** Files are sent at the pace of a person: twenty a minute are the most. */
function send(
  csv: string | Buffer,
  query: Record<string, string> = {},
  who: BuiltMember | undefined = admin,
) {
  app.clock.advance(3_000)
  return app.request({
    host: tenant.host,
    path: `/v1/invitations/import?${new URLSearchParams(query)}`,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'text/csv', ...(who ? who.bearer : {}) },
    body: csv,
  })
}

/** Files of a workbook as Excel packs them: a sheet that is hidden first, then this one. */
function workbook(rows: string, words: string[]): Buffer {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const rich = (word: string) => word.replace(/<r>(.*)<\/r>/, '</t></r><r><t>$1')
  const parts = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><sheets><sheet name="Tersembunyi" state="hidden" r:id="rId1"/><sheet name="Orang" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst ${main}>${words.map(word => `<si><r><t>${rich(word)}</t></r><rPh sb="0" eb="1"><t>bacaan</t></rPh></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))),
  )
}

const read = async (csv: string | Buffer, query: Record<string, string> = {}): Promise<ImportAnswer> =>
  importAnswer.parse((await send(csv, query)).json().data)

const problem = async (csv: string | Buffer, query: Record<string, string> = {}) => {
  const answer = await send(csv, query)
  const [error] = answer.json().errors ?? []
  return [answer.status, error?.field, error?.message]
}

const outcomes = ({ rows }: ImportAnswer) => rows.map(({ row, outcome }) => [row, outcome])

const countAll = () =>
  tenant.write(async tx => {
    const invitations = await tx.db.selectFrom('invitations').select('id').execute()
    const mails = await tx.db.selectFrom('mails').select('id').execute()
    return [invitations.length, mails.length]
  })

describe('a table of people', () => {
  it('is for those who may invite; a visitor signs in first, a student may not', async () => {
    const answer = await app.request({
      host: tenant.host,
      path: '/v1/invitations/import',
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'email\na@contoh.id',
    })
    expect(answer.status).toBe(401)
    expect((await send('email\na@contoh.id', {}, student)).status).toBe(403)
  })

  it('is CSV, not JSON', async () => {
    const answer = await app.request({
      host: tenant.host,
      path: '/v1/invitations/import',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...admin.bearer },
      body: '{}',
    })
    expect(answer.status).toBe(415)
  })

  it('knows the superadmin, and says that nobody becomes one by a table', async () => {
    const answer = await read('Nama;Email;Peran\nRatna;ratna@contoh.id;superadmin')
    expect(answer.rows[0]?.message).toBe('Peran Superadmin tidak boleh diberikan lewat impor')
  })

  it('is tried first: what would happen to each row, and nothing does', async () => {
    const before = await countAll()
    const csv = `Nama;Email;Peran;Program;Provinsi
Siti Aminah;siti@contoh.id;Guru;Sekolah Digital;Jawa Tengah
Bagas;sudah@contoh.id;;;
;bukan alamat;;;
Budi;budi@contoh.id;Raja;;
Citra;CITRA@contoh.id;4;sekolah-digital;33
Citra lagi;citra@contoh.id;;;
Dodi;dodi@contoh.id;;Program Hilang;
Eka;eka@contoh.id;;;Negeri Dongeng`
    const answer = await read(csv)
    expect(answer.mapping).toEqual({
      Nama: 'name',
      Email: 'email',
      Peran: 'kind',
      Program: 'program',
      Provinsi: 'province',
    })
    expect(answer.counts).toEqual({ total: 8, invited: 2, member: 1, alreadyInvited: 0, error: 5 })
    expect(outcomes(answer)).toEqual([
      [2, 'invited'],
      [3, 'member'],
      [4, 'error'],
      [5, 'error'],
      [6, 'invited'],
      [7, 'error'],
      [8, 'error'],
      [9, 'error'],
    ])
    const messages = answer.rows.filter(({ outcome }) => outcome === 'error').map(({ message }) => message)
    expect(messages[0]).toContain('alamat email yang lengkap')
    expect(messages.slice(1, 4)).toEqual([
      'Peran "Raja" tidak dikenal',
      'Alamat ini sudah ada di baris 6',
      'Program "Program Hilang" tidak ditemukan',
    ])
    expect(messages[4]).toContain('Negeri Dongeng')
    expect(await countAll()).toEqual(before)
  })

  it('invites everybody without mistakes, in one go, and a second time nobody', async () => {
    const csv = 'Email,Nama\nsatu@contoh.id,Satu Orang\nsalah\ndua@contoh.id,'
    const first = await read(csv, { dryRun: 'false', kind: '3', programId: String(digital.id) })
    expect(first.counts).toMatchObject({ invited: 2, error: 1 })
    const rows = await tenant.write(tx =>
      tx.db
        .selectFrom('invitations')
        .select(['email', 'name', 'kind', 'program_ids', 'invited_by'])
        .where('email', 'in', ['satu@contoh.id', 'dua@contoh.id'])
        .orderBy('id')
        .execute(),
    )
    const common = { kind: 3, program_ids: [digital.id], invited_by: admin.membershipId }
    expect(rows).toEqual([
      { ...common, email: 'satu@contoh.id', name: 'Satu Orang' },
      { ...common, email: 'dua@contoh.id', name: null },
    ])
    const second = await read(csv, { dryRun: 'false' })
    expect(second.counts).toMatchObject({ invited: 0, alreadyInvited: 2, error: 1 })
    const entries = await tenant.write(tx =>
      tx.db
        .selectFrom('audit_entries')
        .select(['actor_id', 'after'])
        .where('action', '=', 'invitation.imported')
        .orderBy('id')
        .execute(),
    )
    expect(entries[0]).toMatchObject({ actor_id: admin.membershipId, after: { invited: 2, error: 1 } })
  })

  it('of a lead invites into the own programme only', async () => {
    const csv = 'Email;Program\nsendiri@contoh.id;Sekolah Digital\ntanpa@contoh.id;\nadmin@contoh.id;'
    const answer = importAnswer.parse((await send(csv, {}, programLead)).json().data)
    expect(outcomes(answer)).toEqual([
      [2, 'invited'],
      [3, 'error'],
      [4, 'error'],
    ])
    const asAdmin = await send(
      'Email;Peran\nbaru@contoh.id;Admin',
      { programId: String(digital.id) },
      programLead,
    )
    expect(importAnswer.parse(asAdmin.json().data).rows[0]?.message).toBe('Anda tidak dapat mengundang Admin')
  })
})

describe('a table with schools and classes', () => {
  const csv = `Nama;Email;Asal Sekolah;Rombel;No. HP
Rara;rara@contoh.id;smk  negeri 1 Tegal;XI RPL 2;81234567890
Roni;roni@contoh.id;20329876;
Rudi;rudi@contoh.id;SMK Antah Berantah;X
Rita;rita@contoh.id;20300000;X
Rosa;rosa@contoh.id;SMA Kembar;X
Reno;reno@contoh.id;SMA Menunggu;X
Rika;rika@contoh.id;;${'X'.repeat(61)}
Rino;rino@contoh.id;;;(021) 555`

  beforeAll(() =>
    tenant.write(async tx => {
      await buildSchool(tx, { npsn: '20329875', name: 'SMK Negeri 1 Tegal' })
      await buildSchool(tx, { npsn: '20329876', name: 'SMK Negeri 2 Tegal' })
      for (const npsn of ['20329877', '20329878']) await buildSchool(tx, { npsn, name: 'SMA Kembar' })
      await buildSchool(tx, { name: 'SMA Menunggu', status: 'submitted' })
    }),
  )

  it('is tried line by line: a school is meant by its NPSN or its name, and must be one of the tenant', async () => {
    const answer = await read(csv)
    expect(answer.mapping).toMatchObject({
      'Asal Sekolah': 'school',
      Rombel: 'className',
      'No. HP': 'phone',
    })
    expect(answer.rows.map(({ row, outcome, message }) => [row, outcome, message])).toEqual([
      [2, 'invited', 'Diundang lewat email'],
      [3, 'invited', 'Diundang lewat email'],
      [4, 'error', 'Sekolah "SMK Antah Berantah" tidak ada di daftar sekolah situs ini'],
      [5, 'error', 'Sekolah "20300000" tidak ada di daftar sekolah situs ini'],
      [6, 'error', 'Ada beberapa sekolah bernama "SMA Kembar". Tuliskan NPSN-nya.'],
      [7, 'error', 'Sekolah "SMA Menunggu" tidak ada di daftar sekolah situs ini'],
      [8, 'error', 'Maksimal 60 karakter'],
      [9, 'error', 'Nomor ponsel "(021) 555" tidak dikenal'],
    ])
  })

  it('says it of the people who come, in the list, its file and the copy of their data', async () => {
    await read(csv, { dryRun: 'false' })
    const mail = await newestMail(app, 'rara@contoh.id')
    const token = /undangan\/([\w-]{43})/i.exec(mail?.text ?? '')?.[1] ?? ''
    const account = await buildAccount(app, { email: 'rara@contoh.id', name: 'Rara Anjani' })
    await tenant.write(tx =>
      acceptForSignIn({
        tx,
        clock: app.clock,
        request: { ip: '127.0.0.1', id: 'uji' },
        next: `/undangan/${token}?accept=1`,
        accountId: account.id,
        name: account.name,
        email: 'rara@contoh.id',
      }),
    )
    const asked = (path: string) =>
      app.request({ host: tenant.host, path, headers: { accept: 'application/json', ...admin.bearer } })
    const [rara] = (await asked('/v1/people?search=Rara')).json().data.items
    expect(rara).toMatchObject({ school: { name: 'SMK Negeri 1 Tegal' }, className: 'XI RPL 2' })
    const file = parse((await asked('/v1/people/file?search=Rara')).body, {
      delimiter: ';',
      bom: true,
      columns: true,
    })
    expect(file).toMatchObject([{ Sekolah: 'SMK Negeri 1 Tegal', 'Kelas (rombel)': 'XI RPL 2' }])
    const copy = await tenant.write(tx => personalDataOf(tx, rara.id))
    expect(readJson(copy)).toMatchObject({ className: 'XI RPL 2', phone: '+6281234567890' })
  })

  it('and a person is moved to another class by whoever administers', async () => {
    const json = { accept: 'application/json', 'content-type': 'application/json' }
    const put = (body: object) =>
      app.request({
        host: tenant.host,
        path: `/v1/people/${student.membershipId}`,
        method: 'PUT',
        headers: { ...json, ...admin.bearer },
        body: JSON.stringify({ name: 'Bagas', programIds: [], provinceCode: null, schoolId: null, ...body }),
      })
    expect((await put({ version: 1, className: 'XII TKJ 1' })).json().data.className).toBe('XII TKJ 1')
    // who does not speak of it leaves it
    expect((await put({ version: 2 })).json().data.className).toBe('XII TKJ 1')
    expect((await put({ version: 3, className: null })).json().data.className).toBeNull()
    expect((await put({ version: 4, className: 'X'.repeat(61) })).json().errors[0].field).toBe('className')
  })
})

describe('what spreadsheets save', () => {
  const plain = 'Email;Nama\r\nsemut@contoh.id;"Semut; Merah"\r\n\r\nrayap@contoh.id;Rayap\r\n'
  it.each([
    ['semicolons and Windows line ends', plain],
    ['a byte order mark', `\u{feff}${plain}`],
    ['commas', plain.replaceAll('"Semut; Merah"', 'Semut').replaceAll(';', ',')],
    ['tabs', plain.replaceAll('"Semut; Merah"', 'Semut').replaceAll(';', '\t')],
    ['"sep=;" in the first line', `sep=;\r\n${plain}`],
    ['old line ends', plain.replaceAll('\r\n', '\r')],
    ['UTF-16', Buffer.from(`\u{feff}${plain}`, 'utf16le')],
  ])('is read: %s', async (_, csv) => {
    const answer = await read(csv)
    expect(answer.columns).toEqual(['Email', 'Nama'])
    expect(answer.counts).toMatchObject({ total: 2, invited: 2 })
    expect(answer.rows[1]?.email).toBe('rayap@contoh.id')
  })

  it('as a workbook: the first sheet that is shown, texts wherever Excel keeps them, days as days, numbers in full', async () => {
    const cell = (at: string, more: string, inside: string) => `<c r="${at}"${more}>${inside}</c>`
    const sheet = [
      `<row r="1">${cell('A1', ' t="s"', '<v>0</v>')}${cell('B1', ' t="s"', '<v>1</v>')}${cell('D1', ' t="inlineStr"', '<is><t>Lahir</t></is>')}</row>`,
      `<row r="3">${cell('A3', ' t="str"', '<f>A1</f><v>semut@contoh.id</v>')}${cell('B3', ' t="s"', '<v>2</v>')}${cell('C3', '', '<v>8.12E+11</v>')}${cell('D3', ' s="1"', '<v>40000</v>')}</row>`,
    ]
    const file = workbook(sheet.join(''), ['Email', 'Nama', 'Semut <r>Merah</r>'])
    const answer = await read(file)
    expect(answer.columns).toEqual(['Email', 'Nama', 'Kolom 3', 'Lahir'])
    expect(answer.rows).toMatchObject([{ row: 3, outcome: 'invited', email: 'semut@contoh.id' }])
    expect(readTable(file, { mostRows: 10, none: '' }).rows).toEqual([
      { number: 3, cells: ['semut@contoh.id', 'Semut Merah', '812000000000', '2009-07-06'] },
    ])
  })

  it('columns without a heading and two of one name each get a name', async () => {
    const answer = await read('Email,,Email\na@contoh.id,x,y')
    expect(answer.columns).toEqual(['Email', 'Kolom 2', 'Email (2)'])
  })
})

describe('a mapping', () => {
  it('says which column holds what, whatever its heading', async () => {
    const csv = 'Kontak;Siapa\nlili@contoh.id;Lili Suryani'
    const unknown = await read(csv)
    expect(unknown.rows[0]?.message).toBe('Kolom email belum dipilih')
    const mapped = await read(csv, { mapping: JSON.stringify({ Kontak: 'email', Siapa: 'name' }) })
    expect(mapped.rows[0]).toMatchObject({
      outcome: 'invited',
      email: 'lili@contoh.id',
      name: 'Lili Suryani',
    })
  })

  it('that means nothing is refused', async () => {
    const csv = 'Kontak;Siapa\nlili@contoh.id;Lili'
    const field = async (mapping: string) => (await problem(csv, { mapping }))[1]
    expect(await field('bukan json')).toBe('mapping')
    expect(await field('{"Kontak":"sandi"}')).toBe('mapping')
    expect(await field('{"Kontak":"email","Siapa":"email"}')).toBe('mapping')
    expect(await field('{"Tiada":"email"}')).toBe('mapping')
    expect(await field('{"Siapa":"name"}')).toBe('mapping')
  })
})

describe('a table that cannot be read as a whole changes nothing', () => {
  it.each([
    [
      'unknown letters',
      Buffer.from([0x65, 0x6d, 0x61, 0x69, 0x6c, 0x0a, 0xe9, 0xff, 0x40]),
      'tidak dapat dibaca',
    ],
    [
      'an Excel file that is broken',
      Buffer.from('PK\u0003\u0004xlsx'),
      'Berkas Excel ini tidak dapat dibaca',
    ],
    ['an Excel file of old, or one that is locked', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'format lama'],
    ['a zip that is no workbook', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'tidak dapat dibaca'],
    [
      'a workbook that is a bomb',
      Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) }, { level: 9 })),
      'tidak dapat dibaca',
    ],
    [
      'a workbook whose few rows say that they are a hundred million',
      workbook('<row r="1000000"/>'.repeat(100_000), []),
      'tidak dapat dibaca',
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0x01]), 'tidak dapat dibaca'],
    ['nothing', ' \n', 'kosong'],
    ['headings only', 'email;nama\n', 'hanya berisi judul'],
    ['a quotation mark that is never closed', 'email;nama\n"a@contoh.id;Ani\nb@contoh.id;Budi', 'kutip'],
    ['no address column', 'nama;kelas\nAni;X', 'alamat email'],
    [
      'too many rows',
      `email\n${Array.from({ length: 2001 }, (_, n) => `s${n}@contoh.id`).join('\n')}`,
      '2.000',
    ],
  ])('%s', async (_, csv, words) => {
    const before = await countAll()
    const [status, , message] = await problem(csv, { dryRun: 'false' })
    expect(status).toBe(422)
    expect(message).toContain(words)
    expect(await countAll()).toEqual(before)
  })

  it('beyond 5 MB is refused before it is read', async () => {
    expect((await send(Buffer.alloc(5_242_881, 'a'))).status).toBe(413)
  })
})

describe('the file of mistakes', () => {
  it('has the rows as they came with what is wrong, and computes nothing when it is opened', async () => {
    const csv = `Email;Nama
"=HYPERLINK(""http://jahat.test"")";Penipu
+62812;-1
@SUM(A1);"a ""kutip"""
baik@contoh.id;Baik`
    const { errorFile, counts } = await read(csv)
    expect(counts.error).toBe(3)
    expect(errorFile?.startsWith('\u{feff}Email;Nama;Masalah\r\n')).toBe(true)
    const rows: string[][] = parse(errorFile ?? '', { delimiter: ';', bom: true })
    expect(rows.slice(1).map(cells => cells.slice(0, 2))).toEqual([
      [`'=HYPERLINK("http://jahat.test")`, 'Penipu'],
      ["'+62812", '-1'],
      ["'@SUM(A1)", 'a "kutip"'],
    ])
    expect(rows[1]?.[2]).toContain('alamat email')
  })

  it('is not there when there are none', async () => {
    expect((await read('email\nbersih@contoh.id')).errorFile).toBeNull()
  })

  it('never holds a cell that a spreadsheet would compute, whatever the table says', async () => {
    const cell = fc.string({ unit: 'grapheme-ascii', maxLength: 12 })
    const start = fc.constantFrom('=', '+', '-', '@', '', '"', "'")
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(start, cell), { minLength: 1, maxLength: 5 }), async cells => {
        const line = cells.map(([first, rest]) => `"${`${first}${rest}`.replaceAll('"', '""')}"`).join(';')
        const heading = cells.map((_, index) => `K${index}`).join(';')
        const answer = await send(`email;${heading}\nsalah;${line}`)
        expect(answer.status).toBe(200)
        const rows: string[][] = parse(answer.json().data.errorFile, { delimiter: ';', bom: true })
        for (const text of rows.flat()) expect(text).not.toMatch(/^[=+\-@]/)
      }),
      { numRuns: 15 },
    )
  })
})

describe('a whole school', () => {
  it('of 2,000 people is invited in one go', async () => {
    const lines = Array.from({ length: 2000 }, (_, n) => `Siswa ke-${n};siswa.${n}@sekolah.contoh.id`)
    const answer = await read(`Nama;Email\n${lines.join('\n')}`, { dryRun: 'false' })
    expect(answer.counts).toMatchObject({ total: 2000, invited: 2000, error: 0 })
  })
})
