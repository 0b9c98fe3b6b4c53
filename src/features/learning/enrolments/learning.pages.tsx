import './learning.css'
import { to } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { DeskCards } from '../../../ui/office/desk-cards.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel, Tag } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { LearningPage } from './enrolment-pages.contract.ts'
import { LearningList, MeetingLines } from './learning.views.tsx'

export const pages: PagesOf<'enrolments.learning'> = { 'enrolments.learning': Learning }

/** One's own classes: where to go on, what one waits for, what is finished. */
function Learning({
  data: { resume, desk, now, waiting, finished, meetings, due, certificates, classesHref },
}: {
  data: LearningPage
}) {
  const find = (
    <LinkButton href={classesHref} icon="school">
      Cari kelas
    </LinkButton>
  )
  const isEmpty = now.length + waiting.length + finished.length === 0
  return (
    <Office
      path={to.learning()}
      title="Kelas saya"
      text="Kelas dan kursus yang Anda ikuti. Yang terakhir Anda baca di atas."
      actions={!isEmpty && find}
    >
      {isEmpty && (
        <Panel>
          <Empty
            level="h2"
            icon="school"
            title="Belum ada kelas"
            text="Daftar di sebuah kelas atau kursus; setelah itu Anda melanjutkan belajar dari halaman ini."
            action={find}
          />
        </Panel>
      )}
      {resume && <Resume resume={resume} />}
      <MeetingLines meetings={meetings} isNamed />
      {due.length > 0 && (
        <Panel title="Yang harus dikumpulkan" isFlush>
          <ul className="o-learning-due">
            {due.map(one => (
              <li key={one.href}>
                <span>
                  <a href={one.href}>{one.title}</a>
                  <small>{[one.className, one.dueText].filter(Boolean).join(' · ')}</small>
                </span>
                <Tag tone={one.tone}>{one.label}</Tag>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <DeskCards cards={desk} />
      <LearningList title="Sedang diikuti" items={now} />
      <LearningList title="Menunggu" items={waiting} />
      <LearningList title="Selesai" items={finished} />
      {certificates.length > 0 && (
        <Panel
          title="Sertifikat dan lencana"
          text="Siapa pun dapat memeriksa keasliannya dengan kode yang tercetak."
        >
          <ul className="o-learning-certificates">
            {certificates.map(one => (
              <li key={one.href}>
                <span>
                  <strong>{one.name}</strong>
                  <small>{one.text}</small>
                </span>
                <span className="o-actions">
                  <LinkButton href={one.href} isSmall>
                    Verifikasi
                  </LinkButton>
                  <LinkButton href={one.fileHref} isSmall download>
                    Unduh PDF
                  </LinkButton>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Office>
  )
}

/** The one thing to do next: the chapter where one is. */
function Resume({
  resume: { title, className, words, percent, action },
}: {
  resume: NonNullable<LearningPage['resume']>
}) {
  return (
    <Panel title="Lanjutkan">
      <div className="o-learning-resume">
        <div>
          <p className="o-learning-next">{title}</p>
          <p>{`${className} · ${words}`}</p>
          <progress value={percent} max={100} aria-label={`Kemajuan di ${className}`} />
        </div>
        <LinkButton href={action.href} tone="main">
          {action.label}
        </LinkButton>
      </div>
    </Panel>
  )
}
