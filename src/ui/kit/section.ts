import type { Section } from '../parts.tsx'

export type SectionKind = Section['kind']
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>

/** What every body of a section takes: the section of its kind, in words. */
export interface SectionProps<K extends SectionKind> {
  section: SectionOf<K>
}
