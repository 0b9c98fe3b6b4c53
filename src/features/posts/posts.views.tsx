import { createElement } from 'react'
import { escapeHtml } from '../../shared/html-text.ts'
import { type Reaction, reactionLabels, reactions } from '../../shared/reactions.ts'
import { iconPaths } from '../../ui/icon-paths.ts'
import { type Action, type Image, useSite } from '../../ui/parts.tsx'
import { addressOf, Picture } from '../../ui/picture.tsx'
import type { Listen, ReactionBar } from './posts.contract.ts'

/** The browser's own player; whatever plays on while one browses reads what it needs from its attributes. */
export function AudioPlayer({ audio }: { audio: Listen }) {
  const site = useSite()
  const { url, title, href, picture, length, note } = audio
  return (
    <figure className="listen">
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands in the text below */}
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
      </audio>
      <figcaption>
        {note ? `${note} ${length}. ` : `${length}. `}
        <a href={url} download="">
          Unduh MP3
        </a>
        {' atau '}
        <a href="/Podcasts/feed.xml" type="application/rss+xml" target="_blank" rel="noopener">
          ikuti lewat RSS
        </a>
      </figcaption>
    </figure>
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

/** Lucide's drawings (ISC licence, https://lucide.dev), two of them only here */
const marks: Record<Reaction, string> = {
  like: 'M7 10v12M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z',
  love: iconPaths.heart,
  clap: 'M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2M10 10.5V6a2 2 0 0 0-4 0v8M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15',
  insightful: iconPaths.lightbulb,
  celebrate: iconPaths.sparkles,
}

/**
 * A form that works without script. With it `ui/elements/reaction-bar.ts` fills in what stands now and which is one's
 * own: as in the header's account slot, React makes the markup and looks at it no more.
 */
export function ReactionButtons({ bar }: { bar: ReactionBar }) {
  const { kind, slug, notice } = bar
  return (
    <section className="reactions" id="reaksi" aria-labelledby="reaksi-judul">
      <h2 className="reactions-title" id="reaksi-judul">
        Bagaimana menurut Anda?
      </h2>
      {createElement('reaction-bar', {
        key: `${kind} ${slug} ${notice ?? ''}`,
        'data-kind': kind,
        'data-slug': slug,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: formOf(bar) },
      })}
      {bar.views > 0 && <p className="reactions-views">{`Dilihat ${bar.views} kali`}</p>}
    </section>
  )
}

function formOf({ kind, slug, counts, notice = '' }: ReactionBar): string {
  const buttons = reactions.map(
    name =>
      `<button type="submit" name="reaction" value="${name}" data-label="${reactionLabels[name]}"><svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="${marks[name]}"/></svg><span>${reactionLabels[name]}</span> <span class="reaction-count">${counts[name] || ''}</span></button>`,
  )
  return `<form method="post" action="/Reaksi"><input type="hidden" name="kindSlug" value="${escapeHtml(kind)}"><input type="hidden" name="slug" value="${escapeHtml(slug)}">${buttons.join('')}</form><p class="reactions-said" role="status">${escapeHtml(notice)}</p>`
}
