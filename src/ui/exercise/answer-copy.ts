import type { Given } from '../../shared/exercise.ts'

/** One thing that was typed, on its way to the server. */
export interface Typed {
  slot: number
  writer: number
  seq: number
  answer: Given
  clientAt: string
}

const nameOf = (attemptId: number) => `kuis:${attemptId}`

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  ['slot', 'writer', 'seq'].every(name => Number.isInteger(Reflect.get(value, name))) &&
  typeof Reflect.get(value, 'clientAt') === 'string'

/** What this browser has not brought to the server yet: kept before anything is sent, so that a closed tab loses nothing. */
export function keptSteps(attemptId: number): Typed[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(attemptId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTyped) : []
  } catch {
    return []
  }
}

export function keepSteps(attemptId: number, steps: readonly Typed[]): void {
  try {
    if (steps.length === 0) localStorage.removeItem(nameOf(attemptId))
    else localStorage.setItem(nameOf(attemptId), JSON.stringify(steps))
  } catch {
    // a browser that keeps nothing still sends
  }
}

const penOf = (attemptId: number) => `pena:${attemptId}`

/**
 * The pen this browser wrote with, for the window that was opened anew: a reload is no other device. Only one window may
 * go on with it, which the browser's locks see to until that window is closed; a second one gets undefined, and a pen of
 * its own.
 */
export async function holdPen(attemptId: number): Promise<number | undefined> {
  const isMine = await holdAlone(penOf(attemptId))
  if (!isMine) return undefined
  try {
    const writer = Number(localStorage.getItem(penOf(attemptId)))
    return Number.isInteger(writer) && writer > 0 ? writer : undefined
  } catch {
    return undefined
  }
}

export function rememberPen(attemptId: number, writer: number): void {
  try {
    if (heldHere.has(penOf(attemptId))) localStorage.setItem(penOf(attemptId), String(writer))
  } catch {
    // a browser that keeps nothing takes a new pen each time
  }
}

const copyOf = (attemptId: number) => `answers:${attemptId}`

interface AnswerCopy {
  /** the last one that was given to a step */
  seq: number
  answers: [number, Given][]
}

/** All answers of an exam that goes on without a network, sent or not: the page that is opened anew shows them. */
export function keptAnswers(attemptId: number): AnswerCopy {
  try {
    const kept: Partial<AnswerCopy> = JSON.parse(localStorage.getItem(copyOf(attemptId)) ?? '{}')
    return { seq: Number(kept.seq) || 0, answers: Array.isArray(kept.answers) ? kept.answers : [] }
  } catch {
    return { seq: 0, answers: [] }
  }
}

export function keepAnswers(attemptId: number, copy: AnswerCopy): void {
  try {
    localStorage.setItem(copyOf(attemptId), JSON.stringify(copy))
  } catch {
    // what was not sent is kept apart from this
  }
}

export function dropAnswers(attemptId: number): void {
  try {
    localStorage.removeItem(copyOf(attemptId))
    localStorage.removeItem(penOf(attemptId))
  } catch {
    // nothing is kept
  }
}

/** The pen that came with the start, for this window alone: undefined where another one has it, which asks for its own. */
export async function adoptPen(
  attemptId: number,
  given: { writer: number; lastSeq: number },
): Promise<{ writer: number; seq: number } | undefined> {
  const known = await holdPen(attemptId)
  if (!heldHere.has(penOf(attemptId))) return undefined
  const writer = Math.max(known ?? 0, given.writer)
  rememberPen(attemptId, writer)
  return { writer, seq: Math.max(given.lastSeq, keptAnswers(attemptId).seq) }
}

/** what this window holds until it is closed */
const heldHere = new Set<string>()

function holdAlone(name: string): Promise<boolean> {
  if (heldHere.has(name)) return Promise.resolve(true)
  if (!('locks' in navigator)) return Promise.resolve(false)
  return new Promise(settle => {
    const hold = (lock: unknown) => {
      settle(lock !== null)
      if (lock === null) return undefined
      heldHere.add(name)
      return new Promise<void>(() => undefined)
    }
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => settle(false))
  })
}
