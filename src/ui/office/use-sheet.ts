import { useCallback, useMemo, useRef, useState } from 'react'
import { problemOfBlock } from '../../shared/document/check.ts'
import type { Block } from '../../shared/document/document.ts'
import type { Content, Shape } from '../../shared/draft-parts.ts'
import { type DraftAnswer, isShownOnPage } from './draft-answer.ts'
import { useToasts } from './toasts.tsx'
import { useUnsavedGuard } from './unsaved.tsx'
import { useDraft } from './use-draft.ts'

/** The text of a draft as blocks; what is none is left out. */
export const blocksIn = (value: Content): readonly Block[] => {
  const list: unknown = value.body
  return Array.isArray(list)
    ? list.filter((block): block is Block => problemOfBlock(block) === undefined)
    : []
}

/**
 * A sheet with a text in blocks (its field `body`) and fields around it: its draft, what is wrong with which field, and
 * its publication. `flush` is given to the text, which hands over its last words by it. `published`: "Tulisan terbit".
 */
export function useSheet(draft: DraftAnswer, shape: Shape, published: string) {
  const editing = useDraft(draft, shape)
  const { value } = editing
  const [errors, setErrors] = useState<Record<string, string>>({})
  const toasts = useToasts()
  const flush = useRef(() => {})
  const latest = useRef(value)
  latest.current = value
  const guard = useUnsavedGuard(editing.state !== 'saved', async () => {
    flush.current()
    return (await editing.save())?.message
  })
  const change = useCallback(
    (part: Record<string, unknown>) => {
      const next = { ...latest.current, ...part }
      latest.current = next
      editing.change(next)
    },
    [editing.change],
  )

  async function publish(): Promise<boolean> {
    flush.current()
    const result = await editing.publish()
    const refused = result.ok ? [] : result.errors
    setErrors(Object.fromEntries(refused.map(one => [one.field, one.message]).reverse()))
    if (result.ok) toasts.show({ message: published })
    else if (!isShownOnPage(result)) toasts.show({ message: `Belum terbit. ${result.message}`, tone: 'bad' })
    return result.ok
  }

  const bodyError = errors.body ?? Object.entries(errors).find(([name]) => name.startsWith('body.'))?.[1]
  return {
    editing,
    value,
    change,
    blocks: useMemo(() => blocksIn(value), [value]),
    errors,
    bodyError,
    flush,
    guard,
    publish,
    toasts,
  }
}
