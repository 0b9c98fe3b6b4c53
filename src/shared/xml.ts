import { escapeHtml } from './html-text.ts'

/** what XML 1.0 cannot hold, escaped or not */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const xmlText = (text: string) => escapeHtml(text.toWellFormed().replaceAll(forbidden, ''))

/** Text that holds markup, as one piece. */
export const cdata = (text: string) =>
  `<![CDATA[${text.toWellFormed().replaceAll(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

type Attributes = Readonly<Record<string, string | number | undefined>>

const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('')

type Content = string | readonly (string | undefined)[]

/** An element with ready content: made by `element`, `xmlText` or `cdata`. Attributes without a value are left out. */
export function element(name: string, content: Content = '', attributes: Attributes = {}): string {
  const inside = typeof content === 'string' ? content : content.filter(Boolean).join('')
  const said = attributesText(attributes)
  return inside === '' ? `<${name}${said}/>` : `<${name}${said}>${inside}</${name}>`
}

/** An element that holds plain text; without any it still opens and closes, since some readers look for both. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${name}${attributesText(attributes)}>${xmlText(text)}</${name}>`

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
