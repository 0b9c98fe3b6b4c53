import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * `npm run prove:writing`: every kind of thing that the office writes is written, published, changed, agreed upon, withdrawn
 * and fetched back in a browser, on a desk and on a phone. `-- Acara,Kelas`: those alone whose lists are called so.
 */
const [, , kinds = 'all'] = process.argv
const { status } = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, '../node_modules/vitest/vitest.mjs'),
    'run',
    'test/e2e/every-kind.test.ts',
    '--retry',
    '0',
  ],
  { stdio: 'inherit', env: { ...process.env, KINDS: kinds } },
)
process.exitCode = status ?? 1
