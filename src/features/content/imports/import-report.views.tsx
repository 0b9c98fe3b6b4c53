import { Panel, Tag } from '../../../ui/office/panels.tsx'
import type { ImportReport } from './imports.contract.ts'

interface ReportProps {
  report: ImportReport
  /** written already, not only tried */
  isDone: boolean
}

/** What came or would come, by kind; what was left out, why and where. */
export function ImportReportView({ report, isDone }: ReportProps) {
  const { counts, came, skipped } = report
  const shown = counts.filter(one => one.created + one.updated + one.unchanged + one.removed > 0)
  const errors = skipped.filter(({ isError }) => isError)
  return (
    <>
      <Panel title={isDone ? 'Yang masuk' : 'Yang akan masuk'} text={report.title}>
        <ul className="o-import-counts">
          {shown.map(({ what, created, updated, unchanged, removed }) => (
            <li key={what}>
              <strong>{what}</strong>
              <span>
                {[
                  [created, 'baru'],
                  [updated, 'berubah'],
                  [removed, 'dihapus'],
                  [unchanged, 'tetap'],
                ]
                  .filter(([count]) => count !== 0)
                  .map(([count, word]) => `${count} ${word}`)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
        {came.length > 0 && (
          <ul className="o-import-came">
            {came.map(({ title, href, office, isDraft }) => (
              <li key={office}>
                <a href={office}>{title}</a>
                {isDraft ? <Tag>Draf</Tag> : href && <a href={href}>Lihat di situs</a>}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {errors.length > 0 && (
        <LeftOut title="Rusak di sumbernya" text="Pembaca akan kehilangan sesuatu di sini." list={errors} />
      )}
      {skipped.length > errors.length && (
        <LeftOut
          title="Yang tidak dibawa"
          text="Selebihnya masuk seperti biasa."
          list={skipped.filter(({ isError }) => !isError)}
        />
      )}
    </>
  )
}

/** lines that are read at all */
const most = 100
const placesNamed = 3

function LeftOut({ title, text, list }: { title: string; text: string; list: ImportReport['skipped'] }) {
  return (
    <Panel title={`${title} (${list.length})`} text={text}>
      <ul className="o-import-left">
        {list.slice(0, most).map(({ what, why, where, times }) => (
          <li key={`${what} ${why}`}>
            <strong>{what}</strong>
            <span>
              {why}
              {times > 1 && `, ${times} kali`}
            </span>
            {where.length > 0 && (
              <small>
                Di {where.slice(0, placesNamed).join(', ')}
                {where.length > placesNamed && ` dan ${where.length - placesNamed} tempat lain`}
              </small>
            )}
          </li>
        ))}
      </ul>
      {list.length > most && <p>dan {list.length - most} lagi</p>}
    </Panel>
  )
}
