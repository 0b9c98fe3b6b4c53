import { bring, requirements } from './bring.ts'
import { buildIfStale } from './build.ts'
import { conclude, runChecks, runSuites } from './keepers.ts'

/**
 * `npm test`: types, lint, what is unused, then every suite. With words behind it (`npm test -- test/cache.test.ts`)
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
/** Beside them the pages, which every run of the suites begins with: where they cannot be built, that says so. */
async function checked() {
  const [checks] = await Promise.all([runChecks(), buildIfStale().catch(() => false)])
  return checks
}
conclude([...(words.length > 0 ? [] : await checked()), runSuites(words)])
