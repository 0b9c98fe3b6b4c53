import { notOffered, Refusal, tooMuch, unreadable } from './refusal.ts'

/** `select=*,alias:col,rel(cols),alias:rel!inner(cols)`; nothing here knows a table. */

export type Selected =
  | { kind: 'all' }
  | { kind: 'column'; name: string; alias: string }
  | { kind: 'relation'; name: string; alias: string; isInner: boolean; items: Selected[] }

const mostItems = 40

/** Items between commas that stand in no parentheses. */
function split(text: string): string[] {
  const items: string[] = []
  let depth = 0
  let item = ''
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth < 0) throw unreadable('select parameter', 'unexpected ")"')
    if (letter === ',' && depth === 0) {
      items.push(item)
      item = ''
    } else item += letter
  }
  if (depth > 0) throw unreadable('select parameter', 'a parenthesis is not closed')
  if (items.length >= mostItems) throw tooMuch(`select takes at most ${mostItems} items`)
  return [...items, item].map(one => one.trim())
}

export function readSelect(text: string | undefined, isNested = false): Selected[] {
  if (text === undefined || text.trim() === '') return [{ kind: 'all' }]
  return split(text).map(item => readItem(item, isNested))
}

function readItem(item: string, isNested: boolean): Selected {
  if (item === '*') return { kind: 'all' }
  if (item.startsWith('...')) throw notOffered('spreading a relation')
  if (/^(?:\w+:)?count\(\)$|\.(?:sum|avg|count|min|max)\(\)/.test(item))
    throw new Refusal(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  if (item.includes('->')) throw notOffered('JSON paths')
  if (item.includes('::')) throw notOffered('casts')
  const relation = /^(?:([A-Za-z_]\w{0,62}):)?([A-Za-z_]\w{0,62})(?:!(\w+))?\((.*)\)$/s.exec(item)
  if (relation) {
    const [, alias, name = '', hint, inner = ''] = relation
    if (isNested) throw new Refusal(400, 'PGRST200', `Could not find a relationship to '${name}'`)
    if (hint !== undefined && hint !== 'inner' && hint !== 'left') throw notOffered(`hint !${hint}`)
    const items = readSelect(inner, true)
    return { kind: 'relation', name, alias: alias ?? name, isInner: hint === 'inner', items }
  }
  const column = /^(?:([A-Za-z_]\w{0,62}):)?([A-Za-z_]\w{0,62})$/.exec(item)
  if (!column) throw unreadable('select parameter', `unexpected "${item.slice(0, 40)}"`)
  const [, alias, name = ''] = column
  return { kind: 'column', name, alias: alias ?? name }
}
