import type { Section } from '../parts.tsx'
import { take } from './home.tsx'

const kinds = ['news', 'articles', 'tulisan-temans', 'blog', 'podcasts']

/** The first section that lists something written, `first` and then news before all else, and the others without it. */
export function takePosts(sections: readonly Section[], first?: string): ReturnType<typeof take<'cards'>> {
  for (const kind of first ? [first, ...kinds] : kinds) {
    const [found, rest] = take(sections, 'cards', kind)
    if (found) return [found, rest]
  }
  return [undefined, [...sections]]
}
