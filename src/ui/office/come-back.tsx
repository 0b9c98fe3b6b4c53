import { useEffect, useState } from 'react'
import { LinkButton } from './buttons.tsx'

/** The way back for who came here from a page of the site by its pencil. */
export function ComeBack() {
  const [href, setHref] = useState('')
  // what the server draws knows nothing of it
  useEffect(() => {
    const from = new URLSearchParams(location.search).get('back') ?? ''
    // a path of this site, and nowhere else, however a browser reads what was written
    const to = URL.canParse(from, location.origin) ? new URL(from, location.origin) : undefined
    if (from.startsWith('/') && to?.origin === location.origin) setHref(to.pathname + to.search)
  }, [])
  return href === '' ? null : (
    <LinkButton href={href} tone="quiet" icon="arrow-left">
      Kembali ke halaman
    </LinkButton>
  )
}
