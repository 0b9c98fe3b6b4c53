import type { Sources } from './sources.ts'
import { isNode, type Node, nodesOf } from './tree.ts'

/** what it is beneath `as const`, `satisfies …` and brackets */
function bare(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined
  return /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type)
    ? bare(node.expression)
    : node
}

/** `{ ...{ a, b } }` or `<Part {...{ a, b }} />`: says no more than `a, b`, and only keeps them in one line. */
const isSpreadLiteral = (node: Node) =>
  /^(SpreadElement|JSXSpreadAttribute)$/.test(node.type) && bare(node.argument)?.type === 'ObjectExpression'

/** Code that is written round a tool instead of plainly, a line each. */
export function plainFindings(sources: Sources): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (!/\.\.\.[\s(]*\{/.test(text)) continue
    for (const node of nodesOf(path, text))
      if (isSpreadLiteral(node)) found.push(`a literal is spread: ${path}`)
  }
  return found
}
