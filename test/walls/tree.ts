import { parseSync } from 'vite'

/** A place in the syntax tree of a file, as the parser says it (ESTree). */
export interface Node {
  type: string
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export function children(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'parent') return []
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })
}

/** The whole of a file; undefined where the parser finds nothing in it. */
export function treeOf(path: string, text: string): Node | undefined {
  const program: unknown = parseSync(path, text).program
  return isNode(program) ? program : undefined
}

/** Every place of a file, from the outside in. */
export function* nodesOf(path: string, text: string): Generator<Node> {
  const open = [treeOf(path, text)]
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    open.push(...children(node).reverse())
  }
}

export const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.name === 'string' ? node.name : ''
