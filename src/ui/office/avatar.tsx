import { initialsOf } from '../../shared/initials.ts'
import type { Image } from '../parts.tsx'
import { Picture } from '../picture.tsx'

/** A person's face, or the first letters of the name. */
export function Avatar({ name, picture }: { name: string; picture?: Image | undefined }) {
  return (
    <span className="o-avatar" aria-hidden="true">
      {picture ? <Picture image={picture} sizes="2.5rem" ratio="1x1" decorative /> : initialsOf(name)}
    </span>
  )
}
