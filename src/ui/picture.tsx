import { type Image, type Site, useSite } from './parts.tsx'

export type Ratio = '16x9' | '4x3' | '1x1' | '3x4' | '21x9' | 'auto'

interface PictureProps {
  image: Image
  /** the width it is shown at: the `sizes` attribute */
  sizes: string
  ratio?: Ratio
  /** the largest picture above the fold: at most one per page */
  priority?: boolean
  className?: string
  /** where the words beside the picture already say what it shows */
  decorative?: boolean
}

const widths = [320, 480, 640, 960, 1280, 1920]

export function Picture({ image, sizes, ratio = 'auto', priority, className, decorative }: PictureProps) {
  const site = useSite()
  const offered = widths.filter(width => width <= image.width)
  if (offered.length === 0) offered.push(image.width)
  const isFirst = priority ?? image.eager
  const usual = offered.findLast(width => width <= 640) ?? image.width
  return (
    <img
      className={className ? `pic r-${ratio} ${className}` : `pic r-${ratio}`}
      src={addressOf(site, image, usual)}
      srcSet={offered.map(width => `${addressOf(site, image, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : image.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** Where a picture lies in one of the widths that are made. */
export function addressOf(site: Site, image: Image, width: number) {
  return `${site.filesOrigin}/${site.tenant}/w_${width},f_webp/${image.key}`
}
