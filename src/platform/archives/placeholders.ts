import { element, elementsOf, type HtmlNode, mapElements, parseHtml, writeHtml } from './pages/html-tree.ts'

/** A picture where it now stands: `src` to show it, `href` to open it. */
export type PlacedPicture = { src: string; href: string; width: number; height: number; alt: string }

export type Addresses = {
  /** Where a page of the import came to stand; undefined unwraps the link. */
  page: (key: string) => string | undefined
  /** Where a picture came to stand; undefined puts a link (or its description) in its place. */
  asset: (key: string) => PlacedPicture | undefined
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
      const placed = addresses.asset(from.key)
      const said = node.attrs.alt ?? ''
      return placed ? [shown(placed, node.attrs)] : [instead(from.key, said)]
    }
    const to = placeholderOf(node.attrs.href ?? '')
    if (!to) return [node.tag === 'a' ? { ...node, children: withoutLinks(node.children) } : node]
    const found =
      to.kind === 'asset' ? (addresses.asset(to.key)?.href ?? remote(to.key)) : addresses.page(to.key)
    if (!found) return node.children
    const children = withoutLinks(node.children)
    const href = to.hash ? `${found}#${encodeURIComponent(to.hash)}` : found
    return [element(node.tag, { ...node.attrs, href }, children)]
  })
  return writeHtml(filled)
}

/** A link around a picture that became a link itself is the one link. */
function withoutLinks(nodes: readonly HtmlNode[]): HtmlNode[] {
  return mapElements(nodes, inner => (inner.tag === 'a' ? inner.children : [inner]))
}

/** The sizes are those of the file, not the old page's: they keep its place while it loads, and may not distort it. */
function shown({ src, width, height, alt }: PlacedPicture, attrs: Record<string, string>) {
  const { title, class: side, alt: said = '' } = attrs
  const kept = { alt: said || alt, ...(title && { title }), ...(side && { class: side }) }
  return element('img', { src, ...kept, width: String(width), height: String(height), loading: 'lazy' }, [])
}

/** The keys of all pictures that a text shows or links to. */
export function assetKeysIn(html: string): string[] {
  const keys = [...elementsOf(parseHtml(html, 'placeholders').children)].flatMap(({ attrs }) =>
    [attrs.src, attrs.href].map(url => placeholderOf(url ?? '')),
  )
  return [...new Set(keys.flatMap(found => (found?.kind === 'asset' ? [found.key] : [])))]
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
  return /^https?:\/\/(?!di-dalam-teks\.invalid\/)/i.test(key) ? key : undefined
}

function encodeKey(key: string): string {
  return encodeURI(key).replaceAll('#', '%23').replaceAll('?', '%3F')
}
