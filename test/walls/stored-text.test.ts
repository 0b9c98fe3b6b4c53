import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeRooms } from '../../src/app/house.ts'

/** What is compared, hashed or read by a shape of its own, and never stored as it came. */
const neverStored =
  /^(GET|PUT) \/\{tenant\}\/cms\/app\/\S+ (parameters\.(tenant|key)|body\.value)$| body\.password$/

/** Fields by name that let a text through which PostgreSQL cannot store. */
function openFields(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties).filter(name => {
    const { error } = schema.safeParse({ [name]: 'a\u0000b' })
    return !error?.issues.some(({ path }) => path[0] === name)
  })
}

describe('a text with NUL in it', () => {
  it('is let through by no call: neither in the address, nor in the body', () => {
    const open = describeRooms().calls.flatMap(({ contract }) =>
      (['query', 'parameters', 'body'] as const).flatMap(part =>
        openFields(contract[part]).map(name => `${contract.method} ${contract.path} ${part}.${name}`),
      ),
    )
    expect(open.filter(field => !neverStored.test(field))).toEqual([])
  })

  it('is found where it would be let through', () => {
    expect(openFields(z.object({ kind: z.string().max(40), id: z.coerce.number() }))).toEqual(['kind'])
  })
})
