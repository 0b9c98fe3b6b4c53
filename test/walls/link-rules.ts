import { matchRoute } from '../../src/match-route.ts'
import type { Sources } from './sources.ts'
import { children, isNode, type Node, nameOf, treeOf } from './tree.ts'

/** the table itself */
const table = 'src/routes.ts'

/** An address where it begins a text, and where a text of SQL or HTML holds one: `'/Mentor/' || p.slug`, `href="/Login"`. */
const addresses = /(?:^|['"])(\/[A-Z@][\w@/-]*)(?=$|['"?#])/g

const isKnown = (path: string) => matchRoute(path) !== undefined

/** the texts of a literal or a template, as far as they stand in the source */
function textsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type !== 'TemplateElement') return []
  const { value } = node
  return typeof value === 'object' && value !== null && 'cooked' in value ? [String(value.cooked)] : []
}

/** `sitePath('/Cari')` and `'/Cari' satisfies SitePath` are read by the compiler */
const isChecked = (node: Node) =>
  (node.type === 'CallExpression' && nameOf(node.callee) === 'sitePath') ||
  (node.type === 'TSSatisfiesExpression' &&
    isNode(node.typeAnnotation) &&
    nameOf(node.typeAnnotation.typeName) === 'SitePath')

/** A template's later pieces go on with what was put in: `${origin}/Class` is found, `${a}-b/Class` is no address. */
function spelledIn(node: Node): string[] {
  if (isChecked(node)) return []
  const own = textsOf(node).flatMap(text => [...text.matchAll(addresses)].map(([, path = '']) => path))
  return [...own.filter(isKnown), ...children(node).flatMap(spelledIn)]
}

/** Addresses of the route table that are spelled again, a line each: an address is made by `routes`, `pathTo`, `to`, `pathSql` or `sitePath`. */
export function linkFindings(sources: Sources): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (!path.startsWith('src/') || path === table || !/\/[A-Z@]/.test(text)) continue
    const tree = treeOf(path, text)
    if (isNode(tree)) found.push(...spelledIn(tree).map(address => `${address} is spelled: ${path}`))
  }
  return found
}
