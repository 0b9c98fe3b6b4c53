import { bring, bringShell, requirements } from './bring.ts'
import { conclude, runChecks, runSuites } from './keepers.ts'

/**
 * `npm test`: types, lint, what is unused, and beside them every suite. With words behind it (`npm test -- test/cache.test.ts`)
 * only the suites they name. The last line it prints is the sum.
 */
const words = process.argv.slice(2)
for (const requirement of requirements) {
  if (bring(requirement)) continue
  process.stderr.write(
    `\nTests need ${requirement.name}, which was not found and could not be fetched. Install it, for instance: apt-get install ${requirement.name}\n` +
      'PostgreSQL is looked for in PATH and /usr/lib/postgresql, Chromium in PATH and where CHROMIUM_PATH points.\n',
  )
  process.stdout.write('\n0 passed, 1 failed\n')
  process.exit(1)
}
if (words.length === 0) bringShell()
// the run of the suites begins with building the pages: where they cannot be built, that says so
const [checks, suites] = await Promise.all([words.length > 0 ? [] : runChecks(), runSuites(words)])
conclude([...checks, suites])
