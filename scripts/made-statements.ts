import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Run as a process of its own, where every module is loaded once: loads those that make statements, opens the rooms, and
 * prints each statement that was made as JSON, with the place of the call. What it prints is `MadeStatement[]`.
 */
export interface MadeStatement {
  name: string
  /** as it stands in the source, with names for parameters */
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

const root = join(import.meta.dirname, '..')
for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
  const module = join(root, 'src', path)
  if (
    !/(?<!\.test|\.things)\.ts$/.test(path) ||
    !/\b(?:statement|ownTable)\(/.test(readFileSync(module, 'utf8'))
  )
    continue
  await import(pathToFileURL(module).href)
}
const { describeRooms } = await import('../src/app/house.ts')
const { refreshOf } = await import('../src/features/website/search/search.store.ts')
const { sourcesOf } = await import('../src/features/assistant/passages/passages.store.ts')
const { partsOf } = describeRooms()
for (const part of partsOf('search')) refreshOf(part)
sourcesOf(partsOf('passages').flat(), partsOf('search'))

const { made }: { made: MadeStatement[] } = await import(
  pathToFileURL(`${root}/src/platform/db/statement.ts`).href
)
const relative = made.map(one => ({ ...one, place: decodeURI(one.place).replace(`${root}/`, '') }))
process.stdout.write(JSON.stringify(relative))
