import type { Site } from '../parts.tsx'
import { Picture } from '../picture.tsx'

/** a square mark does not say the name; a wide logo does */
const wideEnough = 1.8

/** The tenant's mark, leading home: the dark logo on light grounds, the light one on dark, with the name it lacks. */
export function Brand({ site, on = 'light' }: { site: Site; on?: 'light' | 'dark' }) {
  const logo = on === 'light' ? (site.logoDark ?? site.logoLight) : (site.logoLight ?? site.logoDark)
  const saysName = logo !== undefined && logo.width / logo.height >= wideEnough
  return (
    <a className="brand" href="/" aria-label={saysName ? `${site.title}, beranda` : undefined}>
      {logo && <Picture image={logo} sizes="10rem" decorative />}
      {!saysName && <span className="brand-name">{site.title}</span>}
    </a>
  )
}
