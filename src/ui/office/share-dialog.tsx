import { useEffect, useEffectEvent } from 'react'
import { Dialog } from './dialog.tsx'
import { Skeleton } from './panels.tsx'
import type { SharingProps } from './sharing.tsx'
import './share-dialog.css'
import { usePart } from './use-part.ts'

interface ShareProps extends SharingProps {
  open: boolean
  onClose: () => void
}

/** Links by which somebody without an account looks at the draft. */
export function ShareDialog({ open, onClose, ...rest }: ShareProps) {
  const { Part: Inside, want } = usePart(() => import('./sharing.tsx').then(module => module.Sharing))
  const wanted = useEffectEvent(async () => {
    if (!(await want())) onClose()
  })
  useEffect(() => {
    if (open) void wanted()
  }, [open])
  return (
    <Dialog title="Bagikan pratinjau" open={open} onClose={onClose}>
      {open && (Inside ? <Inside {...rest} /> : <Skeleton lines={2} />)}
    </Dialog>
  )
}
