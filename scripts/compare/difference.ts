import type { Answer } from './house.ts'

/** What is held against each other; without classes where a change was to rename them. */
export interface Comparing {
  classes: boolean
}

/** Headers that say nothing of a version: when, how long, and a hash of the bytes compared anyway. */
const passing = new Set(['date', 'etag', 'content-length', 'connection', 'keep-alive', 'transfer-encoding'])

/**
 * Names of built files change with every build, names of pages with the rooms that have them, random tokens and
 * signed moments with every request, and what a request writes is dated to the second it came; nothing else is left out.
 */
function withoutChance(text: string, { classes }: Comparing): string {
  return (classes ? text : text.replaceAll(/ class=(?:\\?"[^"\\]*\\?")/g, ''))
    .replaceAll(/<link rel="stylesheet" href="\/_\/[^"]+">/g, '')
    .replaceAll(/<meta name="app-version" content="[^"]*">/g, '')
    .replaceAll(/"(appVersion|version)":"\d+\.\d+\.\d+\+[^"]*"/g, '"$1":""')
    .replaceAll(/\/_\/([\w.@-]+?)-[\w-]{8}\.(js|css)/g, '/_/$1.$2')
    .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, '')
    .replaceAll(/:\d\d\.\d{1,3}(Z|\+00:00)/g, ':Z')
    .replaceAll(/("stamp":|name="stamp" value=)"[\w.-]+"/g, '$1""')
    .replaceAll(/"preview":"[\w.-]+"/g, '"preview":""')
    .replaceAll(/(^|id="page-data">)\{"page":"[\w.-]+"/g, '$1{"page":""')
    .replaceAll(/,"code":\{[^}]*\}/g, '')
}

const headersOf = ({ headers }: Answer, comparing: Comparing) =>
  Object.entries(headers)
    .filter(([name]) => !passing.has(name))
    .map(([name, value]) => `${name}: ${withoutChance(value, comparing)}`)
    .sort()
    .join('\n')

const context = 90

/** What tells two answers apart, in a few words; undefined where nothing does. */
export function difference(before: Answer, after: Answer, comparing: Comparing): string | undefined {
  if (before.status !== after.status) return `status ${before.status}, now ${after.status}`
  const heads = [headersOf(before, comparing), headersOf(after, comparing)] as const
  if (heads[0] !== heads[1]) return excerpt('headers', ...heads)
  const bodies = [withoutChance(before.body, comparing), withoutChance(after.body, comparing)] as const
  return bodies[0] === bodies[1] ? undefined : excerpt('body', ...bodies)
}

function excerpt(what: string, before: string, after: string): string {
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  const piece = (text: string) => JSON.stringify(text.slice(Math.max(0, at - context / 3), at + context))
  return `${what} at ${at}\n      before ${piece(before)}\n      now    ${piece(after)}`
}
