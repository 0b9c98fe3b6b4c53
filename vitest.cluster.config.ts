import { defineConfig } from 'vitest/config'
import { makeScratch } from './test/scratch.ts'

process.env.TMPDIR = makeScratch()

/** `npm run test:cluster`: what only several processes behind a pooler and a balancer show. Apart from `npm test`, which needs neither. */
export default defineConfig({
  test: {
    include: ['test/cluster/*.cluster.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 400_000,
    teardownTimeout: 60_000,
  },
})
