import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Run as a process of its own: loads the modules whose paths stand in its arguments, opens the rooms, and prints every
 * statement that was made meanwhile as JSON, with the place of the call. What it prints is `MadeStatement[]`.
 */
export interface MadeStatement {
  name: string
  text: string
  /** `src/…/posts.store.ts:12:16`, where `statement` was called */
  place: string
}

const recorder = `
  export const made = []
  export function statement(name, text) {
    const [, , caller = ''] = (new Error().stack ?? '').split('\\n')
    made.push({ name, text, place: caller.replace(/^.*file:\\/\\//, '').replace(/\\)$/, '') })
    return { name, text }
  }`

const isStatementModule = (url: string) => url.endsWith('/src/platform/db/statement.ts')

registerHooks({
  load: (url, context, next) =>
    isStatementModule(url) ? { format: 'module', source: recorder, shortCircuit: true } : next(url, context),
})

const root = process.cwd()
for (const path of process.argv.slice(2)) await import(pathToFileURL(`${root}/${path}`).href)
const { describeRooms } = await import('../../src/app/rooms.ts')
const { refreshOf } = await import('../../src/features/website/search/search.store.ts')
for (const part of describeRooms().partsOf('search')) refreshOf(part)

const { made }: { made: MadeStatement[] } = await import(
  pathToFileURL(`${root}/src/platform/db/statement.ts`).href
)
const relative = made.map(one => ({ ...one, place: decodeURI(one.place).replace(`${root}/`, '') }))
process.stdout.write(JSON.stringify(relative))
