import './orders.css'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { mainColumn } from '../../../ui/office/list/columns.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import type { PaperLink, PriceLine, ScheduleView } from './order-pages.contract.ts'

/** What it costs, as on a bill. */
export function PriceLines({ lines }: { lines: PriceLine[] }) {
  return (
    <dl className="order-lines">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const scheduleColumns: Column<ScheduleView['rows'][number]>[] = [
  mainColumn('what', 'Cicilan', row => (row.href === '' ? row.label : <a href={row.href}>{row.label}</a>)),
  { key: 'due', label: 'Jatuh tempo', cell: row => row.dueText },
  { key: 'state', label: 'Keadaan', cell: row => row.stateText },
  { key: 'total', label: 'Jumlah', align: 'end', cell: row => row.totalText },
]

/** The parts in which something is paid, this one among them. */
export function Schedule({ schedule: { title, text, rows } }: { schedule: ScheduleView }) {
  return (
    <Panel title={title} text={text} isFlush>
      <Table caption={title} columns={scheduleColumns} rows={rows} rowKey={row => row.key} />
    </Panel>
  )
}

/** Invoice, receipt, credit notes. */
export function Papers({ papers }: { papers: PaperLink[] }) {
  if (papers.length === 0) return null
  return (
    <Panel title="Dokumen">
      <ul className="order-papers">
        {papers.map(paper => (
          <li key={paper.number}>
            <span>
              {paper.label} {paper.number}
              <small>{paper.atText}</small>
            </span>
            <LinkButton href={paper.href} icon="download" download>
              Unduh PDF
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
