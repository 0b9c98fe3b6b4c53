import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { rootFolder } from '../root-folder.ts'
import { HtmlTooLong } from './sanitize.ts'
import type { SanitizeAnswer, SanitizeJob } from './sanitize-worker.ts'

export type Sanitizer = {
  /** Clean HTML. Rejects with `HtmlTooLong`, or with `HtmlTooHard` when it takes longer than the limit. */
  sanitize: (html: string) => Promise<string>
  /** Ends the thread; jobs still waiting are rejected. */
  close: () => Promise<void>
}

export class HtmlTooHard extends Error {
  override readonly name = 'HtmlTooHard'
  constructor() {
    super('Isi terlalu rumit untuk dibersihkan. Sederhanakan susunannya lalu coba lagi.')
  }
}

type Waiting = { job: SanitizeJob; resolve: (html: string) => void; reject: (reason: Error) => void }

/**
 * One thread that cleans HTML, one text at a time. A text that takes longer than `limitMs` loses its
 * thread and the next one gets a new thread: nobody's text can hold up the web server.
 */
export function createSanitizer({ limitMs = 1_000, script = workerScript } = {}): Sanitizer {
  const queue: Waiting[] = []
  let worker: Worker | undefined
  let ready = false
  let closed = false
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let nextId = 1

  function start(): Worker {
    const started = new Worker(script)
    ready = false
    started.unref()
    started.on('message', (message: SanitizeAnswer) => {
      if (started === worker) receive(message)
    })
    // A thread may also die by itself (memory): its text fails, the others go on.
    const lost = (reason: Error) => {
      if (started === worker) abandon(reason)
    }
    started.on('error', lost)
    started.on('exit', () => lost(new HtmlTooHard()))
    return started
  }

  function receive(message: SanitizeAnswer): void {
    if (message.kind === 'ready') ready = true
    else if (message.id === current?.job.id) finish(message)
    next()
  }

  function finish(message: Exclude<SanitizeAnswer, { kind: 'ready' }>): void {
    const done = current
    clearTimeout(timer)
    current = undefined
    if (message.kind === 'clean') done?.resolve(message.html)
    else if (message.kind === 'tooLong') done?.reject(new HtmlTooLong())
    else done?.reject(new Error(message.message))
  }

  function abandon(reason: Error): void {
    const failed = current ?? (ready ? undefined : queue.shift())
    clearTimeout(timer)
    current = undefined
    void worker?.terminate()
    worker = undefined
    failed?.reject(reason)
    next()
  }

  function next(): void {
    if (closed || current || queue.length === 0) {
      if (!current) worker?.unref()
      return
    }
    worker ??= start()
    // While somebody waits the process must not end; the clock runs only once the thread can work.
    worker.ref()
    if (!ready) return
    current = queue.shift()
    if (!current) return
    timer = setTimeout(() => abandon(new HtmlTooHard()), limitMs)
    worker.postMessage(current.job)
  }

  return {
    sanitize: html =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('Sanitizer is closed'))
        queue.push({ job: { id: nextId++, html }, resolve, reject })
        next()
      }),
    async close() {
      closed = true
      clearTimeout(timer)
      const ending = worker
      worker = undefined
      for (const waiting of [current, ...queue.splice(0)]) waiting?.reject(new Error('Sanitizer is closed'))
      current = undefined
      await ending?.terminate()
    },
  }
}

const workerScript: string | URL = join(rootFolder, 'src/platform/html/sanitize-worker.ts')
