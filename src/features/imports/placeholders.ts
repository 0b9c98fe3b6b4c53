import { element, mapElements, parseHtml, writeHtml } from './pages/tree.ts'

export type Addresses = {
  /** Where a page of the import came to stand; undefined unwraps the link. */
  page: (key: string) => string | undefined
  /** Where a picture came to stand; undefined puts a link (or its description) in its place. */
  asset: (key: string) => string | undefined
}

export function pagePlaceholder(key: string, hash?: string): string {
  return `import:${encodeKey(key)}${hash ? `#${encodeURIComponent(hash)}` : ''}`
}

export function assetPlaceholder(key: string): string {
  return `asset:${encodeKey(key)}`
}

/** Read a placeholder back; undefined for any other address. */
function placeholderOf(url: string): { kind: 'import' | 'asset'; key: string; hash?: string } | undefined {
  const found = /^(import|asset):([^#]*)(?:#(.*))?$/s.exec(url)
  if (!found) return undefined
  const kind = found[1] === 'import' ? 'import' : 'asset'
  try {
    const key = decodeURIComponent(found[2] ?? '')
    return { kind, key, ...(found[3] ? { hash: decodeURIComponent(found[3]) } : {}) }
  } catch {
    return undefined
  }
}

/** HTML of an import with real addresses instead of placeholders. Still to be sanitised. */
export function fillPlaceholders(html: string, addresses: Addresses): string {
  const tree = parseHtml(html, 'placeholders')
  const filled = mapElements(tree.children, node => {
    const from = placeholderOf(node.attrs.src ?? '')
    if (from) {
      const src = addresses.asset(from.key)
      return src ? [element(node.tag, { ...node.attrs, src }, [])] : [instead(from.key, node.attrs.alt ?? '')]
    }
    const to = placeholderOf(node.attrs.href ?? '')
    if (!to) return [node]
    const found = to.kind === 'asset' ? (addresses.asset(to.key) ?? remote(to.key)) : addresses.page(to.key)
    if (!found) return node.children
    const children = mapElements(node.children, inner => (inner.tag === 'a' ? inner.children : [inner]))
    const href = to.hash ? `${found}#${encodeURIComponent(to.hash)}` : found
    return [element(node.tag, { ...node.attrs, href }, children)]
  })
  return writeHtml(filled)
}

/** A picture we do not have: a link to where it was, or what it was called. */
function instead(key: string, alt: string) {
  const words =
    alt ||
    (key
      .split('/')
      .at(-1)
      ?.replace(/[?#].*$/, '') ??
      key)
  const href = remote(key)
  return href ? element('a', { href }, [`Gambar: ${words}`]) : `[Gambar: ${words}]`
}

function remote(key: string): string | undefined {
  return /^https?:\/\//i.test(key) ? key : undefined
}

function encodeKey(key: string): string {
  return encodeURI(key).replaceAll('#', '%23').replaceAll('?', '%3F')
}
