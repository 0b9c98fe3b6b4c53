import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { rootFolder } from '../../root-folder.ts'
import type { DrawingJob } from './drawing-process.ts'

const script = join(rootFolder, 'src/platform/archives/files/drawing-process.ts')

/**
 * An SVG as PNG, drawn by a process of its own: filters and patterns can keep the renderer busy for hours, and nothing
 * but the end of its process ends it. Throws what it says of a broken one, and {@link TooIntricate} after `seconds`.
 */
export function drawn(svg: Uint8Array, job: DrawingJob, seconds = 15): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const limits = { timeout: seconds * 1000, killSignal: 'SIGKILL', maxBuffer: job.pixels * 4 } as const
    const child = execFile(
      process.execPath,
      [script, JSON.stringify(job)],
      { ...limits, encoding: 'buffer' },
      (error, png, why) => {
        if (!error) resolve(png)
        else reject(error.killed ? new TooIntricate() : new Error(why.toString()))
      },
    )
    // one that ends before it has read all says why in its own words
    child.stdin?.on('error', () => {})
    child.stdin?.end(svg)
  })
}

/** A drawing that takes too long to be drawn. */
export class TooIntricate extends Error {}
