import { escapeHtml } from '../../shared/html-text.ts'

/**
 * Light markup for people who write pages without knowing HTML: a blank line begins a paragraph, "## " a heading, "- "
 * or "1. " a list; **bold**, *italic*, [words](address). Anything richer stays HTML.
 */
export const toHtml = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map(block => block.trim())
    .filter(Boolean)
    .map(blockHtml)
    .join('')

function blockHtml(block: string): string {
  const lines = block.split('\n').map(line => line.trim())
  const heading = /^(##|###) +(.+)$/.exec(block)
  if (heading && lines.length === 1) return wrap(heading[1] === '##' ? 'h2' : 'h3', inline(heading[2] ?? ''))
  if (lines.every(line => line.startsWith('- '))) return list('ul', lines, 2)
  if (lines.every(line => /^\d+\. /.test(line))) return list('ol', lines, undefined)
  if (lines.every(line => line.startsWith('> ')))
    return wrap('blockquote', wrap('p', lines.map(line => inline(line.slice(2))).join('<br />')))
  return wrap('p', lines.map(inline).join('<br />'))
}

const wrap = (tag: string, inside: string) => `<${tag}>${inside}</${tag}>`

const list = (tag: 'ul' | 'ol', lines: string[], cut: number | undefined) =>
  wrap(tag, lines.map(line => wrap('li', inline(line.slice(cut ?? line.indexOf('. ') + 2)))).join(''))

const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/\[([^\]]+)\]\(([^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>')

const same: readonly (readonly [RegExp, string])[] = [
  [/<(\/?)b>/g, '<$1strong>'],
  [/<(\/?)i>/g, '<$1em>'],
  [/<br ?\/?>/g, '<br />'],
  [/ rel="[^"]*"/g, ''],
  [/>\s+</g, '><'],
  [/&#39;|&apos;/g, "'"],
]

const normal = (html: string) => same.reduce((text, [from, to]) => text.replaceAll(from, to), html).trim()

/** The markup that would make this HTML; undefined where there is none, and the HTML itself has to be edited. */
export function toText(html: string): string | undefined {
  const plain = normal(html)
  let number = 0
  const text = plain
    .replaceAll(/<ol>(.*?)<\/ol>/gs, (_, items: string) => {
      number = 0
      return `${items.replaceAll(/<li>(.*?)<\/li>/gs, (_line, item: string) => `${++number}. ${item}\n`)}\n`
    })
    .replaceAll(/<li>(.*?)<\/li>/gs, '- $1\n')
    .replaceAll(/<\/?ul>/g, '\n')
    .replaceAll(
      /<blockquote><p>(.*?)<\/p><\/blockquote>/gs,
      (_, words: string) => `> ${words.replaceAll('<br />', '\n> ')}\n\n`,
    )
    .replaceAll(/<h2>(.*?)<\/h2>/gs, '## $1\n\n')
    .replaceAll(/<h3>(.*?)<\/h3>/gs, '### $1\n\n')
    .replaceAll(/<p>(.*?)<\/p>/gs, '$1\n\n')
    .replaceAll('<br />', '\n')
    .replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, '[$2]($1)')
    .replaceAll(/<\/?strong>/g, '**')
    .replaceAll(/<\/?em>/g, '*')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return quoteless(normal(toHtml(text))) === quoteless(plain) ? text : undefined
}

/** sanitised text keeps quotes as they are */
const quoteless = (html: string) => html.replaceAll('&quot;', '"')
