import Link from 'next/link'
import { Picture } from './picture'

export function Brand({ site, on }) {
  const logo = on === 'light' ? site.logoDark : site.logoLight
  const saysName = logo !== undefined && logo.width / logo.height >= 1.8
  return (
    <Link className="brand" href="/" aria-label={saysName ? `${site.title}, beranda` : undefined}>
      {logo && <Picture image={logo} sizes="10rem" site={site} decorative />}
      {!saysName && <span className="brand-name">{site.title}</span>}
    </Link>
  )
}
