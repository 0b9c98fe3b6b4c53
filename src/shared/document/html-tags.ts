export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;')

export type Attributes = Readonly<Record<string, string | number | null | undefined>>

/** `alt` alone is written out while empty: an empty one says that the picture is decoration. */
export function open(tag: string, attributes: Attributes = {}): string {
  const parts = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    return [value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${quoted(String(value))}"`]
  })
  return `<${tag}${parts.join('')}`
}

export const wrap = (tag: string, attributes: Attributes, inside: string) =>
  `${open(tag, attributes)}>${inside}</${tag}>`

export const single = (tag: string, attributes: Attributes) => `${open(tag, attributes)} />`
