import { isOutage } from '../src/app/http/errors.ts'

/**
 * Does what no call of the house leads to. Where the database was too busy nothing was done, which the house says by 503;
 * whoever asked comes again, as a provider does and the clock.
 */
export async function untilTaken<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return await work()
    } catch (error) {
      if (turn === 6 || !isOutage(error)) throw error
    }
  }
}
