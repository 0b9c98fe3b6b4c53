import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { rootFolder } from '../root-folder.ts'
import { type CourseBook, ImportError, type PostArchive } from './archive.ts'
import type { ReadAnswer, ReadJob } from './reading-worker.ts'

/** `readCourse` in a thread of its own: a big book takes seconds, in which a web server must go on answering. */
export async function readCourseApart(path: string, options: Options): Promise<CourseBook> {
  const answer = await readApart({ kind: 'course', path, now: options.now }, options)
  if (answer.kind !== 'course') throw new Error('The reader answered something else')
  return answer.book
}

/** `readPosts` in a thread of its own. */
export async function readPostsApart(path: string, options: Options): Promise<PostArchive> {
  const answer = await readApart({ kind: 'posts', path, now: options.now }, options)
  if (answer.kind !== 'posts') throw new Error('The reader answered something else')
  return answer.archive
}

/** `seconds`: how long it may take, since a small file can be made to take days */
type Options = { now: Date; signal?: AbortSignal | undefined; seconds?: number | undefined }

async function readApart(job: ReadJob, { signal, seconds = 180 }: Options): Promise<ReadAnswer> {
  signal?.throwIfAborted()
  const worker = new Worker(join(rootFolder, 'src/platform/archives/reading-worker.ts'), { workerData: job })
  const stop = () => void worker.terminate()
  signal?.addEventListener('abort', stop, { once: true })
  const tooSlow = new ImportError(
    `belum selesai dibaca setelah ${seconds} detik; susunannya terlalu rumit.`,
    job,
  )
  let isSlow = false
  const alarm = setTimeout(() => {
    isSlow = true
    stop()
  }, seconds * 1000)
  try {
    const answer = await new Promise<ReadAnswer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () =>
        reject(isSlow ? tooSlow : (signal?.reason ?? new Error('The reader ended without an answer'))),
      )
    })
    if (answer.kind === 'refused') throw new ImportError(answer.reason, answer)
    return answer
  } catch (error) {
    if (isOutOfMemory(error)) throw new ImportError('terlalu besar untuk dibaca sekaligus.', job)
    throw error
  } finally {
    clearTimeout(alarm)
    signal?.removeEventListener('abort', stop)
    await worker.terminate()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
