import type { Sources } from './sources.ts'
import { isNode, type Node, nameOf, nodesOf } from './tree.ts'

/**
 * JSON that the database built says what it holds: `Json<T>`, read by `readJson`. `JSON.parse` claims what its caller
 * hopes for, so in rooms it stands only where foreign text comes in, which a schema then looks at.
 */
export const foreignTexts = {
  'src/features/community/disc-tests/disc-progress.ts': 'unsealed; parsed by its shape',
  'src/features/community/disc-tests/disc-tests.ts': 'unsealed; parsed by its shape',
  'src/features/community/teams/member-details.ts': 'unsealed; parsed by its shape',
  'src/features/identity/factors/passkeys.ts': 'what the browser sent; unknown until parsed by a shape',
  'src/features/membership/invitations/invitation-import.contract.ts':
    'a query parameter; unknown until parsed by a shape',
  'src/features/money/providers/payout-gateways.ts': 'unsealed; parsed by its shape',
  'src/features/money/providers/provider-keys.ts': 'unsealed; parsed by its shape',
  'src/features/money/providers/wire.ts': 'what a provider sent; unknown until read field by field',
} as const satisfies Record<string, string>

/** where text becomes Json: what PostgreSQL wrote, and what writeJson did */
const makers = ['src/shared/json.ts', 'src/platform/db/transaction.ts']

const isParse = (node: Node) =>
  node.type === 'CallExpression' &&
  isNode(node.callee) &&
  node.callee.type === 'MemberExpression' &&
  isNode(node.callee.object) &&
  nameOf(node.callee.object) === 'JSON' &&
  nameOf(node.callee.property) === 'parse'

const isClaim = (node: Node) =>
  /^(TSAsExpression|TSTypeAssertion)$/.test(node.type) &&
  isNode(node.typeAnnotation) &&
  node.typeAnnotation.type === 'TSTypeReference' &&
  nameOf(node.typeAnnotation.typeName) === 'Json'

export function jsonFindings(sources: Sources): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (!path.startsWith('src/') || !/JSON|Json/.test(text)) continue
    const mayParse = !path.startsWith('src/features/') || Object.hasOwn(foreignTexts, path)
    for (const node of nodesOf(path, text)) {
      if (isParse(node) && !mayParse) found.push(`JSON.parse: ${path}`)
      if (isClaim(node) && !makers.includes(path)) found.push(`a text is claimed to be Json: ${path}`)
    }
  }
  return found
}
