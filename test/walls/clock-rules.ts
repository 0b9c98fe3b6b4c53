import { importsOf, type Sources } from './sources.ts'
import { type Node, nameOf, nodesOf } from './tree.ts'

/** What is drawn in the browser asks the browser's clock; everything else runs on the server. */
const isServer = (path: string) =>
  path.startsWith('src/') && !path.endsWith('.tsx') && !/^src\/(client|ui|layouts)\//.test(path)

const clockFile = 'src/platform/clock.ts'

/** may make the present themselves, each for its reason */
const presentMakers: Readonly<Record<string, string>> = {
  [clockFile]: 'it is the clock',
}

/** may take the machine's clock; all others are handed one */
const clockHolders: Readonly<Record<string, string>> = {
  'src/main.ts': 'the process begins here',
  'src/app/sanggar.ts': 'where no test hands in another',
  'src/app/accounts/provider.ts': 'oidc-provider goes by the machine’s time, and so does what is kept for it',
  'src/app/drawing/asset-shelf.ts': 'files on a disk are as old as the machine says',
  'src/platform/db/embedded.ts':
    'names the files it exports by itself, however long the product’s clock stands still',
}

export const exceptions = { presentMakers, clockHolders }

/** `new Date()`, `Date()` or `Date.now`, called or handed on; `new Date(text)` reads a moment and makes none. */
function isPresent(node: Node): boolean {
  if (node.type === 'MemberExpression')
    return nameOf(node.object) === 'Date' && nameOf(node.property) === 'now'
  if (nameOf(node.callee) !== 'Date') return false
  if (node.type === 'CallExpression') return true
  return node.type === 'NewExpression' && Array.isArray(node.arguments) && node.arguments.length === 0
}

/** Whoever makes the present in place of being handed the clock, a line each. */
export function clockFindings(sources: Sources, { presentMakers, clockHolders } = exceptions): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (!isServer(path)) continue
    const makesPresent = /\bDate\b/.test(text) && [...nodesOf(path, text)].some(isPresent)
    const takesClock = importsOf(path, text).some(({ to, isTypeOnly }) => to === clockFile && !isTypeOnly)
    if (/\.(contract|rules)\.ts$/.test(path)) {
      if (makesPresent || takesClock) found.push(`contracts and rules ask no clock: ${path}`)
      continue
    }
    if (makesPresent && !(path in presentMakers)) found.push(`the present is made beside the clock: ${path}`)
    if (takesClock && !(path in clockHolders)) found.push(`the clock is taken, not handed in: ${path}`)
  }
  return found
}
