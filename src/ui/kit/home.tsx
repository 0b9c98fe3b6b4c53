import type { ReactNode } from 'react'
import type { Section } from '../parts.tsx'
import { type SectionKind, SectionList, type SectionPlans } from './sections.tsx'

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

function inOrder(sections: Section[], order?: SectionKind[]) {
  if (!order) return sections
  const place = (section: Section) => {
    const index = order.indexOf(section.kind)
    return index < 0 ? order.length : index
  }
  return sections.toSorted((a, b) => place(a) - place(b))
}
