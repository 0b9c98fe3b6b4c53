import { Features } from '../../ui/kit/features.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { isDirectory } from './stars.ts'

/** Chapters by their first letter, as in a telephone book; a few things that lead nowhere stay a list. */
export function Directory({ section }: SectionProps<'features'>) {
  if (!isDirectory(section)) return <Features section={section} look="list" />
  const items = section.items.toSorted((a, b) => a.title.localeCompare(b.title, 'id'))
  const letters = [...new Set(items.map(item => item.title.slice(0, 1).toUpperCase()))]
  return (
    <dl className="kom-book">
      {letters.map(letter => (
        <div key={letter}>
          <dt>{letter}</dt>
          {items
            .filter(item => item.title.toUpperCase().startsWith(letter))
            .map(item => (
              <dd key={item.title}>
                <a href={item.href}>{item.title}</a>
                <p>{item.text}</p>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}
