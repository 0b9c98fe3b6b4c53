/**
 * A small grammar of our own for what a question reckons with: numbers, names, + - * / % ^, brackets, a few functions. Nothing
 * of it is code that runs. The comma is decimal as the point is; what a function is given stands between semicolons.
 */

export type Values = Readonly<Record<string, number>>

/** What is wrong with a formula, in words for whoever wrote it. */
export class FormulaProblem extends Error {}

export type Formula =
  | { is: 'number'; value: number }
  | { is: 'name'; name: string }
  | { is: 'minus'; of: Formula }
  | { is: 'sum'; sign: string; left: Formula; right: Formula }
  | { is: 'call'; name: string; given: Formula[] }

const degree = Math.PI / 180
/** by its decimal digits, so that 2.345 becomes 2.35 */
function rounded(value: number, digits = 0): number {
  const places = Math.trunc(digits)
  const text = String(value)
  if (text.includes('e') || Math.abs(places) > 12) return value
  return Number(`${Math.round(Number(`${text}e${places}`))}e${-places}`)
}

interface Known {
  least: number
  most: number
  of: (...given: number[]) => number
}
const known: Readonly<Record<string, Known>> = {
  sqrt: { least: 1, most: 1, of: Math.sqrt },
  abs: { least: 1, most: 1, of: Math.abs },
  round: { least: 1, most: 2, of: rounded },
  floor: { least: 1, most: 1, of: Math.floor },
  ceil: { least: 1, most: 1, of: Math.ceil },
  min: { least: 1, most: 10, of: Math.min },
  max: { least: 1, most: 10, of: Math.max },
  pow: { least: 2, most: 2, of: (base, power) => base ** power },
  exp: { least: 1, most: 1, of: Math.exp },
  ln: { least: 1, most: 1, of: Math.log },
  log: { least: 1, most: 1, of: Math.log10 },
  /** of angles in degrees */
  sin: { least: 1, most: 1, of: angle => Math.sin(angle * degree) },
  cos: { least: 1, most: 1, of: angle => Math.cos(angle * degree) },
  tan: { least: 1, most: 1, of: angle => Math.tan(angle * degree) },
}
const constants: ReadonlyMap<string, number> = new Map([['pi', Math.PI]])

const token = /\s*(?:(\d+(?:[.,]\d+)?|[.,]\d+)|([a-z][a-z0-9_]*)|(<=|>=|!=|[-+*/%^();<>=]))/giy

function tokensOf(text: string): string[] {
  const found: string[] = []
  token.lastIndex = 0
  const whole = text.trim()
  while (token.lastIndex < whole.length) {
    const at = token.lastIndex
    const read = token.exec(whole)
    if (!read) throw new FormulaProblem(`Tanda "${whole.slice(at).trim()[0]}" tidak dikenal di rumus`)
    found.push((read[1] ?? read[2] ?? read[3] ?? '').toLowerCase())
  }
  return found
}

/** how deep brackets may go: a formula is for people to read */
const deepest = 30

/** Throws {@link FormulaProblem}. */
export function readFormula(text: string): Formula {
  const tokens = tokensOf(text)
  let at = 0
  let depth = 0
  const take = (...wanted: string[]): string | undefined => {
    const next = tokens[at]
    if (next === undefined || !wanted.includes(next)) return undefined
    at += 1
    return next
  }
  const sums = (signs: string[], below: () => Formula) => (): Formula => {
    let left = below()
    for (let sign = take(...signs); sign !== undefined; sign = take(...signs))
      left = { is: 'sum', sign, left, right: below() }
    return left
  }
  function inside(): Formula {
    depth += 1
    if (depth > deepest) throw new FormulaProblem('Rumus ini terlalu bertingkat')
    const read = added()
    depth -= 1
    return read
  }
  function one(): Formula {
    const next = tokens[at]
    at += 1
    if (next === undefined) throw new FormulaProblem('Rumus ini belum selesai')
    if (/^[\d.,]/.test(next)) return { is: 'number', value: Number(next.replace(',', '.')) }
    if (next === '(') {
      const read = inside()
      if (!take(')')) throw new FormulaProblem('Ada kurung yang belum ditutup')
      return read
    }
    if (!/^[a-z]/.test(next)) throw new FormulaProblem(`Tanda "${next}" tidak pada tempatnya`)
    if (!take('(')) return { is: 'name', name: next }
    const given = [inside()]
    while (take(';')) given.push(inside())
    if (!take(')')) throw new FormulaProblem('Ada kurung yang belum ditutup')
    const { least = 1, most = 0 } = Object.hasOwn(known, next) ? (known[next] ?? {}) : {}
    if (most === 0) throw new FormulaProblem(`Fungsi "${next}" tidak dikenal`)
    if (given.length < least || given.length > most)
      throw new FormulaProblem(
        `Fungsi "${next}" memerlukan ${least === most ? least : `${least} sampai ${most}`} nilai, dipisah titik koma`,
      )
    return { is: 'call', name: next, given }
  }
  function powers(): Formula {
    const left = one()
    // 2^3^2 is 2^(3^2)
    return take('^') ? { is: 'sum', sign: '^', left, right: signed() } : left
  }
  function signed(): Formula {
    if (take('+')) return signed()
    return take('-') ? { is: 'minus', of: signed() } : powers()
  }
  const multiplied = sums(['*', '/', '%'], signed)
  const added = sums(['+', '-'], multiplied)
  const compared = sums(['<', '<=', '>', '>=', '=', '!='], added)
  const read = compared()
  if (at < tokens.length) throw new FormulaProblem(`Tanda "${tokens[at]}" tidak pada tempatnya`)
  return read
}

/** The names in it that stand for values. */
export function namesIn(formula: Formula): string[] {
  switch (formula.is) {
    case 'number':
      return []
    case 'name':
      return constants.has(formula.name) ? [] : [formula.name]
    case 'minus':
      return namesIn(formula.of)
    case 'sum':
      return [...namesIn(formula.left), ...namesIn(formula.right)]
    case 'call':
      return formula.given.flatMap(namesIn)
  }
}

const near = (left: number, right: number) =>
  Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right))

const sumOf: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left - right * Math.floor(left / right),
  '^': (left, right) => left ** right,
  '<': (left, right) => Number(left < right),
  '<=': (left, right) => Number(left <= right),
  '>': (left, right) => Number(left > right),
  '>=': (left, right) => Number(left >= right),
  '=': (left, right) => Number(near(left, right)),
  '!=': (left, right) => Number(!near(left, right)),
}

/** NaN where something in it is no number; 1 and 0 of a comparison. */
export function reckoned(formula: Formula, values: Values): number {
  switch (formula.is) {
    case 'number':
      return formula.value
    case 'name':
      // a name is never one that every object has
      return (
        (Object.hasOwn(values, formula.name) ? values[formula.name] : constants.get(formula.name)) ??
        Number.NaN
      )
    case 'minus':
      return -reckoned(formula.of, values)
    case 'sum':
      return (
        sumOf[formula.sign]?.(reckoned(formula.left, values), reckoned(formula.right, values)) ?? Number.NaN
      )
    case 'call':
      return known[formula.name]?.of(...formula.given.map(one => reckoned(one, values))) ?? Number.NaN
  }
}

/** The formula as Moodle writes it: names in braces, pow() for powers, commas between what a function is given. */
export function moodleFormula(formula: Formula): string {
  switch (formula.is) {
    case 'number':
      return String(formula.value)
    case 'name':
      return constants.has(formula.name) ? `${formula.name}()` : `{${formula.name}}`
    case 'minus':
      return `(-${moodleFormula(formula.of)})`
    case 'sum': {
      const [left, right] = [moodleFormula(formula.left), moodleFormula(formula.right)]
      return formula.sign === '^' ? `pow(${left},${right})` : `(${left}${formula.sign}${right})`
    }
    case 'call': {
      const inDegrees = ['sin', 'cos', 'tan'].includes(formula.name)
      const name = { ln: 'log', log: 'log10' }[formula.name] ?? formula.name
      const given = formula.given.map(moodleFormula)
      return `${name}(${inDegrees ? `deg2rad(${given[0]})` : given.join(',')})`
    }
  }
}

/** Moodle's own spelling as ours; what it can and we cannot is a {@link FormulaProblem} when it is read. */
export const fromMoodle = (text: string): string =>
  text
    .replaceAll(/\{([a-z]\w*)\}/gi, '$1')
    .replaceAll(/\bpi\(\)/gi, 'pi')
    .replaceAll(/\b(sin|cos|tan)\(deg2rad\(([^()]*)\)\)/gi, '$1($2)')
    .replaceAll(/\blog\(/gi, 'ln(')
    .replaceAll(/\blog10\(/gi, 'log(')
    .replaceAll(',', ';')
