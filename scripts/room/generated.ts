import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './lines.ts'

const node = (...words: string[]) => promisify(execFile)(process.execPath, words, { cwd: root })

/** What is written by commands: the schema, its types and those of statements, and the two lists of addresses. */
export async function describeAnew(): Promise<void> {
  const list = async (name: string) =>
    writeFileSync(join(root, `test/walls/${name}.txt`), (await node(`scripts/${name}.ts`)).stdout)
  await Promise.all([node('scripts/describe-database.ts'), list('routes'), list('calls')])
}

/** Puts the form of these files right, as `npm run fix` does. */
export async function format(paths: readonly string[]): Promise<void> {
  await node('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', ...paths)
}
