import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, createBrowser, joined, type Page } from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildAccount, buildMember } from '../../../../test/members.ts'

/** The whole way of somebody who follows an invitation, through the account service and back. */
let app: App
let tenant: BuiltTenant
let admin: BuiltMember

const password = 'kuda-lumping-7-hijau'
const onwards = () => false

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  tenant = await buildTenant(app, {
    slug: 'tegal',
    name: 'Sekolah Tegal',
    values: { registration: 'closed' },
  })
  admin = await buildMember(app, tenant, { kind: 1, name: 'Hendra Wijaya' })
})

afterAll(() => app?.close())

const asAdmin = (method: string, path: string, body?: object) =>
  app.request({
    host: tenant.host,
    path,
    method,
    headers: { ...admin.bearer, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })

const linkFor = async (body: object): Promise<string> =>
  (await asAdmin('POST', '/v1/invitations', body)).json().data.link

/** Opens the link, presses the button for those who have an account, and signs in. */
async function accept(browser: Browser, link: string, email: string): Promise<Page> {
  const page = await browser.open(link, onwards)
  const href = /href="(\/Login\?next=[^"]*)"/.exec(page.body)?.[1] ?? ''
  const form = await browser.open(new URL(href, page.url).href, onwards)
  return joined(browser, await browser.submit(form, { email, password }, { stop: onwards }))
}

const session = async (browser: Browser) =>
  (await browser.open(`${app.origin(tenant.host)}/v1/user/session`)).json().data.member

const person = async (email: string) => {
  const account = await buildAccount(app, { email, password })
  return { ...account, email }
}

describe('where nobody comes in by themselves', () => {
  it('an invitation lets a stranger in, as what it says, and greets them; the spent link is no way on', async () => {
    const { email, name } = await person('wulan@contoh.id')
    const link = await linkFor({ kind: 3, email })
    const browser = createBrowser(app)
    const page = await accept(browser, link, email)
    expect([page.status, page.url.pathname]).toEqual([200, '/Welcome'])
    expect(page.body).not.toContain('/Undangan/')
    expect(await session(browser)).toMatchObject({ name, kind: 3, kindLabel: 'Guru' })
    expect((await browser.open(link, onwards)).body).toContain('Anda anggota Sekolah Tegal')
    const deeds = await tenant.write(tx =>
      tx.db
        .selectFrom('audit_entries')
        .select('action')
        .where('actor_name', '=', name)
        .orderBy('id')
        .execute(),
    )
    expect(deeds.map(({ action }) => action)).toEqual([
      'invitation.accepted',
      'member.joined',
      'member.signed_in',
    ])
  })

  it('a member whom an invitation makes more arrives where they begin now, not at the spent link', async () => {
    const { id, email, name } = await person('laras@contoh.id')
    await tenant.write(tx =>
      tx.db.insertInto('memberships').values({ account_id: id, kind: 4, name, email }).execute(),
    )
    const page = await accept(createBrowser(app), await linkFor({ kind: 6, email }), email)
    expect([page.status, page.url.pathname]).toEqual([200, '/Meja'])
  })

  it('an invitation knows whom it is for: name and address stand there, and the address stays', async () => {
    const email = 'kartika@contoh.id'
    const link = await linkFor({ kind: 3, email, name: 'Kartika Sari' })
    const browser = createBrowser(app)
    const page = await browser.open(link, onwards)
    const href = /href="(\/Register\?next=[^"]*)"/.exec(page.body)?.[1] ?? ''
    const form = await browser.open(new URL(href, page.url).href, onwards)
    const input = (name: string, { body }: Page) =>
      new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(body)?.[0]
    expect(input('name', form)).toContain('value="Kartika Sari"')
    expect(input('email', form)).toMatch(/readonly/i)
    const wrong = await browser.submit(form, { password: 'x' }, { stop: onwards })
    expect(wrong.status).toBe(422)
    expect(input('email', wrong)).toMatch(/readonly/i)
    expect(input('email', wrong)).toContain(`value="${email}"`)
  })

  const registered = async (link: string, email: string) => {
    const browser = createBrowser(app)
    const page = await browser.open(link, onwards)
    const href = /href="(\/Register\?next=[^"]*)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const form = await browser.open(new URL(href, page.url).href, onwards)
    const filled = { name: 'Sari Dewi', email, password, birthDate: '2001-03-09', terms: '1', privacy: '1' }
    return { browser, form, page: await browser.submit(form, filled, { stop: onwards }) }
  }
  /** limits of one try do not reach the next; the admin signs in anew */
  async function later(milliseconds: number): Promise<void> {
    app.clock.advance(milliseconds)
    admin = await buildMember(app, tenant, { kind: 1, name: 'Hendra Wijaya' })
  }
  const mailed = async (email: string) => {
    const link = await linkFor({ kind: 3, email })
    const { text = '' } = (await newestMail(app, email)) ?? {}
    return { link, mailedLink: /https?:\S+\/Undangan\/\S+/.exec(text)?.[0] ?? '' }
  }

  it('who came by the mailed link itself is asked for no code', async () => {
    const email = 'sari@contoh.id'
    const { mailedLink } = await mailed(email)
    const { browser, form, page } = await registered(mailedLink, email)
    await joined(browser, page)
    expect(form.body).not.toContain('kode konfirmasi')
    expect(page.body).not.toContain('name="code"')
    expect(await session(browser)).toMatchObject({ name: 'Sari Dewi', kind: 3 })
    expect((await newestMail(app, email))?.reason).toBe('invitation')
  })

  it('who came by it and has an account already signs in; only the mailed link tells that there is one', async () => {
    const { email } = await person('sudah@contoh.id')
    const { link, mailedLink } = await mailed(email)
    const browser = createBrowser(app)
    const pressed = async (from: string) => {
      const { body, url } = await browser.open(from, onwards)
      const href = /href="(\/Register\?next=[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
      return browser.open(new URL(href, url).href, onwards)
    }
    expect((await pressed(link)).body).toContain('name="terms"')
    const form = await pressed(mailedLink)
    expect(form.body).toContain(`value="${email}"`)
    await joined(browser, await browser.submit(form, { password }, { stop: onwards }))
    expect(await session(browser)).toMatchObject({ kind: 3 })
  })

  it('the inviter, who sees the link but not the mail, is asked for the code whatever they add to it', async () => {
    const email = 'korban@contoh.id'
    const own = await mailed('penyerang@contoh.id')
    const { link, mailedLink } = await mailed(email)
    expect(mailedLink).not.toBe(link)
    expect(mailedLink.startsWith(link)).toBe(true)
    const { search } = new URL(own.mailedLink)
    for (const tried of [link, `${link}${search}`, `${link}?proof=`, `${link}?proof=${'a'.repeat(43)}`]) {
      await later(24 * 3600_000)
      const { browser, page } = await registered(tried, email)
      expect(page.body, tried).toContain('name="code"')
      expect(await session(browser)).toBeNull()
      expect((await newestMail(app, email))?.reason).not.toBe('invitation')
    }
    // the proof of one address vouches for no other one that is typed in its place
    const { page } = await registered(own.mailedLink, email)
    expect(page.body).toContain('name="code"')
  })

  it('a link that was sent anew takes the proof of the old one with it', async () => {
    const email = 'ulang@contoh.id'
    const { mailedLink } = await mailed(email)
    await later(24 * 3600_000)
    const { items } = (await asAdmin('GET', '/v1/invitations?search=ulang')).json().data
    const { link } = (await asAdmin('POST', `/v1/invitations/${items[0].id}/resend`)).json().data
    const { page } = await registered(`${link}${new URL(mailedLink).search}`, email)
    expect(page.body).toContain('name="code"')
  })

  it('signing in without having accepted does not', async () => {
    const { email } = await person('tanpa@contoh.id')
    const link = await linkFor({ kind: 3, email })
    const browser = createBrowser(app)
    const next = encodeURIComponent(new URL(link).pathname)
    const form = await browser.open(`${app.origin(tenant.host)}/Login?next=${next}`, onwards)
    const page = await browser.submit(form, { email, password }, { stop: onwards })
    expect(page.status).toBe(403)
    expect(page.body).toContain('Pendaftaran sedang ditutup')
    expect(await session(browser)).toBeNull()
  })

  it('an invitation for another address tells the stranger so, and lets nobody in', async () => {
    const { email, id } = await person('salah@contoh.id')
    const browser = createBrowser(app)
    const page = await accept(browser, await linkFor({ kind: 3, email: 'benar@contoh.id' }), email)
    expect(page.body).toContain('Undangan ini untuk b***@contoh.id')
    expect(await session(browser)).toBeNull()
    const rows = await tenant.write(tx =>
      tx.db.selectFrom('memberships').select('id').where('account_id', '=', id).execute(),
    )
    expect(rows).toEqual([])
  })

  it('a kind that needs a second factor is not used up by signing in without one', async () => {
    const { email } = await person('ketua@contoh.id')
    const link = await linkFor({ kind: 1, email })
    const browser = createBrowser(app)
    await accept(browser, link, email)
    expect(await session(browser)).toBeNull()
    const rows = await tenant.write(tx =>
      tx.db.selectFrom('invitations').select('uses_left').where('email', '=', email).execute(),
    )
    expect(rows).toEqual([{ uses_left: 1 }])
  })
})
