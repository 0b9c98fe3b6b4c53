import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildSeason, memberOf, teamOf } from '../../../../test/league.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'
import { allowPaying, payForm } from '../../money/payments/payments.things.ts'

/** From a registration to a team that plays: papers, what has to be mended, guardians, the deadline. */
let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let lead: BuiltMember
let teacher: BuiltMember
let picture: Buffer
const npsn = '20329001'

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  await tenant.write(async tx => {
    await buildSchool(tx, { npsn, name: 'SMK Negeri 1 Tegal' })
    const { id } = await buildSeason(tx)
    await tx.db
      .insertInto('competition_categories')
      .values({ competition_id: id, slug: 'iot', name: 'Jaringan', min_members: 1, max_members: 3 })
      .execute()
  })
  admin = await buildMember(app, tenant, { kind: 1 })
  lead = await buildMember(app, tenant, { kind: 9, provinceCode: '32' })
  teacher = await buildMember(app, tenant, { kind: 3 })
  picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#2f6f4f' } })
    .png()
    .toBuffer()
})
afterAll(() => app?.close())

const call = (path: string, who: Record<string, string> = {}, body?: unknown) =>
  app.request({
    host: tenant.host,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...who,
      ...fromElsewhere(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const page = (path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...fromElsewhere() } })
const post = (path: string, fields: Record<string, string>) =>
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
    },
  })

async function register(wishes: Record<string, unknown> = {}, who: Record<string, string> = {}) {
  const team = teamOf(npsn, wishes)
  const path = who.authorization ? '/v1/auth/team/register' : '/v1/team/register'
  const made = await call(path, who, team)
  expect(made.status, made.body).toBe(201)
  const { id, href } = made.json().data as { id: number; href: string }
  return { id, href, token: href.split('/').at(-1) ?? '', team }
}

/** as a browser without script sends it */
function sendPaper(token: string, kind = 'assignment', bytes = picture, name = 'surat tugas.png') {
  const edge = 'batas'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  return app.request({
    host: tenant.host,
    path: `/v1/team/links/${token}/papers/${kind}`,
    method: 'POST',
    headers: {
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${edge}`,
      ...fromElsewhere(),
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  })
}

const versionOf = async (id: number) => (await call(`/v1/teams/${id}`, admin.bearer)).json().data.version
const decide = async (id: number, decision: string, more: Record<string, unknown> = {}) =>
  call(`/v1/teams/${id}/decision`, admin.bearer, { decision, version: await versionOf(id), ...more })

const keyOf = async (team: number) =>
  (
    await tenant.write(tx =>
      tx.db
        .selectFrom('registration_papers')
        .select('key')
        .where('team_id', '=', team)
        .executeTakeFirstOrThrow(),
    )
  ).key
const liesThere = async (key: string) => (await app.sanggar.files.open(tenant.slug, key)) !== undefined

it('takes papers by its link, without script, which only its holder and those who check it may open', async () => {
  const { id, href, token } = await register()
  const sent = await sendPaper(token)
  expect([sent.status, sent.headers.location], sent.body).toEqual([303, `${href}#dokumen`])
  const own = await page(href)
  expect(own.body).toContain('surat tugas.png')
  const [, link = ''] = /href="(\/v1\/team\/links\/[^"]+\/papers\/\d+)"/.exec(own.body) ?? []
  const opened = await page(link)
  expect([opened.status, opened.headers['content-type'], opened.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  const number = link.split('/').at(-1)
  expect((await call(`/v1/teams/${id}/papers/${number}`, admin.bearer)).status).toBe(200)
  // a lead of another province, a teacher, a visitor, the holder of another team's link
  expect((await call(`/v1/teams/${id}/papers/${number}`, lead.bearer)).status).toBe(404)
  expect((await call(`/v1/teams/${id}/papers/${number}`, teacher.bearer)).status).toBe(403)
  expect((await call(`/v1/teams/${id}/papers/${number}`)).status).toBe(401)
  const other = await register()
  expect((await page(`/v1/team/links/${other.token}/papers/${number}`)).status).toBe(404)
  // what was sent is not served, what was made of it goes when it is taken away
  const key = await keyOf(id)
  expect(await liesThere(key)).toBe(true)
  const gone = await post(href, { do: 'remove', paper: String(number) })
  expect([gone.status, (await page(link)).status, await liesThere(key)]).toEqual([303, 404, false])
})

it('takes pictures and PDF only, and of the sorts that a team has', async () => {
  const { href, token } = await register()
  for (const name of ['surat.docx', 'surat.pdf']) {
    const back = await sendPaper(token, 'assignment', Buffer.from('halo'), name)
    // where no script runs its page says it
    expect([back.status, back.headers.location]).toEqual([303, `${href}?problem=unsupported#dokumen`])
  }
  expect((await page(`${href}?problem=unsupported`)).body).toContain('Dokumen harus JPG, PNG, WebP, atau PDF')
  expect((await sendPaper(token, 'licence')).status).toBe(404)
  expect((await sendPaper(token, 'apa-saja')).status).toBe(422)
})

it('is asked to mend its parts, told by mail with its link and by the bell, and hands in again', async () => {
  const { id, href, team } = await register({}, teacher.bearer)
  const silent = await decide(id, 'needs_fix')
  expect([silent.status, silent.json().errors[0].field]).toEqual([422, 'reason'])
  const remarks = [{ field: 'members.0.nisn', words: 'NISN tidak cocok dengan kartu pelajar' }]
  expect((await decide(id, 'verified', { remarks })).status).toBe(422)
  expect((await decide(id, 'needs_fix', { remarks })).status).toBe(200)
  const mail = await newestMail(app, team.coach.email)
  expect(mail?.text).toContain('Anggota 1, NISN: NISN tidak cocok dengan kartu pelajar')
  expect(mail?.text).toContain(href)
  const bell = await call('/v1/notifications', teacher.bearer)
  expect(bell.json().data.items[0]).toMatchObject({ title: `Tim ${team.name} perlu diperbaiki`, href })
  const asked = await page(href)
  // at its field, as if the form had come back
  expect(asked.body).toContain('href="#members-0-nisn"')
  expect(asked.body).toContain('NISN tidak cocok dengan kartu pelajar')
  const fields: Record<string, string> = {
    npsn,
    name: team.name,
    category: 'web',
    do: 'submit',
    captain: '0',
    'coach.name': team.coach.name,
    'coach.email': team.coach.email,
    'coach.phone': team.coach.phone,
    'consents.rules': '1',
    'consents.data': '1',
    'consents.guardian': '1',
  }
  for (const [row, member] of [memberOf(), memberOf()].entries())
    for (const [name, value] of Object.entries(member)) fields[`members.${row}.${name}`] = String(value)
  const sent = await post(href, fields)
  expect(sent.status, sent.body.slice(0, 300)).toBe(303)
  const own = await page(href)
  expect(own.body).toContain('Menunggu verifikasi')
  expect(own.body).not.toContain('NISN tidak cocok')
})

it('takes nothing more from the deadline on', async () => {
  const { href, token } = await register()
  expect((await sendPaper(token)).status).toBe(303)
  app.clock.set('2026-12-01T00:00:00Z')
  expect((await sendPaper(token)).headers.location).toBe(`${href}?problem=conflict#dokumen`)
  const own = await page(href)
  expect(own.body).toContain('surat tugas.png')
  expect(own.body).not.toContain('type="file"')
  const [, number = ''] = /\/papers\/(\d+)"/.exec(own.body) ?? []
  expect((await post(href, { do: 'remove', paper: number })).status).toBe(409)
  app.clock.set(testNow)
})

it('plays only when every guardian has agreed: by link, or on a sheet that somebody has seen', async () => {
  const young = memberOf({
    isCaptain: true,
    birthDate: '2010-05-02',
    guardianName: 'Ibu Ratna',
    guardianEmail: 'ratna@wali.test',
  })
  const { id, href } = await register({ members: [young, memberOf()] })
  expect((await page(`${href}/Lembar`)).body).toContain(`Persetujuan untuk ${young.fullName}`)
  expect((await decide(id, 'verified')).status).toBe(200)
  const early = await decide(id, 'accepted')
  expect([early.status, early.json().message]).toEqual([
    409,
    `Wali ${young.fullName} belum menjawab. Tunggu jawabannya, atau periksa lembar persetujuan yang ditandatangani.`,
  ])
  const members: { id: number; guardianState: string }[] = (
    await call(`/v1/teams/${id}`, admin.bearer)
  ).json().data.members
  const memberId = members.find(({ guardianState }) => guardianState === 'declared')?.id
  expect((await call(`/v1/teams/${id}/guardian-sheets`, lead.bearer, { memberId })).status).toBe(404)
  expect((await call(`/v1/teams/${id}/guardian-sheets`, admin.bearer, { memberId })).status).toBe(200)
  expect((await call(`/v1/teams/${id}/guardian-sheets`, admin.bearer, { memberId })).status).toBe(409)
  expect((await decide(id, 'accepted')).status).toBe(200)
})

it('that shares somebody with another team of the season says so to whoever checks it', async () => {
  const shared = memberOf({ isCaptain: true })
  const one = await register({ members: [shared, memberOf()] })
  const other = await register({ category: 'iot', members: [shared] })
  const office = await app.request({
    host: tenant.host,
    path: `/Kelola/Liga/${other.id}`,
    headers: { accept: 'text/html', ...admin.cookie },
  })
  expect(office.body).toContain('Orang yang sama di tim lain musim ini')
  expect(office.body).toContain(`/Kelola/Liga/${one.id}`)
  expect(office.body).not.toContain(String(shared.nisn))
})

it('pays its fee by an order once the data are right, and is verified with the money, once', async () => {
  await tenant.write(async tx => {
    await allowPaying(tx, testNow)
    const paid = await buildSeason(tx, { slug: 'liga-berbayar', name: 'Liga Berbayar', fee: 150_000 })
    await tx.db
      .updateTable('competition_categories')
      .set({ slug: 'berbayar' })
      .where('id', '=', paid.categoryId)
      .execute()
  })
  const { id, href, token, team } = await register({ season: 'liga-berbayar', category: 'berbayar' })
  // nothing is asked for as long as nobody has looked at the data
  expect((await page(`${href}/Biaya`)).body).toContain('Tidak ada biaya yang menunggu dibayar')
  expect((await post(`${href}/Biaya`, {})).status).toBe(409)
  expect((await decide(id, 'pending_payment')).status).toBe(200)
  expect((await newestMail(app, team.coach.email))?.text).toContain(href)
  expect((await page(href)).body).toContain(`href="${href}/Biaya"`)
  expect((await page(`${href}/Biaya`)).body).toContain('Rp 150.000')
  expect((await page(`/Liga-Smk/Tim/${token.slice(0, -1)}x/Biaya`)).status).toBe(404)
  const led = await post(`${href}/Biaya`, {})
  expect(led.status).toBe(303)
  // a second press makes no second bill
  expect((await post(`${href}/Biaya`, {})).headers.location).toBe(led.headers.location)
  const code = String(led.headers.location).split('/').pop() ?? ''
  const coach = { cookie: { cookie: '', 'sec-fetch-site': 'same-origin' } }
  expect((await payForm(app, tenant, coach, code, { channel: 'qris' })).status).toBe(303)
  await until(async () => (await page(`/Pembayaran/${code}`)).body.includes('<svg class="pay-qr"'))
  await payForm(app, tenant, coach, code, { do: 'simulate' })
  await until(async () => (await call(`/v1/teams/${id}`, admin.bearer)).json().data.status === 'verified')
  expect((await page(`${href}/Biaya`)).body).toContain('Tidak ada biaya yang menunggu dibayar')
  expect((await post(`${href}/Biaya`, {})).status).toBe(409)
  expect((await newestMail(app, team.coach.email))?.text).toContain('pembayaran Anda sudah kami terima')
})

it('keeps its papers no longer than ninety days after the season', async () => {
  const { id, token } = await register()
  await sendPaper(token)
  const key = await keyOf(id)
  app.clock.set('2027-05-21T00:00:00Z')
  await app.sanggar.jobs.run()
  expect(await liesThere(key)).toBe(true)
  app.clock.set('2027-05-23T00:00:00Z')
  await app.sanggar.jobs.run()
  expect(await liesThere(key)).toBe(false)
  app.clock.set(testNow)
})
