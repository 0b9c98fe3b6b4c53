import './administration.css'
import { to } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { DeskCards, Figures, WaitingList } from '../../../ui/office/desk-cards.tsx'
import { OfficeIcon } from '../../../ui/office/icons.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { OfficeStep, OverviewPage } from './administration.contract.ts'

export const pages: PagesOf<'administration.overview'> = { 'administration.overview': Overview }

function Overview({ data }: { data: OverviewPage }) {
  const { greeting, steps, waiting, desk, people, classes, deeds } = data
  return (
    <Office
      path={to.administration()}
      title={greeting}
      text="Yang menunggu Anda, dan keadaan situs ini sekarang."
    >
      {steps.length > 0 && <FirstSteps steps={steps} />}
      {waiting.length > 0 && <WaitingList waiting={waiting} />}
      <DeskCards cards={desk} />
      <div className="o-grid">
        <Panel
          title="Orang"
          actions={people.href && <More href={people.href} label="Semua orang" />}
          empty={
            people.total === 0 && {
              icon: 'users',
              title: 'Belum ada orang',
              text: 'Undang guru, mentor, dan siswa; mereka muncul di sini setelah bergabung.',
            }
          }
        >
          <Figures figures={[{ label: 'Anggota aktif', value: people.total }, ...people.byKind]} />
        </Panel>
        {classes && (
          <Panel title="Kelas" actions={<More href={to.classes()} label="Buka katalog" />}>
            <Figures figures={classes} />
          </Panel>
        )}
      </div>
      {deeds && <LastDeeds deeds={deeds} />}
    </Office>
  )
}

const More = ({ href, label }: { href: string; label: string }) => (
  <LinkButton href={href} tone="quiet" isSmall>
    {label}
  </LinkButton>
)

function FirstSteps({ steps }: { steps: OfficeStep[] }) {
  const done = steps.filter(step => step.isDone).length
  return (
    <Panel
      title="Langkah awal"
      text={`${done} dari ${steps.length} selesai. Daftar ini hilang setelah semuanya selesai.`}
    >
      <progress className="o-progress" max={steps.length} value={done} aria-label="Langkah yang selesai" />
      <ol className="o-steps">
        {steps.map(step => (
          <li key={step.id} className={step.isDone ? 'o-step-done' : undefined}>
            <span className="o-step-mark">{step.isDone && <OfficeIcon name="check" />}</span>
            <div>
              {step.isDone ? (
                <span>
                  {step.title}
                  <span className="o-unseen">, selesai</span>
                </span>
              ) : (
                <a href={step.href}>{step.title}</a>
              )}
              {!step.isDone && <p>{step.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function LastDeeds({ deeds }: { deeds: NonNullable<OverviewPage['deeds']> }) {
  return (
    <Panel
      title="Terakhir terjadi"
      actions={deeds.length > 0 && <More href={to.audit()} label="Semua riwayat" />}
      isFlush
      empty={
        deeds.length === 0 && {
          icon: 'history',
          title: 'Belum ada kejadian',
          text: 'Setiap perubahan oleh pengelola tercatat di sini: siapa, apa, dan kapan.',
        }
      }
    >
      <ul className="o-deeds">
        {deeds.map(deed => (
          <li key={deed.id}>
            <p>
              <strong>{deed.actor}</strong> {deed.words} {deed.object && <strong>{deed.object}</strong>}
            </p>
            <time dateTime={deed.at}>{deed.atText}</time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
