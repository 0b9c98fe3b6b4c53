import type { Action, Heading } from '../parts.tsx'
import { ButtonLink } from './actions.tsx'
import { BadgeTag } from './facts.tsx'

/** The page's only h1. */
export function PageHeading({ heading, look = 'start' }: { heading: Heading; look?: 'start' | 'center' }) {
  return (
    <div className={`page-head head-${look}`}>
      {(heading.eyebrow || heading.badge) && (
        <p className="page-head-over">
          {heading.badge && <BadgeTag badge={heading.badge} />}
          {heading.eyebrow && (
            <span className="eyebrow" dir={heading.spoken && 'auto'}>
              {heading.eyebrow}
            </span>
          )}
        </p>
      )}
      <h1 {...heading.spoken}>{heading.title}</h1>
      {heading.lead && (
        <p className="lead" {...heading.spoken}>
          {heading.lead}
        </p>
      )}
    </div>
  )
}

interface SectionHeadingProps {
  id: string
  title: string
  intro?: string
  more?: Action
}

export function SectionHeading({ id, title, intro, more }: SectionHeadingProps) {
  return (
    <div className="section-head">
      <div className="section-head-text">
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {more && <ButtonLink action={more} look="quiet" />}
    </div>
  )
}
