import { z } from 'zod'
import { escapeAttribute } from '../pages/html-tree.ts'

const notes = z.array(z.object({ id: z.string(), content: z.string() }))
/** with its few settings, if any: a limit, since a text may begin a thousand and end none */
const BLOCK = /<!--\s*wp:footnotes\b[^>]{0,500}\/-->/

/** WordPress keeps footnotes beside the text, as JSON: they come back to where the text has its block, else below it. */
export function withFootnotes(content: string, json: string): string {
  const found = notes.safeParse(jsonIn(json)).data ?? []
  if (found.length === 0) return content
  const lines = found.map(({ id, content: words }) => {
    const name = escapeAttribute(id)
    return `<li id="${name}">${words} <a href="#${name}-link" title="Kembali ke teks">↩</a></li>`
  })
  const list = `<!-- wp:list --><ol>${lines.join('')}</ol><!-- /wp:list -->`
  return BLOCK.test(content) ? content.replace(BLOCK, () => list) : `${content}\n\n${list}`
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
