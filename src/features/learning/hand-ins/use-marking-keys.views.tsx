import { useEffect, useRef } from 'react'
import { goTo } from '../../../ui/office/navigate.ts'

interface Keys {
  isRubric: boolean
  onLevel: (level: number) => void
  onMove: (step: 1 | -1) => void
  onComment: () => void
  onBank: () => void
  onSave: () => void
  nextHref: string
  previousHref: string
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio') ||
  target instanceof HTMLSelectElement

/** Marking without the pointer: digits choose levels, letters lead on, Ctrl+Enter saves from wherever one types. */
export function useMarkingKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { isRubric, onLevel, onMove, onComment, onBank, onSave, nextHref, previousHref } = latest.current
      const { key, target } = event
      if (document.querySelector('dialog[open]')) return
      if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        onSave()
        return
      }
      if (key === 'Escape' && target instanceof HTMLElement && isTyping(target)) target.blur()
      if (isTyping(target) || event.ctrlKey || event.altKey || event.metaKey) return
      const letter = key.toLowerCase()
      const deeds: Record<string, () => void> = {
        j: () => nextHref && goTo(nextHref),
        k: () => previousHref && goTo(previousHref),
        c: onComment,
        r: onBank,
        ...(isRubric ? { arrowdown: () => onMove(1), arrowup: () => onMove(-1) } : {}),
      }
      const deed = isRubric && /^[1-9]$/.test(key) ? () => onLevel(Number(key) - 1) : deeds[letter]
      if (!deed) return
      event.preventDefault()
      deed()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
