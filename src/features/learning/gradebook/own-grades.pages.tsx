import './gradebook.css'
import { to } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel, Tag } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { OwnGradesPage } from './gradebook.contract.ts'

export const pages: PagesOf<'gradebook.own'> = { 'gradebook.own': OwnGrades }

/** One's own grades, each with where it comes from. */
function OwnGrades({ data: { slug, name, things, final, rule } }: { data: OwnGradesPage }) {
  return (
    <Office
      path={to.learning()}
      title="Nilai saya"
      text={name}
      crumbs={[
        { label: 'Kelas saya', href: to.learning() },
        { label: name, href: to.learningIn({ slug }) },
        { label: 'Nilai' },
      ]}
    >
      <Panel title="Nilai akhir" text={rule}>
        {final ? (
          <p className="o-grades-final">
            <strong>{[final.percentText, final.letter].filter(Boolean).join(' · ')}</strong>
            <Tag tone={final.isPassed ? 'green' : 'orange'}>{final.isPassed ? 'Lulus' : 'Belum lulus'}</Tag>
            <small>{`dirilis ${final.when}`}</small>
          </p>
        ) : (
          <p>Belum dirilis. Anda diberi tahu begitu pengajar merilisnya.</p>
        )}
      </Panel>
      <Panel title="Kuis, tugas, kehadiran" isFlush>
        {things.length === 0 ? (
          <Empty
            icon="list-checks"
            title="Belum ada yang dinilai"
            text="Nilai kuis dan tugas Anda tampil di sini setelah dinilai."
            action={<LinkButton href={to.learningIn({ slug })}>Kembali ke kelas</LinkButton>}
          />
        ) : (
          <ul className="o-grades-own">
            {things.map(thing => (
              <li key={thing.href + thing.title}>
                <span>
                  <a href={thing.href}>{thing.title}</a>
                  <small>{`${thing.kindText} · ${thing.weightText}`}</small>
                  {thing.reason && <small className="o-grades-reason">{thing.reason}</small>}
                </span>
                {thing.percent === null ? <small>{thing.words}</small> : <strong>{thing.percent}</strong>}
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </Office>
  )
}
