import type { Spoken } from '../../shared/spoken.ts'
import { Icon } from '../icon.tsx'
import type { Action, ReaderFrameProps } from '../parts.tsx'
import { PageHeading } from './headings.tsx'
import { Toc } from './toc.tsx'

interface ReaderOptions {
  frame: ReaderFrameProps
  /** where the contents stand on a wide screen */
  toc?: 'start' | 'end'
}

/**
 * A chapter. The contents stand beside the text; on phones the button above the text opens them (a `<details>` before
 * the navigation, so they are in the page once).
 */
export function ReaderFrame({ frame, toc = 'start' }: ReaderOptions) {
  const { course, heading, position, total, previous, next } = frame
  const place = `Bab ${position} dari ${total}`
  const minutes = frame.toc.flatMap(module => module.chapters).find(chapter => chapter.current)?.minutes
  return (
    <div className={`reader reader-${toc}`}>
      <div className="reader-bar">
        <a className="reader-course" href={course.href}>
          <Icon name="arrow-left" />
          <span {...course.spoken}>{course.title}</span>
        </a>
        <p className="reader-place">{place}</p>
        <progress value={position} max={total} aria-label={place} />
      </div>
      <div className="reader-in">
        <details className="reader-toggle" key={heading.title}>
          <summary>
            <Icon name="list-checks" />
            <span>Daftar isi</span>
            <Icon name="chevron-down" className="i-end" />
          </summary>
        </details>
        <Toc modules={frame.toc} spoken={frame.course.spoken} />
        <article className="reader-page">
          <header className="reader-head">
            <p className="reader-number" aria-hidden="true">
              {position}
            </p>
            <PageHeading heading={heading} />
            {minutes !== undefined && minutes > 1 && <p className="reader-time">{`${minutes} menit`}</p>}
          </header>
          {frame.children}
          <nav className="turn" aria-label="Bab sebelum dan sesudah">
            {previous && <TurnLink action={previous} rel="prev" label="Sebelumnya" spoken={course.spoken} />}
            {next && <TurnLink action={next} rel="next" label="Berikutnya" spoken={course.spoken} />}
          </nav>
        </article>
      </div>
    </div>
  )
}

interface TurnLinkProps {
  action: Action
  rel: 'prev' | 'next'
  label: string
  spoken?: Spoken
}

export function TurnLink({ action, rel, label, spoken }: TurnLinkProps) {
  return (
    <a className={`turn-${rel}`} href={action.href} rel={rel}>
      <Icon name={rel === 'prev' ? 'arrow-left' : 'arrow-right'} />
      <span>
        <small>{label}</small>
        <strong>
          <bdi lang={spoken?.lang}>{action.label}</bdi>
        </strong>
      </span>
    </a>
  )
}
