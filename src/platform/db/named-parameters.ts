/** SQL whose parameters have names, made into what PostgreSQL takes. */
export interface Compiled {
  /** with `$1`, `$2` … for the names */
  text: string
  /** the names in the order of their numbers; a name that stands twice is one parameter */
  names: readonly string[]
  /** those that may be null, marked `:cityCode?` in at least one place */
  nullable: ReadonlySet<string>
  /** result columns that are never null whatever the catalogue can tell, written `as "total!"` */
  filled: ReadonlySet<string>
}

/** What is skipped, one name, and what nobody can tell: a colon or a dollar in any other place. */
const token =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|::|\[\d*:\d*\]|(?<![\w)\][]):([a-z][A-Za-z0-9]*)(?!\w)(\?(?![?|&]))?|\b[eE]'|[:$'"]/g

/** Runs once for each statement. Throws where a colon is neither a name's nor a cast's, and at numbers: `$1`. */
export function compileNames(text: string): Compiled {
  const numbers = new Map<string, number>()
  const nullable = new Set<string>()
  const filled = new Set<string>()
  const compiled = text.replace(token, (found: string, name?: string, mark?: string) => {
    if (name !== undefined) {
      if (!numbers.has(name)) numbers.set(name, numbers.size + 1)
      if (mark) nullable.add(name)
      return `$${numbers.get(name)}`
    }
    if (found.length > 2 && found.startsWith('"') && found.endsWith('!"')) {
      filled.add(found.slice(1, -2))
      return `${found.slice(0, -2)}"`
    }
    if (found.length === 1 || /^e'/i.test(found))
      throw new Error(`Neither a name nor SQL: ${found} in ${text}`)
    return found
  })
  return { text: compiled, names: [...numbers.keys()], nullable, filled }
}
