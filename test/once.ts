import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * What suites copy instead of making it themselves: the first one of a run that asks for it makes it, whichever process
 * that is in, in a folder below the run's own; all others wait. Answers the folder.
 * @throws in every suite that waits for it, where it could not be made
 */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(tmpdir(), `once-${name}`)
  const made = join(folder, 'made')
  const failed = join(folder, 'failed')
  if (isFirst(folder)) {
    try {
      await make(folder)
      writeFileSync(made, '')
    } catch (error) {
      writeFileSync(failed, String(error))
      throw error
    }
  }
  while (!existsSync(made)) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'))
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return folder
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
