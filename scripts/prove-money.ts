import { runAlone } from './keepers.ts'

/**
 * `npm run prove:money -- 3000`: so many random sequences of everything that may happen to money, on PostgreSQL, each
 * checked after every step. Needs minutes: two sequences a second.
 */
const [, , count = '3000'] = process.argv
runAlone('test/money.model.test.ts', { MONEY_SEQUENCES: count })
