import { type Image, type Site, useSite } from './parts.tsx'

export type Ratio = '16x9' | '4x3' | '1x1' | '3x4' | '21x9' | 'auto'

interface PictureProps {
  image: Image
  /** the width of its place, as in the `sizes` attribute: lengths in rem or vw, each with its condition */
  sizes: string
  ratio?: Ratio
  /** the largest picture above the fold: at most one per page */
  priority?: boolean | undefined
  /** small and in the first screen, as a logo is: loaded at once, after whatever is wanted first */
  atOnce?: boolean
  className?: string
  /** where the words beside the picture already say what it shows */
  decorative?: boolean
  /** shown in its place on dark screens; where it is shown, it gives its own measures, so nothing moves */
  dark?: Image
}

const widths = [320, 480, 640, 960, 1280, 1920]

export function Picture({ image, dark, sizes, ratio = 'auto', priority, atOnce, ...props }: PictureProps) {
  const { className, decorative } = props
  const site = useSite()
  const isFirst = priority ?? image.eager
  const isNear = isFirst || atOnce
  const usual = offeredOf(image).findLast(width => width <= 640) ?? image.width
  const shown = (
    <img
      className={[`pic r-${ratio}`, focusOf(image), className].filter(Boolean).join(' ')}
      src={addressOf(site, image, usual, isNear)}
      srcSet={setOf(site, image, isNear)}
      sizes={filling(sizes, image, ratio)}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : image.alt}
      loading={isNear ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : atOnce ? 'low' : undefined}
      decoding="async"
    />
  )
  if (!dark || dark.key === image.key) return shown
  return (
    <picture>
      <source
        media="screen and (prefers-color-scheme: dark)"
        srcSet={setOf(site, dark, isNear)}
        sizes={filling(sizes, dark, ratio)}
        width={dark.width}
        height={dark.height}
      />
      {shown}
    </picture>
  )
}

/** "50-25" as classes, since a policy forbids style attributes; the middle needs none */
function focusOf({ focus }: Image): string {
  const [x = '50', y = '50'] = focus?.split('-') ?? []
  return [x === '50' ? '' : `fx-${x}`, y === '50' ? '' : `fy-${y}`].filter(Boolean).join(' ')
}

const shapes: Record<Ratio, number> = {
  '16x9': 16 / 9,
  '4x3': 4 / 3,
  '1x1': 1,
  '3x4': 3 / 4,
  '21x9': 21 / 9,
  auto: 0,
}

/** A wide picture that fills a tall place is cut at its sides: it is as wide as the place's height asks. */
function filling(sizes: string, { width, height }: Image, ratio: Ratio): string {
  const wider = shapes[ratio] && width / height / shapes[ratio]
  if (wider < 1.05) return sizes
  return sizes.replace(
    /([\d.]+)(rem|vw)(?=,|$)/g,
    (_, length: string, unit: string) => `${Math.round(Number(length) * wider * 10) / 10}${unit}`,
  )
}

function offeredOf(image: Image) {
  const offered = widths.filter(width => width <= image.width)
  return offered.length === 0 ? [image.width] : offered
}

function setOf(site: Site, image: Image, isNear?: boolean) {
  return offeredOf(image)
    .map(width => `${addressOf(site, image, width, isNear)} ${width}w`)
    .join(', ')
}

/**
 * Where a picture lies in one of the widths that are made. What the first screen shows comes from the site itself, as
 * pictures of texts do: a connection to another host would take it as long as the whole page.
 */
export function addressOf(site: Site, image: Image, width: number, isNear = false) {
  if (isNear) return `/_berkas/w_${width},f_webp/${image.key}`
  return `${site.filesOrigin}/${site.tenant}/w_${width},f_webp/${image.key}`
}
