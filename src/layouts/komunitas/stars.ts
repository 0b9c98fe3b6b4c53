import { take } from '../../ui/kit/home.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Section, Site } from '../../ui/parts.tsx'

export interface Star {
  name: string
  href: string
}

/** Long enough to be a directory, and every line leads somewhere. */
export const isDirectory = (section: SectionOf<'features'>): boolean =>
  section.items.length >= 6 && section.items.every(item => item.href)

/**
 * What a network consists of: its chapters, listed as communities or in a directory; else its people, what it offers,
 * or at least the rooms of the site.
 */
export function starsOf(sections: Section[], site: Site): Star[] {
  const [chapters] = take(sections, 'cards', 'tenants')
  if (chapters && chapters.items.length > 2)
    return chapters.items.map(({ title, href }) => ({ name: title, href }))
  const directory = sections.find(
    (section): section is SectionOf<'features'> => section.kind === 'features' && isDirectory(section),
  )
  const named = directory ?? take(sections, 'people')[0] ?? take(sections, 'features')[0]
  if (!named) return site.nav.map(({ label, href }) => ({ name: label, href }))
  if (named.kind === 'people') return named.items.map(({ name }) => ({ name, href: `#${named.id}` }))
  return named.items.map(({ title, href }) => ({ name: title, href: href ?? `#${named.id}` }))
}
