import { describe, expect, it } from 'vitest'
import { readSources, type Sources } from './sources.ts'
import { nameOf, nodesOf } from './tree.ts'

/** Who answers with all of a tenant's settings, pictures and colours too, which the tenant of a context leaves out. */
const asking = ['src/features/core/site/site.api.ts']

/** Rooms have the tenant in their context; another look-up would have to refuse a tenant that is not there, and cannot be. */
function lookUps(sources: Sources): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (!path.startsWith('src/features/') || asking.includes(path) || !text.includes('tenantById')) continue
    for (const node of nodesOf(path, text))
      if (node.type === 'Identifier' && nameOf(node) === 'tenantById')
        found.push(`the tenant is looked up again: ${path}`)
  }
  return [...new Set(found)]
}

describe('the tenant that is asked', () => {
  it('stands in the context and is looked up by no room', () => {
    expect(lookUps(readSources())).toEqual([])
  })

  it.each([
    'export interface Needs { tenantById(id: number): Tenant | undefined }',
    'export const senderOf = (house: House, id: number) => house.tenantById(id)?.sender',
    'export const sweep = ({ tenantById }: House) => tenantById(1)',
  ])('and a room that does is found: %s', text => {
    const path = 'src/features/community/planted/planted.ts'
    expect(lookUps(new Map([[path, text]]))).toEqual([`the tenant is looked up again: ${path}`])
  })
})
