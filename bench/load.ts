import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pinned, run, temporaryFolder } from './processes.ts'

/** What is asked of a server, over ten connections, as fast as it answers. */
export interface Target {
  port: number
  /** one address, or many asked for in turn */
  paths: string[]
  /** Host header, without port */
  host?: string
  headers?: Record<string, string>
}

export const loadGenerator: 'wrk' | 'autocannon' = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk'
const connections = 10

/** Requests per second over that many seconds. An answer that is an error fails the measurement. */
export function requestsPerSecond(target: Target, seconds: number): Promise<number> {
  return loadGenerator === 'wrk' ? byWrk(target, seconds) : byAutocannon(target, seconds)
}

// wrk adds a Host header of its own unless it finds one spelled exactly like this
const headersOf = ({ host, headers = {} }: Target) => ({ ...(host ? { Host: host } : {}), ...headers })

let scripts: string | undefined
let scriptCount = 0

/** wrk asks for many addresses by a script; it makes the requests once, before the load starts. */
function scriptFor(target: Target): string {
  scripts ??= temporaryFolder('wrk')
  const path = join(scripts, `paths-${++scriptCount}.lua`)
  const headers = Object.entries(headersOf(target)).map(
    ([name, value]) => `[${luaText(name)}]=${luaText(value)}`,
  )
  writeFileSync(
    path,
    `local paths = {${target.paths.map(luaText).join(',')}}
local requests, at = {}, 0
init = function()
  for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path, {${headers.join(',')}}) end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
`,
  )
  return path
}

const luaText = (text: string) => JSON.stringify(text)

async function byWrk(target: Target, seconds: number): Promise<number> {
  const [path = '/'] = target.paths
  // a slow answer is slow and no error: wrk's own patience of two seconds ended whole runs on a busy machine
  const words = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s']
  if (target.paths.length > 1) words.push('-s', scriptFor(target))
  else for (const [name, value] of Object.entries(headersOf(target))) words.push('-H', `${name}: ${value}`)
  // the script knows the addresses itself
  const address = target.paths.length > 1 ? '/' : path
  const [command, rest] = pinned('load', [...words, `http://127.0.0.1:${target.port}${address}`])
  const said = await run([command, ...rest])
  const trouble = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(said)
  if (trouble) throw new Error(`${path}: ${trouble[0]}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? Number.NaN)
}

interface AutocannonResult {
  requests: { average: number }
  errors: number
  '4xx': number
  '5xx': number
}

async function byAutocannon(target: Target, seconds: number): Promise<number> {
  const program = createRequire(import.meta.url).resolve('autocannon')
  const asked = {
    url: `http://127.0.0.1:${target.port}`,
    connections,
    duration: seconds,
    headers: headersOf(target),
    requests: target.paths.map(path => ({ method: 'GET', path })),
  }
  // each connection begins at another address: in step they would ask for the same one, which is made once for all of them
  const code = `const asked = ${JSON.stringify(asked)}
let begun = 0
asked.setupClient = client => {
  const from = Math.floor((begun++ * asked.requests.length) / ${connections})
  client.setRequests([...asked.requests.slice(from), ...asked.requests.slice(0, from)])
}
require(${JSON.stringify(program)})(asked).then(r => process.stdout.write(JSON.stringify(r)))`
  const [command, rest] = pinned('load', [process.execPath, '-e', code])
  const result: AutocannonResult = JSON.parse(await run([command, ...rest]))
  if (result.errors + result['4xx'] + result['5xx'] > 0)
    throw new Error(`${target.paths[0]}: ${result.errors} errors, ${result['4xx']} 4xx, ${result['5xx']} 5xx`)
  return result.requests.average
}
