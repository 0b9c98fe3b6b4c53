import { allCalls } from '../src/app/calls.ts'

/** `npm run calls`: every call the product answers, one a line, in the specification's notation. */
const calls = allCalls(() => undefined).map(({ contract }) => `${contract.method} ${contract.path}`)
process.stdout.write(`${calls.join('\n')}\n`)
