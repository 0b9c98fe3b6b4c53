import { type RefObject, useEffect, useRef } from 'react'

/** milliseconds in which the letter after g belongs to it */
const jumpWithin = 1_200

interface Keys {
  /** where the rows stand */
  list: RefObject<HTMLElement | null>
  active: number
  /** X on a row */
  choose: (index: number) => void
  /** Escape, while something is chosen */
  clear: (() => void) | undefined
}

/** J and K go through the rows, X chooses one, Enter opens it, Escape lets go of all. In a field, or with a dialog open, they are letters. */
export function useListKeys({ list, active, choose, clear }: Keys): void {
  const jumped = useRef(0)
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { target } = event
      // capitals are letters of the same name, unless Shift is held
      const key = event.shiftKey || event.key.length > 1 ? event.key : event.key.toLowerCase()
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(target) || document.querySelector('dialog[open], :popover-open')) return
      const isJump = Date.now() - jumped.current < jumpWithin
      jumped.current = key === 'g' ? Date.now() : 0
      if (isJump) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])]
      const isInside = rows.some(row => row.contains(document.activeElement))
      if (key === 'j' || key === 'k') {
        const step = key === 'j' ? 1 : -1
        rows[isInside ? Math.min(Math.max(active + step, 0), rows.length - 1) : active]?.focus()
      } else if (key === 'x' && isInside) choose(active)
      else if (key === 'Escape' && clear) clear()
      else if (key === 'Enter' && target instanceof HTMLTableRowElement) openRow(target)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

/** The way into a row: the link of its name, else its first button. */
function openRow(row: HTMLElement): void {
  const way =
    row.querySelector<HTMLElement>('.o-cell-main a') ?? row.querySelector('.o-cell-do :is(a, button)')
  if (way instanceof HTMLElement) way.click()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox'))
