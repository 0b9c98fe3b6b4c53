// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is source text
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeRooms } from '../../src/app/house.ts'
import { matchRoute } from '../../src/match-route.ts'
import { pathSql, routes } from '../../src/routes.ts'
import { linkFindings } from './link-rules.ts'
import { readSources } from './sources.ts'

const loads = describeRooms().pages

const root = join(import.meta.dirname, '../..')

function printed(script: string): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'scripts', script)], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return stdout
}

/** Addresses are promises: whoever changes one sees it here and says so with `vitest -u`. */
describe('the addresses of the product', () => {
  it('are those of the route table, as `npm run routes` prints it', async () => {
    await expect(printed('routes.ts')).toMatchFileSnapshot('./routes.txt')
  })

  it('are those of the calls, as `npm run calls` prints them', async () => {
    await expect(printed('calls.ts')).toMatchFileSnapshot('./calls.txt')
  })

  it('each lead to a page of their own', () => {
    expect(Object.keys(loads).sort()).toEqual(Object.keys(routes).sort())
  })

  it('are each found again by an address made from them', () => {
    for (const [name, path] of Object.entries(routes)) {
      const address = path
        .replaceAll(/\{id\??\}/g, '12')
        .replaceAll(/\{(\w+)\??\}/g, (_, parameter: string) => `isi-${parameter.toLowerCase()}`)
      const found = matchRoute(address)?.name
      const twin =
        found && routes[found].replaceAll(/\{\w+\??\}/g, '{}') === path.replaceAll(/\{\w+\??\}/g, '{}')
      expect(found === name || twin, `${address} led to ${found}, not to ${name}`).toBe(true)
    }
  })

  it('are described once each', () => {
    const lines = describeRooms().calls.map(({ contract }) => `${contract.method} ${contract.path}`)
    expect(new Set(lines).size).toBe(lines.length)
  })
})

describe('links', () => {
  const path = 'src/features/content/posts/planted.ts'
  const findings = (text: string) => linkFindings(new Map([[path, text]]))

  it('are made from the table: no address of it is spelled again', () => {
    expect(linkFindings(readSources())).toEqual([])
  })

  it.each([
    ["export const link = { href: '/Class' }", '/Class'],
    ['export const link = (id: number) => `/Event/${id}/pesta`', '/Event/'],
    ["export const open = '/Class?state=onRegistration'", '/Class'],
    ['export const mail = (home: string) => `${home}/Login`', '/Login'],
    ["export const path = `select '/Mentor/' || p.slug as path from people p`", '/Mentor/'],
    ['export const text = `<p><a href="/Metamorfosa">di sini</a></p>`', '/Metamorfosa'],
  ])('and one that is, is found: %s', (text, address) => {
    expect(findings(text)).toEqual([`${address} is spelled: ${path}`])
  })

  it.each([
    "export const link = { href: sitePath('/Class') }",
    "export const link = { href: '/Class' satisfies SitePath }",
    'export const link = { href: routes.Class }',
    "export const hint = '/Class atau https://…'",
    "export const call = '/v1/Class'",
  ])('while this is fine: %s', text => {
    expect(findings(text)).toEqual([])
  })

  it('are made by the database of the same pattern', () => {
    expect(pathSql('Mentor-slug', { slug: 'p.slug' })).toBe("'/Mentor/' || p.slug")
    expect(pathSql('Blog-id-title', { id: 'p.id', title: 'p.slug' })).toBe(
      "'/Blog/' || p.id || '/' || p.slug",
    )
  })
})
