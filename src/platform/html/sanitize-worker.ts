import { parentPort } from 'node:worker_threads'
import { HtmlTooLong, sanitizeHtml } from './sanitize.ts'

export type SanitizeJob = { id: number; html: string }
export type SanitizeAnswer =
  | { kind: 'ready' }
  | { kind: 'clean'; id: number; html: string }
  | { kind: 'tooLong'; id: number }
  | { kind: 'failed'; id: number; message: string }

function answer({ id, html }: SanitizeJob): SanitizeAnswer {
  try {
    return { kind: 'clean', id, html: sanitizeHtml(html) }
  } catch (error) {
    if (error instanceof HtmlTooLong) return { kind: 'tooLong', id }
    return { kind: 'failed', id, message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (job: SanitizeJob) => parentPort?.postMessage(answer(job)))
// the cleaner is loaded at its first use: that is not the time of anybody's text
sanitizeHtml('<p onclick="">siap</p>')
parentPort?.postMessage({ kind: 'ready' } satisfies SanitizeAnswer)
