/** A stylesheet as the build writes it, read as far as choosing among its rules asks for. */
export type CssNode =
  /** `@layer a, b;` and whatever else ends with a semicolon */
  | { kind: 'statement'; text: string }
  /** `@media`, `@supports`, `@layer`, `@container`: rules within a condition */
  | { kind: 'group'; head: string; nodes: CssNode[] }
  /** `@keyframes` and `@property`, which others call by name */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'rule'; selectors: string[]; body: string }

/** Reads what Vite minified: well-formed, without comments but the licence's. */
export function parseCss(css: string): CssNode[] {
  return nodesOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
}

function nodesOf(css: string): CssNode[] {
  const nodes: CssNode[] = []
  let from = 0
  while (from < css.length) {
    const at = endOf(css, from, ';{')
    const head = css.slice(from, at).trim()
    if (css[at] !== '{') {
      if (head) nodes.push({ kind: 'statement', text: `${head};` })
      from = at + 1
      continue
    }
    const end = endOf(css, at + 1, '}')
    nodes.push(nodeOf(head, css.slice(at + 1, end)))
    from = end + 1
  }
  return nodes
}

function nodeOf(head: string, body: string): CssNode {
  if (/^@(?:media|supports|layer|container)\b/.test(head))
    return { kind: 'group', head, nodes: nodesOf(body) }
  if (head.startsWith('@'))
    return { kind: 'named', name: head.split(' ').at(-1) ?? '', text: `${head}{${body}}` }
  return { kind: 'rule', selectors: splitList(head), body }
}

/** Where the first of these characters stands outside strings and brackets of its own; the end where there is none. */
function endOf(text: string, from: number, wanted: string): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = endOfString(text, at)
    else if (depth === 0 && wanted.includes(character)) return at
    else if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
  }
  return text.length
}

/** Where a block ends whose inside begins here. */
export const endOfBlock = (css: string, from: number): number => endOf(css, from, '}')

function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== text[from]) at += text[at] === '\\' ? 2 : 1
  return at
}

/** The members of a selector list. */
export function splitList(text: string): string[] {
  const members: string[] = []
  let from = 0
  while (from <= text.length) {
    const end = endOf(text, from, ',')
    members.push(text.slice(from, end).trim())
    from = end + 1
  }
  return members
}

/** Selectors without what `:not()` excludes and `:has()` looks for; `:is()` and `:where()` one by one. */
export function partsOfSelector(selector: string): { plain: string; choices: string[][] } {
  const choices: string[][] = []
  let plain = ''
  let from = 0
  for (const found of selector.matchAll(/:(not|has|is|where)\(/g)) {
    if (found.index < from) continue
    const inside = found.index + found[0].length
    const end = endOf(selector, inside, ')')
    plain += selector.slice(from, found.index)
    if (found[1] === 'is' || found[1] === 'where') choices.push(splitList(selector.slice(inside, end)))
    from = end + 1
  }
  return { plain: plain + selector.slice(from), choices }
}
