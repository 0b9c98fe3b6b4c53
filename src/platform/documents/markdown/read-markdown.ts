import { Marked, type Token, Tokenizer, type Tokens } from 'marked'
import { problemOfBlock } from '../../../shared/document/check.ts'
import type { DocNode } from '../../../shared/document/document.ts'
import { tidyNode } from '../../../shared/document/tidy.ts'
import { documentOfHtml } from '../documents.ts'
import { attributesFor, readBraces } from './attributes.ts'
import { type Fenced, MarkdownProblem, type PlacedBlock } from './placed.ts'
import { readDirective } from './read-directive.ts'
import { readInline, StrangeTag } from './read-inline.ts'

/** An address is a link where somebody made it one. */
class Signs extends Tokenizer {
  override url() {
    return undefined
  }
}

const fence = /^(:{3,})([a-z]+)[ \t]*(\{.*\})?[ \t]*(?:\n([\s\S]*?))??\n\1[ \t]*(?:\n+|$)/
const leaf = /^::([a-z]+)(\{.*\})?[ \t]*(?:\n+|$)/
const formula = /^\$\$[ \t]*\n([\s\S]*?)\n?\$\$[ \t]*(?:\n+|$)/
const braces = /^(\{.*\})[ \t]*\n/

const reader = new Marked({
  tokenizer: new Signs(),
  extensions: [
    {
      name: 'fenced',
      level: 'block',
      start: text => /^::+[a-z]/m.exec(text)?.index,
      tokenizer(text): Fenced | undefined {
        const found = fence.exec(text) ?? undefined
        if (found) {
          const [raw, , name = '', attributes = '', body = ''] = found
          return { type: 'fenced', raw, name, attributes, body }
        }
        const alone = leaf.exec(text)
        return alone
          ? { type: 'fenced', raw: alone[0], name: alone[1] ?? '', attributes: alone[2] ?? '', body: '' }
          : undefined
      },
    },
    {
      name: 'formula',
      level: 'block',
      start: text => /^\$\$/m.exec(text)?.index,
      tokenizer(text) {
        const found = formula.exec(text)
        return found ? { type: 'formula', raw: found[0], source: found[1] ?? '' } : undefined
      },
    },
    {
      name: 'braces',
      level: 'block',
      tokenizer(text) {
        const found = braces.exec(text)
        const [raw, attributes = ''] = found ?? []
        return raw !== undefined && readBraces(attributes) ? { type: 'braces', raw, attributes } : undefined
      },
    },
  ],
})

/** The blocks of a Markdown text. Throws {@link MarkdownProblem}. `from`: the number of its first line. */
export function readNodes(text: string, from = 1): PlacedBlock[] {
  return readTokens(reader.lexer(text.replaceAll(/\r\n?/g, '\n')), from)
}

function readTokens(tokens: readonly Token[], from: number): PlacedBlock[] {
  const read: PlacedBlock[] = []
  let line = from
  let waiting: Record<string, string | true> | undefined
  for (const token of tokens) {
    if (token.type === 'braces') waiting = readBraces(token.attributes)
    else {
      const at = line
      const nodes = nodesOf(token, at).map(node => tidyNode(waiting ? withBraces(node, waiting) : node))
      for (const node of nodes) {
        const problem = problemOfBlock({ id: '-', ...node })
        if (problem !== undefined) throw new MarkdownProblem(problem, at)
        read.push({ node, line: at })
      }
      if (nodes.length > 0) waiting = undefined
    }
    line += token.raw.split('\n').length - 1
  }
  if (waiting) throw new MarkdownProblem('Setelah baris dalam kurung kurawal harus ada bloknya', line)
  return read
}

function withBraces(node: DocNode, { scope, ...given }: Record<string, string | true>): DocNode {
  const attrs = attributesFor(node.type, given)
  if (scope === undefined) return { ...node, attrs: { ...node.attrs, ...attrs } }
  const [head, ...rows] = node.content ?? []
  const content = head
    ? [{ ...head, content: head.content?.map(cell => ({ ...cell, attrs: { scope } })) ?? [] }, ...rows]
    : []
  return { ...node, content }
}

const blocksOf = (tokens: readonly Token[], line: number): DocNode[] =>
  readTokens(tokens, line).map(({ node }) => node)

function nodesOf(token: Token, line: number): DocNode[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return []
    case 'paragraph':
    case 'text':
      return [paragraphOf(token)]
    case 'heading':
      return [
        { type: 'heading', attrs: { level: String(Math.max(2, token.depth)) }, content: inlineOf(token) },
      ]
    case 'list':
      return [listOf(token as Tokens.List, line)]
    case 'blockquote':
      return [{ type: 'blockquote', content: blocksOf(token.tokens ?? [], line) }]
    case 'code':
      return [codeOf(token.text, token.lang)]
    case 'hr':
      return [{ type: 'rule' }]
    case 'table':
      return [tableOf(token as Tokens.Table)]
    case 'html':
      return /^\s*<!--[\s\S]*?-->\s*$/.test(token.raw)
        ? []
        : [{ type: 'html', attrs: { html: token.raw.replace(/\n+$/, '') } }]
    case 'formula':
      return [{ type: 'math', attrs: { source: token.source } }]
    case 'fenced':
      return [readDirective(token as Fenced, line, readNodes)]
    default:
      throw new MarkdownProblem(`Bagian ini tidak dapat dibaca: ${token.type}`, line)
  }
}

const inlineOf = (token: Token): DocNode[] => {
  try {
    return readInline('tokens' in token ? (token.tokens ?? []) : [])
  } catch (error) {
    if (!(error instanceof StrangeTag)) throw error
    // a tag that a text has no mark for: as HTML says it
    const [block] = documentOfHtml(reader.parser([{ ...token, type: 'paragraph' } as Token]).trim())
    return block?.type === 'paragraph'
      ? [...(block.content ?? [])]
      : [{ type: 'text', text: token.raw.trim() }]
  }
}

function paragraphOf(token: Token): DocNode {
  const content = inlineOf(token)
  const [only] = content
  if (
    content.length === 1 &&
    only?.type === 'image' &&
    !only.marks &&
    !only.attrs?.title &&
    only.attrs?.width == null
  )
    return { type: 'picture', attrs: { src: only.attrs?.src, alt: only.attrs?.alt } }
  return { type: 'paragraph', content }
}

const codeOf = (code: string, language: string | undefined): DocNode => ({
  type: 'codeBlock',
  attrs: { language: language || null },
  content: code === '' ? [] : [{ type: 'text', text: code }],
})

function listOf({ items, ordered, loose, start }: Tokens.List, line: number): DocNode {
  const isTask = items.length > 0 && items.every(({ task }) => task)
  const content = items.map((item): DocNode => {
    const blocks = blocksOf(
      item.tokens.filter(({ type }) => type !== 'checkbox'),
      line,
    )
    const first = blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' } as const, ...blocks]
    return isTask
      ? { type: 'taskItem', attrs: { isDone: item.checked === true }, content: first }
      : { type: 'listItem', content: first }
  })
  if (isTask) return { type: 'taskList', content }
  const attrs = { isLoose: loose, ...(ordered ? { start: Number(start) } : {}) }
  return { type: ordered ? 'orderedList' : 'bulletList', attrs, content }
}

function tableOf({ header, rows }: Tokens.Table): DocNode {
  const row = (type: 'tableHeader' | 'tableCell', cells: readonly Tokens.TableCell[]): DocNode => ({
    type: 'tableRow',
    content: cells.map(cell => ({
      type,
      content: [{ type: 'paragraph', content: readInline(cell.tokens) }],
    })),
  })
  return {
    type: 'table',
    content: [row('tableHeader', header), ...rows.map(cells => row('tableCell', cells))],
  }
}
