import {
  type Attribute,
  attributesOf,
  type Block,
  type DocNode,
  type Mark,
  markAttributesOf,
  markRank,
  type NodeName,
  topAttributes,
} from './document.ts'

/**
 * The one way to write a node: attributes that say nothing new are left out, marks stand in their order, texts of the
 * same marks are one. The editor and the server write alike, so that what nobody changed is the same JSON.
 */
export function tidyNode(node: DocNode): DocNode {
  const { type, text, marks } = node
  if (type === 'text') {
    const tidied = tidyMarks(marks)
    return tidied.length > 0 ? { type, text: text ?? '', marks: tidied } : { type, text: text ?? '' }
  }
  const attrs = said(node.attrs, attributesOf(type))
  const content = joined((node.content ?? []).map(tidyNode))
  const own = tidyMarks(marks)
  return {
    type,
    ...(attrs ? { attrs } : {}),
    ...(content.length > 0 ? { content } : {}),
    ...(own.length > 0 ? { marks: own } : {}),
  }
}

/** The same of a block at the top, with its id. */
export function tidyBlock({ id, ...node }: Block): Block {
  const { attrs, ...rest } = tidyNode(node)
  const top = said(node.attrs, topAttributes)
  return { id, ...rest, ...(attrs || top ? { attrs: { ...attrs, ...top } } : {}) }
}

const tidyMarks = (marks: readonly Mark[] = []): Mark[] =>
  [...marks]
    .sort((one, other) => markRank.indexOf(one.type) - markRank.indexOf(other.type))
    .map(({ type, attrs }) => {
      const kept = said(attrs, markAttributesOf(type))
      return kept ? { type, attrs: kept } : { type }
    })

/** What differs from the usual, in the order of the table. */
function said(
  attrs: DocNode['attrs'],
  known: Readonly<Record<string, Attribute>>,
): Record<string, unknown> | undefined {
  const kept = Object.entries(known).flatMap(([name, { usual }]) => {
    const value = attrs?.[name]
    const isUsual = value === undefined || JSON.stringify(value) === JSON.stringify(usual)
    return isUsual ? [] : [[name, value] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

function joined(content: DocNode[]): DocNode[] {
  const made: DocNode[] = []
  for (const node of content) {
    const last = made.at(-1)
    if (node.type === 'text' && node.text === '') continue
    const isSame =
      node.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(node.marks) === JSON.stringify(last.marks)
    if (isSame && last) made[made.length - 1] = { ...last, text: `${last.text}${node.text}` }
    else made.push(node)
  }
  return made
}

/** An attribute as it is, or as it is where nothing is said. */
export function valueIn(node: Pick<DocNode, 'type' | 'attrs'>, name: string): unknown {
  return node.attrs?.[name] ?? attributesOf(node.type)[name]?.usual ?? null
}

export const textIn = (node: DocNode, name: string): string => String(valueIn(node, name) ?? '')

/** Nothing but an empty line. */
export const isBlank = ({
  type,
  content = [],
}: {
  type: NodeName
  content?: readonly DocNode[] | undefined
}) => type === 'paragraph' && content.length === 0
