import type { Spoken } from '../../shared/spoken.ts'
import { Icon } from '../icon.tsx'
import type { TocModule } from '../parts.tsx'

/** Modules fold; the one with the current chapter is open. */
export function Toc({ modules, spoken }: { modules: TocModule[]; spoken?: Spoken }) {
  return (
    <nav className="toc" aria-label="Daftar isi">
      <ol>
        {modules.map(module => (
          <li key={module.title}>
            <details open={modules.length === 1 || module.chapters.some(chapter => chapter.current)}>
              <summary>
                <Icon name="chevron-right" />
                <span {...spoken}>{module.title}</span>
                <small>{`${module.chapters.length} bab`}</small>
              </summary>
              <ol>
                {module.chapters.map(chapter => (
                  <li key={chapter.href}>
                    <TocLink chapter={chapter} spoken={spoken} />
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function TocLink({ chapter, spoken }: { chapter: TocModule['chapters'][number]; spoken?: Spoken }) {
  return (
    <a href={chapter.href} aria-current={chapter.current ? 'page' : undefined}>
      <span {...spoken}>{chapter.title}</span>
      {chapter.locked ? (
        <small>
          <span className="sr-only">Terkunci</span>
          <Icon name="lock" />
        </small>
      ) : chapter.done ? (
        <small>
          <span className="sr-only">Selesai</span>
          <Icon name="done" />
        </small>
      ) : (
        chapter.minutes !== undefined && <small>{`${chapter.minutes} mnt`}</small>
      )}
    </a>
  )
}
