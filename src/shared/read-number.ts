/** What somebody typed as a number: read, or asked back where it may be two. */
export type ReadNumber =
  | { is: 'number'; value: number; unit: string }
  /** "1.234" is one thousand and something here, and a bit more than one elsewhere */
  | { is: 'either'; value: number; unit: string; readings: readonly [string, string] }
  | { is: 'none' }

const grouped = /^([+-]?)(\d{1,3})((?:\.\d{3})+)(,\d+)?$/
const plain = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i

/**
 * The comma is decimal, as it is written here; a point is too, unless it groups thousands. "1.234" may be either: it is
 * read as thousands, and whoever typed it is asked.
 */
export function readNumber(text: string): ReadNumber {
  const typed = text.normalize('NFKC').replaceAll(/[−–]/g, '-').trim()
  const [, digits = '', unit = ''] = /^([+-]?[\d.,]*\d[.,]?(?:e[+-]?\d+)?)\s*(.*)$/i.exec(typed) ?? []
  if (digits === '') return { is: 'none' }
  const groups = grouped.exec(digits)
  if (groups) {
    const [, sign = '', head = '', rest = '', tail = ''] = groups
    const whole = `${sign}${head}${rest.replaceAll('.', '')}`
    const value = Number(`${whole}${tail.replace(',', '.')}`)
    const isEither = tail === '' && rest.length === 4 && head !== '0'
    if (isEither) return { is: 'either', value, unit, readings: [whole, `${sign}${head},${rest.slice(1)}`] }
    if (!(rest.length === 4 && head === '0')) return { is: 'number', value, unit }
  }
  if (!plain.test(digits)) return { is: 'none' }
  const value = Number(digits.replace(',', '.'))
  return Number.isFinite(value) ? { is: 'number', value, unit } : { is: 'none' }
}
