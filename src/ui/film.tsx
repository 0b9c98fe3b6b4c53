import { createElement } from 'react'
import { Icon } from './icon.tsx'
import { useSite } from './parts.tsx'
import { addressOf, Picture } from './picture.tsx'
import type { Watch } from './watch.ts'
import './film.css'

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
