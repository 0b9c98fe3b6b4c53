import type { Command, EditorState } from '@tiptap/pm/state'

/** The link in which the cursor is. */
export function linkAt({
  selection: { $from, from, to },
  doc,
  schema,
}: EditorState): { href: string; from: number; to: number } | undefined {
  const type = schema.marks.link
  if (!type) return undefined
  const mark =
    type.isInSet($from.marks()) ?? ($from.nodeAfter ? type.isInSet($from.nodeAfter.marks) : undefined)
  if (!mark) return undefined
  let [begin, end] = [from, to]
  doc.nodesBetween($from.start(), $from.end(), (node, pos) => {
    if (!node.isInline || !mark.isInSet(node.marks)) return
    if (pos <= end && pos + node.nodeSize >= begin) {
      begin = Math.min(begin, pos)
      end = Math.max(end, pos + node.nodeSize)
    }
  })
  return { href: String(mark.attrs.href ?? ''), from: begin, to: end }
}

/** An address as it is typed: www. and emails are completed; undefined: nobody can be led there. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (
    /^(?:https?:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|tel:[\d+-]+|#[^\s"<>\\]+|\/(?![/\\])[^\s"<>\\]*)$/i.test(
      text,
    )
  )
    return text
  if (/^[^\s@"<>]+@[^\s@"<>]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s"<>\\]*)?$/i.test(text)) return `https://${text}`
  return undefined
}

/** The chosen words lead there; undefined: nowhere any more. */
export const setLink =
  (href: string | undefined): Command =>
  (state, dispatch) => {
    const type = state.schema.marks.link
    if (!type) return false
    const before = linkAt(state)
    const { from, to, empty } = state.selection
    const range = before && empty ? before : { from, to }
    const tr = state.tr
    if (range.from === range.to && href !== undefined)
      tr.insert(range.from, state.schema.text(href, [type.create({ href })]))
    else {
      tr.removeMark(range.from, range.to, type)
      if (href !== undefined) tr.addMark(range.from, range.to, type.create({ href }))
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }
