import type { Block, DocNode, GalleryPicture } from '../../../shared/document/document.ts'
import { isBlank, textIn, tidyNode, valueIn } from '../../../shared/document/tidy.ts'
import { blockHtml } from '../../../shared/document/to-html.ts'
import { attributesText } from './attributes.ts'
import { inlineMarkdown, pictureText, type Spelling } from './print-inline.ts'
import { readNodes } from './read-markdown.ts'
import { directiveText, lines, longestRun } from './spelling.ts'

type Ways = Spelling & { isLoose?: boolean }

/**
 * A text as Markdown. Every block is read back as soon as it is printed: where Markdown would say something else, it is
 * written with tags, as HTML or, last of all, as it is kept.
 */
export function markdownOf(blocks: readonly (Block | DocNode)[]): string {
  const settled = blocks.map(settledNode)
  const printed = settled.map(printedNode)
  const text = joinedBlocks(settled, printed)
  if (isRead(text, settled)) return text
  // what stands side by side is read as one: said apart
  const apart = printed.join(`\n${between}\n`)
  return isRead(apart, settled) ? apart : settled.map(asKept).join('\n')
}

/** Without what only says how the HTML it came from was laid out in lines. */
export function settledNode(node: Block | DocNode): DocNode {
  const { attrs = {}, content, type, text, marks } = node
  const { gap: _, isSpread: __, ...kept } = { ...attrs }
  return tidyNode({
    type,
    ...(text === undefined ? {} : { text }),
    ...(marks ? { marks } : {}),
    ...(Object.keys(kept).length > 0 ? { attrs: kept } : {}),
    ...(content ? { content: content.map(settledNode) } : {}),
  })
}

const between = '<!-- -->\n'
const lists: readonly string[] = ['bulletList', 'orderedList', 'taskList']

const isOrdered = (type: string) => (lists.includes(type) ? type === 'orderedList' : undefined)

function joinedBlocks(nodes: readonly DocNode[], printed: readonly string[]): string {
  return printed
    .map((text, index) => {
      const last = nodes[index - 1]?.type ?? ''
      const isPair = lists.includes(last) && isOrdered(last) === isOrdered(nodes[index]?.type ?? '')
      return index === 0 ? text : isPair ? `\n${between}\n${text}` : `\n${text}`
    })
    .join('')
}

function isRead(text: string, wanted: readonly DocNode[]): boolean {
  try {
    return JSON.stringify(readNodes(text).map(({ node }) => node)) === JSON.stringify(wanted)
  } catch {
    return false
  }
}

const ways: readonly Ways[] = [{}, { hasTags: true }, { isLoose: true }, { isLoose: true, hasTags: true }]

function printedNode(node: DocNode): string {
  for (const way of ways) {
    const text = spelled(node, way)
    if (text !== undefined && isRead(text, [node])) return text
  }
  const html = directiveText('rich', '', blockHtml(node))
  return isRead(html, [node]) ? html : asKept(node)
}

const asKept = (node: DocNode) => directiveText('block', '', JSON.stringify(node))

const inlineOf = (node: DocNode, way: Ways) => inlineMarkdown(node.content ?? [], way)

function spelled(node: DocNode, way: Ways): string | undefined {
  const inside = node.content ?? []
  switch (node.type) {
    case 'paragraph': {
      const text = isBlank(node) ? '::empty' : inlineOf(node, way)
      return above(attributesText(node), text)
    }
    case 'heading': {
      const text = inlineOf(node, { ...way, isOneLine: true }).replace(/(#+)$/, '\\$1')
      return above(attributesText(node, ['level']), `${'#'.repeat(Number(textIn(node, 'level')))} ${text}`)
    }
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return listText(node, way)
    case 'blockquote':
      return above(attributesText(node), lines(nested(inside, way), '> ', '> ').replaceAll(/^> $/gm, '>'))
    case 'codeBlock': {
      const code = inside.map(({ text = '' }) => text).join('')
      const fence = '`'.repeat(Math.max(3, longestRun(code, '`') + 1))
      return `${fence}${textIn(node, 'language')}\n${code}\n${fence}\n`
    }
    case 'rule':
      return '---\n'
    case 'math':
      return `$$\n${textIn(node, 'source')}\n$$\n`
    case 'table':
      return tableText(node, way)
    case 'html': {
      const html = textIn(node, 'html')
      return /^<[^!]/.test(html) && !/\n\s*\n|\n$/.test(html) ? `${html}\n` : directiveText('html', '', html)
    }
    default:
      return directiveOf(node, way)
  }
}

function directiveOf(node: DocNode, way: Ways): string | undefined {
  const inside = node.content ?? []
  switch (node.type) {
    case 'picture': {
      const image = pictureText(textIn(node, 'src'), textIn(node, 'alt'))
      const isPlain =
        inside.length === 0 && Object.keys(node.attrs ?? {}).every(name => name === 'src' || name === 'alt')
      if (isPlain && typeof valueIn(node, 'alt') === 'string') return `${image}\n`
      const words = typeof valueIn(node, 'alt') === 'string' ? '' : ' noAlt'
      const attributes = attributesText(node, ['src', 'alt'])
      const caption = inside.length === 0 ? '' : `\n\n${inlineOf(node, way)}`
      return directiveText('figure', words === '' ? attributes : braced(attributes, 'noAlt'), image + caption)
    }
    case 'gallery': {
      const pictures = valueIn(node, 'pictures')
      const entries = (Array.isArray(pictures) ? pictures : []).map(galleryLine)
      return directiveText('gallery', '', entries.join('\n'))
    }
    case 'audio':
    case 'video':
      return directiveText(node.type, attributesText(node), inlineOf(node, way))
    case 'embed':
    case 'file':
    case 'card':
      return `::${node.type}${attributesText(node)}\n`
    case 'button':
      return directiveText('button', attributesText(node), inside.map(({ text = '' }) => text).join(''))
    case 'callout':
      return directiveText('callout', attributesText(node), within(inside, way))
    case 'details': {
      const [summary, ...rest] = inside
      return directiveText('details', '', within([{ ...summary, type: 'paragraph' }, ...rest], way))
    }
    case 'columns':
      return directiveText(
        'columns',
        '',
        inside
          .map(one => directiveText('column', '', within(one.content ?? [], way)))
          .join('\n')
          .trimEnd(),
      )
    default:
      return undefined
  }
}

const braced = (attributes: string, word: string) =>
  attributes === '' ? `{${word}}` : `${attributes.slice(0, -1)} ${word}}`

const above = (attributes: string, text: string) =>
  `${attributes === '' ? '' : `${attributes}\n`}${text.replace(/\n$/, '')}\n`

/** Blocks within another block: each in the first way that is read as it is meant. */
const nested = (nodes: readonly DocNode[], way: Ways): string =>
  joinedBlocks(
    nodes,
    way.isLoose === undefined && !way.hasTags
      ? nodes.map(printedNode)
      : nodes.map(node => spelled(node, way) ?? printedNode(node)),
  )

const within = (nodes: readonly DocNode[], way: Ways) => nested(nodes, way).replace(/\n$/, '')

function listText(node: DocNode, way: Ways): string | undefined {
  const isTight = valueIn(node, 'isLoose') !== true && !way.isLoose
  const start = Number(valueIn(node, 'start') ?? 1)
  const items = (node.content ?? []).map((item, index) => {
    if (item.attrs?.anchor != null) return undefined
    const sign = node.type === 'orderedList' ? `${start + index}. ` : '- '
    const box = node.type === 'taskList' ? (valueIn(item, 'isDone') === true ? '[x] ' : '[ ] ') : ''
    const blocks = item.content ?? []
    const texts = blocks.map(printedNode)
    const isShort = isTight && blocks.every(({ type }, at) => at === 0 || lists.includes(type))
    const text = isShort ? texts.join('') : joinedBlocks(blocks, texts)
    return lines(box + text, sign, ' '.repeat(sign.length))
  })
  if (items.some(item => item === undefined)) return undefined
  const word = isTight || node.type === 'taskList' ? '' : 'isLoose'
  const isForced = way.isLoose && node.type !== 'taskList' && valueIn(node, 'isLoose') !== true
  const attributes = attributesText(node, ['start', 'isLoose'])
  const said = isForced
    ? braced(attributes, 'isLoose=false')
    : way.isLoose && word
      ? braced(attributes, 'isLoose')
      : attributes
  return above(said, items.join(isTight ? '' : '\n'))
}

/** A table that has a head, and in each cell words alone. */
function tableText(node: DocNode, way: Ways): string | undefined {
  const rows = node.content ?? []
  const isPlain = (cell: DocNode) =>
    cell.content?.length === 1 && cell.content[0]?.type === 'paragraph' && !cell.content[0].attrs
  const scopes = new Set(rows.flatMap(row => row.content ?? []).map(cell => JSON.stringify(cell.attrs ?? {})))
  const isColumn = rows[0]?.content?.every(
    cell => cell.attrs?.scope === 'col' && Object.keys(cell.attrs).length === 1,
  )
  if (
    !rows.every(row => row.content?.every(isPlain)) ||
    ((scopes.size > (isColumn ? 2 : 1) || !scopes.has('{}')) && !(isColumn && rows.length === 1))
  )
    return undefined
  const printed = rows.map(
    row =>
      `| ${(row.content ?? []).map(cell => inlineOf(cell.content?.[0] ?? cell, { ...way, isOneLine: true }).replaceAll('|', '\\|')).join(' | ')} |`,
  )
  const [head, ...body] = printed
  const rule = `| ${(rows[0]?.content ?? []).map(() => '---').join(' | ')} |`
  return above(isColumn ? '{scope=col}' : '', [head, rule, ...body].join('\n'))
}

function galleryLine({ src, alt, width, height, caption }: GalleryPicture): string {
  const sizes = [
    ...(alt === undefined ? ['noAlt'] : []),
    ...(width === undefined ? [] : [`width=${width}`]),
    ...(height === undefined ? [] : [`height=${height}`]),
    ...(caption === undefined ? [] : [`caption=${JSON.stringify(caption)}`]),
  ]
  return `${pictureText(src, alt ?? '')}${sizes.length > 0 ? `{${sizes.join(' ')}}` : ''}`
}
