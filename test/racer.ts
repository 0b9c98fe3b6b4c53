import { lockDirectory } from '../src/platform/db/directory-lock.ts'

/** One of several who want the same folder at the same moment: `racer.ts <lock> <when, ms>`. Says won or lost. */
const [, , lockPath = '', when = '0'] = process.argv
while (Date.now() < Number(when)) {
  // all of them leave this line within the same millisecond
}
try {
  const lock = lockDirectory(lockPath)
  process.stdout.write('won\n')
  // held until the others have tried
  setTimeout(() => lock.release(), 600)
} catch (error) {
  process.stdout.write(error instanceof Error && error.constructor.name === 'DirectoryInUse' ? 'lost\n' : `${error}\n`)
}
