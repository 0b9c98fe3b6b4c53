import { type Touched, tablesOf } from './sql-tables.ts'
import { isNode, type Node, nameOf, nodesOf } from './tree.ts'

const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const readingCalls = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'using',
])

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis
    .filter(isNode)
    .map(({ value }) =>
      typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '',
    )
    .join('…')
}

/** What a builder is called with: `insertInto('posts')`, `selectFrom(['posts as p'])`. */
function called(node: Node): { name: string; first: Node | undefined } {
  const callee = isNode(node.callee) ? node.callee : undefined
  const name = nameOf(callee?.type === 'MemberExpression' ? callee.property : callee)
  const first: unknown = Array.isArray(node.arguments) ? node.arguments[0] : undefined
  return { name, first: isNode(first) ? first : undefined }
}

function literalsOf(node: Node): string[] {
  if (node.type === 'ArrayExpression' && Array.isArray(node.elements))
    return node.elements.filter(isNode).flatMap(literalsOf)
  const text = textOf(node)
  return text === undefined ? [] : [text.replace(/\s.*$/s, '')]
}

/**
 * The tables one module writes and reads, in texts of SQL and by Kysely. A table that is handed to a builder in a variable
 * is any that the module names as a word of its own. Also says which builders were given what nobody can read.
 */
export function touchedBy(
  path: string,
  text: string,
  tables: ReadonlySet<string>,
): Touched & { isUnclear: boolean } {
  const written = new Set<string>()
  const read = new Set<string>()
  const words = new Set<string>()
  const unnamed: Set<string>[] = []
  for (const node of nodesOf(path, text)) {
    const sql = textOf(node)
    if (sql !== undefined) {
      if (tables.has(sql)) words.add(sql)
      const touched = tablesOf(sql, tables)
      for (const table of touched.written) written.add(table)
      for (const table of touched.read) read.add(table)
    }
    if (node.type !== 'CallExpression') continue
    const { name, first } = called(node)
    const to = writingCalls.has(name) ? written : readingCalls.has(name) ? read : undefined
    if (!to || !first) continue
    for (const table of literalsOf(first)) if (tables.has(table)) to.add(table)
    if (first.type === 'Identifier' && name !== 'using') unnamed.push(to)
  }
  for (const to of unnamed) for (const table of words) to.add(table)
  return { written, read, isUnclear: unnamed.length > 0 && words.size === 0 }
}
