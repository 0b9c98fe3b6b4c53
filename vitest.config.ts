import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { makeScratch } from './test/scratch.ts'

// suites, what they start and the browser ask for temporary folders: all of them get them here
process.env.TMPDIR = makeScratch()
// what suites start as processes of their own is compiled once, not fifty times
process.env.NODE_COMPILE_CACHE = join(process.env.TMPDIR, 'compiled')

/** they take a minute or three each: begun last, they would run alone while the other workers have nothing left */
const longest = [
  'e2e/layouts',
  'e2e/axe',
  'a-room',
  'two-tenants',
  'permissions.things',
  'e2e/pages',
  'site/demo.test',
  'e2e/dark',
  'e2e/site',
  'e2e/appearance',
  'test/process',
  'imports.command',
  'site/crawl',
  'test/permissions.test',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex(part => moduleId.includes(part))
      return found < 0 ? longest.length : found
    }
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}

/** Every suite: room tests beside what they knock at, and the test house. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/prepare.ts',
    pool: 'forks',
    // each embedded database takes 128 MB at once, which V8 answers with a sweep of all the house: a sixth of an app's
    // start. Counted with the rest of the heap it waits until that is due.
    // What a request leaves behind is swept a few times a second where there is little room for what is new: with more of
    // it a suite takes a fifth less.
    execArgv: [
      '--external-memory-accounted-in-global-limit',
      '--min-semi-space-size=32',
      '--max-semi-space-size=64',
    ],
    // a process runs many files, one after the other, each with an app and a database of its own: starting a process
    // and reading the house anew for each of them was a fifth of a run. So no suite may change what outlives it.
    isolate: false,
    // Node loads suites and sources as they are, as it does for `npm run dev`: what it makes of them is kept for all
    // processes of a run (NODE_COMPILE_CACHE), and nothing is sent to them through the one that hands out the suites.
    // Without hooks of the loader there is no vi.mock, which nobody wants here.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // on two cores: a third of a run is waiting, for a browser, a clock, a database that is away
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // what is wrong stays wrong; what came late on a busy machine is named at the end (test/second-tries.ts)
    retry: 1,
    testTimeout: 60_000,
    // what is waited for comes when a busy machine comes to it
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    // the server's half of the pages is built already; Node loads it as it is
    server: { deps: { external: [/\/dist\/server\//] } },
  },
})
