/** What a text of SQL touches: names of tables as the schema knows them, `accounts.sign_ins`, `posts`. */
export interface Touched {
  written: Set<string>
  read: Set<string>
}

const isSql =
  /\b(select|insert\s+into|update\s+(only\s+)?[\w.]+\s+((as\s+)?\w+\s+)?set|delete\s+from|merge\s+into|truncate|join)\b/i
const namedWithin = /\b(\w+)\s*(?:\([^()]*\)\s*)?as\s+(?:(?:not\s+)?materialized\s+)?\(/gi
/** a piece that other texts put behind their `from`: `jobs j join careers c on …`, `jobs j where …` */
const opening = /^\s*([\w.]+)\s+(?:as\s+)?\w+\s*(?:,|\b(?:(?:left|inner|cross)\s+)?join\b|\bwhere\b)/i
const endOfFrom =
  /^(select|where|group|having|window|order|limit|offset|union|except|intersect|returning|set|values|for)$/

/**
 * Reads a text word by word. Comments and quoted words are no SQL, a name given within the text (`with gone as (…)`) is no
 * table, and neither is what `tables` does not hold: functions, what a piece of text stands for, prose.
 */
export function tablesOf(text: string, tables: ReadonlySet<string>): Touched {
  const plain = text
    .replace(/--[^\n]*/g, ' ')
    .replace(/'[^']*'/g, "''")
    .toLowerCase()
  const own = new Set([...plain.matchAll(namedWithin)].map(([, name]) => name))
  const written = new Set<string>()
  const read = new Set<string>()
  const note = (name: string | undefined, to: Set<string>) => {
    const table = name?.replace(/^public\./, '')
    if (table && tables.has(table) && !own.has(table)) to.add(table)
  }
  note(opening.exec(plain)?.[1], read)
  if (!isSql.test(plain)) return { written, read }

  // for each open parenthesis whether its words stand behind a `from`, where a comma brings another table
  const behindFrom = [false]
  let expected: Set<string> | undefined
  let before = ''
  for (const [word] of plain.replaceAll('"', '').matchAll(/[\w.]+|[(),]/g)) {
    if (word === '(') behindFrom.push(false)
    if (word === ')' && behindFrom.length > 1) behindFrom.pop()
    const verb = verbOf(before, word)
    if (endOfFrom.test(word)) behindFrom[behindFrom.length - 1] = false
    if (verb === 'writes') expected = written
    else if (verb === 'reads' || (word === ',' && behindFrom.at(-1))) expected = read
    // `from ((a join b on …) join c …)`, as the database prints its views
    else if (word !== 'only' && word !== 'lateral' && !(word === '(' && /^(from|join|\()$/.test(before))) {
      if (expected) note(word, expected)
      expected = undefined
    }
    if (verb === 'reads') behindFrom[behindFrom.length - 1] = true
    before = word
  }
  return { written, read }
}

/** What is done to the table that comes next. */
function verbOf(before: string, word: string): 'writes' | 'reads' | undefined {
  if (word === 'update' || word === 'truncate') return 'writes'
  if (word === 'into' && (before === 'insert' || before === 'merge')) return 'writes'
  if (word === 'from') return before === 'delete' ? 'writes' : 'reads'
  return word === 'join' || word === 'using' ? 'reads' : undefined
}
