/** How what Markdown has no sign for is fenced, said once for who prints and who reads. */

/** The longest run of a sign at the start of a line. */
export const longestRun = (text: string, sign: string): number =>
  Math.max(0, ...[...text.matchAll(new RegExp(`^\\s*(${sign}+)`, 'gm'))].map(([, run = '']) => run.length))

/** `:::callout{tone=tip}`, what stands in it, `:::`; with more colons around what has a fence of its own. */
export function directiveText(name: string, attributes: string, body: string): string {
  const fence = ':'.repeat(Math.max(3, longestRun(body, ':') + 1))
  return `${fence}${name}${attributes}\n${body === '' ? '' : `${body}\n`}${fence}\n`
}

/** The lines of a text, the first behind one sign and the others, unless they are empty, behind another. */
export const lines = (text: string, first: string, others: string): string =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) =>
      index === 0 ? first + line : line === '' && others.trim() === '' ? '' : others + line,
    )
    .join('\n')
    .concat('\n')
