import type { Block, DocNode, GalleryPicture } from './document.ts'
import { textIn, valueIn } from './tidy.ts'
import { textOfNode } from './to-text.ts'

/** What is looked at before a text is published. Nothing of it is forbidden: whoever publishes is told. */
export interface Finding {
  /** the block it is about */
  block?: string
  words: string
}

/** What those who do not see, or only listen, would miss in a text. Pure: an editor shows it while one writes. */
export const findingsIn = (body: readonly Block[]): Finding[] => [
  ...headingsOf(body),
  ...body.flatMap(block => inBlock(block).map(found => ({ block: block.id, words: found }))),
]

/** A level that is skipped is a step that is missing for those who listen. */
function headingsOf(body: readonly Block[]): Finding[] {
  let before = 1
  const found: Finding[] = []
  for (const block of body) {
    if (block.type !== 'heading') continue
    const level = Number(textIn(block, 'level'))
    if (level > before + 1)
      found.push({ block: block.id, words: `Judul "${textOfNode(block)}" melompati satu tingkat.` })
    if (textOfNode(block).trim() === '') found.push({ block: block.id, words: 'Ada judul yang kosong.' })
    before = level
  }
  return found
}

const vague = /^(?:di sini|klik|klik di sini|disini|link|tautan|selengkapnya|baca selengkapnya)$/i

function inBlock(node: DocNode): string[] {
  const found: string[] = []
  if ((node.type === 'picture' || node.type === 'image') && valueIn(node, 'alt') === null)
    found.push('Gambar tanpa keterangan bagi yang tidak melihat. Isi, atau kosongkan bila hanya hiasan.')
  if (node.type === 'gallery') {
    const pictures = valueIn(node, 'pictures')
    const silent = (Array.isArray(pictures) ? pictures : []).filter(({ alt }: GalleryPicture) => !alt).length
    if (silent > 0) found.push(`${silent} gambar galeri tanpa keterangan bagi yang tidak melihat.`)
  }
  const link = node.marks?.find(({ type }) => type === 'link')
  if (link && vague.test((node.text ?? '').trim()))
    found.push(`Tautan "${node.text?.trim()}" tidak menyebut ke mana ia menuju.`)
  return [...found, ...(node.content ?? []).flatMap(inBlock)]
}
