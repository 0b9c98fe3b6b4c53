import { posix } from 'node:path'
import {
  type ArchiveAsset,
  type ArchivedPost,
  ImportError,
  type PostArchive,
  type Skipped,
} from './archive.ts'
import type { Source } from './files/archive-source.ts'
import { pictureType } from './files/picture-type.ts'
import { languageOf, languageTag } from './language.ts'
import { type HtmlNode, mapElements, proseOf, textOf, writeHtml } from './pages/html-tree.ts'
import { localLink } from './pages/local-links.ts'
import { readPage } from './pages/read-page.ts'
import { tidy } from './pages/tidy.ts'
import { assetPlaceholder } from './placeholders.ts'
import { oneLine, shorten } from './reading-text.ts'
import { skipList } from './skip-list.ts'
import { slugTaker } from './slug-taker.ts'

/** Pages that were documents, each as one post; the first heading is its title and leaves the text. */
export function documentPosts(
  source: Source,
  { now, skipped }: { now: Date; skipped: readonly Skipped[] },
): PostArchive {
  const skips = skipList()
  skips.take(skipped)
  const takeSlug = slugTaker()
  const assets = new Map<string, ArchiveAsset>()
  const posts = [...source.files].flatMap(([path, bytes]): ArchivedPost[] => {
    if (!path.endsWith('.html')) return []
    const page = readPage(path, bytes)
    const title = shorten(page.title || posix.basename(path, '.html'), 255)
    const nodes = withPictures(
      withoutTitle(tidy(page.content, skips.at(path)), page.title),
      path,
      source,
      assets,
    )
    const words = proseOf(nodes)
    if (words === '') throw new ImportError('tidak berisi teks.', { path: path.replace(/html$/, 'docx') })
    const language = languageOf(`${title} ${words}`, languageTag(page.language))
    return [
      {
        sourceId: path,
        type: 'post',
        title,
        slug: takeSlug(title, posix.basename(path, '.html')),
        html: writeHtml(nodes),
        summary: shorten(words, 300),
        publishedAt: now.toISOString(),
        status: 'published',
        categorySlugs: [],
        tags: [],
        sticky: false,
        ...(language && { language }),
      },
    ]
  })
  return {
    site: { title: 'Dokumen Word', url: '' },
    authors: [],
    categories: [],
    tags: [],
    posts,
    assets,
    redirects: [],
    skipped: skips.list(),
  }
}

function withoutTitle(nodes: readonly HtmlNode[], title: string): readonly HtmlNode[] {
  const at = nodes.findIndex(node => typeof node !== 'string')
  const first = nodes[at]
  const isTitle =
    first !== undefined &&
    typeof first !== 'string' &&
    /^h[1-6]$/.test(first.tag) &&
    oneLine(textOf([first])) === title
  return isTitle ? nodes.toSpliced(at, 1) : nodes
}

function withPictures(
  nodes: readonly HtmlNode[],
  from: string,
  { files }: Source,
  assets: Map<string, ArchiveAsset>,
): HtmlNode[] {
  return mapElements(nodes, node => {
    const place =
      node.tag === 'img' ? localLink(from, node.attrs.src ?? '', path => files.has(path)) : undefined
    const bytes = place && files.get(place.path)
    const mime = bytes && pictureType(bytes)
    if (!place || !bytes || !mime) return [node]
    const url = place.path
    assets.set(url, { url, title: '', name: posix.basename(url), mime, bytes })
    return [{ ...node, attrs: { ...node.attrs, src: assetPlaceholder(url) } }]
  })
}
