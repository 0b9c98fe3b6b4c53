import { Worker } from 'node:worker_threads'
import type { Loudness } from '../../shared/loudness.ts'
import { turns } from '../turns.ts'

/** What becomes of a sound or a film: the container it is kept in. */
export type AvForm = 'mp4' | 'webm' | 'm4a' | 'mp3'

export interface AvTask {
  /** where it lies as it came, and where it is to be written; paths of ours */
  from: string
  to: string
  form: AvForm
}

export interface AvFacts {
  seconds: number
  /** as it is shown, px; null of a sound */
  width: number | null
  height: number | null
  /** null where it is not measured here */
  sound: Loudness | null
}

/** What came cannot be played everywhere; `message` may be shown as it is. */
export class AvRefused extends Error {}

/** longer than 800 MB take on a slow disk */
const patience = 600_000
/** threads at once: each reads and writes a whole film */
const inTurn = turns(1)

/**
 * Writes a sound or film anew, picture and sound only, with its index first. In a thread of its own: a film of an hour
 * has half a million packets, and a broken one must harm nobody. Throws AvRefused where it cannot be taken.
 */
export async function rewriteAv(task: AvTask): Promise<AvFacts> {
  return inTurn(() => inThread(task))
}

type Message = { facts: AvFacts } | { problem: string; detail: string }

function inThread(task: AvTask): Promise<AvFacts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./av-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const broken = () => new AvRefused('Berkas rusak atau tidak dapat dibaca')
    const timer = setTimeout(() => {
      reject(new AvRefused('Berkas ini terlalu lama dibaca'))
      void worker.terminate()
    }, patience)
    const done = (end: () => void) => {
      clearTimeout(timer)
      end()
      void worker.terminate()
    }
    worker.once('message', (message: Message) =>
      done(() => {
        if ('facts' in message) resolve(message.facts)
        else reject(message.problem === 'unreadable' ? broken() : new AvRefused(message.problem))
      }),
    )
    // a file that its thread did not survive is broken as well
    worker.once('error', () => done(() => reject(broken())))
    worker.once('exit', () => done(() => reject(broken())))
  })
}
