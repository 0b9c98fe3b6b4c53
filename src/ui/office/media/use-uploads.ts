import { useEffect, useRef, useState } from 'react'
import type { MediaItem, MediaKind } from '../../../shared/media.ts'
import { finishInBrowser } from './finish-in-browser.ts'
import { uploadMedia } from './upload-media.ts'

export interface QueuedUpload {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'making' | 'done' | 'failed'
  /** 0 to 1 */
  fraction: number
  /** why it failed */
  problem?: string
  /** the line was cut: the same file goes on where it was */
  canResume?: boolean
}

/** files sent at once: more take each other's line */
const atOnce = 3

let last = 0

/** Files on their way into the library, a few at a time; each says how far it is and may be tried again. */
export function useUploads({
  kind,
  onDone,
}: {
  kind?: MediaKind | undefined
  onDone(item: MediaItem): void
}) {
  const [queue, setQueue] = useState<readonly QueuedUpload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const latest = useRef(onDone)
  latest.current = onDone

  const change = (id: number, part: Partial<QueuedUpload>) =>
    setQueue(now => now.map(one => (one.id === id ? { ...one, ...part } : one)))

  async function run({ id, file }: QueuedUpload): Promise<void> {
    const control = new AbortController()
    running.current.set(id, control)
    change(id, { state: 'sending', problem: undefined })
    const result = await uploadMedia(file, {
      kind,
      signal: control.signal,
      onProgress: fraction => change(id, { fraction }),
      onMaking: () => change(id, { state: 'making', fraction: 1 }),
    })
    running.current.delete(id)
    if (control.signal.aborted) return
    if (!result.ok) {
      const problem = result.errors[0]?.message ?? result.message
      return change(id, { state: 'failed', problem, canResume: result.status === 0 || result.status >= 500 })
    }
    const item = await finishInBrowser(result.data)
    change(id, { state: 'done', fraction: 1 })
    latest.current(item)
  }

  // whoever waits begins as soon as there is room
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the queue alone
  useEffect(() => {
    const busy = queue.filter(({ state }) => state === 'sending' || state === 'making').length
    const next = queue.filter(({ state, id }) => state === 'waiting' && !running.current.has(id))
    for (const one of next.slice(0, Math.max(0, atOnce - busy))) void run(one)
  }, [queue])

  // back on the line: what was cut goes on
  useEffect(() => {
    const resume = () =>
      setQueue(now =>
        now.map(one => (one.state === 'failed' && one.canResume ? { ...one, state: 'waiting' } : one)),
      )
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [])

  // leaving the page would cut what is on its way
  const isBusy = queue.some(({ state }) => state === 'sending' || state === 'waiting')
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isBusy])

  return {
    queue,
    isBusy,
    add(files: readonly File[]) {
      setQueue(now => [
        ...now.filter(({ state }) => state !== 'done'),
        ...files.map(file => ({ id: ++last, file, state: 'waiting' as const, fraction: 0 })),
      ])
    },
    retry: (id: number) => change(id, { state: 'waiting' }),
    cancel(id: number) {
      running.current.get(id)?.abort()
      running.current.delete(id)
      setQueue(now => now.filter(one => one.id !== id))
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>
