import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildAccount, buildMember } from '../../../../test/members.ts'
import { buildProgram } from '../../learning/programs/programs.things.ts'
import { createdInvitation, invitationList } from './invitations.contract.ts'
import { acceptForSignIn } from './invitations.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let digital: { id: number }
let desa: { id: number }
let admin: BuiltMember
let programLead: BuiltMember
let regionLead: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'SMK Tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  digital = await tenant.write(tx => buildProgram(tx, { name: 'Sekolah Digital' }))
  desa = await tenant.write(tx => buildProgram(tx, { name: 'Desa Digital' }))
  admin = await buildMember(app, tenant, { kind: 1, name: 'Hendra Wijaya' })
  programLead = await buildMember(app, tenant, { kind: 7, name: 'Yusuf Maulana', programIds: [digital.id] })
  regionLead = await buildMember(app, tenant, { kind: 9, name: 'Kartika Sari', provinceCode: '33' })
  student = await buildMember(app, tenant, { name: 'Bagas Pratama' })
})

afterAll(() => app?.close())

type Who = BuiltMember | undefined

const ask = (who: Who, method: string, path: string, body?: unknown, host = tenant.host) =>
  app.request({
    host,
    path,
    method,
    headers: {
      accept: 'application/json',
      ...(who ? who.bearer : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const invite = (who: Who, body: object) => ask(who, 'POST', '/v1/invitations', body)

/** An invitation that is there, with its token. */
async function invited(body: object, who: Who = admin) {
  const answer = await invite(who, body)
  const made = createdInvitation.parse(answer.json().data)
  return { ...made, token: made.link.split('/').at(-1) ?? '' }
}

const listed = async (who: BuiltMember, query = '') =>
  invitationList.parse((await ask(who, 'GET', `/v1/invitations?pageSize=100${query}`)).json().data).items

const mailsTo = (email: string) =>
  app.sanggar.database.withPlatform(tx =>
    tx.db
      .selectFrom('mails')
      .select(['subject', 'body_text', 'reason', 'tenant_id'])
      .where('recipient', '=', email)
      .execute(),
  )

const actionsOn = async (id: number) => {
  const rows = await tenant.write(tx =>
    tx.db
      .selectFrom('audit_entries')
      .select('action')
      .where('object_type', '=', 'invitation')
      .where('object_id', '=', String(id))
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ action }) => action)
}

const memberOf = (accountId: string) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('memberships')
      .select(['id', 'kind', 'status', 'email', 'program_ids', 'province_code'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  )

type Account = Awaited<ReturnType<typeof buildAccount>>

/** What the sign-in's end does when somebody comes back to the invitation they had accepted. */
const arrive = (
  token: string,
  { id, name, email }: Account,
  options: { isVerified?: boolean; next?: string } = {},
) =>
  tenant.write(tx =>
    acceptForSignIn({
      tx,
      clock: app.clock,
      request: { ip: '127.0.0.1', id: 'tes' },
      next: options.next ?? `/Undangan/${token}?accept=1`,
      accountId: id,
      name,
      email: options.isVerified === false ? undefined : (email ?? undefined),
    }),
  )

const page = (token: string, who?: BuiltMember) =>
  app.request({
    host: tenant.host,
    path: `/Undangan/${token}`,
    headers: { accept: 'text/html', ...(who ? who.cookie : {}) },
  })

describe('inviting', () => {
  it('is for those who administer or lead; visitors sign in first, students may not', async () => {
    expect((await invite(undefined, { kind: 4, email: 'a@contoh.id' })).status).toBe(401)
    expect((await invite(student, { kind: 4, email: 'a@contoh.id' })).status).toBe(403)
    for (const [method, path] of [
      ['GET', '/v1/invitations'],
      ['POST', '/v1/invitations/1/resend'],
      ['DELETE', '/v1/invitations/1'],
    ] as const) {
      expect((await ask(undefined, method, path)).status).toBe(401)
      expect((await ask(student, method, path)).status).toBe(403)
    }
  })

  it('an address sends a mail in the name of the tenant, with who invites, as what, and until when', async () => {
    const made = await invited({
      kind: 3,
      email: ' Siti@Contoh.ID ',
      name: 'Siti Aminah',
      message: 'Selamat datang di tim.',
    })
    expect(made).toMatchObject({ email: 'siti@contoh.id', status: 'open', isMailed: true, usesTotal: 1 })
    expect(made.expiresAt.slice(0, 10)).toBe('2026-12-05')
    const [mail] = await mailsTo('siti@contoh.id')
    expect(mail).toMatchObject({
      subject: 'Undangan bergabung di SMK Tegal',
      reason: 'invitation',
      tenant_id: tenant.id,
    })
    expect(mail?.body_text).toContain('Hendra Wijaya mengundang Anda bergabung di SMK Tegal sebagai Guru.')
    expect(mail?.body_text).toContain('Selamat datang di tim.')
    expect(mail?.body_text).toContain(made.link)
    expect(mail?.body_text).toContain('5 Desember 2026')
    expect(await actionsOn(made.id)).toEqual(['invitation.created'])
  })

  it('without a mail server waits in the outbox, with its link in the answer', async () => {
    const made = await invited({ email: 'tanpa.surat@contoh.id', kind: 3 })
    await app.sanggar.mailer.send()
    expect(made.link).toContain('/Undangan/')
    const rows = await tenant.write(tx =>
      tx.db
        .selectFrom('mails')
        .select(['sent_at', 'tries', 'last_error'])
        .where('recipient', '=', 'tanpa.surat@contoh.id')
        .execute(),
    )
    expect(rows).toEqual([{ sent_at: null, tries: 0, last_error: null }])
  })

  it('keeps no token: only what recognises it', async () => {
    const { token } = await invited({ kind: 4, email: 'rahasia@contoh.id' })
    const row = await tenant.write(tx =>
      tx.db.selectFrom('invitations').selectAll().where('email', '=', 'rahasia@contoh.id').executeTakeFirst(),
    )
    expect(JSON.stringify(row)).not.toContain(token)
    expect(JSON.stringify((await listed(admin, '&search=rahasia'))[0])).not.toContain(token)
  })

  it('by an open link answers the link and its QR code, and mails nobody', async () => {
    const made = await invited({ kind: 4, uses: 30, programIds: [digital.id], expiresInDays: 7 })
    expect(made.link).toMatch(new RegExp(`^${app.origin(tenant.host)}/Undangan/[\\w-]{43}$`))
    expect(made.qr).toMatch(/^<svg /)
    expect(made).toMatchObject({ isMailed: false, usesLeft: 30, usesTotal: 30, email: null })
    expect(made.expiresAt.slice(0, 10)).toBe('2026-11-28')
  })

  it('those who handle the data of others goes by address only, never by a link for whoever has it', async () => {
    for (const kind of [1, 7, 9]) {
      const answer = await invite(admin, { kind, uses: 3, programIds: [digital.id], provinceCode: '33' })
      expect([answer.status, answer.json().errors[0].field]).toEqual([422, 'email'])
    }
  })

  it('says which field is wrong', async () => {
    const fieldOf = async (body: object) => (await invite(admin, body)).json().errors?.[0].field
    expect(await fieldOf({ kind: 0, email: 'a@contoh.id' })).toBe('kind')
    expect(await fieldOf({ kind: 4, email: 'bukan alamat' })).toBe('email')
    expect(await fieldOf({ kind: 4, email: 'a@contoh.id', uses: 2 })).toBe('uses')
    expect(await fieldOf({ kind: 4, uses: 0 })).toBe('uses')
    expect(await fieldOf({ kind: 4, expiresInDays: 91 })).toBe('expiresInDays')
    expect(await fieldOf({ kind: 4, programIds: [4242] })).toBe('programIds')
    expect(await fieldOf({ kind: 4, provinceCode: '00' })).toBe('provinceCode')
    expect(await fieldOf({ kind: 7, email: 'a@contoh.id' })).toBe('programIds')
    expect(await fieldOf({ kind: 9, email: 'a@contoh.id' })).toBe('provinceCode')
    expect((await invite(admin, { kind: 4, email: 'a@contoh.id', asing: 1 })).status).toBe(422)
  })

  it('somebody who is here or invited already is refused; a member is invited only to become more', async () => {
    await invited({ kind: 4, email: 'dua.kali@contoh.id' })
    expect((await invite(admin, { kind: 4, email: 'dua.kali@contoh.id' })).json().errors[0].code).toBe(
      'invited',
    )
    expect((await invite(admin, { kind: 4, email: student.email })).json().errors[0].code).toBe('member')
    expect((await invite(admin, { kind: 2, email: student.email })).status).toBe(201)
  })
})

describe('a lead', () => {
  it('of a programme invites into that programme only, and nobody who administers', async () => {
    const mail = { email: 'baru@contoh.id' }
    expect((await invite(programLead, { kind: 4, ...mail })).json().errors[0].field).toBe('programIds')
    expect((await invite(programLead, { kind: 4, ...mail, programIds: [digital.id, desa.id] })).status).toBe(
      422,
    )
    for (const kind of [1, 7, 9])
      expect((await invite(programLead, { kind, ...mail, programIds: [digital.id] })).status).toBe(403)
    expect((await invite(programLead, { kind: 4, ...mail, programIds: [digital.id] })).status).toBe(201)
  })

  it('of a region invites into that province, without having to say so', async () => {
    const other = await invite(regionLead, { kind: 4, email: 'jabar@contoh.id', provinceCode: '32' })
    expect(other.json().errors[0].field).toBe('provinceCode')
    const made = await invited({ kind: 4, email: 'jateng@contoh.id' }, regionLead)
    expect(made.provinceCode).toBe('33')
  })

  it('sees the invitations of the own programme or province only', async () => {
    await invited({ kind: 4, email: 'desa@contoh.id', programIds: [desa.id] })
    const seen = await listed(programLead)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every(({ programs }) => programs.some(({ id }) => id === digital.id))).toBe(true)
    expect((await listed(regionLead)).every(({ provinceCode }) => provinceCode === '33')).toBe(true)
  })

  it("gets no new link of an invitation they could not have made, and none of another's", async () => {
    const lead = await invited({ kind: 7, email: 'ketua@contoh.id', programIds: [digital.id] })
    const both = await invited({ kind: 4, uses: 5, programIds: [digital.id, desa.id] })
    const village = await invited({ kind: 4, uses: 5, programIds: [desa.id] })
    for (const { id } of [lead, both]) {
      expect((await ask(programLead, 'POST', `/v1/invitations/${id}/resend`)).status).toBe(403)
      expect((await ask(programLead, 'DELETE', `/v1/invitations/${id}`)).status).toBe(403)
    }
    expect((await ask(programLead, 'POST', `/v1/invitations/${village.id}/resend`)).status).toBe(404)
  })
})

describe('an invitation', () => {
  it('that is sent again has a new link, and the old one leads nowhere', async () => {
    const first = await invited({ kind: 4, email: 'lagi@contoh.id' })
    expect((await ask(admin, 'POST', `/v1/invitations/${first.id}/resend`)).status).toBe(409)
    app.clock.advance(61_000)
    const answer = await ask(admin, 'POST', `/v1/invitations/${first.id}/resend`)
    const again = createdInvitation.parse(answer.json().data)
    expect(again.link).not.toBe(first.link)
    expect(await mailsTo('lagi@contoh.id')).toHaveLength(2)
    expect((await page(first.token)).status).toBe(404)
    expect((await page(again.link.split('/').at(-1) ?? '')).status).toBe(200)
    expect(await actionsOn(first.id)).toEqual(['invitation.created', 'invitation.resent'])
  })

  it('that is revoked lets nobody in any more', async () => {
    const made = await invited({ kind: 4, uses: 5 })
    expect((await ask(admin, 'DELETE', `/v1/invitations/${made.id}`)).json().data.status).toBe('revoked')
    expect((await ask(admin, 'DELETE', `/v1/invitations/${made.id}`)).status).toBe(409)
    expect((await ask(admin, 'POST', `/v1/invitations/${made.id}/resend`)).status).toBe(409)
    await expect(arrive(made.token, await buildAccount(app))).rejects.toThrow('sudah dicabut')
  })

  it('is listed by what has become of it', async () => {
    const past = await invited({ kind: 4, email: 'lampau@contoh.id', expiresInDays: 1 })
    const used = await invited({ kind: 4, uses: 1 })
    await arrive(used.token, await buildAccount(app))
    await tenant.write(tx =>
      tx.db
        .updateTable('invitations')
        .set({ expires_at: app.clock.now() })
        .where('id', '=', past.id)
        .execute(),
    )
    const ids = async (status: string) => (await listed(admin, `&status=${status}`)).map(({ id }) => id)
    expect(await ids('expired')).toContain(past.id)
    expect(await ids('accepted')).toEqual([used.id])
    expect(await ids('open')).not.toContain(past.id)
    expect((await ids('revoked')).length).toBeGreaterThan(0)
    await expect(arrive(past.token, await buildAccount(app, { email: 'lampau@contoh.id' }))).rejects.toThrow(
      'kedaluwarsa',
    )
    expect((await ask(admin, 'GET', '/v1/invitations?status=entah')).status).toBe(422)
  })

  it('of another tenant is not found here, nor does its link open anything', async () => {
    const foreign = await buildMember(app, elsewhere, { kind: 1 })
    const made = createdInvitation.parse(
      (await ask(foreign, 'POST', '/v1/invitations', { kind: 4, uses: 3 }, elsewhere.host)).json().data,
    )
    const token = made.link.split('/').at(-1) ?? ''
    const own = new Set((await listed(admin)).map(({ id }) => id))
    if (!own.has(made.id)) expect((await ask(admin, 'DELETE', `/v1/invitations/${made.id}`)).status).toBe(404)
    expect((await page(token)).status).toBe(404)
    await expect(arrive(token, await buildAccount(app))).rejects.toThrow('Undangan tidak ditemukan')
  })
})

describe('the page of an invitation', () => {
  it('shows tenant, inviter, kind and programme, and takes nothing up by being looked at', async () => {
    const made = await invited({ kind: 2, uses: 2, programIds: [digital.id] })
    for (let look = 0; look < 3; look++) {
      const { status, body, headers } = await page(made.token)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      for (const words of ['Bergabung di SMK Tegal', 'Hendra Wijaya', 'Mentor', 'Sekolah Digital'])
        expect(body).toContain(words)
      expect(body).toContain(`/Login?next=${encodeURIComponent(`/Undangan/${made.token}?accept=1`)}`)
    }
    expect((await listed(admin)).find(({ id }) => id === made.id)?.usesLeft).toBe(2)
  })

  it('names no address in full, and is no page for search engines', async () => {
    const { token } = await invited({ kind: 4, email: 'tersembunyi@contoh.id' })
    const { body } = await page(token)
    expect(body).toContain('t***@contoh.id')
    expect(body).not.toContain('tersembunyi')
    expect(body).toContain('noindex')
  })

  it('that is unknown or cut off says so with 404', async () => {
    for (const token of ['x'.repeat(43), 'terpotong']) {
      const { status, body } = await page(token)
      expect(status).toBe(404)
      expect(body).toContain('Undangan tidak berlaku')
    }
  })

  it('tells a member for whom it holds nothing more', async () => {
    const { token } = await invited({ kind: 4, uses: 2 })
    expect((await page(token, student)).body).toContain('Anda anggota SMK Tegal')
    const more = await invited({ kind: 6, uses: 2 })
    expect((await page(more.token, student)).body).toContain('Terima undangan')
  })
})

describe('a stranger who signs in after "Terima undangan"', () => {
  it('becomes a member as invited', async () => {
    const made = await invited({ kind: 3, uses: 3, programIds: [digital.id], provinceCode: '33' })
    const account = await buildAccount(app)
    await arrive(made.token, account)
    expect(await memberOf(account.id)).toMatchObject({
      kind: 3,
      email: account.email,
      program_ids: [digital.id],
      province_code: '33',
    })
    expect((await listed(admin)).find(({ id }) => id === made.id)?.usesLeft).toBe(2)
    expect(await actionsOn(made.id)).toEqual(['invitation.created', 'invitation.accepted'])
  })

  it('without having pressed it stays a stranger', async () => {
    const { token } = await invited({ kind: 3, uses: 3 })
    const account = await buildAccount(app)
    await arrive(token, account, { next: `/Undangan/${token}` })
    await arrive(token, account, { next: '/Class' })
    expect(await memberOf(account.id)).toBeUndefined()
  })

  it('is let in by an invitation for an address only with exactly that address, verified', async () => {
    const { token } = await invited({ kind: 3, email: 'tepat@contoh.id' })
    await expect(arrive(token, await buildAccount(app, { email: 'lain@contoh.id' }))).rejects.toThrow(
      'Undangan ini untuk t***@contoh.id',
    )
    const right = await buildAccount(app, { email: 'tepat@contoh.id' })
    await expect(arrive(token, right, { isVerified: false })).rejects.toThrow('sudah memverifikasinya')
    await arrive(token, right)
    expect((await memberOf(right.id))?.kind).toBe(3)
    await expect(arrive(token, await buildAccount(app))).rejects.toThrow('Undangan ini sudah dipakai')
  })

  it('who was entered by hand before is that same person', async () => {
    const id = await tenant.write(async tx => {
      const row = await tx.db
        .insertInto('memberships')
        .values({ kind: 4, name: 'Ditunggu Lama', email: 'ditunggu@contoh.id', status: 'invited' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    })
    const { token } = await invited({ kind: 2, email: 'ditunggu@contoh.id' })
    const account = await buildAccount(app, { email: 'ditunggu@contoh.id' })
    await arrive(token, account)
    expect(await memberOf(account.id)).toMatchObject({ id, kind: 2 })
  })
})

describe('a member who accepts', () => {
  const accept = (who: BuiltMember, token: string) => ask(who, 'POST', '/v1/invitations/accept', { token })

  it('is raised as invited, and signs in once more', async () => {
    const person = await buildMember(app, tenant, { name: 'Naik Kelas' })
    const { token } = await invited({ kind: 2, email: person.email })
    const answer = await accept(person, token)
    expect(answer.json().data).toEqual({ kind: 2, mustSignIn: true })
    expect((await memberOf(person.accountId))?.kind).toBe(2)
    expect((await accept(person, token)).status).toBe(401)
  })

  it('is never lowered, and the link stays for others', async () => {
    const mentor = await buildMember(app, tenant, { kind: 2, name: 'Tetap Mentor' })
    for (const kind of [3, 4, 6]) {
      const made = await invited({ kind, uses: 2, programIds: [digital.id] })
      const answer = await accept(mentor, made.token)
      expect([answer.status, answer.json().message]).toEqual([
        409,
        'Anda sudah menjadi anggota di sini sebagai Mentor',
      ])
      expect((await listed(admin)).find(({ id }) => id === made.id)?.usesLeft).toBe(2)
    }
    expect(await memberOf(mentor.accountId)).toMatchObject({ kind: 2, program_ids: [] })
  })

  it('of the same kind gets the programmes of the invitation', async () => {
    const person = await buildMember(app, tenant, { name: 'Tambah Program', programIds: [desa.id] })
    const { token } = await invited({ kind: 4, uses: 2, programIds: [digital.id] })
    expect((await accept(person, token)).json().data).toEqual({ kind: 4, mustSignIn: false })
    expect((await memberOf(person.accountId))?.program_ids).toEqual([desa.id, digital.id])
    expect((await accept(person, token)).status).toBe(409)
  })

  it('and becomes a lead leads what the invitation says, not what they took part in', async () => {
    const person = await buildMember(app, tenant, { name: 'Jadi Ketua', programIds: [desa.id] })
    const { token } = await invited({ kind: 7, email: person.email, programIds: [digital.id] })
    await accept(person, token)
    expect(await memberOf(person.accountId)).toMatchObject({ kind: 7, program_ids: [digital.id] })
  })

  it('with another address than the invited one is told so', async () => {
    const { token } = await invited({ kind: 2, email: 'orang.lain@contoh.id' })
    const answer = await accept(student, token)
    expect([answer.status, answer.json().message]).toEqual([
      403,
      'Undangan ini untuk o***@contoh.id. Masuk dengan akun yang memakai alamat itu dan sudah memverifikasinya.',
    ])
  })

  it('must say which: nonsense is refused', async () => {
    expect((await accept(student, 'pendek')).status).toBe(422)
    expect((await accept(student, 'y'.repeat(43))).status).toBe(404)
    expect((await ask(undefined, 'POST', '/v1/invitations/accept', { token: 'y'.repeat(43) })).status).toBe(
      401,
    )
  })
})
