import './media.css'
import { useState } from 'react'
import type { MediaItem, MediaKind } from '../../../shared/media.ts'
import { usePart } from '../use-part.ts'

interface Asked {
  kind?: MediaKind | undefined
  isMany?: boolean | undefined
  onChoose: (items: MediaItem[]) => void
}

/** The library as a dialog, for whoever needs a file: `open` it, and put `dialog` on the page once. It is fetched when first asked for. */
export function useMediaDialog() {
  const [asked, setAsked] = useState<Asked>()
  const {
    Part: Shown,
    isLoading,
    want,
  } = usePart(() => import('./media-dialog.tsx').then(module => module.MediaDialog))

  async function open(wanted: Asked): Promise<void> {
    if (await want()) setAsked(wanted)
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
