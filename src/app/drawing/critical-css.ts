import { createBounded } from '../../shared/bounded.ts'
import { type CssNode, parseCss, partsOfSelector } from './css-rules.ts'
import { hashSource } from './hash-source.ts'

/** The rules that one page's markup uses, to stand in its head. */
export interface CriticalCss {
  css: string
  /** the same, for all pages that have these */
  bytes: Buffer
  /** how the content security policy names it: 'sha256-…' */
  source: string
}

/** different sets of rules kept for one set of stylesheets: a page kind has few, by what its cards and sections show */
const variantsKept = 300

/** what a pointer or a keyboard brings about; the stylesheet is there by then */
const laterState = /:(?:hover|active|focus)/

/**
 * Chooses among the rules of stylesheets those whose classes the markup has. Elements, attributes and places are not
 * looked at: that would save 300 to 900 bytes of 5 to 9 kB (brotli) and cost the page more than the looking for classes.
 * So a page is drawn right from its head to its foot before its stylesheets come, and nothing moves when they do.
 */
export interface CriticalStyles {
  /** @param addresses of stylesheets, in their order */
  of(addresses: readonly string[], markup: string): CriticalCss
}

export function createCriticalStyles(textOf: (address: string) => string): CriticalStyles {
  const chosen = new Map<string, ReturnType<typeof chooser>>()
  return {
    of(addresses, markup) {
      const key = addresses.join(' ')
      const known = chosen.get(key) ?? chooser(addresses.map(textOf).join(''))
      chosen.set(key, known)
      return known(markup)
    },
  }
}

/** What a rule asks of a page: of each group of selectors one, of which each class. */
type Test = (present: Uint8Array) => boolean

type Compiled =
  | { kind: 'text'; text: string }
  | { kind: 'named'; name: string; text: string }
  | { kind: 'group'; head: string; nodes: Compiled[] }
  | { kind: 'rule'; selectors: { text: string; test: Test }[]; body: string }

function chooser(css: string): (markup: string) => CriticalCss {
  const classes = new Map<string, number>()
  const nodes = compile(parseCss(css), name => {
    const index = classes.get(name) ?? classes.size
    classes.set(name, index)
    return index
  })
  /** by what stands in a class attribute: most of them stand there again and again */
  const attributes = new Map<string, number[]>()
  const variants = createBounded<string, CriticalCss>(variantsKept)

  const indexesOf = (attribute: string) => {
    const known = attributes.get(attribute)
    if (known) return known
    const found = attribute.split(' ').flatMap(name => classes.get(name) ?? [])
    if (attributes.size < 20_000) attributes.set(attribute, found)
    return found
  }

  return markup => {
    const present = new Uint8Array(classes.size)
    const begin = 'class="'
    for (let at = markup.indexOf(begin); at >= 0; at = markup.indexOf(begin, at)) {
      at += begin.length
      for (const index of indexesOf(markup.slice(at, markup.indexOf('"', at)))) present[index] = 1
    }
    const key = Buffer.from(present.buffer).toString('latin1')
    const known = variants.get(key)
    if (known) return known
    const made = critical(nodes, present)
    variants.set(key, made)
    return made
  }
}

function critical(nodes: Compiled[], present: Uint8Array): CriticalCss {
  const rules = written(nodes, present, () => false)
  const css = written(nodes, present, name => rules.includes(name))
  return {
    css,
    bytes: Buffer.from(css),
    source: hashSource(css),
  }
}

function compile(nodes: CssNode[], indexOf: (name: string) => number): Compiled[] {
  return nodes.flatMap((node): Compiled[] => {
    if (node.kind === 'statement') return [{ kind: 'text', text: node.text }]
    if (node.kind === 'named') return [node]
    if (node.kind === 'group')
      return node.head.startsWith('@media print')
        ? []
        : [{ kind: 'group', head: node.head, nodes: compile(node.nodes, indexOf) }]
    const selectors = node.selectors.flatMap(text => {
      const test = testOf(text, indexOf)
      return test ? [{ text, test }] : []
    })
    return selectors.length > 0 ? [{ kind: 'rule', selectors, body: node.body }] : []
  })
}

/** undefined: not before the stylesheet is there */
function testOf(selector: string, indexOf: (name: string) => number): Test | undefined {
  const { plain, choices } = partsOfSelector(selector)
  if (laterState.test(plain)) return undefined
  const wanted = [...plain.matchAll(/\.((?:[\w-]|\\.|[^\0-\x7f])+)/g)].map(([, name = '']) =>
    indexOf(name.replaceAll('\\', '')),
  )
  const oneOf = choices.map(members => members.flatMap(member => testOf(member, indexOf) ?? []))
  if (oneOf.some(tests => tests.length === 0)) return undefined
  return present =>
    wanted.every(index => present[index] === 1) && oneOf.every(tests => tests.some(test => test(present)))
}

function written(nodes: Compiled[], present: Uint8Array, isCalled: (name: string) => boolean): string {
  let css = ''
  for (const node of nodes) {
    if (node.kind === 'text') css += node.text
    else if (node.kind === 'named') css += isCalled(node.name) ? node.text : ''
    else if (node.kind === 'group') {
      const within = written(node.nodes, present, isCalled)
      if (within) css += `${node.head}{${within}}`
    } else {
      const fitting = node.selectors.filter(({ test }) => test(present)).map(({ text }) => text)
      if (fitting.length > 0) css += `${fitting.join(',')}{${node.body}}`
    }
  }
  return css
}
