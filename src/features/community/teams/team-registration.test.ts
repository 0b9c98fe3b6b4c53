import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildSeason, memberOf, teamOf } from '../../../../test/league.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { firstName } from '../../../shared/first-name.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let season: Awaited<ReturnType<typeof buildSeason>>
let student: BuiltMember
const npsn = '20329001'

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, {
    slug: 'tegal',
    values: {
      footer: { about: '', columns: [], contact: { email: 'liga@tegal.test' }, social: [], legal: '' },
    },
  })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  season = await tenant.write(async tx => {
    await buildSchool(tx, { npsn, name: 'SMK Negeri 1 Tegal' })
    await buildSchool(tx, { npsn: '20329002', name: 'SMK Belum Diperiksa', status: 'submitted' })
    return buildSeason(tx)
  })
  await elsewhere.write(async tx => {
    await buildSchool(tx, { npsn: '20329099', name: 'SMK Tetangga' })
  })
  student = await buildMember(app, tenant, { kind: 4 })
})
afterAll(() => app?.close())

const send = (body: unknown, { path = '/v1/team/register', host = tenant.host, headers = {} } = {}) =>
  app.request({
    host,
    path,
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      ...fromElsewhere(),
      ...headers,
    },
  })
const refusal = async (body: unknown) => {
  const answer = await send(body)
  expect(answer.status, answer.body).toBe(422)
  return Object.fromEntries(
    answer.json().errors.map((error: { field: string; message: string }) => [error.field, error.message]),
  )
}
const page = (path: string, headers = {}) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...headers } })

describe('a team', () => {
  it('is sent in, told to the coach with a link of its own, and to the league', async () => {
    const team = teamOf(npsn)
    const answer = await send(team)
    expect(answer.status, answer.body).toBe(201)
    expect(answer.json().data).toMatchObject({ status: 'submitted', statusText: 'Menunggu verifikasi' })
    const mail = await newestMail(app, team.coach.email)
    expect(mail?.text).toContain(answer.json().data.href)
    expect((await newestMail(app, 'liga@tegal.test'))?.subject).toBe(`Tim baru: ${team.name}`)
  })

  it('is registered by the league call and by who is signed in; without a sign-in that one is 401', async () => {
    expect((await send(teamOf(npsn), { path: '/v1/league/register' })).status).toBe(201)
    expect((await send(teamOf(npsn), { path: '/v1/auth/team/register' })).status).toBe(401)
    const own = await send(teamOf(npsn), { path: '/v1/auth/team/register', headers: student.bearer })
    expect(own.status, own.body).toBe(201)
    const row = await tenant.write(tx =>
      tx.db
        .selectFrom('teams')
        .select('membership_id')
        .where('id', '=', own.json().data.id)
        .executeTakeFirstOrThrow(),
    )
    expect(row.membership_id).toBe(student.membershipId)
  })

  it('keeps what children say of themselves sealed: nothing of it can be read in the database', async () => {
    const member = memberOf({ isCaptain: true, phone: '081299998888', email: 'rahasia@siswa.test' })
    const made = await send(teamOf(npsn, { members: [member, memberOf()] }))
    const { rows } = await tenant.write(tx =>
      sql<{
        row: string
      }>`select m::text as row from team_members m where team_id = ${made.json().data.id}`.execute(tx.db),
    )
    const text = rows.map(({ row }) => row).join('\n')
    for (const secret of [member.nisn, member.birthDate, '81299998888', 'rahasia@siswa.test'])
      expect(text).not.toContain(secret)
  })

  it('has one captain, enough members, and nobody twice', async () => {
    expect(await refusal(teamOf(npsn, { members: [memberOf(), memberOf()] }))).toEqual({
      members: 'Pilih satu ketua tim',
    })
    const captains = [memberOf({ isCaptain: true }), memberOf({ isCaptain: true })]
    expect(await refusal(teamOf(npsn, { members: captains }))).toEqual({
      members: 'Pilih satu ketua tim saja',
    })
    expect(await refusal(teamOf(npsn, { members: [memberOf({ isCaptain: true })] }))).toEqual({
      members: 'Kategori Aplikasi Web memerlukan sedikitnya 2 anggota',
    })
    const five = [memberOf({ isCaptain: true }), ...[1, 2, 3, 4].map(() => memberOf())]
    expect(await refusal(teamOf(npsn, { members: five }))).toEqual({
      members: 'Kategori Aplikasi Web paling banyak 4 anggota',
    })
    const twice = memberOf({ isCaptain: true })
    expect(await refusal(teamOf(npsn, { members: [twice, memberOf({ nisn: twice.nisn })] }))).toEqual({
      'members.1.nisn': 'NISN ini sudah dipakai anggota lain di tim ini',
    })
  })

  it('cannot enter with a NISN that is in the category already, but may in another one', async () => {
    const shared = memberOf({ isCaptain: true })
    expect((await send(teamOf(npsn, { members: [shared, memberOf()] }))).status).toBe(201)
    expect(
      await refusal(
        teamOf(npsn, {
          members: [memberOf({ isCaptain: true }), shared].map((member, index) => ({
            ...member,
            isCaptain: index === 0,
          })),
        }),
      ),
    ).toEqual({
      'members.1.nisn': 'NISN ini sudah terdaftar di kategori ini',
    })
    await tenant.write(tx =>
      tx.db
        .insertInto('competition_categories')
        .values({ competition_id: season.id, slug: 'iot', name: 'Jaringan', min_members: 1, max_members: 3 })
        .execute(),
    )
    const other = await send(teamOf(npsn, { category: 'iot', members: [shared] }))
    expect(other.status, other.body).toBe(201)
  })

  it("needs the guardian's word for who is not 18 yet, by the calendar of the tenant", async () => {
    const young = memberOf({ isCaptain: true, birthDate: '2010-05-02' })
    expect(await refusal(teamOf(npsn, { members: [young, memberOf()] }))).toEqual({
      'members.0.guardianName': 'Wajib diisi untuk anggota di bawah 18 tahun',
      'members.0.guardianEmail': 'Wajib diisi untuk anggota di bawah 18 tahun',
    })
    const guarded = { ...young, guardianName: 'Ibu Ratna', guardianEmail: 'ratna@wali.test' }
    const undeclared = { rules: true, data: true, guardian: false }
    expect(
      Object.keys(await refusal(teamOf(npsn, { members: [guarded, memberOf()], consents: undeclared }))),
    ).toEqual(['consents.guardian'])
    expect((await send(teamOf(npsn, { members: [guarded, memberOf()] }))).status).toBe(201)
    expect((await newestMail(app, 'ratna@wali.test'))?.subject).toContain('didaftarkan ke Liga SMK')
    // 18 on the very day in Jakarta, where it is already the 21st
    const grownUp = memberOf({ isCaptain: true, birthDate: '2008-11-21' })
    expect((await send(teamOf(npsn, { members: [grownUp, memberOf()] }))).status).toBe(201)
    const tomorrow = memberOf({ isCaptain: true, birthDate: '2008-11-22' })
    expect(Object.keys(await refusal(teamOf(npsn, { members: [tomorrow, memberOf()] })))).toContain(
      'members.0.guardianEmail',
    )
  })

  it('comes from a verified school of this tenant', async () => {
    for (const number of ['20329002', '20329099', '99999999'])
      expect(Object.keys(await refusal(teamOf(number)))).toEqual(['npsn'])
  })

  it('is refused field by field, in Indonesian; unknown fields too', async () => {
    const wrong = await refusal(
      teamOf('123', {
        name: 'A',
        coach: { name: '', email: 'bukan', phone: '021' },
        members: [memberOf({ nisn: '12', birthDate: '2008-02-30', grade: 'IX' })],
        consents: { rules: false, data: true },
      }),
    )
    expect(wrong).toMatchObject({
      npsn: 'NPSN terdiri dari 8 karakter: huruf atau angka, lalu 7 angka',
      name: 'Minimal 3 karakter',
      'coach.name': 'Isi nama pembimbing',
      'coach.email': 'Tuliskan email yang lengkap, seperti nama@contoh.id',
      'coach.phone': 'Tuliskan nomor ponsel, seperti 0812-3456-7890',
      'members.0.nisn': 'NISN terdiri dari 10 angka',
      'members.0.birthDate': 'Tanggal 30 Februari 2008 tidak ada di kalender',
      'members.0.grade': 'Pilih kelas',
      'consents.rules': 'Nyatakan bahwa tim sudah membaca aturan liga',
    })
    expect((await send({ ...teamOf(npsn), status: 'accepted' })).status).toBe(422)
    expect(await refusal(teamOf(npsn, { category: 'tidak-ada' }))).toEqual({
      category: 'Pilih kategori yang tersedia',
    })
  })

  it("another tenant's season is not found here", async () => {
    const answer = await send(teamOf('20329099', { season: season.slug }), { host: elsewhere.host })
    expect(answer.status).toBe(404)
  })

  it('is locked out once registration has closed, and before it opens', async () => {
    app.clock.set('2026-12-01T00:00:00Z')
    const late = await send(teamOf(npsn))
    expect([late.status, late.json().message]).toEqual([409, 'Pendaftaran sudah ditutup. Data tim terkunci.'])
    app.clock.set('2026-10-30T00:00:00Z')
    expect((await send(teamOf(npsn))).status).toBe(409)
    app.clock.set(testNow)
  })
})

describe('the form of a team', () => {
  const fieldsOf = (team: ReturnType<typeof teamOf>, more: Record<string, string> = {}) => {
    const fields: Record<string, string> = {
      npsn: team.npsn,
      name: team.name,
      category: team.category,
      do: 'submit',
      captain: '0',
      'consents.rules': '1',
      'consents.data': '1',
      'consents.guardian': '1',
    }
    for (const [name, value] of Object.entries(team.coach)) fields[`coach.${name}`] = value
    for (const [row, member] of team.members.entries())
      for (const [name, value] of Object.entries(member)) fields[`members.${row}.${name}`] = String(value)
    return { ...fields, ...more }
  }
  const post = (fields: Record<string, string>, path = '/Liga-Smk/Register', headers = {}) =>
    app.request({
      host: tenant.host,
      path,
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        ...fromElsewhere(),
        ...headers,
      },
    })

  it('is found by looking for the school, and has a row for every member', async () => {
    const found = await page('/Liga-Smk/Register?q=Tegal')
    expect(found.body).toContain(`/Liga-Smk/Register?npsn=${npsn}`)
    const form = await page(`/Liga-Smk/Register?npsn=${npsn}`)
    expect(form.status).toBe(200)
    for (const row of [0, 1, 2, 3]) expect(form.body).toContain(`name="members.${row}.nisn"`)
    expect((await page('/Liga-Smk/Register?q=Antah')).body).toContain('/Daftar-Sekolah')
  })

  it('works without script, leads to the page of the team, and shows no numbers of children there', async () => {
    const team = teamOf(npsn)
    const answer = await post(fieldsOf(team))
    expect(answer.status, answer.body.slice(0, 300)).toBe(303)
    const own = await page(String(answer.headers.location))
    expect(own.body).toContain('Menunggu verifikasi')
    expect(own.body).toContain(firstName(String(team.members[0]?.fullName)))
    expect(own.body).not.toContain(String(team.members[0]?.nisn))
    expect(own.headers['cache-control']).toBe('no-store')
    expect(own.body).toContain('noindex')
  })

  it('keeps what was typed and says what is wrong, at the row where it stands', async () => {
    const team = teamOf(npsn)
    const fields = fieldsOf(team, { 'members.3.fullName': 'Baris Keempat', 'members.3.nisn': '12' })
    const answer = await post(fields)
    expect(answer.status).toBe(422)
    expect(answer.body).toContain(`value="${team.name}"`)
    expect(answer.body).toContain('href="#members-3-nisn"')
    expect(answer.body).toContain('NISN terdiri dari 10 angka')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('takes a day of birth from its three fields, and keeps what is missing of it', async () => {
    const bornOn = (day: string, month: string, year: string) => ({
      'members.0.birthDate': '',
      'members.0.birthDate-day': day,
      'members.0.birthDate-month': month,
      'members.0.birthDate-year': year,
    })
    const partly = await post(fieldsOf(teamOf(npsn), bornOn('7', '', '2008')))
    expect(partly.status).toBe(422)
    expect(partly.body).toContain('Lengkapi tanggal, bulan, dan tahun lahir')
    expect(partly.body).toMatch(/name="members\.0\.birthDate-year"[^>]*value="2008"/)
    expect((await post(fieldsOf(teamOf(npsn), bornOn('7', '1', '2008')))).status).toBe(303)
  })

  it('keeps a draft that nobody sees, and sends it in later by its own link', async () => {
    const draft = fieldsOf(teamOf(npsn, { members: [memberOf({ isCaptain: true })] }), { do: 'draft' })
    const kept = await post(draft)
    expect(kept.status, kept.body.slice(0, 300)).toBe(303)
    const path = String(kept.headers.location)
    const own = await page(path)
    expect(own.body).toContain('Draf')
    expect(own.body).toContain(`value="${draft['members.0.nisn']}"`)
    const sent = await post(fieldsOf(teamOf(npsn), { do: 'submit' }), path)
    expect(sent.status, sent.body.slice(0, 300)).toBe(303)
    expect((await page(path)).body).toContain('Menunggu verifikasi')
    // what was sent in is the administration's to give back
    expect((await post(fieldsOf(teamOf(npsn)), path)).status).toBe(409)
  })

  it('lets a team leave, and its members enter with another one', async () => {
    const team = teamOf(npsn)
    const path = String((await post(fieldsOf(team))).headers.location)
    expect((await post({ do: 'withdraw' }, path)).status).toBe(422)
    expect((await post({ do: 'withdraw', isSure: '1' }, path)).status).toBe(303)
    expect((await page(path)).body).toContain('Mengundurkan diri')
    expect((await post(fieldsOf({ ...teamOf(npsn), members: team.members }))).status).toBe(303)
  })

  it("takes nothing from another site's page, and a link that never was is not found", async () => {
    const foreign = await post(fieldsOf(teamOf(npsn)), '/Liga-Smk/Register', {
      'sec-fetch-site': 'cross-site',
    })
    expect(foreign.status).toBe(403)
    expect((await page('/Liga-Smk/Tim/tidak-ada')).status).toBe(404)
    expect((await post({ do: 'withdraw', isSure: '1' }, `/Liga-Smk/Tim/${'a'.repeat(43)}`)).status).toBe(404)
  })

  it('shows a guardian what was declared for them, and takes a no as a no', async () => {
    const young = memberOf({
      isCaptain: true,
      birthDate: '2010-05-02',
      guardianName: 'Bapak Seno',
      guardianEmail: 'seno@wali.test',
    })
    const made = await send(teamOf(npsn, { members: [young, memberOf()] }))
    const [, path = ''] =
      /(\/Liga-Smk\/Wali\/[\w-]{43})/.exec((await newestMail(app, 'seno@wali.test'))?.text ?? '') ?? []
    expect((await page(path)).body).toContain('Bapak Seno')
    expect((await post({ decision: 'refused' }, path)).status).toBe(422)
    expect((await post({ decision: 'refused', isConfirmed: '1' }, path)).status).toBe(303)
    expect((await page(path)).body).toContain('Anda tidak menyetujui')
    expect((await post({ decision: 'confirmed', isConfirmed: '1' }, path)).status).toBe(409)
    const row = await tenant.write(tx =>
      tx.db
        .selectFrom('team_members')
        .select('guardian_state')
        .where('team_id', '=', made.json().data.id)
        .where('is_captain', '=', true)
        .executeTakeFirstOrThrow(),
    )
    expect(row.guardian_state).toBe('refused')
  })
})
