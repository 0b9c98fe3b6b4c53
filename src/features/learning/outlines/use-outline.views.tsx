import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi, type Refused } from '../../../ui/office/call-api.ts'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { Lesson, OutlineAnswer, OutlineChange, Part } from './outlines.contract.ts'
import type { Order } from './outlines.rules.ts'

/** What somebody else changed while one was changing the same. */
export interface OutlineClash {
  message: string
  /** does it all the same, over what stands now */
  again?: (() => void) | undefined
}

/** A change as it is sent: made when its turn comes, of what stands then. Undefined: there is nothing to do any more. */
type Make = (now: OutlineAnswer) => OutlineChange | undefined

const clashIn = (result: Refused): OutlineAnswer | undefined => {
  const { outline } = Object(result.data)
  return result.status === 409 && Array.isArray(Object(outline).modules) ? outline : undefined
}

export const orderOf = ({ modules }: Pick<OutlineAnswer, 'modules'>): Order =>
  modules.map(({ id, chapters }) => ({ id, chapters: chapters.map(one => one.id) }))

export const partOf = ({ modules }: OutlineAnswer, id: number): Part | undefined =>
  modules.find(one => one.id === id)

export const lessonOf = ({ modules }: OutlineAnswer, id: number): Lesson | undefined =>
  modules.flatMap(module => module.chapters).find(one => one.id === id)

/** The same outline in another order. */
export function inOrder(outline: OutlineAnswer, order: Order): OutlineAnswer {
  const modules = order.flatMap(({ id, chapters }) => {
    const part = partOf(outline, id)
    return part ? [{ ...part, chapters: chapters.flatMap(one => lessonOf(outline, one) ?? []) }] : []
  })
  return { ...outline, modules }
}

/** An outline being written: each change is seen at once, sent one after the other, and taken back where it is refused. */
export function useOutline(first: OutlineAnswer, path: string) {
  const [outline, setOutline] = useState(first)
  const [isSaving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()
  const [clash, setClash] = useState<OutlineClash>()
  const latest = useRef(first)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)
  const toasts = useToasts()

  const show = useCallback((next: OutlineAnswer) => {
    latest.current = next
    setOutline(next)
  }, [])

  // the page came anew
  useEffect(() => show(first), [first, show])

  const change = useCallback(
    (make: Make, seen?: (now: OutlineAnswer) => OutlineAnswer): Promise<OutlineAnswer | undefined> => {
      if (seen) setOutline(seen)
      waiting.current += 1
      setSaving(true)
      const mine = turn.current.then(async () => {
        const body = make(latest.current)
        const result = body && (await callApi<OutlineAnswer>('POST', path, body))
        waiting.current -= 1
        if (waiting.current === 0) setSaving(false)
        if (!result) return undefined
        if (result.ok) {
          latest.current = result.data
          if (waiting.current === 0) setOutline(result.data)
          setSavedAt(new Date())
          setClash(undefined)
          return result.data
        }
        const theirs = clashIn(result)
        show(theirs ?? latest.current)
        if (theirs) setClash({ message: result.message, again: () => void change(make, seen) })
        else toasts.show({ message: `Belum tersimpan. ${result.message}`, tone: 'bad' })
        return undefined
      })
      turn.current = mine.catch(() => {})
      return mine
    },
    [path, show, toasts],
  )

  return { outline, isSaving, savedAt, clash, change, leaveClash: () => setClash(undefined) }
}

export type OutlineEditing = ReturnType<typeof useOutline>
