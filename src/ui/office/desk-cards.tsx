import './desk-cards.css'
import { LinkButton } from './buttons.tsx'
import type { DeskCard, DeskRow, Figure, Waiting } from './desk-card.ts'
import { OfficeIcon } from './icons.tsx'
import { Panel, Tag } from './panels.tsx'

/** The cards of somebody's first screen. */
export function DeskCards({ cards }: { cards: DeskCard[] }) {
  if (cards.length === 0) return null
  return (
    <div className="o-desk">
      {withWidths(cards).map(card => (
        <div key={card.id} className={card.isWide ? 'o-desk-wide' : undefined}>
          <Card card={card} />
        </div>
      ))}
    </div>
  )
}

/** Two beside each other; one that would stand alone is wide, so that no hole is left. */
function withWidths(cards: readonly DeskCard[]): DeskCard[] {
  let isBeside = false
  return cards.map((card, index) => {
    const next = cards[index + 1]
    const isWide = card.isWide === true || (!isBeside && (next === undefined || next.isWide === true))
    isBeside = !isWide && !isBeside
    return { ...card, isWide }
  })
}

function Card({ card: { id, title, text, figures = [], rows = [], more, empty } }: { card: DeskCard }) {
  const isBare = figures.length + rows.length === 0
  return (
    <Panel
      id={id}
      title={title}
      {...(text ? { text } : {})}
      actions={
        more && (
          <LinkButton href={more.href} tone="quiet" isSmall {...(more.isFile ? { download: true } : {})}>
            {more.label}
          </LinkButton>
        )
      }
      empty={isBare && empty ? { ...empty, action: empty.action && <Way {...empty.action} /> } : false}
    >
      {figures.length > 0 && <Figures figures={figures} />}
      {rows.length > 0 && <Rows rows={rows} />}
    </Panel>
  )
}

const Way = ({ label, href }: { label: string; href: string }) => (
  <LinkButton href={href} tone="main">
    {label}
  </LinkButton>
)

export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="o-figures">
      {figures.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{href ? <a href={href}>{label}</a> : label}</dt>
          <dd>{value.toLocaleString('id-ID')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Rows({ rows }: { rows: DeskRow[] }) {
  return (
    <ul className="o-desk-rows">
      {rows.map(({ label, text, href, tag, meter }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and rows never move
        <li key={`${label} ${index}`}>
          <div>
            {href ? <a href={href}>{label}</a> : <strong>{label}</strong>}
            {text && <p>{text}</p>}
            {meter && <progress max={100} value={meter.percent} aria-label={`${label}: ${meter.label}`} />}
          </div>
          {tag && <Tag tone={tag.tone}>{tag.label}</Tag>}
          {href && <OfficeIcon name="chevron-right" />}
        </li>
      ))}
    </ul>
  )
}

/** What waits, each leading to where it is done. */
export function WaitingList({ waiting }: { waiting: Waiting[] }) {
  return (
    <Panel title="Menunggu Anda" isFlush>
      <ul className="o-waiting">
        {waiting.map(({ label, text, href, tone }) => (
          <li key={label}>
            <span className={`o-dot o-dot-${tone}`} aria-hidden="true" />
            <div>
              {href ? <a href={href}>{label}</a> : <span>{label}</span>}
              <p>{text}</p>
            </div>
            {href && <OfficeIcon name="chevron-right" />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
