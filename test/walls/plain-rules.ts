import type { Sources } from './sources.ts'
import { children, isNode, type Node, nameOf, nodesOf } from './tree.ts'

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

/** where formatters are kept, by zone and shape */
const keepFormatters = ['src/shared/dates.ts', 'src/shared/days.ts']

const isFunction = ({ type }: Node) => /Function/.test(type)

/** `Intl.Locale` formats nothing: it reads a tag of a language. */
const isFormatter = ({ type, callee }: Node) =>
  type === 'NewExpression' &&
  isNode(callee) &&
  nameOf(callee.object) === 'Intl' &&
  nameOf(callee.property) !== 'Locale'

/** A formatter takes 25 kB and longer to make than to use: a list of 100,000 rows that made one each took gigabytes. */
function madeAnew(path: string, text: string): boolean {
  if (keepFormatters.includes(path) || path.endsWith('.test.ts') || !text.includes('new Intl.')) return false
  const within = (node: Node): Node[] => [node, ...children(node).flatMap(within)]
  return [...nodesOf(path, text)].filter(isFunction).some(one => within(one).some(isFormatter))
}

/** Code that is written round a tool instead of plainly, a line each. */
export function plainFindings(sources: Sources): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (madeAnew(path, text)) found.push(`a formatter is made in a function: ${path}`)
    if (!/\.\.\.[\s(]*\{/.test(text)) continue
    for (const node of nodesOf(path, text))
      if (isSpreadLiteral(node)) found.push(`a literal is spread: ${path}`)
  }
  return found
}
