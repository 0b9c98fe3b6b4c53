import { type IconName, iconPaths } from './icon-paths.ts'
import type { FactIcon } from './parts.tsx'

const factIcons = {
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
} satisfies Record<FactIcon, IconName>

/** A feature's icon is a name typed by an editor: an unknown one becomes a star. */
export function iconNameOf(name: string): IconName {
  return isIcon(name) ? name : 'star'
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name)
}

/** Always decoration: the words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}

export function FactMark({ icon }: { icon: FactIcon }) {
  return <Icon name={factIcons[icon]} />
}
