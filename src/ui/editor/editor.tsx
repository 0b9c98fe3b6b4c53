import './editor.css'
import './editor-boxes.css'
import { type ComponentType, useEffect, useState } from 'react'
import type { LongTextProps } from './long-text.tsx'

/** A long text: its editor is loaded for those who write, and only then. */
export function LongText(props: LongTextProps) {
  const [Written, setWritten] = useState<ComponentType<LongTextProps>>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    import('./long-text.tsx').then(
      found => setWritten(() => found.LongText),
      () => setLost(true),
    )
  }, [])
  if (Written) return <Written {...props} />
  return isLost ? (
    <p className="o-error" role="alert">
      Penyunting tidak dapat dimuat. Periksa sambungan Anda, lalu muat ulang halaman ini.
    </p>
  ) : (
    <p className="o-hint ed-wait">Memuat penyunting…</p>
  )
}
