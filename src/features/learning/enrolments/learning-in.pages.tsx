import './learning.css'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { OfficeIcon } from '../../../ui/office/icons.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { LearningInPage } from './enrolment-pages.contract.ts'
import { KeepCourse } from './keep-course.views.tsx'
import { LearningMeter, MeetingLines } from './learning.views.tsx'

export const pages: PagesOf<'enrolments.in'> = { 'enrolments.in': LearningIn }

type Chapter = LearningInPage['modules'][number]['chapters'][number]

/** One class as its participant has it. */
function LearningIn({ data }: { data: LearningInPage }) {
  const { item, modules, meetings, words } = data
  return (
    <Office
      path={to.learning()}
      title={item.name}
      text={item.lines.join(' · ')}
      crumbs={[{ label: 'Kelas saya', href: to.learning() }, { label: item.name }]}
      actions={
        <LinkButton href={item.action.href} tone="main">
          {item.action.label}
        </LinkButton>
      }
    >
      <Panel title="Kemajuan belajar" text={words}>
        <LearningMeter item={item} />
        <p className="o-learning-ways">
          <a href={data.classHref}>Halaman kelas</a>
          <a href={data.standingHref}>Pendaftaran saya</a>
        </p>
      </Panel>
      {data.ways.length > 0 && (
        <Panel title="Bersama kelas" isFlush>
          <ul className="o-learning-due">
            {data.ways.map(way => (
              <li key={way.href}>
                <span>
                  <a href={way.href}>{way.label}</a>
                  <small>{way.text}</small>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <MeetingLines meetings={meetings} />
      {data.keeping && <KeepCourse order={data.keeping} />}
      {modules.length === 0 && (
        <Notice>Belum ada bab di kelas ini. Pengajar menambahkannya selama kelas berlangsung.</Notice>
      )}
      {modules.map(module => (
        <Panel key={module.title} title={module.title} isFlush>
          <ol className="o-chapters">
            {module.chapters.map(chapter => (
              <ChapterLine key={chapter.slug} chapter={chapter} action={data.formAction} />
            ))}
          </ol>
        </Panel>
      ))}
    </Office>
  )
}

function ChapterLine({ chapter, action }: { chapter: Chapter; action: string }) {
  return (
    <li>
      <a href={chapter.href}>
        {chapter.title}
        <small>
          {[chapter.minutes, chapter.isExtra && 'tambahan', chapter.isNew && 'baru']
            .filter(Boolean)
            .join(' · ')}
        </small>
      </a>
      {chapter.isDone ? (
        <span className="o-chapter-done">
          <OfficeIcon name="done" />
          Selesai
        </span>
      ) : chapter.doneBy === '' ? (
        <form method="post" action={action}>
          <input type="hidden" name="chapter" value={chapter.slug} />
          <input type="hidden" name="from" value="list" />
          <Button type="submit" isSmall label={`Tandai selesai: ${chapter.title}`}>
            Tandai selesai
          </Button>
        </form>
      ) : (
        <small>{chapter.doneBy}</small>
      )}
    </li>
  )
}
