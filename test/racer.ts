import { join } from 'node:path'
import { DirectoryInUse, lockDirectory } from '../src/platform/db/directory-lock.ts'

/** One of several who want the same folders at the same moment: `racer.ts <folder> <how many> <when, ms>`. */
const [, , folder = '', count = '0', when = '0'] = process.argv
while (Date.now() < Number(when)) {
  // all of them leave this line within the same millisecond
}
const won: number[] = []
for (let index = 0; index < Number(count); index++) {
  try {
    lockDirectory(join(folder, String(index)))
    won.push(index)
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
  }
}
process.stdout.write(JSON.stringify(won))
// what was won is held until the others have tried
setTimeout(() => {}, 1500)
