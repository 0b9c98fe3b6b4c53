import { Icon } from '../icon.tsx'
import type { TocModule } from '../parts.tsx'

/** Modules fold; the one with the current chapter is open. */
export function Toc({ modules }: { modules: TocModule[] }) {
  return (
    <nav className="toc" aria-label="Daftar isi">
      <ol>
        {modules.map(module => (
          <li key={module.title}>
            <details open={modules.length === 1 || module.chapters.some(chapter => chapter.current)}>
              <summary>
                <Icon name="chevron-right" />
                <span>{module.title}</span>
                <small>{`${module.chapters.length} bab`}</small>
              </summary>
              <ol>
                {module.chapters.map(chapter => (
                  <li key={chapter.href}>
                    <TocLink chapter={chapter} />
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

function TocLink({ chapter }: { chapter: TocModule['chapters'][number] }) {
  return (
    <a href={chapter.href} aria-current={chapter.current ? 'page' : undefined}>
      <span>{chapter.title}</span>
      {chapter.locked ? (
        <small>
          <span className="sr-only">Terkunci</span>
          <Icon name="lock" />
        </small>
      ) : (
        chapter.minutes !== undefined && <small>{`${chapter.minutes} mnt`}</small>
      )}
    </a>
  )
}
