import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { Picture } from '../picture.tsx'
import { Prose } from '../prose.tsx'
import { ButtonLink } from './actions.tsx'
import { Appeal } from './appeal.tsx'
import { ContactLines } from './footers.tsx'
import { GridTable } from './grid-table.tsx'
import { Questions } from './questions.tsx'
import { Quotes } from './quotes.tsx'
import { Schedule } from './schedule.tsx'
import type { SectionProps } from './section.ts'
import type { LateBodies } from './sections.tsx'
import { Sponsors } from './sponsors.tsx'
import { Steps } from './steps.tsx'

/** Prose, beside a picture where there is one. */
function TextBody({ section }: SectionProps<'text'>) {
  const { picture, bodyHtml } = section
  return (
    <div className={picture ? 'telling telling-pictured' : 'telling'}>
      <Prose html={bodyHtml} />
      {picture && <Picture image={picture} sizes="(width >= 64rem) 42rem, 92vw" ratio="4x3" />}
    </div>
  )
}

function Plans({ section }: SectionProps<'plans'>) {
  return (
    <ul className="plans">
      {section.items.map(plan => (
        <li key={plan.name} className={plan.highlighted ? 'plan plan-first paper' : 'plan paper'}>
          <h3>{plan.name}</h3>
          <p className="plan-price">
            <strong>{plan.price}</strong>
            {plan.period && <span>{plan.period}</span>}
          </p>
          {plan.text && <p>{plan.text}</p>}
          <ul className="plan-benefits">
            {plan.benefits.map(benefit => (
              <li key={benefit}>
                <Icon name="check" />
                {benefit}
              </li>
            ))}
          </ul>
          {plan.action && <ButtonLink action={plan.action} look={plan.highlighted ? 'main' : 'line'} />}
        </li>
      ))}
    </ul>
  )
}

const TableBody = ({ section: { columns, rows } }: SectionProps<'table'>) => (
  <GridTable columns={columns} rows={rows} />
)

function Gallery({ section }: SectionProps<'gallery'>) {
  return (
    <ul className="gallery" tabIndex={section.items.length > 3 ? 0 : undefined}>
      {section.items.map(image => (
        <li key={image.key}>
          <figure>
            <Picture image={image} sizes="(width >= 64rem) 24rem, (width >= 40rem) 46vw, 92vw" ratio="4x3" />
            {image.caption && <figcaption>{image.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}

/** A link to the film; with script it plays here instead. Nothing is fetched from elsewhere before somebody wants it. */
function Video({ section: { href, embed, title, text, poster } }: SectionProps<'video'>) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <div className="film">
      {isPlaying ? (
        <iframe src={embed} title={title} allow="autoplay; fullscreen; encrypted-media" allowFullScreen />
      ) : (
        <a
          className="film-link"
          href={href}
          rel="noreferrer"
          onClick={event => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            setPlaying(true)
          }}
        >
          {poster && <Picture image={poster} sizes="(width >= 64rem) 60rem, 92vw" ratio="16x9" decorative />}
          <span className="film-play">
            <Icon name="play" />
            {`Putar video: ${title}`}
          </span>
        </a>
      )}
      {text && <p>{text}</p>}
    </div>
  )
}

function Contact({ section: { contact, hours, mapHref } }: SectionProps<'contact'>) {
  return (
    <div className="reach">
      <ContactLines contact={contact} />
      {hours && (
        <p className="reach-hours">
          <Icon name="clock" />
          {hours}
        </p>
      )}
      {mapHref && <ButtonLink action={{ label: 'Buka di peta', href: mapHref }} look="line" icon="map" />}
    </div>
  )
}

export const bodies: LateBodies = {
  text: TextBody,
  plans: Plans,
  table: TableBody,
  gallery: Gallery,
  video: Video,
  contact: Contact,
  appeal: Appeal,
  questions: Questions,
  quotes: Quotes,
  schedule: Schedule,
  sponsors: Sponsors,
  steps: Steps,
}
