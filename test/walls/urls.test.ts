import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeRooms } from '../../src/app/house.ts'
import { matchRoute } from '../../src/match-route.ts'
import { routes } from '../../src/routes.ts'

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
