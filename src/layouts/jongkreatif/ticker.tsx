import type { Action } from '../../ui/parts.tsx'

/**
 * A line that runs along until it is asked to stand still: by the switch at its end, by pointing at it, or by what the
 * visitor has told their device. The second run is there for the eye only.
 */
export function Ticker({ label, links }: { label: string; links: Action[] }) {
  if (links.length < 2) return null
  return (
    <section className="jong-ticker on-dark" aria-label={label}>
      <div className="jong-ticker-window">
        <div className="jong-ticker-run">
          <ul>
            {links.map(link => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
          <p aria-hidden="true">
            {links.map(link => (
              <span key={link.href}>{link.label}</span>
            ))}
          </p>
        </div>
      </div>
      <label className="jong-ticker-stop">
        <input type="checkbox" name="jong-ticker-stop" />
        <span>Jeda</span>
      </label>
    </section>
  )
}
