import { createElement } from 'react'
import { sitePath } from '../../../site-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type Action, type Image, useSite } from '../../../ui/parts.tsx'
import { addressOf, Picture } from '../../../ui/picture.tsx'
import type { ShownChapter, ShownWords } from './episode.contract.ts'
import type { Listen, ReactionBar } from './posts.contract.ts'

/**
 * A key that begins it, and without script the browser's own player; whatever plays on while one browses reads what it
 * needs from its attributes.
 */
export function AudioPlayer({ audio, chapters }: { audio: Listen; chapters: ShownChapter[] }) {
  const site = useSite()
  const { url, title, href, picture, length, note } = audio
  return (
    <figure className="listen">
      {createElement(
        'listen-start',
        null,
        // biome-ignore lint/a11y/useMediaCaption: what is said stands in the text below
        <audio
          className="audio"
          controls
          preload="none"
          src={url}
          aria-label={title}
          data-player=""
          data-title={title}
          data-href={href}
          data-picture={picture ? addressOf(site, picture, 320) : undefined}
        >
          <a href={url}>Unduh episode</a>
        </audio>,
        <button className="btn btn-main" type="button">
          <Icon name="play" />
          Putar episode
        </button>,
        chapters.length > 0 && <Chapters chapters={chapters} />,
      )}
      <figcaption>
        {[note, length].filter(Boolean).join(' ')}
        {(note || length) && '. '}
        <a href={url} download="">
          Unduh MP3
        </a>
        {' atau '}
        <a
          href={`${sitePath('/Podcasts')}/feed.xml`}
          type="application/rss+xml"
          target="_blank"
          rel="noopener"
        >
          ikuti lewat RSS
        </a>
      </figcaption>
    </figure>
  )
}

/** Where one may begin to listen; without script they say what comes when. */
function Chapters({ chapters }: { chapters: ShownChapter[] }) {
  return (
    <ol className="listen-chapters" aria-label="Bab">
      {chapters.map(({ at, time, title }) => (
        <li key={at}>
          <button type="button" data-at={at}>
            <span>{time}</span>
            {title}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** What is said in the recording, for those who read. */
export function Transcript({ words }: { words: ShownWords[] }) {
  if (words.length === 0) return null
  return (
    <details className="transcript">
      <summary>Transkrip</summary>
      {words.map(({ at, time, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is said stays in its order
        <p key={index}>
          {time !== undefined && <time dateTime={`PT${at}S`}>{time}</time>}
          {text}
        </p>
      ))}
    </details>
  )
}

interface AuthorListProps {
  authors: { name: string; role: string; picture?: Image }[]
  categories: Action[]
}

/** Who wrote it and where more of it is, below the text. */
export function AuthorList({ authors, categories }: AuthorListProps) {
  if (authors.length === 0 && categories.length === 0) return null
  return (
    <footer className="byline">
      {authors.length > 0 && (
        <ul className="byline-authors">
          {authors.map(author => (
            <li key={author.name}>
              {author.picture && <Picture image={author.picture} ratio="1x1" sizes="56px" decorative />}
              <div>
                <p className="byline-name">{author.name}</p>
                {author.role && <p className="byline-role">{author.role}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {categories.length > 0 && (
        <ul className="chips">
          {categories.map(category => (
            <li key={category.href}>
              <a className="chip" href={category.href}>
                {category.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}

/**
 * A form that works without script. With it `ui/elements/reaction-bar.ts` fills in what stands now and which is one's
 * own: as in the header's account slot, React makes the markup and looks at it no more.
 */
export function ReactionButtons({ bar, formHtml }: { bar: ReactionBar; formHtml: string }) {
  const { kind, slug, views } = bar
  return (
    <section className="reactions" id="reaksi" aria-labelledby="reaksi-judul">
      <h2 className="reactions-title" id="reaksi-judul">
        Bagaimana menurut Anda?
      </h2>
      {createElement('reaction-bar', {
        key: kind + slug,
        'data-kind': kind,
        'data-slug': slug,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: formHtml },
      })}
      {views > 0 && <p className="reactions-views">{`Dilihat ${views} kali`}</p>}
    </section>
  )
}
