import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Across the top of every page: that this is for trying things out, and which build one looks at. */
export function Staging() {
  return (
    <div className="staging">
      <p className="staging-plate on-dark">
        <Icon name="warning" />
        <strong>Situs uji coba</strong>
        <span>Isi dan tampilannya dapat berubah kapan saja.</span>
        <BuildNumber />
      </p>
    </div>
  )
}

/** The page's head says which build made it; until that is read there are words in its place. */
function BuildNumber() {
  const [build, setBuild] = useState<string>()
  useEffect(() => {
    setBuild(document.querySelector<HTMLMetaElement>('meta[name=app-version]')?.content)
  }, [])
  return (
    <span className="staging-build">
      {'Build '}
      {build ? <code>{build}</code> : <span>sedang dibaca</span>}
    </span>
  )
}
