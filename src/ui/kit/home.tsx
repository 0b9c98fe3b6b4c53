import type { ReactNode } from 'react'
import type { Section } from '../parts.tsx'
import type { SectionKind, SectionOf } from './section.ts'
import { SectionList, type SectionPlans } from './sections.tsx'

interface HomeProps {
  sections: Section[]
  /** the hero, already chosen */
  hero: ReactNode
  plans: SectionPlans
  /** kinds in the layout's own order; the others follow as the page gave them */
  order?: SectionKind[]
  /** between the hero and the first section */
  after?: ReactNode
}

export function Home({ hero, sections, plans, order, after }: HomeProps) {
  return (
    <>
      {hero}
      {after}
      <SectionList sections={inOrder(sections, order)} plans={plans} />
    </>
  )
}

/**
 * The first section of a kind, and the others without it: for a layout that shows one of them in a place of its own.
 * `of` narrows cards to what they list.
 */
export function take<K extends SectionKind>(
  sections: readonly Section[],
  kind: K,
  of?: string,
): [SectionOf<K> | undefined, Section[]] {
  const found = sections.find(
    (section): section is SectionOf<K> =>
      section.kind === kind && (of === undefined || (section.kind === 'cards' && section.of === of)),
  )
  return [found, sections.filter(section => section !== found)]
}

/**
 * Lists of several things as one, where the first of them stood: the first two of each. For a layout whose page would
 * otherwise say three times that there is something to join. Less than two such lists stay as they are.
 */
export function joinLists(sections: Section[], kinds: string[], title: string): Section[] {
  const lists = sections.filter(
    (section): section is SectionOf<'cards'> => section.kind === 'cards' && kinds.includes(section.of),
  )
  const [first] = lists
  if (!first || lists.length < 2) return sections
  const items = lists.flatMap(list => list.items.slice(0, 2))
  return sections.flatMap(section => {
    if (section === first) return [{ ...first, title, intro: undefined, items }]
    return lists.some(list => list === section) ? [] : [section]
  })
}

function inOrder(sections: Section[], order?: SectionKind[]) {
  if (!order) return sections
  const place = (section: Section) => {
    const index = order.indexOf(section.kind)
    return index < 0 ? order.length : index
  }
  return sections.toSorted((a, b) => place(a) - place(b))
}
