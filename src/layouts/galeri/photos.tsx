import { createElement } from 'react'
import type { SectionProps } from '../../ui/kit/section.ts'
import { useSite } from '../../ui/parts.tsx'
import { addressOf, Picture } from '../../ui/picture.tsx'

/** high and low take turns, as `.photos.snaps` has it */
const isHigh = (index: number) => index % 4 === 0 || index % 4 === 3

/** the widest that is made of it, up to what a screen shows */
const largest = (width: number) => [1280, 960, 640, 480, 320].find(step => step <= width) ?? width

/** Photographs hang as a wall; each is a link to itself in large, and with script opens on the page (`photo-lightbox`). */
export function Photos({ section }: SectionProps<'gallery'>) {
  const site = useSite()
  const list = (
    <ul className="photos snaps" aria-label={section.title}>
      {section.items.map((image, index) => (
        <li key={image.key + image.alt}>
          <a
            href={addressOf(site, image, largest(image.width))}
            data-photo=""
            data-caption={image.caption ?? image.alt}
          >
            <Picture
              image={image}
              sizes="(width >= 64rem) 26vw, (width >= 40rem) 50vw, 78vw"
              ratio={isHigh(index) ? '3x4' : '4x3'}
            />
          </a>
        </li>
      ))}
    </ul>
  )
  return createElement('photo-lightbox', null, list)
}
