import { initialsOf } from '../../shared/initials.ts'

/** Two letters on a tile, for whoever has no picture. */
export function Mark({ name }: { name: string }) {
  return (
    <span className="kar-mark" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
