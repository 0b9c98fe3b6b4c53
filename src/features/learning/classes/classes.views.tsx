import type { Spoken } from '../../../shared/spoken.ts'
import { Icon } from '../../../ui/icon.tsx'
import { DateLeaf } from '../../../ui/kit/date-leaf.tsx'
import { BadgeTag } from '../../../ui/kit/facts.tsx'
import { Portrait } from '../../../ui/kit/people.tsx'
import type { TocModule } from '../../../ui/parts.tsx'
import type { ClassDetailPage, RunList, WordList } from './class-pages.contract.ts'
import { MonthGrids } from './month-grid.views.tsx'

/** Words with a tick in front, below each other. */
export function Points({ words }: Pick<WordList, 'words'>) {
  return (
    <ul className="points points-checks">
      {words.map(({ label }) => (
        <li key={label}>
          <Icon name="check" />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}

/** Short lists as one table of what there is to know. */
export function WordTable({ lists }: { lists: WordList[] }) {
  return (
    <dl className="word-table">
      {lists.map(({ title, words }) => (
        <div key={title}>
          <dt>{title}</dt>
          {words.map(({ label, href }) => (
            <dd key={label}>{href ? <a href={href}>{label}</a> : label}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** Runs, or dated meetings: the day as a leaf, a name, what is to be known of it line by line, and where it stands. */
export function Runs({ runs, months }: Pick<RunList, 'runs' | 'months'>) {
  return (
    <>
      <MonthGrids months={months} />
      <ul className="runs runs-dated">
        {runs.map(({ id, name, lines, more, badge }) => (
          <li className="run" key={id} id={id}>
            <DateLeaf facts={[{ icon: 'calendar', text: lines[0] ?? '' }]} />
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
    </>
  )
}

/** Modules and chapters; a chapter that anybody may read is a link, the others bear a lock. */
export function SyllabusTree({ modules, spoken }: { modules: TocModule[]; spoken?: Spoken }) {
  return modules.map((module, index) => (
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
  ))
}

/** Who teaches, large: it is them one comes for. */
export function Instructors({ people }: { people: ClassDetailPage['instructors'] }) {
  return (
    <ul className="instructors">
      {people.map(person => (
        <li className="instructor" key={person.name}>
          <Portrait name={person.name} picture={person.picture} sizes="9rem" />
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
  )
}
