import {
  elementsOf,
  find,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  proseOf,
  writeHtml,
} from './html-tree.ts'

const MACHINERY = new Set(
  'script style noscript template nav form button input select textarea link meta title base dialog'.split(
    ' ',
  ),
)

/** What Publican, DocBook XSL, mdBook, GitBook, Sphinx, Docusaurus and MkDocs call their furniture. */
const FURNITURE = [
  ...['docnav', 'navheader', 'navfooter', 'toc', 'nav-chapters', 'nav-wrapper', 'menu-bar', 'sidebar-nav'],
  ...['breadcrumb', 'breadcrumbs', 'pagination', 'pagination-nav', 'prev-next', 'page-nav', 'page-toc'],
  ...['headerlink', 'hash-link', 'anchor-link', 'edit-page', 'edit-this-page', 'skip-link', 'skiplink'],
  ...['sphinxsidebar', 'related', 'table-of-contents', 'book-summary', 'sr-only', 'visually-hidden'],
]
const FURNITURE_ROLES = ['navigation', 'search', 'banner', 'contentinfo']
const DOCBOOK = ['section', 'chapter', 'preface', 'appendix', 'article', 'book', 'part', 'glossary', 'sect1']

/**
 * The part of a page that is its text: `<main>`, else a lone `<article>`, else DocBook's division,
 * else the body without its header and footer; navigation and scripts are cut out of it.
 */
export function mainContent(page: HtmlElement): HtmlNode[] {
  const body = find(page.children, node => node.tag === 'body') ?? page
  const articles = [...elementsOf(body.children)].filter(node => node.tag === 'article')
  const main =
    find(body.children, node => node.tag === 'main' || node.attrs.role === 'main') ??
    (articles.length === 1 ? articles[0] : undefined) ??
    find(body.children, node => node.tag === 'div' && hasClass(node, ...DOCBOOK))
  if (main) return withoutFurniture(main.children)
  return withoutFurniture(body.children.filter(node => !isElement(node) || !isFrame(node)))
}

function isFrame(node: HtmlElement): boolean {
  return node.tag === 'header' || node.tag === 'footer' || ['banner', 'title'].includes(node.attrs.id ?? '')
}

function withoutFurniture(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node]
    if (node.tag === 'head' || MACHINERY.has(node.tag) || isFurniture(node)) return []
    return [{ ...node, children: withoutFurniture(node.children) }]
  })
}

function isFurniture(node: HtmlElement): boolean {
  return hasClass(node, ...FURNITURE) || FURNITURE_ROLES.includes(node.attrs.role ?? '')
}

const EDGE = 3

/**
 * Blocks with links that stand at the edge of more than half of the pages (`Back to contents`, a
 * licence line) are the site's frame, not anybody's text. Needs four pages to be sure.
 */
export function withoutRepeatedEdges(pages: ReadonlyMap<string, HtmlNode[]>): Map<string, HtmlNode[]> {
  const seen = new Map<string, number>()
  for (const nodes of pages.values())
    for (const key of new Set(edgesOf(nodes).map(edgeKey))) if (key) seen.set(key, (seen.get(key) ?? 0) + 1)
  const frame = (key: string) => key !== '' && pages.size >= 4 && (seen.get(key) ?? 0) > pages.size / 2
  const cut = (nodes: HtmlNode[]) => {
    const edges = new Set(edgesOf(nodes).filter(node => frame(edgeKey(node))))
    return edges.size === 0 ? nodes : nodes.filter(node => !edges.has(node))
  }
  return new Map([...pages].map(([path, nodes]) => [path, cut(nodes)]))
}

function edgesOf(nodes: readonly HtmlNode[]): HtmlNode[] {
  const blocks = nodes.filter(isElement)
  return blocks.length <= EDGE * 2 ? blocks : [...blocks.slice(0, EDGE), ...blocks.slice(-EDGE)]
}

function edgeKey(node: HtmlNode): string {
  if (!isElement(node) || proseOf([node]).length > 300) return ''
  return find([node], inner => inner.tag === 'a' && inner.attrs.href !== undefined) ? writeHtml([node]) : ''
}
