import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * `npm run prove:money -- 3000`: so many random sequences of everything that may happen to money, on PostgreSQL, each
 * checked after every step. Needs minutes: two sequences a second.
 */
const [, , count = '3000'] = process.argv
const { status } = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, '../node_modules/vitest/vitest.mjs'),
    'run',
    'test/money.model.test.ts',
    '--retry',
    '0',
  ],
  { stdio: 'inherit', env: { ...process.env, MONEY_SEQUENCES: count } },
)
process.exitCode = status ?? 1
