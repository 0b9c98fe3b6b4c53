import { ButtonLink } from '../../ui/kit/actions.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { Picture } from '../../ui/picture.tsx'

/** One case at a time, to be slid aside; the numbers below lead to each without a script. */
export function Cases({ section }: SectionProps<'cards'>) {
  const idOf = (index: number) => `${section.id}-${index + 1}`
  return (
    <>
      <ul className="kr-slides">
        {section.items.map((item, index) => (
          <li key={item.href} id={idOf(index)}>
            <article className={item.picture ? 'kr-slide' : 'kr-slide kr-slide-bare'}>
              {item.picture && (
                <Picture image={item.picture} sizes="(width >= 64rem) 44rem, 88vw" ratio="16x9" />
              )}
              <div>
                {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
                <h3>{item.title}</h3>
                {item.summary && <p>{item.summary}</p>}
                <Facts facts={item.facts} />
                <ButtonLink action={{ label: 'Baca kasusnya', href: item.href }} look="line" />
              </div>
            </article>
          </li>
        ))}
      </ul>
      {section.items.length > 1 && (
        <ol className="kr-dots" aria-label="Pilih kasus">
          {section.items.map((item, index) => (
            <li key={item.href}>
              <a href={`#${idOf(index)}`} aria-label={`Kasus ${index + 1}: ${item.title}`}>
                {index + 1}
              </a>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
