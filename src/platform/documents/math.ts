import katex from 'katex'
import { sanitizeHtml } from '../html/sanitize.ts'

/** A formula in LaTeX as MathML, which browsers draw without a script and without a style; undefined: it cannot be read. */
export function mathOf(source: string): string | undefined {
  try {
    const made = katex.renderToString(source, {
      output: 'mathml',
      displayMode: true,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 200,
      maxSize: 50,
    })
    const math = /<math[\s\S]*<\/math>/.exec(made)?.[0]
    return math && sanitizeHtml(math)
  } catch (error) {
    if (error instanceof katex.ParseError) return undefined
    throw error
  }
}
