import type { Node } from '@tiptap/pm/model'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

interface Place {
  from: number
  to: number
}

/** Where these words stand, in whatever case. Words that run over several marks are one. */
function placesOf(doc: Node, wanted: string): Place[] {
  const places: Place[] = []
  const words = wanted.toLowerCase()
  if (words === '') return places
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    // what is no text takes one place and matches nothing
    const text = node.textBetween(0, node.content.size, '\ufffc', '\ufffc').toLowerCase()
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
      places.push({ from: pos + 1 + at, to: pos + 1 + at + words.length })
    return false
  })
  return places
}

/** Chooses the next of these words behind the cursor, from the beginning again at the end; answers how many there are. */
export function findWords(view: EditorView, wanted: string): number {
  const { state } = view
  const places = placesOf(state.doc, wanted)
  const next = places.find(({ from }) => from > state.selection.from) ?? places[0]
  if (next)
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, next.from, next.to)).scrollIntoView())
  return places.length
}

const isChosen = ({ selection: { from, to } }: EditorState, place: Place) =>
  place.from === from && place.to === to

/** Other words in place of those that are chosen. */
export function replaceOne(view: EditorView, wanted: string, instead: string): void {
  const { state } = view
  const place = placesOf(state.doc, wanted).find(one => isChosen(state, one))
  if (place) view.dispatch(state.tr.insertText(instead, place.from, place.to))
}

/** In all places at once, one step to undo; answers in how many. */
export function replaceAll(view: EditorView, wanted: string, instead: string): number {
  const { state } = view
  const places = placesOf(state.doc, wanted)
  const tr = state.tr
  for (const { from, to } of places.toReversed()) tr.insertText(instead, from, to)
  if (places.length > 0) view.dispatch(tr)
  return places.length
}
