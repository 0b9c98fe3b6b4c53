import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../src/platform/db/database.ts'
import type { Tx } from '../src/platform/db/transaction.ts'

/** At which of its steps a process dies: a transaction before or after it commits, a call before or after it is answered. */
export interface Death {
  at: number
  isAfter: boolean
  /** that step alone is lost, a line that broke, and who did it goes on */
  isAlone?: boolean
}

/** what has died does nothing more, not even clear up */
class Died extends Error {}

type Step = <T>(work: () => Promise<T>) => Promise<T>
const lives = new AsyncLocalStorage<Step>()

/**
 * Does `work` with a house that dies at one of its steps; several may live and die beside each other. What goes out by
 * `fetch` while they do is a step of whoever sends it. Answers whether it died.
 */
export async function mortal<House extends { database: Pick<Database, 'withTenant'> }>(
  house: House,
  death: Death | undefined,
  work: (house: House) => Promise<unknown>,
): Promise<boolean> {
  let steps = 0
  let isDead = false
  const step: Step = async doing => {
    const isNow = isDead || death?.at === steps++
    if (isNow && !death?.isAlone) {
      const wasDead = isDead
      isDead = true
      if (wasDead) throw new Died()
    }
    if (isNow && !death?.isAfter) throw new Died()
    const made = await doing()
    if (isNow) throw new Died()
    return made
  }
  const database = {
    ...house.database,
    withTenant: <T>(id: number, doing: (tx: Tx) => Promise<T>) =>
      // what the other side does on its own account is no step of this one
      step(() => lives.exit(() => house.database.withTenant(id, doing))),
  }
  return lives.run(step, async () => {
    try {
      await work({ ...house, database })
      return false
    } catch (error) {
      if (!(error instanceof Died || isDead)) throw error
      return true
    }
  })
}

/** From now on `fetch` is a step of whoever sends; the answer gives back the real one. */
export function watchCalls(): () => void {
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const step = lives.getStore()
    return step ? step(() => real(input, init)) : real(input, init)
  }
  return () => {
    globalThis.fetch = real
  }
}
