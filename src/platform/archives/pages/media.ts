import { type Embed, embedOf, embedWords } from '../../../shared/embeds.ts'
import { shorten } from '../reading-text.ts'
import type { Note } from '../skip-list.ts'
import {
  element,
  elementsOf,
  find,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  textOf,
} from './html-tree.ts'

/** Sounds, films and what other sites embed; a film of theirs is asked for when somebody presses its preview. */
export function embedded(node: HtmlElement, note: Note): HtmlNode[] | undefined {
  const from =
    node.attrs.src ?? node.attrs.data ?? find(node.children, one => one.attrs.src !== undefined)?.attrs.src
  if (!from) return undefined
  const title = node.attrs.title ?? ''
  const found = embedOf(from)
  if (found) return [preview(found, title)]
  if ((node.tag === 'audio' || node.tag === 'video') && /^https:\/\//i.test(from))
    return [element(node.tag, { src: from, controls: '', preload: 'none' }, [])]
  note(from, `Isi sematan <${node.tag}> diganti dengan tautan`)
  return [element('p', {}, [element('a', { href: from }, [title || from])])]
}

function preview(found: Embed, title: string): HtmlElement {
  const link = element('a', { href: found.page, class: 'film-link' }, [embedWords(found)])
  const name = title || (found.kind === 'video' ? 'Video' : `Kiriman di ${found.host}`)
  const kind: Record<string, string> = found.kind === 'post' ? { 'data-kind': 'post' } : {}
  return element('film-frame', { 'data-frame': found.frame, 'data-title': name, ...kind }, [link])
}

export const isGallery = (node: HtmlElement) => hasClass(node, 'wp-block-gallery', 'blocks-gallery-grid')

/** Pictures side by side, each a link to itself in large, whichever way the gallery was marked up. */
export function gallery(node: HtmlElement): HtmlNode[] {
  const pictures = picturesIn(node.children, undefined)
  const own = node.children.filter(isElement).find(one => one.tag === 'figcaption')
  const told = own ? [element('p', {}, own.children)] : []
  if (pictures.length === 0) return told
  const entries = pictures.map(({ img, caption }) => {
    const { src = '', alt = '', width, height } = img.attrs
    const picture = element('img', { src, alt, ...(width && { width }), ...(height && { height }) }, [])
    const words = caption ? shorten(textOf(caption.children).trim(), 300) : ''
    const link = element('a', { href: src, 'data-photo': '', 'data-caption': words || alt }, [picture])
    const shown = caption && words ? [link, element('figcaption', {}, [words])] : [link]
    return element('li', {}, [element('figure', {}, shown)])
  })
  return [element('photo-lightbox', {}, [element('ul', { class: 'photos' }, entries)]), ...told]
}

type Picture = { img: HtmlElement; caption: HtmlElement | undefined }

function picturesIn(nodes: readonly HtmlNode[], caption: HtmlElement | undefined): Picture[] {
  return nodes.filter(isElement).flatMap((node): Picture[] => {
    if (node.tag === 'img') return [{ img: node, caption }]
    const inside =
      node.tag === 'figure' || node.tag === 'li'
        ? find(node.children, one => one.tag === 'figcaption')
        : undefined
    return picturesIn(node.children, inside ?? caption)
  })
}

/** Columns side by side; a picture beside words is two of them. */
export const isColumns = (node: HtmlElement) => hasClass(node, 'wp-block-columns', 'wp-block-media-text')

const ALIGNED = /(?:^|\s)(?:has-text-)?align-?(left|right|center)(?:\s|$)/
const STYLED = /(?:^|;)\s*text-align\s*:\s*(left|right|center)/i

/** Where the author put a thing: `align-left`, `align-right`, `align-center`. */
export function alignment({ tag, attrs }: HtmlElement): Record<string, string> {
  if (!/^(?:p|h[1-6]|figure|img)$/.test(tag)) return {}
  const side = ALIGNED.exec(attrs.class ?? '')?.[1] ?? STYLED.exec(attrs.style ?? '')?.[1]?.toLowerCase()
  return side ? { class: `align-${side}` } : {}
}

export const hasFilm = (nodes: readonly HtmlNode[]) =>
  [...elementsOf(nodes)].some(node => ['img', 'iframe', 'audio', 'video', 'film-frame'].includes(node.tag))
