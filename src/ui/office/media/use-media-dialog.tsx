import './media.css'
import { type ComponentType, useState } from 'react'
import type { MediaItem, MediaKind } from '../../../shared/media.ts'
import { useToasts } from '../toasts.tsx'
import type { MediaDialogProps } from './media-dialog.tsx'

interface Asked {
  kind?: MediaKind | undefined
  isMany?: boolean | undefined
  onChoose: (items: MediaItem[]) => void
}

/** The library as a dialog, for whoever needs a file: `open` it, and put `dialog` on the page once. It is fetched when first asked for. */
export function useMediaDialog() {
  const [asked, setAsked] = useState<Asked>()
  const [Shown, setShown] = useState<ComponentType<MediaDialogProps>>()
  const [isLoading, setLoading] = useState(false)
  const toasts = useToasts()

  async function open(wanted: Asked): Promise<void> {
    setLoading(true)
    try {
      const { MediaDialog } = await import('./media-dialog.tsx')
      setShown(() => MediaDialog)
      setAsked(wanted)
    } catch {
      toasts.show({ message: 'Tidak ada koneksi internet. Coba lagi.', tone: 'bad' })
    } finally {
      setLoading(false)
    }
  }

  const close = () => setAsked(undefined)
  return {
    open: (wanted: Asked) => void open(wanted),
    isLoading,
    dialog: asked && Shown && (
      <Shown
        kind={asked.kind}
        isMany={asked.isMany}
        onClose={close}
        onChoose={items => {
          close()
          asked.onChoose(items)
        }}
      />
    ),
  }
}
