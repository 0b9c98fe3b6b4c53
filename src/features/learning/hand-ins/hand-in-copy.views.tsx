import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '../../../ui/office/call-api.ts'
import { keepLocalCopy, localCopy } from '../../../ui/office/local-copy.ts'
import type { OwnAssignmentPage } from './hand-in-pages.contract.ts'
import type { Receipt } from './hand-ins.contract.ts'

export type Saving = 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'over'

export interface Words {
  text: string
  link: string
}
interface Stored extends Words {
  rev: number
}

const quietMilliseconds = 800
const longestWait = 30_000

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger(Reflect.get(value, 'rev')) &&
  typeof Reflect.get(value, 'text') === 'string' &&
  typeof Reflect.get(value, 'link') === 'string'

const isSame = (one: Words, other: Words) => one.text === other.text && one.link === other.link

/**
 * What is written for an assignment: each change is kept in this browser first and sent a moment after the last key.
 * Without a network it waits; where another window wrote meanwhile, both stand side by side and nobody's words are lost.
 */
export function useHandIn({
  slug,
  chapter,
  copyName,
  draft,
}: Pick<OwnAssignmentPage, 'slug' | 'chapter' | 'copyName' | 'draft'>) {
  const [words, setWords] = useState<Words>({ text: draft?.text ?? '', link: draft?.link ?? '' })
  const [saving, setSaving] = useState<Saving>('saved')
  const [theirs, setTheirs] = useState<Stored>()
  const [problem, setProblem] = useState('')
  const latest = useRef(words)
  const known = useRef<{ id?: number | undefined; rev: number; words: Words }>({
    id: draft?.id,
    rev: draft?.rev ?? 1,
    words,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const failures = useRef(0)
  const running = useRef<Promise<boolean>>(undefined)
  const isHeld = useRef(false)

  /** The draft's id; it is begun when there is something to keep. undefined: not now. */
  const begin = useCallback(async (): Promise<number | undefined> => {
    if (known.current.id !== undefined) return known.current.id
    const result = await callApi<{ id: number; rev: number }>('POST', '/v1/hand-ins', { slug, chapter })
    if (!result.ok) {
      setProblem(result.status === 0 ? '' : result.message)
      return undefined
    }
    known.current = { ...known.current, id: result.data.id, rev: result.data.rev }
    return result.data.id
  }, [slug, chapter])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks for itself again, by `flush` below
  const save = useCallback(async (): Promise<boolean> => {
    if (isHeld.current) return false
    if (isSame(latest.current, known.current.words)) return true
    setSaving('saving')
    const id = await begin()
    const sent = latest.current
    const result =
      id === undefined
        ? undefined
        : await callApi<{ rev: number }>('PUT', `/v1/hand-ins/${id}`, { ...sent, rev: known.current.rev })
    if (result?.ok) {
      failures.current = 0
      setProblem('')
      known.current = { id, rev: result.data.rev, words: sent }
      if (!isSame(sent, latest.current)) return save()
      keepLocalCopy(copyName, undefined)
      setSaving('saved')
      return true
    }
    if (result && result.status === 409) {
      isHeld.current = true
      if (isStored(result.data)) {
        setTheirs(result.data)
        setSaving('conflict')
      } else setSaving('over')
      return false
    }
    if (result && result.status === 422) {
      setProblem(result.errors[0]?.message ?? result.message)
      setSaving('waiting')
      return false
    }
    setSaving('offline')
    failures.current += 1
    clearTimeout(timer.current)
    const pause = Math.min(longestWait, 1000 * 2 ** failures.current)
    timer.current = setTimeout(() => void flush(), pause * (0.5 + Math.random() / 2))
    return false
  }, [begin, copyName])

  /** one request at a time; whoever comes meanwhile gets what it comes to */
  const flush = useCallback((): Promise<boolean> => {
    running.current ??= save().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [save])

  // begins with what this browser has not brought home
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page came with
  useEffect(() => {
    const copy = localCopy(copyName, isStored)
    if (copy && !isSame(copy, latest.current)) {
      const isNewer = draft === null || copy.rev === draft.rev
      if (isNewer) {
        latest.current = copy
        setWords({ text: copy.text, link: copy.link })
        void flush()
      } else {
        isHeld.current = true
        setTheirs({ rev: draft.rev, text: draft.text, link: draft.link })
        latest.current = copy
        setWords({ text: copy.text, link: copy.link })
        setSaving('conflict')
      }
    } else keepLocalCopy(copyName, undefined)
    const online = () => void flush()
    const hidden = () => document.visibilityState === 'hidden' && void flush()
    addEventListener('online', online)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [])

  function change(part: Partial<Words>): void {
    const next = { ...latest.current, ...part }
    latest.current = next
    setWords(next)
    keepLocalCopy(copyName, { ...next, rev: known.current.rev })
    if (isHeld.current) return
    setSaving('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), quietMilliseconds)
  }

  /** which of the two stays, said by whoever wrote them */
  function settle(isMine: boolean): void {
    if (!theirs) return
    known.current = { ...known.current, rev: theirs.rev, words: { text: theirs.text, link: theirs.link } }
    if (!isMine) {
      latest.current = known.current.words
      setWords(known.current.words)
      keepLocalCopy(copyName, undefined)
    }
    isHeld.current = false
    setTheirs(undefined)
    setSaving('saved')
    void flush()
  }

  /** undefined: nobody answered, and one may press again */
  async function submit(): Promise<Receipt | { refused: string } | undefined> {
    clearTimeout(timer.current)
    await running.current
    if (isHeld.current) return { refused: 'Pilih dahulu tulisan mana yang dipakai.' }
    const id = await begin()
    if (id === undefined) return undefined
    const result = await callApi<Receipt>('POST', `/v1/hand-ins/${id}/submission`, {
      ...latest.current,
      rev: known.current.rev,
    })
    if (result.ok) {
      keepLocalCopy(copyName, undefined)
      return result.data
    }
    if (result.status === 409 && isStored(result.data)) {
      isHeld.current = true
      setTheirs(result.data)
      setSaving('conflict')
      return { refused: result.message }
    }
    if (result.status === 0 || result.status >= 500) {
      setSaving('offline')
      return undefined
    }
    return { refused: result.errors[0]?.message ?? result.message }
  }

  return { words, change, saving, theirs, settle, problem, begin, flush, submit }
}
