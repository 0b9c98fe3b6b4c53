import { createElement } from 'react'
import { Icon } from './icon.tsx'
import { type Image, useSite } from './parts.tsx'
import { addressOf, Picture } from './picture.tsx'
import type { Watch } from './watch.ts'
import './showing.css'

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

/** A film: our own in the browser's player, or a link that becomes a player when it is asked for. */
export function Film({ film }: { film: Watch }) {
  const site = useSite()
  const { file, elsewhere, poster, title } = film
  if (file) {
    return (
      <figure className="film">
        {/* biome-ignore lint/a11y/useMediaCaption: what is said in it stands in the text below */}
        <video
          controls
          playsInline
          preload="none"
          width={1280}
          height={720}
          poster={poster && addressOf(site, poster, 960)}
          aria-label={title}
        >
          <source src={file.url} type={file.mime} />
          <a href={file.url}>Unduh video</a>
        </video>
      </figure>
    )
  }
  if (!elsewhere) return null
  const link = (
    <a href={elsewhere.href} rel="noopener noreferrer" className="film-link">
      {poster && <Picture image={poster} sizes="(width >= 64rem) 48rem, 94vw" ratio="16x9" decorative />}
      <span className="film-mark">
        <Icon name="play" />
        {`Putar video dari ${elsewhere.name}`}
      </span>
    </a>
  )
  return (
    <figure className="film">
      {createElement('film-frame', { 'data-frame': elsewhere.frame, 'data-title': title }, link)}
      <figcaption>{`Video baru dimuat dari ${elsewhere.name} setelah Anda memutarnya.`}</figcaption>
    </figure>
  )
}
