import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import { BadgeTag } from '../../ui/kit/facts.tsx'
import type { Badge, Image, TocModule } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { WebinarView } from './class-pages.contract.ts'

interface PointsProps {
  title: string
  points: string[]
  look?: 'list' | 'checks'
}

export function Points({ title, points, look = 'list' }: PointsProps) {
  if (points.length === 0) return null
  return (
    <section className="block">
      <h2>{title}</h2>
      <ul className={`points points-${look}`}>
        {points.map(point => (
          <li key={point}>
            {look === 'checks' && <Icon name="check" />}
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Words in a row; one with a place of its own is a link. */
export function Chips({ title, chips }: { title: string; chips: { label: string; href?: string }[] }) {
  if (chips.length === 0) return null
  return (
    <section className="block">
      <h2>{title}</h2>
      <ul className="chips">
        {chips.map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <a className="chip" href={href}>
                {label}
              </a>
            ) : (
              <span className="chip">{label}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Runs({ runs }: { runs: { name: string; badge: Badge; when: string; where: string }[] }) {
  if (runs.length === 0) return null
  return (
    <section className="block">
      <h2>Jadwal</h2>
      <ul className="runs">
        {runs.map(run => (
          <li className="run" key={run.name}>
            <p className="run-name">{run.name}</p>
            <p className="run-when">{run.when}</p>
            <p className="run-where">{run.where}</p>
            <BadgeTag badge={run.badge} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Dated online meetings, in the order in which they happen. */
export function Webinars({ webinars }: { webinars: WebinarView[] }) {
  if (webinars.length === 0) return null
  return (
    <section className="block">
      <h2>Pertemuan daring</h2>
      <ul className="runs">
        {webinars.map(webinar => (
          <li className="run" key={`${webinar.title} ${webinar.when}`}>
            <p className="run-name">{webinar.title}</p>
            <p className="run-when">{webinar.when}</p>
            <p className="run-where">{[webinar.where, webinar.speakers].filter(Boolean).join('. ')}</p>
            {webinar.summary && <p className="run-where">{webinar.summary}</p>}
            {webinar.recording && (
              <p>
                <ButtonLink action={{ label: 'Tonton rekaman', href: webinar.recording }} look="quiet" />
              </p>
            )}
            <BadgeTag badge={webinar.badge} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Modules and chapters; a chapter that anybody may read is a link, the others bear a lock. */
export function SyllabusTree({ modules }: { modules: TocModule[] }) {
  if (modules.length === 0) return null
  return (
    <section className="block" id="silabus">
      <h2>Silabus</h2>
      {modules.map((module, index) => (
        <details className="syllabus-module" key={module.title} open={index === 0}>
          <summary>
            <span className="syllabus-title">{module.title}</span>
            <span className="syllabus-count">{module.chapters.length} bab</span>
          </summary>
          <ol className="syllabus-chapters">
            {module.chapters.map(chapter => (
              <li key={chapter.href || chapter.title}>
                {chapter.locked || !chapter.href ? (
                  <span className="syllabus-chapter">{chapter.title}</span>
                ) : (
                  <a className="syllabus-chapter" href={chapter.href}>
                    {chapter.title}
                  </a>
                )}
                <span className="syllabus-minutes">{chapter.minutes} menit</span>
                {chapter.locked && chapter.href && <Icon name="lock" />}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}

export function Instructors({
  people,
}: {
  people: { name: string; role: string; text: string; href: string; picture?: Image }[]
}) {
  if (people.length === 0) return null
  return (
    <section className="block">
      <h2>Pengajar</h2>
      <ul className="instructors">
        {people.map(person => (
          <li className="instructor" key={person.name}>
            {person.picture && <Picture image={person.picture} ratio="1x1" sizes="72px" decorative />}
            <div>
              <h3>
                <a href={person.href}>{person.name}</a>
              </h3>
              <p className="instructor-role">{person.role}</p>
              <p>{person.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
