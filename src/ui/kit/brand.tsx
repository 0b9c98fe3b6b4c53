import type { Image, Site } from '../parts.tsx'
import { Picture } from '../picture.tsx'

/** a square mark does not say the name; a wide logo does */
const wideEnough = 1.8
const saysName = (logo: Image | undefined) => logo !== undefined && logo.width / logo.height >= wideEnough

/**
 * The tenant's mark, leading home: the dark logo on light grounds, the light one on dark, with the name it lacks. A
 * light ground turns dark with the screen, and the mark with it; where there is no light one, it keeps a light plate.
 */
export function Brand({ site, on = 'light' }: { site: Site; on?: 'light' | 'dark' }) {
  const isLight = on === 'light'
  const logo = isLight ? (site.logoDark ?? site.logoLight) : (site.logoLight ?? site.logoDark)
  const dark = isLight ? site.logoLight : undefined
  const isNamed = saysName(logo) && (!dark || saysName(dark))
  return (
    <a className="brand" href="/" aria-label={isNamed ? `${site.title}, beranda` : undefined}>
      {logo && (
        <Picture
          image={logo}
          dark={dark}
          sizes="10rem"
          atOnce
          className={isLight && !dark ? 'brand-plate' : undefined}
          decorative
        />
      )}
      {!isNamed && <span className="brand-name">{site.title}</span>}
    </a>
  )
}
