import { LateDialog } from './late-dialog.tsx'
import type { SharingProps } from './sharing.tsx'
import './share-dialog.css'

interface ShareProps extends SharingProps {
  open: boolean
  onClose: () => void
}

const loadSharing = () => import('./sharing.tsx').then(module => module.Sharing)

/** Links by which somebody without an account looks at the draft. */
export const ShareDialog = ({ open, ...inside }: ShareProps) => (
  <LateDialog title="Bagikan pratinjau" open={open} load={loadSharing} inside={inside} />
)
