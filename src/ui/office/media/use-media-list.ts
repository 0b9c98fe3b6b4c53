import { useEffect, useRef, useState } from 'react'
import type { MediaItem, MediaKind } from '../../../shared/media.ts'
import { callApi } from '../call-api.ts'

export interface MediaPage {
  items: MediaItem[]
  next: number | null
  storage: { bytes: number; reserved: number; quota: number }
}

export interface MediaAsked {
  kind: MediaKind | ''
  /** kind of the things that use it; "none": nothing does */
  use: string
  q: string
}

/** milliseconds of rest after which what is typed is asked for */
const rest = 250

/** The files that fit, more of them when asked for; what was just sent stands first. */
export function useMediaList(asked: MediaAsked, first?: MediaPage) {
  const [page, setPage] = useState<MediaPage | undefined>(first)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(first === undefined)
  const isBegun = useRef(first !== undefined)
  const { kind, use, q } = asked

  function fetchPage(before: number | undefined, signal?: AbortSignal) {
    const query = new URLSearchParams({ kind, use, q, ...(before ? { before: String(before) } : {}) })
    return callApi<MediaPage>('GET', `/v1/media?${query}`, undefined, signal)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is asked alone
  useEffect(() => {
    // the page brought the first answer along
    if (isBegun.current) {
      isBegun.current = false
      return
    }
    const control = new AbortController()
    setBusy(true)
    const timer = setTimeout(async () => {
      const result = await fetchPage(undefined, control.signal)
      if (control.signal.aborted) return
      setBusy(false)
      setProblem(result.ok ? '' : result.message)
      if (result.ok) setPage(result.data)
    }, rest)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [kind, use, q])

  return {
    items: page?.items ?? [],
    storage: page?.storage,
    hasMore: page?.next != null,
    isBusy,
    problem,
    async more() {
      if (page?.next == null || isBusy) return
      setBusy(true)
      const result = await fetchPage(page.next)
      setBusy(false)
      if (!result.ok) return setProblem(result.message)
      setPage(now => now && { ...result.data, items: [...now.items, ...result.data.items] })
    },
    /** new, or changed */
    put(item: MediaItem) {
      setPage(now => {
        if (!now) return now
        const isKnown = now.items.some(({ id }) => id === item.id)
        const items = isKnown
          ? now.items.map(one => (one.id === item.id ? { ...item, peaks: null } : one))
          : [item, ...now.items]
        const { storage } = now
        return {
          ...now,
          items,
          storage: isKnown ? storage : { ...storage, bytes: storage.bytes + item.bytes },
        }
      })
    },
    drop(item: MediaItem) {
      setPage(
        now =>
          now && {
            ...now,
            items: now.items.filter(({ id }) => id !== item.id),
            storage: { ...now.storage, bytes: Math.max(0, now.storage.bytes - item.bytes) },
          },
      )
    },
  }
}
