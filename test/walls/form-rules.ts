import type { Sources } from './sources.ts'
import { isNode, type Node, nodesOf } from './tree.ts'

const isOfRoom = (path: string) => /^src\/features\/.*\.tsx$/.test(path)

/** `maxLength={80}`: how long a text may be is said by the contract, or by a name that both read. */
function isSpelledLimit(node: Node): boolean {
  if (node.type !== 'JSXAttribute' || !isNode(node.name) || node.name.name !== 'maxLength') return false
  const value = isNode(node.value) && isNode(node.value.expression) ? node.value.expression : node.value
  return isNode(value) && /Literal$/.test(value.type)
}

const elementName = (node: Node): unknown =>
  isNode(node.openingElement) && isNode(node.openingElement.name) ? node.openingElement.name.name : undefined

/** A field made by hand: its label and a control to type in, side by side. Ticks and radios are within their label. */
function isOwnField(node: Node): boolean {
  if (node.type !== 'JSXElement' || !Array.isArray(node.children)) return false
  const names = new Set(node.children.filter(isNode).map(elementName))
  return names.has('label') && ['input', 'select', 'textarea'].some(name => names.has(name))
}

const money = /\b(rp|rupiah|harga|biaya|nominal|gaji)\b|^jumlah( lain)?$/i

/** the texts of a node and of what it is made of, one below the other */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (!isNode(node)) return []
  if (typeof node.value === 'string') return [node.value]
  return Object.values(node).flatMap(textsIn)
}

const attributesOf = (node: Node): Map<unknown, string[]> => {
  const { openingElement } = node
  const all =
    isNode(openingElement) && Array.isArray(openingElement.attributes) ? openingElement.attributes : []
  return new Map(all.filter(isNode).map(one => [isNode(one.name) ? one.name.name : '', textsIn(one.value)]))
}

const propertiesOf = (node: Node): Map<unknown, string[]> =>
  new Map(
    (Array.isArray(node.properties) ? node.properties : [])
      .filter(isNode)
      .map(one => [isNode(one.key) ? one.key.name : '', textsIn(one.value)]),
  )

/** Money typed into a field of numbers: "850.000" is 850 there, "1e6" a million. It is an AmountField, or `control: 'rupiah'`. */
function isNumberForMoney(node: Node): boolean {
  const isDrawn = node.type === 'JSXElement' && elementName(node) === 'TextField'
  if (!isDrawn && node.type !== 'ObjectExpression') return false
  const said = isDrawn ? attributesOf(node) : propertiesOf(node)
  const isNumber = isDrawn
    ? ['numeric', 'decimal'].includes(said.get('inputMode')?.[0] ?? '') || said.get('type')?.[0] === 'number'
    : said.get('control')?.[0] === 'number'
  return isNumber && (said.get('label') ?? []).some(label => money.test(label))
}

/** What the forms of rooms say twice, or draw by themselves. `known` are files that do so for a reason, or still. */
export function formFindings(sources: Sources, known: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (!/^src\/features\//.test(path) || /\.test\.tsx?$/.test(path)) continue
    for (const node of nodesOf(path, text)) {
      if (isNumberForMoney(node)) found.push(`a field of numbers for money: ${path}`)
      if (!isOfRoom(path) || known.has(path)) continue
      if (isSpelledLimit(node)) found.push(`a limit is spelled: ${path}`)
      if (isOwnField(node)) found.push(`a field is drawn by hand: ${path}`)
    }
  }
  return found
}
