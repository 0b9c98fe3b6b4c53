import { describeRooms } from '../src/app/house.ts'

/** `npm run calls`: every call the product answers, one a line by address, in the specification's notation. */
const calls = describeRooms()
  .calls.map(({ contract: { method, path } }) => ({ method, path }))
  .sort((one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method))
process.stdout.write(`${calls.map(({ method, path }) => `${method} ${path}`).join('\n')}\n`)
