import { useEffect, useState } from 'react'
import { ask } from '../../ui/calls/ask.ts'
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

interface Answer {
  data?: { appVersion?: string }
}

/** The server says which build answers; until it has, and where it cannot be asked, there are words in its place. */
function BuildNumber() {
  const [build, setBuild] = useState<string>()
  useEffect(() => {
    ask('/v1/authorizer/version')
      .then(async answer => setBuild(((await answer.json()) as Answer).data?.appVersion))
      .catch(() => {})
  }, [])
  return (
    <span className="staging-build">
      {'Build '}
      {build ? <code>{build}</code> : <span>belum terbaca</span>}
    </span>
  )
}
