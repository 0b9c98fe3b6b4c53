import { createHash } from 'node:crypto'
import type { Block, DocNode } from '../../../shared/document/document.ts'
import { documentOfHtml } from '../documents.ts'
import { markdownOf } from './print-markdown.ts'
import { readNodes } from './read-markdown.ts'

export { MarkdownProblem } from './placed.ts'
export { settledNode } from './print-markdown.ts'

/** A text as Markdown, for files and for programs that read. */
export const markdownOfDocument = (blocks: readonly Block[]): string => markdownOf(blocks)

/** The same of clean HTML. */
export const markdownOfHtml = (html: string): string => markdownOf(documentOfHtml(html))

/** Markdown as a text. Throws `MarkdownProblem` with the line, which are counted from `line`. */
export const documentOfMarkdown = (text: string, line = 1): Block[] =>
  readNodes(text, line).map(({ node }, index) => withId(node, index))

/** The same text has the same ids whenever it is read. */
const withId = (node: DocNode, index: number): Block => ({
  id: `${index.toString(36)}-${createHash('sha1').update(JSON.stringify(node)).digest('hex').slice(0, 8)}`,
  ...node,
})
