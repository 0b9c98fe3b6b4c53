import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeRooms } from '../../src/app/house.ts'
import { describeCalls } from '../../src/app/http/api-description.ts'

const path = join(import.meta.dirname, '../../clients/calls.d.ts')
const written = () => /^\/\/ ([0-9a-f]{64})\n/.exec(readFileSync(path, 'utf8'))?.[1]
const hashOf = (description: object) => createHash('sha256').update(JSON.stringify(description)).digest('hex')

it('types of the calls are those of the description: `npm run client` writes them anew', async () => {
  const description = await describeCalls(describeRooms().calls)
  expect(written()).toBe(hashOf(description))
  // a call that is planted in the description is seen
  expect(written()).not.toBe(hashOf({ ...description, planted: true }))
})
