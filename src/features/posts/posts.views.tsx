import type { Action, Image } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

export function AudioPlayer({ url, title }: { url: string; title: string }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: an episode's transcript is the text below it
    <audio
      className="audio"
      controls
      preload="none"
      src={url}
      aria-label={title}
      data-player=""
      data-title={title}
    >
      <a href={url}>Unduh episode</a>
    </audio>
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
