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
