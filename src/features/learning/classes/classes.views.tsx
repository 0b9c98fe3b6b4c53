import type { Spoken } from '../../../shared/spoken.ts'
import { Icon } from '../../../ui/icon.tsx'
import { BadgeTag } from '../../../ui/kit/facts.tsx'
import type { TocModule } from '../../../ui/parts.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { ClassDetailPage, RunList, WordList } from './class-pages.contract.ts'

/** Words with a tick in front, below each other. */
export function Words({ title, words }: WordList) {
  return words.length === 0 ? null : (
    <section className="block">
      <h2>{title}</h2>
      <ul className="points points-checks">
        {words.map(({ label }) => (
          <li key={label}>
            <Icon name="check" />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Short lists as one table of what there is to know; those with nothing in them are not there. */
export function WordTable({ lists }: { lists: WordList[] }) {
  const filled = lists.filter(({ words }) => words.length > 0)
  if (filled.length === 0) return null
  return (
    <section className="block">
      <h2>Perlu Anda ketahui</h2>
      <dl className="word-table">
        {filled.map(({ title, words }) => (
          <div key={title}>
            <dt>{title}</dt>
            {words.map(({ label, href }) => (
              <dd key={label}>{href ? <a href={href}>{label}</a> : label}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Runs, or dated meetings: a name, what is to be known of it line by line, and where it stands. */
export function Runs({ title, runs }: RunList) {
  return runs.length === 0 ? null : (
    <section className="block">
      <h2>{title}</h2>
      <ul className="runs">
        {runs.map(({ name, lines, more, badge }) => (
          <li className="run" key={name + lines[0]}>
            <p className="run-name">{name}</p>
            {lines.map(line => (
              <p className="run-when" key={line}>
                {line}
              </p>
            ))}
            {more && (
              <p>
                <a className="btn btn-quiet" href={more.href}>
                  {more.label}
                </a>
              </p>
            )}
            <BadgeTag badge={badge} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Modules and chapters; a chapter that anybody may read is a link, the others bear a lock. */
export function SyllabusTree({ modules, spoken }: { modules: TocModule[]; spoken?: Spoken }) {
  if (modules.length === 0) return null
  return (
    <section className="block" id="silabus">
      <h2>Silabus</h2>
      {modules.map((module, index) => (
        <details className="syllabus-module" key={module.title} open={index === 0}>
          <summary>
            <span className="syllabus-title" {...spoken}>
              {module.title}
            </span>
            <span className="syllabus-count">{`${module.chapters.length} bab`}</span>
          </summary>
          <ol className="syllabus-chapters">
            {module.chapters.map(chapter => (
              <li key={chapter.href || chapter.title}>
                {chapter.locked || !chapter.href ? (
                  <span className="syllabus-chapter" {...spoken}>
                    {chapter.title}
                  </span>
                ) : (
                  <a className="syllabus-chapter" href={chapter.href} {...spoken}>
                    {chapter.title}
                  </a>
                )}
                <span className="syllabus-minutes">{`${chapter.minutes} menit`}</span>
                {chapter.locked && chapter.href && <Icon name="lock" />}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}

export function Instructors({ people }: { people: ClassDetailPage['instructors'] }) {
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
