import { initialsOf } from '../../shared/initials.ts'

/** A team's shield with the first letters of its name. */
export function Crest({ name }: { name: string }) {
  return (
    <span className="lsk-crest" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
