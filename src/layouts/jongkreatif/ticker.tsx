import type { Action } from '../../ui/parts.tsx'

/**
 * A line that runs along until it is asked to stand still: by the switch at its end, by pointing at it, or by what the
 * visitor has told their device. The second run is there for the eye only.
 */
export function Ticker({ label, links }: { label: string; links: Action[] }) {
  if (links.length < 2) return null
  return (
    <section className="jk-ticker on-dark" aria-label={label}>
      <div className="jk-ticker-window">
        <div className="jk-ticker-run">
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
      <label className="jk-ticker-stop">
        <input type="checkbox" name="jk-ticker-stop" />
        <span>Jeda</span>
      </label>
    </section>
  )
}
