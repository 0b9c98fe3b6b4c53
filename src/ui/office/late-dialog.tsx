import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Skeleton } from './panels.tsx'
import { usePart } from './use-part.ts'

interface LateDialogProps<Inside> extends Pick<DialogProps, 'title' | 'open' | 'size'> {
  load: () => Promise<ComponentType<Inside>>
  inside: Inside
}

/** A dialog whose inside is fetched when it is first opened, and which closes again where that does not come. */
export function LateDialog<Inside extends { onClose: () => void }>({
  title,
  open,
  size,
  load,
  inside,
}: LateDialogProps<Inside>) {
  const { Part, want } = usePart(load)
  const wanted = useEffectEvent(async () => {
    if (!(await want())) inside.onClose()
  })
  useEffect(() => {
    if (open) void wanted()
  }, [open])
  return (
    <Dialog title={title} open={open} onClose={inside.onClose} size={size}>
      {open && (Part ? <Part {...inside} /> : <Skeleton lines={3} />)}
    </Dialog>
  )
}
