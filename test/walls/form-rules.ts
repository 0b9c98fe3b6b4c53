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

/** What the forms of rooms say twice, or draw by themselves. `known` are files that do so for a reason, or still. */
export function formFindings(sources: Sources, known: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (!isOfRoom(path) || known.has(path)) continue
    for (const node of nodesOf(path, text)) {
      if (isSpelledLimit(node)) found.push(`a limit is spelled: ${path}`)
      if (isOwnField(node)) found.push(`a field is drawn by hand: ${path}`)
    }
  }
  return found
}
