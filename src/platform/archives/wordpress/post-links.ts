import { looksLikePicture } from '../files/picture-type.ts'
import { element, type HtmlNode, mapElements } from '../pages/html-tree.ts'
import { assetPlaceholder, pagePlaceholder } from '../placeholders.ts'
import type { ArchiveAssets } from './archive-assets.ts'

/** Path of an address at the old site, with its query only when that is all it has (`/?p=12`). */
export function oldPathOf(link: string): string | undefined {
  const url = URL.parse(link)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const query = /[?&](?:p|page_id)=\d+/.test(url.search) ? url.search : ''
  return url.pathname === '/' && !query ? undefined : url.pathname + query
}

/** The links and pictures of posts as placeholders: other posts, and pictures of the archive. */
export function postLinker(site: string, posts: ReadonlyMap<string, string>, assets: ArchiveAssets) {
  const host = URL.parse(site)?.host.replace(/^www\./, '')

  function absolute(address: string): URL | undefined {
    const url = URL.parse(address.trim(), site || undefined) ?? undefined
    return url && /^https?:$/.test(url.protocol) ? url : undefined
  }

  function linkTo(href: string, from: string | undefined): string | undefined {
    if (href.startsWith('#') || /^(?:mailto|tel):/i.test(href)) return href
    const url = absolute(href)
    if (!url) return undefined
    if (url.href === from) return undefined
    const hash = url.hash ? decodeHash(url.hash.slice(1)) : undefined
    const post = url.host.replace(/^www\./, '') === host ? posts.get(pathKey(oldPathOf(url.href))) : undefined
    if (post) return pagePlaceholder(post, hash)
    const picture = assets.byPage(url.href)
    if (picture) return assetPlaceholder(picture.url)
    if (looksLikePicture(url.pathname) && assets.all.has(assets.keyOf(url.href)))
      return assetPlaceholder(assets.keyOf(url.href))
    return url.href
  }

  return (nodes: readonly HtmlNode[]): HtmlNode[] =>
    mapElements(nodes, node => {
      if (node.tag === 'img') {
        const url = absolute(node.attrs.src ?? '')
        const alt = node.attrs.alt ?? ''
        if (!url) return alt ? [`[Gambar: ${alt}]`] : []
        return [element('img', { ...node.attrs, src: assetPlaceholder(assets.keyOf(url.href)) }, [])]
      }
      if (node.tag !== 'a' || node.attrs.href === undefined) return [node]
      const href = linkTo(node.attrs.href, undefined)
      return href ? [element('a', { ...node.attrs, href }, node.children)] : node.children
    })
}

/** Slash or not at the end, it is the same page. */
export function pathKey(path: string | undefined): string {
  return (path ?? '').replace(/\/+(?=$|\?)/, '')
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
