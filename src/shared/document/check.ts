import {
  type Attribute,
  attributesOf,
  isMarkName,
  isNodeName,
  markAttributesOf,
  nodeSpec,
  nodes,
  topAttributes,
} from './document.ts'

/** Deeper than the policy of rich text allows, with room for the tags of each node. */
const mostDeep = 12
const longestText = 100_000
const mostPictures = 100

/** Whole addresses, addresses on this site, and places on this page; `/\` counts as `//` in browsers. */
const href = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s"<>\\]*$/i
const source = /^(?:https:\/\/|http:\/\/|\/(?![/\\]))[^\s"<>\\]*$/i
/** players of hosts that frames may be of: `platform/html/sanitize.ts` */
const frame = /^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\/[\w/?=&.-]*$/
const anchor = /^[^\s"'<>&]{1,128}$/
/** names the program looks up itself */
const reserved = /^(?:app-|__|(?:app|root|page|page-data|main|layout)$)/i

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && value.isWellFormed() && !value.includes('\u0000')

/** What is wrong with a block of a text, as words; undefined: nothing. Whatever was sent is looked at, JSON of any shape. */
export function problemOfBlock(block: unknown): string | undefined {
  if (!isThing(block) || !isText(block.id, 60) || block.id === '') return 'Blok tidak memiliki id'
  const { id: _, attrs, ...node } = block
  const top = isThing(attrs)
    ? Object.entries(attrs).filter(([name]) => Object.hasOwn(topAttributes, name))
    : []
  const own = isThing(attrs)
    ? Object.entries(attrs).filter(([name]) => !Object.hasOwn(topAttributes, name))
    : []
  for (const [, value] of top) if (!isText(value, 200) || value.trim() !== '') return 'Blok tidak dikenal'
  const { type } = node
  if (!isNodeName(type) || nodeSpec(type).group !== 'block') return 'Jenis blok tidak dikenal'
  return problemOf({ ...node, ...(own.length > 0 ? { attrs: Object.fromEntries(own) } : {}) }, 1)
}

function problemOf(node: unknown, depth: number): string | undefined {
  if (!isThing(node) || !isNodeName(node.type)) return 'Jenis blok tidak dikenal'
  if (depth > mostDeep) return 'Blok bersarang terlalu dalam'
  const { type, attrs = {}, content = [], text, marks = [], ...rest } = node
  if (Object.keys(rest).length > 0) return `Bagian tidak dikenal: ${Object.keys(rest)[0]}`
  if (!isThing(attrs) || !Array.isArray(content) || !Array.isArray(marks)) return 'Blok tidak dikenal'
  if (type === 'text' ? !isText(text, longestText) || text === '' : text !== undefined)
    return 'Teks tidak dikenal'
  return (
    problemOfAttributes(attrs, attributesOf(type)) ??
    problemOfMarks(marks) ??
    (fits(type, content) ? undefined : `Isi blok tidak pada tempatnya: ${type}`) ??
    content.map(inside => problemOf(inside, depth + 1)).find(problem => problem !== undefined) ??
    (nodeSpec(type).isPlain && content.some(inside => isThing(inside) && inside.marks !== undefined)
      ? 'Teks ini tidak dapat dihias'
      : undefined)
  )
}

function problemOfMarks(given: readonly unknown[]): string | undefined {
  for (const mark of given) {
    if (!isThing(mark) || !isMarkName(mark.type)) return 'Hiasan teks tidak dikenal'
    const { type, attrs = {}, ...rest } = mark
    if (!isThing(attrs) || Object.keys(rest).length > 0) return 'Hiasan teks tidak dikenal'
    const problem = problemOfAttributes(attrs, markAttributesOf(type))
    if (problem) return problem
  }
  return undefined
}

function problemOfAttributes(
  given: Record<string, unknown>,
  known: Readonly<Record<string, Attribute>>,
): string | undefined {
  for (const [name, value] of Object.entries(given)) {
    const attribute = Object.hasOwn(known, name) ? known[name] : undefined
    if (!attribute) return `Atribut tidak dikenal: ${name}`
    if (value === null && attribute.usual === null) continue
    if (!isFitting(attribute, value)) return wordsFor(attribute, name)
  }
  const missing = Object.entries(known).find(
    ([name, { usual }]) => usual === undefined && given[name] == null,
  )
  return missing && wordsFor(missing[1], missing[0])
}

const wordsFor = ({ kind }: Attribute, name: string) =>
  kind === 'href' || kind === 'source' || kind === 'frame'
    ? 'Alamat harus dimulai dengan https:// atau /'
    : `Isi ${name} tidak dapat dipakai`

function isFitting({ kind }: Attribute, value: unknown): boolean {
  if (typeof kind === 'object') return typeof value === 'string' && kind.includes(value)
  switch (kind) {
    case 'text':
      return isText(value, 10_000)
    case 'line':
      return isText(value, 1000) && !/[\r\n]/.test(value)
    case 'href':
      return isText(value, 2000) && href.test(value)
    case 'source':
      return isText(value, 2000) && source.test(value)
    case 'frame':
      return isText(value, 500) && frame.test(value)
    case 'anchor':
      return isText(value, 128) && anchor.test(value) && !reserved.test(value)
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 999_999
    case 'flag':
      return typeof value === 'boolean'
    case 'html':
      return isText(value, 205_000)
    case 'space':
      return isText(value, 200) && value.trim() === ''
    case 'pictures':
      return Array.isArray(value) && value.length <= mostPictures && value.every(isPicture)
  }
}

function isPicture(value: unknown): boolean {
  if (!isThing(value)) return false
  const { src, alt = '', width = 1, height = 1, caption = '', ...rest } = value
  return (
    Object.keys(rest).length === 0 &&
    isText(src, 2000) &&
    source.test(src) &&
    isText(alt, 1000) &&
    isText(caption, 1000) &&
    [width, height].every(side => Number.isInteger(side) && Number(side) >= 0 && Number(side) <= 999_999)
  )
}

interface Step {
  names: readonly string[]
  isOptional: boolean
  isMany: boolean
}

/** "paragraph block*" as what may follow what; read once for each node. */
const steps = new Map<string, readonly Step[]>(
  Object.entries(nodes).map(([name, spec]) => {
    const content = 'content' in spec ? spec.content : ''
    const parts = content.match(/\([^)]*\)[*+]?|[^\s]+/g) ?? []
    return [
      name,
      parts.map(part => ({
        names: part
          .replace(/[()*+]/g, '')
          .split('|')
          .map(one => one.trim()),
        isOptional: part.endsWith('*'),
        isMany: part.endsWith('*') || part.endsWith('+'),
      })),
    ]
  }),
)

function fits(type: string, content: readonly unknown[]): boolean {
  let at = 0
  for (const { names, isOptional, isMany } of steps.get(type) ?? []) {
    const from = at
    while (at < content.length && isOneOf(content[at], names) && (isMany || at === from)) at += 1
    if (at === from && !isOptional) return false
  }
  return at === content.length
}

function isOneOf(node: unknown, names: readonly string[]): boolean {
  if (!isThing(node) || !isNodeName(node.type)) return false
  const { group } = nodeSpec(node.type)
  return names.includes(node.type) || (group !== undefined && names.includes(group))
}
