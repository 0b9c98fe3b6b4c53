import type { SectionKind } from './section.ts'
import type { SectionPlans } from './sections.tsx'

/** What most layouts do with kinds that have a body of the kit's. A new kind is added here, and all forty draw it. */
export const usualPlans = {
  quotes: {},
  steps: {},
  questions: { heading: 'side' },
  sponsors: {},
  schedule: {},
  appeal: { heading: 'none' },
  text: { heading: 'side' },
  plans: { ground: 'soft' },
  table: {},
  gallery: {},
  video: { ground: 'dark' },
  contact: { heading: 'side' },
} as const satisfies Partial<SectionPlans>

/** Kinds that the usual plans leave out are planned by the layout; of the others it says what differs. */
type OwnPlans<U> = { [K in Exclude<SectionKind, keyof U>]: SectionPlans[K] } & {
  [K in SectionKind]?: Partial<SectionPlans[K]>
}

/** The plans of a layout: the usual ones, kind by kind with what the layout says instead or besides. */
export function plansWith<U extends Partial<SectionPlans>>(usual: U, own: OwnPlans<U>): SectionPlans {
  // both have kinds for keys; together they are complete, for own has what usual leaves out
  const kinds = Object.keys({ ...usual, ...own }) as SectionKind[]
  return Object.fromEntries(kinds.map(kind => [kind, { ...usual[kind], ...own[kind] }])) as SectionPlans
}
