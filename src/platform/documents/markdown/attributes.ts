import {
  type Attribute,
  attributesOf,
  type DocNode,
  type NodeName,
} from '../../../shared/document/document.ts'

/** What stands in braces: `{#tujuan align=center width=960 title="Dua kata"}`. */

const bare = /^[\w./:%+,;@~?=&-]+$/

/** In braces, the attributes of a node that its spelling does not say by itself; empty where there are none. */
export function attributesText(
  node: Pick<DocNode, 'type' | 'attrs'>,
  except: readonly string[] = [],
): string {
  const known: Readonly<Record<string, Attribute>> = attributesOf(node.type)
  const parts = Object.entries(node.attrs ?? {}).flatMap(([name, value]) => {
    if (except.includes(name) || !Object.hasOwn(known, name) || value === undefined) return []
    if (name === 'anchor' && value !== null) return [`#${String(value)}`]
    if (value === true) return [name]
    return [`${name}=${valueText(value)}`]
  })
  // the name of the place first, as people write it
  const sorted = [...parts.filter(one => one.startsWith('#')), ...parts.filter(one => !one.startsWith('#'))]
  return sorted.length === 0 ? '' : `{${sorted.join(' ')}}`
}

const valueText = (value: unknown) => {
  const text = String(value)
  return typeof value === 'string' && !bare.test(text) ? JSON.stringify(text) : text
}

const part = /^\s*(?:#([^\s"'<>&{}]+)|([a-zA-Z]\w*)(?:=("(?:[^"\\]|\\.)*"|[^\s"{}]+))?)/

/** Names and values as they are written; undefined: this is nothing in braces. */
export function readBraces(text: string): Record<string, string | true> | undefined {
  const inside = /^\{([\s\S]*)\}$/.exec(text.trim())?.[1]
  if (inside === undefined) return undefined
  const found: Record<string, string | true> = {}
  let rest = inside
  while (rest.trim() !== '') {
    const read = part.exec(rest)
    if (!read) return undefined
    const [all, anchor, name = 'anchor', value] = read
    const said = anchor ?? (value === undefined ? true : unquoted(value))
    if (said === undefined) return undefined
    found[name] = said
    rest = rest.slice(all.length)
  }
  return found
}

function unquoted(value: string): string | undefined {
  if (!value.startsWith('"')) return value
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'string' ? read : undefined
  } catch {
    return undefined
  }
}

/** The same as a node keeps them; a name it does not have stays, for the check to name. */
export function attributesFor(
  type: NodeName,
  given: Readonly<Record<string, string | true>>,
): Record<string, unknown> {
  const known: Readonly<Record<string, Attribute>> = attributesOf(type)
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const attribute = Object.hasOwn(known, name) ? known[name] : undefined
      if (attribute?.kind === 'count' && typeof value === 'string' && /^\d+$/.test(value))
        return [name, Number(value)]
      if (attribute?.kind === 'flag' && value === 'false') return [name, false]
      return [name, value]
    }),
  )
}
