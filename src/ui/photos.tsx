import { createElement } from 'react'
import { type Image, useSite } from './parts.tsx'
import { addressOf, Picture } from './picture.tsx'
import './photos.css'

/** the largest that is made of it, up to what a screen shows */
const largest = ({ width }: Image) => [1280, 960, 640, 480, 320].find(step => step <= width) ?? width

/** Photographs side by side. Each is a link to itself in large; with script they open in a lightbox on the page. */
export function PhotoGrid({ images, label }: { images: Image[]; label: string }) {
  const site = useSite()
  if (images.length === 0) return null
  const list = (
    <ul className="photos" aria-label={label}>
      {images.map(image => (
        <li key={image.key + image.alt}>
          <a
            href={addressOf(site, image, largest(image))}
            data-photo=""
            data-caption={image.caption ?? image.alt}
          >
            <Picture image={image} sizes="(width >= 64rem) 20rem, (width >= 40rem) 31vw, 46vw" ratio="4x3" />
          </a>
        </li>
      ))}
    </ul>
  )
  return createElement('photo-lightbox', null, list)
}
