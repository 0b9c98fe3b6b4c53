import { randomInt } from 'node:crypto'
import { runAlone } from './keepers.ts'

/**
 * `npm run prove:calls -- 50000`: so many random requests out of the description of all calls, by visitors and every kind
 * of member, none of which may be answered by 500. Each run asks others; a seed after the count asks the same again.
 */
const [, , count = '50000', seed = String(randomInt(1_000_000_007))] = process.argv
process.stdout.write(`${count} requests, seed ${seed}\n`)
runAlone('test/random-calls.test.ts', { CALLS: count, CALLS_SEED: seed })
