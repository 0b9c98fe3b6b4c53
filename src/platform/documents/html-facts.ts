import { classesOf, type Element, isElement, type Node } from './html-nodes.ts'

// What is read of an element, whatever block it becomes.

export type Content = readonly Node[]

export const alignOf = (element: Element) => {
  const side = classesOf(element).find(name => name.startsWith('align-'))
  return side ? { align: side.slice('align-'.length) } : {}
}

export const anchorOf = ({ attrs }: Element) => (attrs.id === undefined ? {} : { anchor: attrs.id })

export const numberIn = (text: string | undefined) =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : undefined

export const sizesOf = ({ attrs }: Element) => ({
  ...(numberIn(attrs.width) !== undefined && { width: numberIn(attrs.width) }),
  ...(numberIn(attrs.height) !== undefined && { height: numberIn(attrs.height) }),
})

/** line ends between them say how the text was laid out, and no more */
export const isLineEnd = (node: Node) => typeof node === 'string' && node.trim() === ''

export const elementsIn = (children: Content): Element[] | undefined =>
  children.every(node => isElement(node) || isLineEnd(node)) ? children.filter(isElement) : undefined

export const spreadOf = ({ children }: Element) => (children.some(isLineEnd) ? { isSpread: true } : {})

/** all of them, or nothing */
export function all<T>(list: readonly (T | undefined)[]): T[] | undefined {
  const found = list.filter(one => one !== undefined)
  return found.length === list.length ? found : undefined
}
