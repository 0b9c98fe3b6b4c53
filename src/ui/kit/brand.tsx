import type { Site } from '../parts.tsx'
import { Picture } from '../picture.tsx'

/** The tenant's mark, leading home: the dark logo on light grounds, the light one on dark, else the name. */
export function Brand({ site, on = 'light' }: { site: Site; on?: 'light' | 'dark' }) {
  const logo = on === 'light' ? (site.logoDark ?? site.logoLight) : (site.logoLight ?? site.logoDark)
  return (
    <a className="brand" href="/" aria-label={logo ? `${site.title}, beranda` : undefined}>
      {logo ? <Picture image={logo} sizes="10rem" decorative /> : <span>{site.title}</span>}
    </a>
  )
}
