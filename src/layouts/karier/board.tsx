import { sitePath } from '../../site-links.ts'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import { CardList } from '../../ui/kit/cards.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { SectionShell } from '../../ui/kit/sections.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Mark } from './mark.tsx'
import { Row } from './row.tsx'

interface BoardProps extends SectionProps<'cards'> {
  featured?: CardItem
}

/** The rows, and beside them who hires: a tile for each, leading to its jobs. */
export function Board({ section, featured }: BoardProps) {
  const houses = section.of === 'job' ? housesOf(section.items) : []
  const beside = houses.length > 0 || featured !== undefined
  return (
    <SectionShell
      id={section.id}
      title={section.title}
      intro={section.intro}
      more={section.more}
      className={beside ? 'kar-board' : 'kar-board kar-board-alone'}
    >
      <CardList items={section.items} look="rows" />
      {beside && (
        <div className="kar-rail">
          {houses.length > 0 && (
            <section aria-labelledby="kar-houses">
              <h2 id="kar-houses">Yang sedang mencari</h2>
              <ul className="kar-houses">
                {houses.map(house => (
                  <li key={house.name}>
                    <Mark name={house.name} />
                    <a href={`${sitePath('/Event/Careers')}?search=${encodeURIComponent(house.name)}`}>
                      {house.name}
                    </a>
                    <small>{`${house.count} lowongan`}</small>
                  </li>
                ))}
              </ul>
              <ButtonLink action={{ label: 'Semua organisasi', href: sitePath('/Career') }} look="quiet" />
            </section>
          )}
          {featured && (
            <section aria-labelledby="kar-pick">
              <h2 id="kar-pick">Bekal pilihan</h2>
              <Row item={featured} />
            </section>
          )}
        </div>
      )}
    </SectionShell>
  )
}

/** Other lists stand in two columns of rows. */
export function Rows({ section }: SectionProps<'cards'>) {
  return <CardList items={section.items} look={section.items.length > 1 ? 'two' : 'rows'} />
}

function housesOf(jobs: CardItem[]) {
  const counts = new Map<string, number>()
  for (const { eyebrow } of jobs) if (eyebrow) counts.set(eyebrow, (counts.get(eyebrow) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}
