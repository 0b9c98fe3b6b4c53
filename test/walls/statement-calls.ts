import type { Sources } from './sources.ts'
import { isNode, type Node, nameOf, nodesOf } from './tree.ts'

/** A place in the sources where `statement(…)` is called. */
export interface StatementCall {
  /** `src/…/posts.store.ts:12:16` */
  place: string
  /** how many parameters its type says it has; undefined where the type is said elsewhere */
  parameters: number | undefined
}

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** `readonly [Date, string]`, `readonly [...Filters, limit: number]`, or a name that stands for it in the same module. */
function lengthOf(type: Node | undefined, aliases: ReadonlyMap<string, Node>): number | undefined {
  if (type?.type === 'TSTypeOperator' && isNode(type.typeAnnotation))
    return lengthOf(type.typeAnnotation, aliases)
  if (type?.type === 'TSTypeReference') return lengthOf(aliases.get(nameOf(type.typeName)), aliases)
  if (type?.type !== 'TSTupleType') return undefined
  const lengths = listOf(type.elementTypes).map(element =>
    element.type === 'TSRestType' && isNode(element.typeAnnotation)
      ? lengthOf(element.typeAnnotation, aliases)
      : 1,
  )
  return lengths.reduce<number | undefined>(
    (sum, length) => (sum === undefined || length === undefined ? undefined : sum + length),
    0,
  )
}

function placeOf(path: string, text: string, at: number): string {
  const lines = text.slice(0, at).split('\n')
  return `${path}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}

/** Every call of `statement` in modules below src. */
export function statementCalls(sources: Sources): StatementCall[] {
  const found: StatementCall[] = []
  for (const [path, text] of sources) {
    if (!path.startsWith('src/') || !/\bstatement\b/.test(text)) continue
    const nodes = [...nodesOf(path, text)]
    const aliases = new Map<string, Node>()
    for (const node of nodes)
      if (node.type === 'TSTypeAliasDeclaration' && isNode(node.typeAnnotation))
        aliases.set(nameOf(node.id), node.typeAnnotation)
    for (const node of nodes) {
      if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'statement') continue
      const [type] = isNode(node.typeArguments) ? listOf(node.typeArguments.params) : []
      const place = placeOf(path, text, Number(node.start))
      found.push({ place, parameters: lengthOf(type, aliases) })
    }
  }
  return found
}
