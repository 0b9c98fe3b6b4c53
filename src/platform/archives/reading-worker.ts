import { parentPort, workerData } from 'node:worker_threads'
import { type CourseBook, ImportError, type PostArchive } from './archive.ts'
import { readCourse } from './read-course.ts'
import { readPosts } from './read-posts.ts'

export type ReadJob = { kind: 'course' | 'posts'; path: string; now: Date }
export type ReadAnswer =
  | { kind: 'course'; book: CourseBook }
  | { kind: 'posts'; archive: PostArchive }
  | { kind: 'refused'; reason: string; path: string; line?: number }

async function read({ kind, path, now }: ReadJob): Promise<ReadAnswer> {
  try {
    if (kind === 'course') return { kind, book: await readCourse(path) }
    return { kind, archive: await readPosts(path, { now }) }
  } catch (error) {
    // An error loses its class on the way between threads.
    if (!(error instanceof ImportError)) throw error
    const { reason, path: where, line } = error
    return { kind: 'refused', reason, path: where, ...(line !== undefined && { line }) }
  }
}

parentPort?.postMessage(await read(workerData))
