import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeRooms } from '../src/app/house.ts'
import { describeCalls } from '../src/app/http/api-description.ts'
import { signsOfCalls } from './described-calls.ts'

/**
 * `npm run client`: writes the types of all calls, as programs ask them, from their description. What writes them needs
 * another TypeScript than ours, so npm fetches both for this once; test/walls/client.test.ts says when one of them is old.
 */
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'client-'))
const description = await describeCalls(describeRooms().calls)
const made = join(folder, 'calls.d.ts')
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description))
const { status } = spawnSync(
  'npm',
  [
    ...['exec', '--yes', '--package', 'openapi-typescript@7.13.0', '--package', 'typescript@5.9.3', '--'],
    ...['openapi-typescript', join(folder, 'openapi.json'), '--output', made],
    // what a call fills in itself need not be sent
    '--default-non-nullable=false',
  ],
  { stdio: 'inherit', cwd: folder },
)
if (status === 0) {
  const signs = signsOfCalls(description).map(sign => `// ${sign}\n`)
  writeFileSync(join(root, 'clients/calls.d.ts'), `${signs.join('')}${readFileSync(made, 'utf8')}`)
}
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
