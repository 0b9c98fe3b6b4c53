import { notOffered, Refusal, tooMuch, unreadable } from './refusal.ts'

/** Filters as they stand in an address: `col=not.eq.3`, `or=(a.eq.1,b.in.(x,"y,z"))`. Nothing here knows a table. */

const operators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'in', 'is', 'isdistinct'] as const
export type Operator = (typeof operators)[number]
const others = 'fts plfts phfts wfts match imatch cs cd ov sl sr nxr nxl adj'.split(' ')

export interface Compare {
  kind: 'compare'
  column: string
  operator: Operator
  isNegated: boolean
  values: string[]
}

export interface Group {
  kind: 'and' | 'or'
  isNegated: boolean
  parts: Condition[]
}

export type Condition = Compare | Group

const mostInList = 200
const deepest = 4

function operatorOf(word: string): Operator {
  const found = operators.find(one => one === word)
  if (found) return found
  const [name = ''] = word.split('(', 1)
  if (others.includes(name) || (name !== word && operators.some(one => one === name)))
    throw notOffered(`operator ${word}`)
  throw unreadable('filter', `unknown operator "${word.slice(0, 40)}"`)
}

/** One filter as a parameter says it: everything behind the operator belongs to the value. */
export function readFilter(column: string, text: string): Compare {
  const match = /^(not\.)?([a-z]+(?:\([^)]*\))?)\.(.*)$/is.exec(text)
  if (!match) throw unreadable('filter', `expected "operator.value", found "${text.slice(0, 40)}"`)
  const [, not, word = '', value = ''] = match
  return compare(column, not !== undefined, operatorOf(word), value)
}

function compare(column: string, isNegated: boolean, operator: Operator, value: string): Compare {
  const isList = operator === 'in'
  if (isList && !(value.startsWith('(') && value.endsWith(')')))
    throw unreadable('filter', 'in takes a list in parentheses')
  const values = isList ? readList(value.slice(1, -1)) : [value]
  if (values.length > mostInList) throw tooMuch(`a list holds at most ${mostInList} values`)
  if (values.some(one => one.includes('\u0000')))
    throw new Refusal(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  return { kind: 'compare', column, operator, isNegated, values }
}

/** `a,"b,c"` → a and b,c */
function readList(text: string): string[] {
  const values: string[] = []
  let at = 0
  while (at < text.length || (at > 0 && text[at - 1] === ',')) {
    if (text[at] === '"') {
      const quoted = readQuoted(text, at)
      values.push(quoted.value)
      at = quoted.end
      if (at < text.length && text[at] !== ',')
        throw unreadable('filter', 'expected "," after a quoted value')
    } else {
      const end = text.indexOf(',', at)
      values.push(text.slice(at, end < 0 ? undefined : end))
      at = end < 0 ? text.length : end
    }
    if (at >= text.length) break
    at += 1
  }
  return values
}

function readQuoted(text: string, start: number): { value: string; end: number } {
  let value = ''
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '"') return { value, end: at + 1 }
    if (text[at] === '\\') at += 1
    value += text[at] ?? ''
  }
  throw unreadable('filter', 'a quote is not closed')
}

/** What stands behind `or=`, `and=`: a list in parentheses, of filters and further lists. */
export function readGroup(kind: 'and' | 'or', isNegated: boolean, text: string): Group {
  const reader = { text, at: 0 }
  const group = groupAt(reader, kind, isNegated, 1)
  skipSpaces(reader)
  if (reader.at < text.length) throw unreadable('logic tree', 'unexpected text behind ")"')
  return group
}

interface Reader {
  text: string
  at: number
}

function skipSpaces(reader: Reader): void {
  while (reader.text[reader.at] === ' ') reader.at += 1
}

function groupAt(reader: Reader, kind: 'and' | 'or', isNegated: boolean, depth: number): Group {
  if (depth > deepest) throw tooMuch(`logic may be ${deepest} deep`)
  skipSpaces(reader)
  if (reader.text[reader.at] !== '(') throw unreadable('logic tree', 'expected "("')
  const parts: Condition[] = []
  do {
    reader.at += 1
    skipSpaces(reader)
    parts.push(partAt(reader, depth))
    skipSpaces(reader)
  } while (reader.text[reader.at] === ',')
  if (reader.text[reader.at] !== ')') throw unreadable('logic tree', 'expected "," or ")"')
  reader.at += 1
  return { kind, isNegated, parts }
}

function partAt(reader: Reader, depth: number): Condition {
  const rest = reader.text.slice(reader.at)
  const nested = /^(not\.)?(and|or)(?= *\()/.exec(rest)
  if (nested) {
    reader.at += nested[0].length
    return groupAt(reader, nested[2] === 'or' ? 'or' : 'and', nested[1] !== undefined, depth + 1)
  }
  const named = /^([A-Za-z_]\w*)\.(not\.)?([a-z]+(?:\([^),]*\))?)\./i.exec(rest)
  if (!named) throw unreadable('logic tree', `expected "column.operator.value" at ${reader.at}`)
  const [head, column = '', not, word = ''] = named
  reader.at += head.length
  const operator = operatorOf(word)
  return compare(column, not !== undefined, operator, operator === 'in' ? listAt(reader) : valueAt(reader))
}

function valueAt(reader: Reader): string {
  if (reader.text[reader.at] === '"') {
    const { value, end } = readQuoted(reader.text, reader.at)
    reader.at = end
    return value
  }
  const [value = ''] = /^[^,()]*/.exec(reader.text.slice(reader.at)) ?? []
  reader.at += value.length
  return value.trimEnd()
}

/** with its parentheses */
function listAt(reader: Reader): string {
  const start = reader.at
  let at = start + 1
  if (reader.text[start] !== '(') throw unreadable('logic tree', 'in takes a list in parentheses')
  while (at < reader.text.length && reader.text[at] !== ')')
    at = reader.text[at] === '"' ? readQuoted(reader.text, at).end : at + 1
  reader.at = at + 1
  return reader.text.slice(start, reader.at)
}

/** how many comparisons there are in all */
export const countOf = (condition: Condition): number =>
  condition.kind === 'compare' ? 1 : condition.parts.reduce((sum, part) => sum + countOf(part), 0)
