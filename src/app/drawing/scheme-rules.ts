import { type Scheme, schemeSelectors } from '../../shared/schemes.ts'
import { type CssNode, endOfBlock, parseCss } from './css-rules.ts'

const condition = /@media\s+([^{]*?)\(prefers-color-scheme:\s*(dark|light)\)([^{]*)\{/g

/**
 * A stylesheet in which rules for dark or light screens hold as well where a visitor chose that scheme, and no longer
 * where they chose the other: whoever writes `@media (prefers-color-scheme: dark)` need not think of it.
 */
export function withChosenSchemes(css: string): string {
  let written = ''
  let from = 0
  for (const found of css.matchAll(condition)) {
    if (found.index < from) continue
    const [head, before = '', scheme, after = ''] = found
    const start = found.index + head.length
    const end = endOfBlock(css, start)
    const rules = parseCss(css.slice(start, end))
    const rest = `${before}${after}`.replace(/^\s*and\s+|\s+and\s*$/g, '').trim() || 'all'
    written += css.slice(from, found.index)
    written += `${head}${narrowed(rules, scheme as Scheme, 'preferred')}}`
    written += `@media ${rest}{${narrowed(rules, scheme as Scheme, 'chosen')}}`
    from = end + 1
  }
  return written + css.slice(from)
}

const narrowed = (nodes: CssNode[], scheme: Scheme, way: 'preferred' | 'chosen'): string =>
  nodes
    .map(node => {
      if (node.kind === 'group') return `${node.head}{${narrowed(node.nodes, scheme, way)}}`
      if (node.kind !== 'rule') return node.text
      return `${node.selectors.map(selector => schemeSelectors(selector, scheme)[way]).join(',')}{${node.body}}`
    })
    .join('')
