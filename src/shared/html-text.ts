const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
}

/** The words of an HTML text, white space folded. For descriptions, not for safety. */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|[a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** First 20 words and an ellipsis: descriptions taken from HTML (specification section 2, page metadata). */
export function describe(html: string, words = 20): string {
  const all = htmlToText(html).split(' ')
  return all.length <= words ? all.join(' ') : `${all.slice(0, words).join(' ')}...`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** JSON that may stand in a script element: nothing in it can close the element or end a line of old parsers. */
export function jsonForScript(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return safeForScript(JSON.stringify(value, replacer))
}

/** JSON text as it may stand in a script element. */
export const safeForScript = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
