import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { contrast } from '../../../shared/colour.ts'
import { beginStart } from './first-steps.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let mentor: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'SMK Tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1 })
  mentor = await buildMember(app, tenant, { kind: 2 })
})
afterAll(() => app?.close())

const call = (method: string, path: string, body?: Record<string, unknown>, by = admin) =>
  callAs(app, { by, host: tenant.host }, method, path, body)
const see = (path: string, by = admin, host = tenant.host) =>
  app.request({ host, path, headers: { ...by.cookie, accept: 'text/html' } })
const dataOf = (body: string) => JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}').data

async function sentLogo(colour: string, other: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/><circle cx="100" cy="100" r="80" fill="${colour}"/><rect x="220" y="60" width="120" height="80" fill="${other}"/><rect x="220" y="150" width="120" height="20" fill="#777"/></svg>`
  const answer = await app.request({
    host: tenant.host,
    path: '/v1/appearance/picture?name=logo.png',
    method: 'POST',
    body: await sharp(Buffer.from(svg)).png().toBuffer(),
    headers: { ...admin.bearer, 'content-type': 'image/png' },
  })
  expect(answer.status, answer.body).toBe(201)
  return answer.json().data.key
}

describe('the first steps of a site', () => {
  it('are where the admin of a new site is led, until they are done or left', async () => {
    expect((await see('/Kelola')).status).toBe(200)
    await tenant.write(tx => beginStart(tx, { institution: 'school', at: app.clock.now() }))
    const led = await see('/Kelola')
    expect([led.status, led.headers.location]).toEqual([302, '/Kelola/Mulai'])
    expect((await see('/Kelola/Mulai')).status).toBe(200)
    // a step that is left is where another device goes on
    await call('PUT', '/v1/first-steps', { step: 'layout' })
    expect(dataOf((await see('/Kelola/Mulai')).body).start).toEqual({
      institution: 'school',
      step: 'layout',
      isEnded: false,
    })
    await call('PUT', '/v1/first-steps', { isEnded: true })
    expect((await see('/Kelola')).status).toBe(200)
  })

  it('end in a list that is asked of the site, and is another for each kind of institution', async () => {
    const steps = async () =>
      dataOf((await see('/Kelola')).body).steps.map(({ id, isDone }: { id: string; isDone: boolean }) => [
        id,
        isDone,
      ])
    const names = async () => (await steps()).map(([id]: [string]) => id)
    await call('PUT', '/v1/first-steps', { institution: 'community' })
    expect(await names()).toContain('event')
    expect(await names()).not.toContain('teachers')
    await call('PUT', '/v1/first-steps', { institution: 'school' })
    expect(await steps()).toContainEqual(['teachers', false])
    await buildMember(app, tenant, { kind: 3 })
    expect(await steps()).toContainEqual(['teachers', true])
    for (const { href } of dataOf((await see('/Kelola')).body).steps)
      expect((await see(href)).status).toBe(200)
  })

  it('take colours from the logo, dark enough to be read', async () => {
    const key = await sentLogo('#ffd21f', '#2a6fdb')
    const { data } = await call('POST', '/v1/first-steps/colours', { key })
    const [first, second] = data.palettes
    expect(contrast(first.clr_primary, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(first.clr_dark, '#ffffff')).toBeGreaterThanOrEqual(7)
    // the yellow stays a yellow: more red and green than blue; the other is the blue
    const [red, , blue] = [1, 3, 5].map(at => Number.parseInt(first.clr_primary.slice(at, at + 2), 16))
    expect(red).toBeGreaterThan((blue ?? 0) * 2)
    expect(second.clr_primary).not.toBe(first.clr_primary)
    const grey = await call('POST', '/v1/first-steps/colours', { key: await sentLogo('#444', '#999') })
    expect(grey.data.palettes).toHaveLength(1)
  })

  it('are for admins, and a logo of another tenant is not there', async () => {
    expect((await see('/Kelola/Mulai', mentor)).status).toBe(403)
    const stranger = await buildMember(app, elsewhere, { kind: 1 })
    const key = await sentLogo('#c02020', '#2a6fdb')
    const theirs = await callAs(
      app,
      { by: stranger, host: elsewhere.host },
      'POST',
      '/v1/first-steps/colours',
      { key },
    )
    expect([theirs.status, theirs.errors?.[0]?.field]).toEqual([422, 'key'])
    expect((await call('PUT', '/v1/first-steps', { institution: 'bengkel' })).status).toBe(422)
  })
})
