import type { DocNode, GalleryPicture } from '../../shared/document/document.ts'
import { alignOf, all, anchorOf, elementsIn, sizesOf } from './html-facts.ts'
import { inlineIn } from './html-inline.ts'
import { classesOf, type Element } from './html-nodes.ts'

/** A picture, a sound or a film, with the words below it. */
export function figureIn(element: Element): DocNode | undefined {
  const [media, caption, ...more] = elementsIn(element.children) ?? []
  if (!media || more.length > 0 || (caption && caption.tag !== 'figcaption')) return undefined
  const content = inlineIn(caption?.children ?? [])
  if (!content) return undefined
  const { src = '', alt } = media.attrs
  if (media.tag === 'audio' || media.tag === 'video') return { type: media.tag, attrs: { src }, content }
  if (media.tag !== 'img') return undefined
  const about = {
    ...(alt === undefined ? {} : { alt }),
    ...sizesOf(media),
    ...alignOf(element),
    ...anchorOf(element),
  }
  return { type: 'picture', attrs: { src, ...about }, content }
}

export function galleryIn({ children }: Element): DocNode | undefined {
  const [list, ...more] = elementsIn(children) ?? []
  if (!list || more.length > 0 || !classesOf(list).includes('photos')) return undefined
  const pictures = all((elementsIn(list.children) ?? []).map(galleryPicture))
  return pictures && { type: 'gallery', attrs: { pictures } }
}

function galleryPicture({ children }: Element): GalleryPicture | undefined {
  const [figure] = elementsIn(children) ?? []
  const [link, caption] = (figure && elementsIn(figure.children)) ?? []
  const [img] = (link && elementsIn(link.children)) ?? []
  if (img?.tag !== 'img') return undefined
  const [words = ''] = caption?.children ?? []
  if (typeof words !== 'string') return undefined
  const { src = '', alt = '' } = img.attrs
  return { src, alt, ...sizesOf(img), ...(words === '' ? {} : { caption: words }) }
}

export function embedIn({ attrs, children }: Element): DocNode | undefined {
  const [link] = elementsIn(children) ?? []
  const { 'data-frame': frame = '', 'data-title': title = '' } = attrs
  return link && { type: 'embed', attrs: { frame, href: link.attrs.href ?? '', title } }
}
