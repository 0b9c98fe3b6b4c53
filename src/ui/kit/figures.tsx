import type { SectionProps } from './section.ts'

interface Figure {
  value: string
  label: string
  note?: string
}

/** band: one row with lines between; cards: a box each; numerals: very large, few; inline: small, below a hero */
export type FiguresLook = 'band' | 'cards' | 'numerals' | 'inline'

export function FigureList({ items, look = 'band' }: { items: Figure[]; look?: FiguresLook }) {
  return (
    <dl className={`figures figures-${look}`}>
      {items.map(item => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd className="figure-value">{item.value}</dd>
          {item.note && <dd className="figure-note">{item.note}</dd>}
        </div>
      ))}
    </dl>
  )
}

export function Figures({ section, look }: SectionProps<'figures'> & { look?: FiguresLook }) {
  return <FigureList items={section.items} look={look} />
}
