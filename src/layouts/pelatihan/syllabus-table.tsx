import { ButtonLink } from '../../ui/kit/actions.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { SectionShell } from '../../ui/kit/sections.tsx'
import type { CardItem, FactIcon } from '../../ui/parts.tsx'

/** what the stylesheet has rules for */
const mostRows = 12
const mostTopics = 8

const columns: { title: string; icons: FactIcon[] }[] = [
  { title: 'Waktu', icons: ['calendar', 'clock'] },
  { title: 'Bentuk', icons: ['place', 'book'] },
  { title: 'Tingkat', icons: ['level'] },
]

const told = (item: CardItem, icons: FactIcon[]) =>
  icons.map(icon => item.facts.find(fact => fact.icon === icon)?.text).find(Boolean)

/**
 * What there is to train, in lines: narrowed by topic with radio buttons, laid side by side with check boxes. Both work
 * by the stylesheet alone.
 */
export function SyllabusTable({ section }: SectionProps<'cards'>) {
  const items = section.items.slice(0, mostRows)
  const topics = [...new Set(items.flatMap(item => item.eyebrow ?? []))].slice(0, mostTopics)
  const shown = columns.filter(({ icons }) => items.some(item => told(item, icons)))
  const comparable = items.length > 1
  return (
    <SectionShell
      id={section.id}
      title={section.title}
      intro={section.intro}
      more={section.more}
      ground="soft"
      className="pl-syllabus"
    >
      {topics.length > 1 && <Topics topics={topics} />}
      <table className="pl-table">
        <caption className="sr-only">{section.title}</caption>
        <thead>
          <tr>
            {comparable && <th scope="col">Banding</th>}
            <th scope="col">Pelatihan</th>
            {shown.map(column => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
            <th scope="col">Biaya</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={item.href} data-topic={topics.indexOf(item.eyebrow ?? '') + 1}>
              {comparable && (
                <td className="pl-pick">
                  <label>
                    <input type="checkbox" id={`pl-pick-${index}`} />
                    <span className="sr-only">{`Bandingkan ${item.title}`}</span>
                  </label>
                </td>
              )}
              <th scope="row">
                {item.eyebrow && <span className="eyebrow">{item.eyebrow}</span>}
                <a href={item.href}>{item.title}</a>
                {item.summary && <p>{item.summary}</p>}
              </th>
              {shown.map(column => (
                <td key={column.title} data-label={column.title}>
                  {told(item, column.icons)}
                </td>
              ))}
              <td data-label="Biaya">
                <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
                {item.badge && <BadgeTag badge={item.badge} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {comparable && <Comparison items={items} />}
    </SectionShell>
  )
}

function Topics({ topics }: { topics: string[] }) {
  return (
    <fieldset className="pl-topics">
      <legend className="sr-only">Saring menurut bidang</legend>
      {['Semua bidang', ...topics].map((topic, index) => (
        <label key={topic} className="chip">
          <input type="radio" name="pl-topic" id={`pl-topic-${index}`} defaultChecked={index === 0} />
          {topic}
        </label>
      ))}
    </fieldset>
  )
}

function Comparison({ items }: { items: CardItem[] }) {
  return (
    <div className="pl-compare">
      <p className="pl-compare-hint">Centang dua pelatihan atau lebih untuk membandingkannya di sini.</p>
      <ul aria-label="Perbandingan">
        {items.map((item, index) => (
          <li key={item.href} className={`paper pl-side pl-side-${index}`}>
            <p className="pl-side-title">{item.title}</p>
            <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
            <Facts facts={item.facts} look="stacked" />
            {item.summary && <p>{item.summary}</p>}
            <ButtonLink action={{ label: 'Lihat silabus', href: item.href }} look="line" size="small" />
          </li>
        ))}
      </ul>
    </div>
  )
}
