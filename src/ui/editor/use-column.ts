import { type RefObject, useEffect, useRef, useState } from 'react'
import type { TextEditor } from './text-editor.ts'

/** narrower than this, and touched by a finger: the keyboard takes half of the screen */
const narrow = '(width < 48rem) and (pointer: coarse)'

/**
 * On a phone the text that is being written is a column of its own, just as high as what the keyboard leaves: its keys
 * stand above those of the keyboard, wherever that is.
 */
export function useColumn(holder: RefObject<HTMLElement | null>, editor: TextEditor | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const [isWriting, setWriting] = useState(false)

  useEffect(() => {
    const text = holder.current
    if (!editor || !text) return
    const begin = () => matchMedia(narrow).matches && setWriting(true)
    text.addEventListener('focusin', begin)
    return () => text.removeEventListener('focusin', begin)
  }, [editor, holder])

  useEffect(() => {
    const column = ref.current
    const seen = window.visualViewport
    if (!isWriting || !column || !seen) return
    const measure = () => {
      column.style.setProperty('--seen-height', `${seen.height}px`)
      column.style.setProperty('--seen-top', `${seen.offsetTop}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    document.documentElement.dataset.writing = ''
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
      delete document.documentElement.dataset.writing
      column.style.removeProperty('--seen-height')
      column.style.removeProperty('--seen-top')
    }
  }, [isWriting])

  const leave = () => {
    setWriting(false)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return { ref, isWriting, leave }
}
