import type { Block } from '../../shared/document/document.ts'

/** Places in the text that is written on this page: a block, and words that stand in it. The text knows nothing of them. */
export interface Place {
  block: string
  quote: string
}

const paper = () => document.querySelector<HTMLElement>('.ed-text')

/** the elements of the blocks, in their order */
const elements = () =>
  [...(paper()?.children ?? [])].filter(one => !one.classList.contains('ProseMirror-widget'))

/** which of the blocks this is; -1 where it is none */
const placeAmong = (node: Node | null) => elements().findIndex(one => node !== null && one.isSameNode(node))

/** What is chosen in the text now; undefined where nothing is. */
export function chosenPlace(blocks: readonly Block[]): Place | undefined {
  const selection = getSelection()
  const holder = paper()
  if (!selection || selection.isCollapsed || !holder?.contains(selection.anchorNode)) return undefined
  const range = selection.getRangeAt(0)
  let node: Node | null = range.startContainer
  while (node && node.parentNode !== holder) node = node.parentNode
  const at = placeAmong(node)
  const block = blocks[at]
  const quote = selection.toString().split('\n', 1)[0]?.trim().slice(0, 300) ?? ''
  return block && quote !== '' ? { block: block.id, quote } : undefined
}

/** The block one writes in now; empty where the cursor is elsewhere. */
export function blockAtCursor(blocks: readonly Block[]): string {
  const holder = paper()
  let node: Node | null = getSelection()?.anchorNode ?? null
  if (!node || !holder?.contains(node)) return ''
  while (node && node.parentNode !== holder) node = node.parentNode
  return blocks[placeAmong(node)]?.id ?? ''
}

const elementOf = (blocks: readonly Block[], id: string) =>
  elements()[blocks.findIndex(block => block.id === id)]

/** Leads there: its block in the middle of the screen. */
export function showPlace(blocks: readonly Block[], id: string): void {
  elementOf(blocks, id)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

/** Marks words that are spoken of, over the text and not in it. Browsers without highlights show none. */
export function markPlaces(blocks: readonly Block[], places: readonly Place[]): void {
  if (!('highlights' in CSS)) return
  const ranges = places.flatMap(({ block, quote }) => {
    const element = elementOf(blocks, block)
    const range = element && quote !== '' ? rangeOf(element, quote) : undefined
    return range ? [range] : []
  })
  CSS.highlights.set('o-remarks', new Highlight(...ranges))
}

/** The words within an element, across its marks. */
function rangeOf(element: Element, quote: string): Range | undefined {
  const at = element.textContent?.indexOf(quote) ?? -1
  if (at < 0) return undefined
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  let isBegun = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (!isBegun && at < before + length) {
      range.setStart(node, at - before)
      isBegun = true
    }
    if (isBegun && at + quote.length <= before + length) {
      range.setEnd(node, at + quote.length - before)
      return range
    }
    before += length
  }
  return undefined
}
