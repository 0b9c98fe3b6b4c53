/** A note of a reader: words of a block of the chapter, and what was written to them. */
export interface ChapterNote {
  key: string
  block: number
  quote: string
  text: string
}

const mark = 'chapter-notes'
const longestQuote = 1000
const prose = () => document.querySelector('#main .prose')

/** The words of the chapter that are chosen, with the block they begin in; undefined: none are. */
export function placeOf(selection: Selection | null): Omit<ChapterNote, 'key' | 'text'> | undefined {
  const text = prose()
  if (!text || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!text.contains(range.commonAncestorContainer)) return undefined
  const quote = selection.toString().trim().slice(0, longestQuote)
  const block = [...text.children].findIndex(one => one.contains(range.startContainer))
  return quote === '' || block < 0 ? undefined : { block, quote }
}

/** Paints the words of notes, without touching the text: by the browser's highlights, where it has them. */
export function markNotes(notes: readonly ChapterNote[]): void {
  if (!('highlights' in CSS)) return
  const text = prose()
  const ranges = text ? notes.flatMap(note => rangeOf(text, note) ?? []) : []
  if (ranges.length === 0) CSS.highlights.delete(mark)
  else CSS.highlights.set(mark, new Highlight(...ranges))
}

/** Where the words stand now: in their block, or wherever else after the text has changed. */
function rangeOf(text: Element, { block, quote }: ChapterNote): Range | undefined {
  if (quote === '') return undefined
  const own = text.children[block]
  return (own && find(own, quote)) ?? find(text, quote)
}

/** Words are compared without their spaces: a choice over two blocks has a line break where the text has none. */
function find(within: Element, quote: string): Range | undefined {
  const nodes: { node: Text; at: number }[] = []
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text)
      for (let at = 0; at < node.data.length; at++)
        if (/\S/.test(node.data[at] ?? '')) nodes.push({ node, at })
  const signs = nodes.map(({ node, at }) => node.data[at]).join('')
  const wanted = quote.replaceAll(/\s/g, '')
  const from = signs.indexOf(wanted)
  const [first, last] = [nodes[from], nodes[from + wanted.length - 1]]
  if (from < 0 || !first || !last) return undefined
  const range = document.createRange()
  range.setStart(first.node, first.at)
  range.setEnd(last.node, last.at + 1)
  return range
}
