import './orders.css'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import type { PaperLink, PriceLine } from './order-pages.contract.ts'

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
