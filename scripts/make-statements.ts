import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { MadeStatement } from './made-statements.ts'

/** Every statement of the product, made in a process of its own. */
export async function makeStatements(): Promise<MadeStatement[]> {
  const script = join(import.meta.dirname, 'made-statements.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout)
}
