import { type ComponentType, useEffect, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { Notice, Skeleton } from './panels.tsx'
import type { SharingProps } from './sharing.tsx'
import './share-dialog.css'

interface ShareProps extends SharingProps {
  open: boolean
  onClose: () => void
}

/** Links by which somebody without an account looks at the draft. */
export function ShareDialog({ open, onClose, ...rest }: ShareProps) {
  const [Inside, setInside] = useState<ComponentType<SharingProps>>()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!open) return
    setAway(false)
    import('./sharing.tsx').then(
      module => setInside(() => module.Sharing),
      () => setAway(true),
    )
  }, [open])
  return (
    <Dialog title="Bagikan pratinjau" open={open} onClose={onClose}>
      {isAway && <Notice tone="bad">Tidak ada koneksi internet. Coba lagi.</Notice>}
      {open && !isAway && (Inside ? <Inside {...rest} /> : <Skeleton lines={2} />)}
    </Dialog>
  )
}
