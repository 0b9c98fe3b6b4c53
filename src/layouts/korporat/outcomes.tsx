import type { SectionProps } from '../../ui/kit/section.ts'

/** What came of it, line by line: the figure large at the left, what it counts beside it. */
export function Outcomes({ section }: SectionProps<'figures'>) {
  return (
    <dl className="kr-outcomes">
      {section.items.map(item => (
        <div key={item.label}>
          <dt>
            {item.label}
            {item.note && <small>{item.note}</small>}
          </dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
