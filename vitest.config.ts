import { defineConfig } from 'vitest/config'

/** Every suite: room tests beside what they knock at, and the test house. Each file runs in a process of its own. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/prepare.ts',
    pool: 'forks',
    // on two cores: a third of a run is waiting, for a browser, a clock, a database that is away
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    // the server's half of the pages is built already; Node loads it as it is
    server: { deps: { external: [/\/dist\/server\//] } },
  },
})
