import { Parser } from 'htmlparser2'

export interface Element {
  tag: string
  attrs: Readonly<Record<string, string>>
  children: readonly Node[]
}
export type Node = string | Element

/** A node at the top, and where it begins in the text it was read from. */
export interface PlacedNode {
  node: Node
  from: number
}

/** Deeper than the policy of rich text lets anything be: what is, is not looked into. */
const mostDeep = 60

interface Growing {
  tag: string
  attrs: Readonly<Record<string, string>>
  children: Node[]
}

/** HTML as plain data; undefined where it is nested so deep that only the text itself may be kept. */
export function placedNodes(html: string): PlacedNode[] | undefined {
  const placed: PlacedNode[] = []
  const opened: Growing[] = []
  let isTooDeep = false
  const put = (node: Node) => {
    const parent = opened.at(-1)
    if (parent) {
      const last = parent.children.at(-1)
      if (typeof node === 'string' && typeof last === 'string')
        parent.children[parent.children.length - 1] = last + node
      else parent.children.push(node)
      return
    }
    const last = placed.at(-1)
    if (typeof node === 'string' && typeof last?.node === 'string') last.node += node
    else placed.push({ node, from: parser.startIndex })
  }
  const parser = new Parser({
    onopentag(tag, attrs) {
      const made: Growing = { tag, attrs, children: [] }
      put(made)
      opened.push(made)
      isTooDeep ||= opened.length > mostDeep
    },
    ontext: put,
    // what is dropped in reading is seen when the text is made anew: it is kept as it was
    oncomment: text => put({ tag: '#comment', attrs: {}, children: [text] }),
    onclosetag() {
      opened.pop()
    },
  })
  parser.end(html)
  return isTooDeep ? undefined : placed
}

export const isElement = (node: Node | undefined): node is Element => typeof node === 'object'
export const classesOf = ({ attrs }: Element): string[] => (attrs.class ?? '').split(/\s+/).filter(Boolean)
