import { z } from 'zod'
import { problemOfBlock } from '../../shared/document/check.ts'
import type { Block, DocNode } from '../../shared/document/document.ts'
import { tidyBlock } from '../../shared/document/tidy.ts'
import { blockHtml, htmlOf, type Printing } from '../../shared/document/to-html.ts'
import { HtmlTooLong } from '../html/sanitize.ts'
import { HtmlTooHard, type Sanitizer } from '../html/sanitizer.ts'
import { mathOf } from './math.ts'
import { readHtml } from './read-html.ts'

export { mathOf } from './math.ts'

/** A formula nobody can read stays as it was typed, as code: it is refused when it is to be published. */
const printing: Printing = {
  math: source => mathOf(source) ?? blockHtml(codeOf(source)),
}

const codeOf = (source: string): DocNode => ({
  type: 'codeBlock',
  attrs: { language: 'latex' },
  content: [{ type: 'text', text: source }],
})

/** The HTML of a text as visitors get it. */
export const htmlOfDocument = (blocks: readonly Block[]): string => htmlOf(blocks, printing)

/** Clean HTML as a text for the editor; printing it gives the same HTML again, byte for byte. */
export const documentOfHtml = (html: string): Block[] => readHtml(html, printing)

/** Blocks of one text: 20,000 words are some 600. */
export const mostBlocks = 3000

/** A text as it comes over the wire. What a block may hold says the one table, `shared/document/document.ts`. */
export const documentShape = z
  .array(
    z.record(z.string(), z.unknown()).transform((block, context): Block => {
      const problem = problemOfBlock(block)
      if (problem === undefined) return tidyBlock(asBlock(block))
      context.addIssue({ code: 'custom', message: problem })
      return z.NEVER
    }),
  )
  .max(mostBlocks, `Maksimal ${mostBlocks} blok`)

// `problemOfBlock` has looked at every part of it
const asBlock = (block: unknown): Block => block as Block

/**
 * A block as the policy of rich text leaves it: the same, where its HTML holds nothing the policy takes away, else what
 * is left of it. Outside a transaction. Throws what the sanitiser throws.
 */
export async function cleanedBlock(block: Block, sanitizer: Pick<Sanitizer, 'sanitize'>): Promise<Block> {
  const html = blockHtml(block, printing)
  const clean = await sanitizer.sanitize(html)
  if (clean === html) return block
  const left = readHtml(clean, printing)
  const [first] = left
  if (first && left.length === 1) return { ...first, id: block.id }
  return { id: block.id, type: 'html', attrs: { html: clean } }
}

/** Why a sanitiser refused a text, in words; undefined: for a reason nobody foresaw. */
export const whyRefused = (error: unknown): string | undefined =>
  error instanceof HtmlTooLong || error instanceof HtmlTooHard ? error.message : undefined
