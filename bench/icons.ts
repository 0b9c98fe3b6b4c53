import type { IconName } from '../src/ui/icon-paths.ts'
import type { FactIcon } from '../src/ui/parts.tsx'

/** The drawings, for the peers. */
export { iconPaths } from '../src/ui/icon-paths.ts'

/** which drawing stands for which fact of a card */
export const factIcons: Record<FactIcon, IconName> = {
  calendar: 'calendar',
  clock: 'clock',
  level: 'level',
  place: 'place',
  people: 'users',
  price: 'wallet',
  book: 'book-open',
  person: 'user',
  audio: 'headphones',
  photo: 'camera',
  video: 'play',
  certificate: 'award',
  tag: 'tag',
}
