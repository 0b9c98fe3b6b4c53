import { describeRooms } from '../src/app/house.ts'

/** `npm run calls`: every call the product answers, one a line by address, in the specification's notation. */
const { calls, partsOf } = describeRooms()
const tables = partsOf('tables').flatMap(part =>
  Object.entries(part).flatMap(([table, { isWriteOnly }]) =>
    [...(isWriteOnly ? [] : ['GET']), 'POST'].map(method => ({ method, path: `/rest/v1/${table}` })),
  ),
)
const listed = [...calls.map(({ contract: { method, path } }) => ({ method, path })), ...tables].sort(
  (one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method),
)
process.stdout.write(`${listed.map(({ method, path }) => `${method} ${path}`).join('\n')}\n`)
