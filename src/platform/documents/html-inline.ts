import type { DocNode, Mark } from '../../shared/document/document.ts'
import { type Element, isElement, type Node } from './html-nodes.ts'

type MarkReader = (element: Element) => Mark

const tagged =
  (type: 'bold' | 'italic' | 'strike' | 'words'): MarkReader =>
  ({ tag }) => ({ type, attrs: { tag } })
const plain =
  (type: Mark['type']): MarkReader =>
  () => ({ type })

const markReaders: Readonly<Record<string, MarkReader>> = {
  a: ({ attrs }) => ({
    type: 'link',
    attrs: {
      ...(attrs.href === undefined ? {} : { href: attrs.href }),
      ...(attrs.title === undefined ? {} : { title: attrs.title }),
      ...(attrs.id === undefined ? {} : { anchor: attrs.id }),
    },
  }),
  strong: tagged('bold'),
  b: tagged('bold'),
  em: tagged('italic'),
  i: tagged('italic'),
  u: plain('underline'),
  s: tagged('strike'),
  del: tagged('strike'),
  mark: plain('highlight'),
  sub: plain('sub'),
  sup: plain('sup'),
  code: plain('code'),
  span: ({ attrs }) => ({
    type: 'language',
    attrs: { ...(attrs.lang ? { lang: attrs.lang } : {}), ...(attrs.dir ? { dir: attrs.dir } : {}) },
  }),
  ...Object.fromEntries(
    ['small', 'kbd', 'samp', 'var', 'cite', 'q', 'ins', 'dfn', 'bdi', 'abbr', 'time'].map(tag => [
      tag,
      tagged('words'),
    ]),
  ),
}

export const isInline = (node: Node): boolean =>
  !isElement(node) || node.tag === 'br' || node.tag === 'img' || Object.hasOwn(markReaders, node.tag)

/** Words with their marks; undefined where something else stands among them. */
export function inlineIn(nodes: readonly Node[], marks: readonly Mark[] = []): DocNode[] | undefined {
  const made: DocNode[] = []
  const about = marks.length > 0 ? { marks } : {}
  for (const node of nodes) {
    if (!isElement(node)) made.push({ type: 'text', text: node, ...about })
    else if (node.tag === 'br') made.push({ type: 'lineBreak', ...about })
    else if (node.tag === 'img') made.push({ type: 'image', attrs: pictureOf(node), ...about })
    else {
      const mark = markReaders[node.tag]?.(node)
      const inside = mark && inlineIn(node.children, [...marks, mark])
      if (!inside) return undefined
      made.push(...inside)
    }
  }
  return made
}

function pictureOf({ attrs }: Element) {
  const { src = '', alt, title, width, height } = attrs
  return {
    src,
    ...(alt === undefined ? {} : { alt }),
    ...(title === undefined ? {} : { title }),
    ...(/^\d{1,6}$/.test(width ?? '') ? { width: Number(width) } : {}),
    ...(/^\d{1,6}$/.test(height ?? '') ? { height: Number(height) } : {}),
  }
}
