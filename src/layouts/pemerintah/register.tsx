import { CardList } from '../../ui/kit/cards.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

const told = ['news', 'blog', 'articles', 'tulisan-temans']

/** What is announced stands in a table by its date; what one can join, in files. */
export function Register({ section }: SectionProps<'cards'>) {
  if (!told.includes(section.of))
    return <CardList items={section.items} look={lookOf(section.items.length)} />
  return (
    <table className="pem-register">
      <caption className="sr-only">{section.title}</caption>
      <thead>
        <tr>
          <th scope="col">Tanggal</th>
          <th scope="col">Perihal</th>
          <th scope="col">Jenis</th>
        </tr>
      </thead>
      <tbody>
        {section.items.map(item => {
          const when = item.facts.find(fact => fact.dateTime)
          return (
            <tr key={item.href}>
              <td>{when && <time dateTime={when.dateTime}>{when.text}</time>}</td>
              <td>
                <a href={item.href}>{item.title}</a>
                {item.summary && <p>{item.summary}</p>}
              </td>
              <td>{item.eyebrow}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function lookOf(count: number) {
  if (count === 1) return 'rows'
  return count % 3 === 0 ? 'three' : 'two'
}
