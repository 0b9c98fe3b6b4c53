import type { ReactNode } from 'react'

/**
 * A part of a detail page about one thing. Its width says how much room it wants where a layout puts parts beside each
 * other: a short one may share a row.
 */
export interface BodyPart {
  /** its anchor */
  id: string
  title: string
  width: 'short' | 'wide'
  /** what some layouts lay elsewhere: what one takes along, and the text */
  kind?: 'aims' | 'text'
  /** nothing: the part is not there */
  body: ReactNode
}

/**
 * What a detail page says, part by part. How the parts lie is the layout's: it imports one of `css/looks/body-*.css`, or
 * none and has them below each other. The ways to the parts are drawn for the layouts that show them.
 */
export function DetailBody({ parts }: { parts: BodyPart[] }) {
  const shown = parts.filter(({ body }) => Boolean(body))
  return (
    <div className="body">
      <div className="body-in">
        {shown.length > 2 && (
          <nav className="body-nav" aria-label="Isi halaman">
            <ul>
              {shown.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {shown.map(({ id, title, width, kind, body }) => (
          <section
            key={id}
            className={kind ? `body-block body-${width} body-${kind}` : `body-block body-${width}`}
            id={id}
          >
            <h2>{title}</h2>
            <div className="body-part">{body}</div>
          </section>
        ))}
      </div>
    </div>
  )
}
