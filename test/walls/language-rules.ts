import type { Sources } from './sources.ts'
import { isNode, type Node, nameOf, nodesOf } from './tree.ts'

/** What tells the two languages apart: comments are English, what people read is Indonesian. */
export interface Vocabulary {
  english: ReadonlySet<string>
  screen: ReadonlySet<string>
}

const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*$/gm
/** what a comment only quotes, and names of hosts and files */
const quoted = /`[^`]*`|"[^"]*"|“[^”]*”|'[^']*'|\S*[./]\S+/g
/** what people read begins with a capital */
const sentence = /(?<=['"`>]\s*)[A-Z][a-z]+(?: [\p{L}\d,:-]+)+(?=[.?!:]?['"`<\s$]|[.?!] )/gu

/** of camelCase and of plain text alike */
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

/** The words of all comments, and those of all texts of more than one word. */
export function vocabularyOf(sources: Sources): Vocabulary {
  const english = new Set<string>()
  const screen = new Set<string>()
  for (const [path, text] of sources) {
    for (const [words] of text.matchAll(comment))
      for (const word of wordsOf(words.replace(quoted, ' '))) english.add(word)
    if (!path.startsWith('src/')) continue
    for (const [words] of text.replace(comment, ' ').matchAll(sentence))
      for (const word of wordsOf(words)) screen.add(word)
  }
  return { english, screen }
}

const items = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const textsOf = (nodes: readonly Node[]) =>
  nodes.flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []))

/** beneath `as const` and `satisfies …` */
function bare(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined
  return /^TS(As|Satisfies)Expression$/.test(node.type) ? bare(node.expression) : node
}

const elementsOf = (node: unknown) => {
  const list = bare(node)
  return list?.type === 'ArrayExpression' ? textsOf(items(list.elements)) : []
}

const keysOf = (node: unknown) => {
  const object = bare(node)
  if (object?.type !== 'ObjectExpression') return []
  return items(object.properties).flatMap(({ key }) => [nameOf(key), ...(isNode(key) ? textsOf([key]) : [])])
}

/** `z.enum([…])`, `z.literal(…)`, and the fields of `z.object({…})` */
function valuesOfCall({ callee, arguments: given }: Node): string[] {
  if (!isNode(callee) || nameOf(callee.object) !== 'z') return []
  const [first] = items(given)
  if (/^(enum|literal)$/.test(nameOf(callee.property)))
    return [...elementsOf(first), ...textsOf(first ? [first] : [])]
  return /object$/i.test(nameOf(callee.property)) ? keysOf(first) : []
}

/** A table of a room's rules, `as const`, by its keys. */
function valuesOfConstant({ init }: Node): string[] {
  if (!isNode(init) || !/^TS(As|Satisfies)Expression$/.test(init.type)) return []
  return [...keysOf(init), ...elementsOf(init).filter(value => !/^[A-Z]/.test(value))]
}

/** `?page=`, `name="search"`, `visitorCookie = 'visitor'`, `query: ['page', 'search']` */
const spelled = /[?&](\w+)=|\bname="([^"]+)"|Cookie = '([^']+)'|\b(?:query|besides): \[([^\]]*)\]/g

/** Where a module spells values that are kept or asked by: enumerations, fields, parameters, cookies. */
function valuesOfModule(path: string, text: string): string[] {
  const found = [...text.replace(comment, ' ').matchAll(spelled)].flatMap(([, one, two, three, list]) => [
    one ?? two ?? three ?? '',
    ...(list?.match(/[\w-]+/g) ?? []),
  ])
  const isRules = path.endsWith('.rules.ts')
  if (!isRules && !/\bz\s*\./.test(text)) return found
  for (const node of nodesOf(path, text)) {
    if (node.type === 'CallExpression') found.push(...valuesOfCall(node))
    if (isRules && node.type === 'VariableDeclarator') found.push(...valuesOfConstant(node))
  }
  return found
}

/** The words that checks of the schema allow in a column. */
const valuesOfSchema = (schema: string): string[] =>
  [...schema.matchAll(/^\s*CHECK .*?ARRAY\[(.*?)\]/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, value = '']) => value),
  )

/** Values with a word that people read and no comment uses: value → the first place that spells it. */
export function languageFindings(
  sources: Sources,
  schema: string,
  { english, screen }: Vocabulary,
): Map<string, string> {
  const isForeign = (value: string) =>
    wordsOf(value).some(word => word.length > 1 && screen.has(word) && !english.has(word))
  const found = new Map<string, string>()
  const note = (values: readonly string[], path: string) => {
    for (const value of values) if (!found.has(value) && isForeign(value)) found.set(value, path)
  }
  note(valuesOfSchema(schema), 'db/schema.sql')
  for (const [path, text] of sources) if (path.startsWith('src/')) note(valuesOfModule(path, text), path)
  return found
}
