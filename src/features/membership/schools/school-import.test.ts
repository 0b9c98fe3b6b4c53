import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { importReport } from './schools.contract.ts'
import { buildSchool } from './schools.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let lead: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1, name: 'Rina Kusuma' })
  lead = await buildMember(app, tenant, { kind: 9, provinceCode: '33' })
})
afterAll(() => app?.close())

const send = (
  table: string | Buffer,
  {
    query = '',
    member = admin,
    type = 'text/csv',
  }: { query?: string; member?: BuiltMember; type?: string } = {},
) => {
  // tables may be sent again after a few seconds only
  app.clock.advance(10_000)
  return app.request({
    host: tenant.host,
    method: 'POST',
    path: `/v1/schools/import${query}`,
    headers: { 'content-type': type, accept: 'application/json', ...member.cookie },
    body: table,
  })
}
const stored = (of = tenant) =>
  of.write(tx => tx.db.selectFrom('schools').selectAll().orderBy('npsn').execute())
const problemsOf = async (table: string | Buffer) =>
  importReport.parse((await send(table, { query: '?dryRun=true' })).json().data).problems

const head = 'npsn,nama,jenjang,status,provinsi,kabupaten/kota'
const table = `${head},alamat,telepon,email,website,kepala_sekolah
20329001,SMK Negeri 1 Tegal,SMK,negeri,Jawa Tengah,Kota Tegal,"Jl. Pemuda 1, Tegal",0283-123456,tu@smkn1tegal.sch.id,smkn1tegal.sch.id,Siti Rahmawati
20329002,SMA Negeri 1 Slawi,SMA,negeri,33,33.28,,,,,
P9970001,PKBM Harapan Bangsa,PKBM,swasta,Jawa Tengah,Kabupaten Brebes,,,,,
`

describe('a table of schools', () => {
  it('is tried without being written', async () => {
    const answer = await send(table, { query: '?dryRun=true' })
    expect(answer.status).toBe(200)
    expect(importReport.parse(answer.json().data)).toMatchObject({
      dryRun: true,
      rows: 3,
      created: 3,
      updated: 0,
      unchanged: 0,
      totalProblems: 0,
    })
    expect(await stored()).toEqual([])
  })

  it('comes in whole, and everybody finds its schools', async () => {
    const list = () => app.request({ host: tenant.host, path: '/v1/school/list?search=slawi' })
    expect((await list()).json().data.totalItems).toBe(0)
    expect((await send(table)).json().data).toMatchObject({ dryRun: false, created: 3 })
    expect(await stored()).toMatchObject([
      {
        npsn: '20329001',
        province_code: '33',
        city_code: '33.76',
        address: 'Jl. Pemuda 1, Tegal',
        website: 'https://smkn1tegal.sch.id',
        status: 'verified',
      },
      { npsn: '20329002', city_code: '33.28' },
      { npsn: 'P9970001', level: 'PKBM', ownership: 'swasta', city_code: '33.29' },
    ])
    expect((await list()).json().data.items[0].name).toBe('SMA Negeri 1 Slawi')
  })

  it('brought in twice changes nothing', async () => {
    const before = await stored()
    expect((await send(table)).json().data).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
    expect(await stored()).toEqual(before)
  })

  it('is written down once, with its numbers', async () => {
    const entries = await tenant.write(tx =>
      tx.db.selectFrom('audit_entries').selectAll().where('action', '=', 'schools.imported').execute(),
    )
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      actor_name: 'Rina Kusuma',
      after: { rows: 3, created: 3, updated: 0 },
    })
  })

  it('changes what it says anew, and an empty cell takes nothing away', async () => {
    const next = `${head},alamat,kepala_sekolah
20329001,SMK Negeri 1 Kota Tegal,SMK,negeri,Jawa Tengah,Kota Tegal,,
`
    expect((await send(next)).json().data).toMatchObject({ created: 0, updated: 1, unchanged: 0 })
    expect((await stored())[0]).toMatchObject({
      name: 'SMK Negeri 1 Kota Tegal',
      address: 'Jl. Pemuda 1, Tegal',
      principal: 'Siti Rahmawati',
      version: 2,
    })
  })

  it('verifies what people had submitted, and leaves what was rejected so', async () => {
    await tenant.write(async tx => {
      await buildSchool(tx, { npsn: '20327771', name: 'SMK Satu', status: 'submitted' })
      await buildSchool(tx, { npsn: '20327772', name: 'SMK Dua', status: 'rejected' })
    })
    const both = `${head}
20327771,SMK Satu,SMK,negeri,Jawa Tengah,Kota Tegal
20327772,SMK Dua,SMK,negeri,Jawa Tengah,Kota Tegal
`
    expect((await send(both)).json().data).toMatchObject({ updated: 1, unchanged: 1 })
    const rows = (await stored()).filter(({ npsn }) => npsn.startsWith('2032777'))
    expect(rows.map(({ status }) => status)).toEqual(['verified', 'rejected'])
  })

  it("never touches another tenant's schools", async () => {
    await elsewhere.write(tx => buildSchool(tx, { npsn: '20329002', name: 'Milik Brebes' }))
    await send(table)
    expect((await stored(elsewhere)).map(({ name }) => name)).toEqual(['Milik Brebes'])
  })
})

describe('what tables look like', () => {
  const reads = async (text: string | Buffer) => {
    const answer = await send(text, { query: '?dryRun=1' })
    return importReport.parse(answer.json().data)
  }

  it.each([
    [
      'semicolons and a mark at the beginning, as Excel saves them',
      `\uFEFF${table.replaceAll('"Jl. Pemuda 1, Tegal"', 'Jl. Pemuda').replaceAll(',', ';')}`,
    ],
    ['tabs', table.replaceAll('"Jl. Pemuda 1, Tegal"', 'Jl. Pemuda').replaceAll(',', '\t')],
    ['lines that end as on Windows', table.replaceAll('\n', '\r\n')],
    ['UTF-16, as Excel says Unicode', Buffer.from(`\uFEFF${table}`, 'utf16le')],
    [
      'the headings of Dapodik',
      table.replace(
        head,
        'NPSN,Nama Satuan Pendidikan,Bentuk Pendidikan,Status Sekolah,Nama Provinsi,Kab./Kota',
      ),
    ],
    [
      'other spellings',
      table.replace(head, 'No. NPSN,NAMA_SEKOLAH,Jenjang,Negeri/Swasta,Propinsi,KABUPATEN'),
    ],
    ['empty lines', table.replaceAll('\n', '\n\n,,,,,\n')],
  ])('may have %s', async (_, text) => {
    expect(await reads(text)).toMatchObject({ rows: 3, totalProblems: 0 })
  })

  it('may hold letters that only Windows wrote so', async () => {
    const answer = await reads(
      Buffer.from(`${head}\n20320001,SD José,SD,negeri,Jawa Tengah,Kota Tegal\n`, 'latin1'),
    )
    expect(answer).toMatchObject({ rows: 1, totalProblems: 0 })
  })

  it.each([
    ['Prov. Jawa Tengah', 'Kab. Tegal'],
    ['JAWA TENGAH', 'KABUPATEN TEGAL'],
    ['jateng', 'kab tegal'],
    ['33', '3328'],
    ['DKI Jakarta', 'Kota Jakarta Selatan'],
    ['D.I. Yogyakarta', 'Sleman'],
    ['Kep. Riau', 'Kota Tanjungpinang'],
  ])('may say %s, %s', async (province, city) => {
    const text = `${head}\n20320001,SD Satu,sd,N,${province},${city}\n`
    expect(await problemsOf(text)).toEqual([])
  })

  it('name the columns that mean nothing', async () => {
    const text = table.replace('alamat,', 'catatan,')
    expect((await reads(text)).ignoredColumns).toEqual(['catatan'])
  })
})

describe('a table with something wrong in it', () => {
  it('says what, in which line and column, and what was meant', async () => {
    const wrong = `${head},email
20320001,SMK Satu,SMK,negeri,Jawa Tegah,Kota Tegal,
20320002,SMK Dua,SMK,negeri,Jawa Tengah,Kab. Brebess,
123,SMK Tiga,SMK,negeri,Jawa Tengah,Kota Tegal,
20320004,SMK Empat,STM,negeri,Jawa Tengah,Kota Tegal,
20320005,SMK Lima,SMK,asing,Jawa Tengah,Kota Tegal,
20320006,SMK Enam,SMK,negeri,Jawa Tengah,Tegal,
20320007,,SMK,negeri,Jawa Tengah,Kota Tegal,
20320008,SMK Delapan,SMK,negeri,Jawa Tengah,Kota Tegal,bukan email
20320001,SMK Sembilan,SMK,negeri,Jawa Tengah,Kota Bandung,
20320010,SMK Sepuluh,SMK,negeri,Jawa Tengah,Kota Tegal,
20320010,SMK Sepuluh,SMK,negeri,Jawa Tengah,Kota Tegal,
`
    const problems = await problemsOf(wrong)
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'provinsi'],
      [3, 'kabupaten/kota'],
      [4, 'npsn'],
      [5, 'jenjang'],
      [6, 'status'],
      [7, 'kabupaten/kota'],
      [8, 'nama'],
      [9, 'email'],
      [10, 'kabupaten/kota'],
      [12, 'npsn'],
    ])
    const said = (line: number) => problems.find(one => one.line === line)?.message
    expect(said(2)).toBe('Provinsi "Jawa Tegah" tidak dikenal. Mungkin maksudnya "Jawa Tengah"?')
    expect(said(3)).toContain('Mungkin maksudnya "Kabupaten Brebes"?')
    expect(said(7)).toBe('"Tegal" bisa berarti dua: tulis "Kabupaten Tegal" atau "Kota Tegal".')
    expect(said(8)).toBe('Wajib diisi')
    expect(said(12)).toBe('NPSN ini sudah ada di baris 11.')
  })

  it('changes nothing at all, not even by its good lines', async () => {
    const before = await stored()
    const half = `${head}
20321111,SMK Baik,SMK,negeri,Jawa Tengah,Kota Tegal
20321112,SMK Buruk,SMK,negeri,Atlantis,Kota Tegal
`
    const answer = await send(half)
    expect(answer.status).toBe(422)
    expect(answer.json().errors).toEqual([
      {
        field: '3.provinsi',
        code: 'line',
        message: 'Baris 3, provinsi: Provinsi "Atlantis" tidak dikenal.',
      },
    ])
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['nothing', ''],
    ['only headings that are missing', 'npsn,nama\n20320001,SMK Satu\n'],
    ['a column twice', `${head},kota\n`],
    ['a quotation mark that is not closed', `${head}\n20320001,"SMK Satu,SMK,negeri\n`],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a page', '<html><body>bukan tabel</body></html>'],
    ['a workbook', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(3_000, 7)])],
    [
      'characters that cannot be stored',
      `${head}\n20320001,SMK\u0000Satu,SMK,negeri,Jawa Tengah,Kota Tegal\n`,
    ],
  ])('of %s is refused with a sentence', async (_, text) => {
    const before = await stored()
    const answer = await send(text)
    expect([400, 422]).toContain(answer.status)
    expect(answer.json().message.length).toBeGreaterThan(5)
    expect(await stored()).toEqual(before)
  })

  it('names two hundred problems and counts the rest', async () => {
    const lines = Array.from({ length: 250 }, (_, index) => `X${index},S,SMK,negeri,Jawa Tengah,Kota Tegal`)
    const answer = await send([head, ...lines].join('\n'), { query: '?dryRun=true' })
    expect(answer.json().data).toMatchObject({ totalProblems: 500 })
    expect(answer.json().data.problems).toHaveLength(200)
  })

  it('may have 5 MB, and no more', async () => {
    const answer = await send(`${head}\n${'x'.repeat(5_242_880)}`)
    expect(answer.status).toBe(413)
    const lines = Array.from(
      { length: 3_000 },
      (_, index) => `${30_000_000 + index},SD Negeri ${index},SD,negeri,Jawa Tengah,Kota Tegal`,
    )
    const large = await send([head, ...lines].join('\n'), { query: '?dryRun=true' })
    expect(large.json().data).toMatchObject({ rows: 3_000, created: 3_000 })
  })

  it('must be said to be a table', async () => {
    expect((await send('{}', { type: 'application/json' })).status).toBe(415)
    expect((await send(table, { type: 'image/png' })).status).toBe(415)
  })
})

describe('who brings in tables', () => {
  it('is whoever manages schools', async () => {
    const student = await buildMember(app, tenant, { kind: 4 })
    expect((await send(table, { member: student })).status).toBe(403)
  })

  it("as a region's lead stays within the region", async () => {
    const bandung = `${head}\n20219001,SMK Bandung,SMK,negeri,Jawa Barat,Kota Bandung\n`
    const refused = await send(bandung, { member: lead })
    expect(refused.json().errors[0].message).toContain('di luar wilayah Anda')
    // not even by drawing over what stands elsewhere
    expect((await send(bandung)).json().data.created).toBe(1)
    const grab = `${head}\n20219001,SMK Bandung,SMK,negeri,Jawa Tengah,Kota Tegal\n`
    expect((await send(grab, { member: lead })).status).toBe(422)
    const own = `${head}\n20320777,SMK Wilayah,SMK,negeri,Jawa Tengah,Kota Tegal\n`
    expect((await send(own, { member: lead })).json().data.created).toBe(1)
  })
})
