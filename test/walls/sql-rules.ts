import type { Sources } from './sources.ts'
import { children, isNode, type Node, nameOf, treeOf } from './tree.ts'

/**
 * SQL is text that stands in the source; values travel as parameters only. A list of choices has all of them. What would change the tenant of a session
 * (SET without LOCAL, set_config) does not occur, and what is published and due is spelled in one place.
 */

const isFunction = ({ type }: Node) => /Function/.test(type)

/** the name of what is called: `query` of `client.query(…)`, `statement` of `statement(…)` */
function calledName(node: Node): string {
  const callee = isNode(node.callee) ? node.callee : undefined
  return callee?.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
}

/** made while the program runs: a template with values in it, or pieces put together */
function isBuilt(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'TemplateLiteral') return Array.isArray(node.expressions) && node.expressions.length > 0
  return node.type === 'BinaryExpression' && node.operator === '+'
}

/** a function that runs per request: asynchronous, or given the running transaction or what was asked */
function runsPerRequest(node: Node): boolean {
  const parameters = Array.isArray(node.params) ? node.params.filter(isNode) : []
  return (
    node.async === true ||
    parameters.some(parameter => ['tx', 'context', 'query', 'client'].includes(nameOf(parameter)))
  )
}

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

/** how plans are kept is the session's business; who it is and for whom it speaks is not */
const setWithoutLocal =
  /(^|;)\s*set\s+(?!local\b|plan_cache_mode\b)(session\s+)?[a-z_]+(\.[a-z_]+)?\s*(=|\bto\b|\s)/i
/** `isDue`, `isVisible` of platform/db/due-sql.ts say it */
const publishedAndDue = /\bpublished_at\s*<|\bin\s*\(\s*'published'\s*,\s*'scheduled'\s*\)/i
/** a choice that is left out of a form is said not to be there; few, found by typing, are another matter */
const cutChoices = /\bas "label!"[\s\S]*\blimit\s+\d{3,}/i
const setConfigCall = /\bset_config\s*\(\s*['$]/i

export function sqlFindings(sources: Sources): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (!path.startsWith('src/')) continue
    const isDatabaseRoom = path.startsWith('src/platform/db/')
    const visit = (node: Node, perRequest: boolean): void => {
      const words = textOf(node)
      if (words !== undefined && setWithoutLocal.test(words)) found.push(`SET without LOCAL: ${path}`)
      if (words !== undefined && setConfigCall.test(words)) found.push(`set_config: ${path}`)
      if (words !== undefined && cutChoices.test(words)) found.push(`choices that are cut: ${path}`)
      if (words !== undefined && publishedAndDue.test(words) && !isDatabaseRoom)
        found.push(`published and due, spelled again: ${path}`)
      if (node.type === 'CallExpression') {
        const name = calledName(node)
        const first: unknown = Array.isArray(node.arguments) ? node.arguments[0] : undefined
        if (name === 'query' && isBuilt(first) && !isDatabaseRoom)
          found.push(`SQL built from pieces: ${path}`)
        if (name === 'statement' && perRequest) found.push(`a statement made per request: ${path}`)
        const isRaw = ['raw', 'lit'].includes(name) && isNode(node.callee) && isNode(node.callee.object)
        if (isRaw && isNode(node.callee) && nameOf(node.callee.object) === 'sql')
          found.push(`raw SQL: ${path}`)
      }
      for (const child of children(node))
        visit(child, perRequest || (isFunction(node) && runsPerRequest(node)))
    }
    const program = treeOf(path, text)
    if (program) visit(program, false)
  }
  return found
}
