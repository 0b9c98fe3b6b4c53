import type { Section } from '../../ui/parts.tsx'

/** Two lines call at all sections: the first half at one, the rest at the other. */
export function linesOf(sections: Section[]): [first: Section[], second: Section[]] {
  const half = Math.ceil(sections.length / 2)
  return [sections.slice(0, half), sections.slice(half)]
}
