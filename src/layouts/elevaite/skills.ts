import type { CardItem, Section } from '../../ui/parts.tsx'

export interface Skill {
  name: string
  items: CardItem[]
}

const taught = ['class', 'course']

/** What the page's classes and courses are about, each with those that teach it, in the order of the page. */
export function skillsOf(sections: Section[]): Skill[] {
  const skills = new Map<string, CardItem[]>()
  for (const section of sections) {
    if (section.kind !== 'cards' || !taught.includes(section.of)) continue
    for (const item of section.items) {
      if (!item.eyebrow) continue
      const known = skills.get(item.eyebrow) ?? []
      if (!known.some(({ href }) => href === item.href)) known.push(item)
      skills.set(item.eyebrow, known)
    }
  }
  return [...skills].map(([name, items]) => ({ name, items }))
}
