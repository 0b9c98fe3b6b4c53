import type { DocNode, GalleryPicture } from './document.ts'
import { textIn, valueIn } from './tidy.ts'

/** The words of a text, a line for each block: for search, counts and descriptions. */
export const textOfDocument = (blocks: readonly DocNode[]): string =>
  blocks.map(textOfNode).filter(Boolean).join('\n')

/** The words of one node and of what stands in it. */
export function textOfNode(node: DocNode): string {
  const { type, text, content = [] } = node
  if (type === 'text') return text ?? ''
  if (type === 'lineBreak') return '\n'
  if (type === 'html')
    return textIn(node, 'html')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  if (type === 'math') return textIn(node, 'source')
  if (type === 'file') return textIn(node, 'name')
  if (type === 'card' || type === 'embed') return textIn(node, 'title')
  if (type === 'gallery') return captionsOf(node).join('\n')
  const isInline = content.some(
    one => one.type === 'text' || one.type === 'lineBreak' || one.type === 'image',
  )
  return content
    .map(textOfNode)
    .filter(Boolean)
    .join(isInline ? '' : '\n')
}

function captionsOf(node: DocNode): string[] {
  const pictures = valueIn(node, 'pictures')
  return (Array.isArray(pictures) ? pictures : []).flatMap(({ caption }: GalleryPicture) => caption || [])
}

/** How many words a text has: what stands between spaces. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** Minutes of reading, at 200 words a minute, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / 200))
