import type { DocNode, NodeName } from '../../../shared/document/document.ts'
import { documentOfHtml } from '../documents.ts'
import { attributesFor, readBraces } from './attributes.ts'
import { type Fenced, MarkdownProblem, type ReadNodes } from './placed.ts'

/** What stands between two lines of colons, by its name. */
export function readDirective(
  { name, attributes, body }: Fenced,
  line: number,
  readNodes: ReadNodes,
): DocNode {
  const given = attributes === '' ? {} : readBraces(attributes)
  if (!given) throw new MarkdownProblem(`Kurung kurawal ini tidak dapat dibaca: ${attributes}`, line)
  const blocks = () => readNodes(body, line + 1).map(({ node }) => node)
  switch (name) {
    case 'empty':
      return { type: 'paragraph' }
    case 'html':
      return { type: 'html', attrs: { html: body } }
    case 'rich':
      return onlyOne(
        documentOfHtml(body).map(({ id: _, ...node }) => node),
        line,
      )
    case 'block':
      return kept(body, line)
    case 'figure':
      return figure(blocks(), given, line)
    case 'gallery':
      return {
        type: 'gallery',
        attrs: {
          pictures: body
            .split('\n')
            .filter(one => one.trim() !== '')
            .map((one, index) => galleryPicture(one, line + 1 + index, readNodes)),
        },
      }
    case 'embed':
    case 'file':
    case 'card':
      return { type: name, attrs: attributesFor(name, given) }
    case 'audio':
    case 'video':
      return withAttributes(name, given, wordsOf(blocks(), line))
    case 'button':
      return withAttributes(name, given, body === '' ? [] : [{ type: 'text', text: body }])
    case 'callout':
      return withAttributes(name, given, blocks())
    case 'columns':
      return { type: 'columns', content: blocks().flatMap(node => columnsIn(node, line)) }
    case 'column':
      return withAttributes('columns', given, [{ type: 'column', content: blocks() }])
    case 'details': {
      const [summary, ...rest] = blocks()
      if (summary?.type !== 'paragraph')
        throw new MarkdownProblem('Baris pertama di dalam :::details adalah judulnya', line)
      return { type: 'details', content: [{ ...summary, type: 'summary' }, ...rest] }
    }
    default:
      throw new MarkdownProblem(`Tidak ada blok bernama "${name}"`, line)
  }
}

function columnsIn(node: DocNode, line: number): readonly DocNode[] {
  if (node.type === 'columns') return node.content ?? []
  throw new MarkdownProblem('Di dalam :::columns hanya ada :::column', line)
}

const withAttributes = (
  type: NodeName,
  given: Readonly<Record<string, string | true>>,
  content: readonly DocNode[],
): DocNode => ({ type, attrs: attributesFor(type, given), content })

function onlyOne(nodes: readonly DocNode[], line: number): DocNode {
  const [node] = nodes
  if (node && nodes.length === 1) return node
  throw new MarkdownProblem('Di dalam :::rich harus ada tepat satu elemen HTML', line)
}

function kept(body: string, line: number): DocNode {
  try {
    // `problemOfBlock` looks at every part of it
    return JSON.parse(body) as DocNode
  } catch {
    throw new MarkdownProblem('Isi :::block harus berupa JSON', line)
  }
}

/** The words of the only paragraph, or none. */
function wordsOf(nodes: readonly DocNode[], line: number): readonly DocNode[] {
  const [node] = nodes
  if (!node) return []
  if (nodes.length === 1 && node.type === 'paragraph') return node.content ?? []
  throw new MarkdownProblem('Keterangan di bawahnya hanya satu paragraf', line)
}

function figure(
  nodes: readonly DocNode[],
  { noAlt, ...given }: Record<string, string | true>,
  line: number,
): DocNode {
  const [picture, ...caption] = nodes
  if (picture?.type !== 'picture')
    throw new MarkdownProblem('Di dalam :::figure harus ada gambar: ![keterangan](alamat)', line)
  const { src, alt } = picture.attrs ?? {}
  const attrs = { src, alt: noAlt === true ? null : alt, ...attributesFor('picture', given) }
  return { type: 'picture', attrs, content: wordsOf(caption, line) }
}

function galleryPicture(text: string, line: number, readNodes: ReadNodes): Record<string, unknown> {
  const [, image = '', braces] = /^\s*(!\[.*\]\(\S+\))(\{.*\})?\s*$/.exec(text) ?? []
  const picture = image === '' ? undefined : readNodes(`${image}\n`, line)[0]?.node
  const given = braces === undefined ? {} : readBraces(braces)
  if (picture?.type !== 'picture' || !given)
    throw new MarkdownProblem('Tiap baris galeri berupa ![keterangan](alamat)', line)
  const { noAlt, width, height, caption } = given
  return {
    src: picture.attrs?.src,
    ...(noAlt === true ? {} : { alt: picture.attrs?.alt }),
    ...(width === undefined ? {} : { width: Number(width) }),
    ...(height === undefined ? {} : { height: Number(height) }),
    ...(caption === undefined ? {} : { caption }),
  }
}
