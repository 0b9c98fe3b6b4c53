import { allCalls, noServices } from '../src/app/calls.ts'

/** `npm run calls`: every call the product answers, one a line, in the specification's notation. */
const calls = allCalls(noServices).map(({ contract }) => `${contract.method} ${contract.path}`)
process.stdout.write(`${calls.join('\n')}\n`)
