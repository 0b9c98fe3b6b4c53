import { parseSync } from 'vite'

/** Where a class name was composed while the program ran: the words put in are not known here. */
export const hole = '\0'

/** Classes that selectors of a stylesheet name, each as often as it is named. */
export function classesOfStyles(css: string): string[] {
  const bare = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""')
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter(prelude => !prelude.startsWith('@') || prelude.startsWith('@scope'))
    .flatMap(prelude => [...prelude.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}

export interface ModuleWords {
  /** class names, those composed at run time with holes: `card-${look}` */
  classes: string[]
  /** what may be class names, kept in a constant before they are used: strings with a dash, outside of attributes */
  kept: string[]
  /** every string of one word: what may be put into a hole */
  words: string[]
}

/** As much of a syntax tree's node as is looked at. */
interface Node {
  type: string
  value?: unknown
  name?: unknown
  key?: unknown
  quasis?: unknown
  callee?: unknown
  object?: unknown
  property?: unknown
  left?: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/**
 * The classes that a module names: strings in a `className` (what is compared or handed to a function there is no
 * class), what `className` is set to, arguments of `classList`, `class="…"` in markup written as text.
 */
export function classesOfModule(path: string, text: string): ModuleWords {
  const classes: string[] = []
  const kept: string[] = []
  const words: string[] = []
  const read = (value: string, around: readonly Node[]) => {
    if (/^[\w-]+$/.test(value)) words.push(value)
    classes.push(...classesOfMarkup(value))
    const tokens = tokensOf(value)
    if (isClassList(around)) classes.push(...tokens)
    else if (mayBeKept(around) && tokens.every(isClassLike) && tokens.some(token => /[a-z]-./.test(token)))
      kept.push(...tokens)
  }
  const walk = (value: unknown, around: readonly Node[]): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, around)
    if (!isNode(value) || value.type === 'ImportDeclaration') return
    if (value.type === 'Literal' && typeof value.value === 'string') read(value.value, around)
    if (value.type === 'TemplateLiteral') read(textOf(value), around)
    const within = [value, ...around]
    for (const part of Object.values(value)) if (typeof part === 'object') walk(part, within)
  }
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  walk(program, [])
  return { classes, kept, words }
}

/** Those of markup that is written as text. */
export const classesOfMarkup = (text: string): string[] =>
  [...text.matchAll(/class="([^"]+)"/g)].flatMap(([, list = '']) => tokensOf(list))

const tokensOf = (text: string) => text.split(/\s+/).filter(token => token !== '')
const isClassLike = (token: string) => token.split(hole).every(part => /^[\w-]*$/.test(part))

/** A template's text with a hole for each of its values. */
function textOf(template: Node): string {
  const parts: unknown[] = Array.isArray(template.quasis) ? template.quasis : []
  return parts.map(part => (isNode(part) && isCooked(part.value) ? part.value.cooked : '')).join(hole)
}

const isCooked = (value: unknown): value is { cooked: string } =>
  typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'

function nameOf(value: unknown): string {
  return isNode(value) && typeof value.name === 'string' ? value.name : ''
}

/** Whether a string stands, nearest first within `around`, where class names are put. */
function isClassList(around: readonly Node[]): boolean {
  for (const node of around) {
    if (node.type === 'BinaryExpression') return false
    if (node.type === 'CallExpression') return isClassListCall(node)
    if (node.type === 'AssignmentExpression')
      return isNode(node.left) && nameOf(node.left.property) === 'className'
    if (node.type === 'JSXAttribute') return /class(name)?$/i.test(nameOf(node.name))
    if (node.type === 'Property' && /class(name)?$/i.test(nameOf(node.key))) return true
    if (/Function|^JSXElement$|Statement$/.test(node.type)) return false
  }
  return false
}

function isClassListCall(call: Node): boolean {
  const callee = call.callee
  const of = isNode(callee) ? callee.object : undefined
  return isNode(of) && nameOf(of.property) === 'classList'
}

/** Not within an attribute: those that are no class names hold icons, addresses, ids. */
function mayBeKept(around: readonly Node[]): boolean {
  const [nearest] = around.filter(({ type }) => /^JSX(Attribute|Element)$/.test(type))
  return nearest?.type !== 'JSXAttribute' || /class(name)?$/i.test(nameOf(nearest.name))
}
