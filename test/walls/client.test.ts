import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { signsOfCalls } from '../../scripts/described-calls.ts'
import { describeRooms } from '../../src/app/house.ts'
import { describeCalls } from '../../src/app/http/api-description.ts'

const text = readFileSync(join(import.meta.dirname, '../../clients/calls.d.ts'), 'utf8')
const written = [...text.matchAll(/^\/\/ (\w+ \S+ [0-9a-f]{16})$/gm)].map(([, sign = '']) => sign)

/** Calls whose types say something else than is described now. One that is new is only missing until they are written anew. */
const oldOf = (signs: readonly string[]) => {
  const now = new Set(signs)
  return written.filter(sign => !now.has(sign))
}

it('types of the calls are those of the description: `npm run client` writes them anew', async () => {
  const signs = signsOfCalls(await describeCalls(describeRooms().calls))
  expect(written.length).toBeGreaterThan(600)
  expect(oldOf(signs)).toEqual([])
  // a call that is described otherwise, or is gone, is seen
  expect(oldOf(signs.slice(1))).toEqual([signs[0]])
})
