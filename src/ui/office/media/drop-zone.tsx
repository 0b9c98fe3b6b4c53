import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { acceptOf, type MediaKind } from '../../../shared/media.ts'
import { Button } from '../buttons.tsx'

interface DropZoneProps {
  kind?: MediaKind | undefined
  /** one file only: another takes its place */
  isSingle?: boolean
  onFiles: (files: File[]) => void
  /** what files are dropped on */
  children: ReactNode
  /** beside the buttons */
  more?: ReactNode
}

/** A place for files: chosen, dropped, pasted, or taken by the camera. */
export function DropZone({ kind, isSingle, onFiles, children, more }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles

  // what is pasted anywhere on the page, but into a field, is meant for here
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]')
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
      const isElsewhere = dialog !== undefined && !dialog.contains(zone.current)
      if (files.length === 0 || isTyping || isElsewhere) return
      event.preventDefault()
      latest.current(files.map(named))
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(isSingle ? files.slice(0, 1) : files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the buttons in it do the same
    <div
      ref={zone}
      className={isOver ? 'o-media-drop o-media-drop-over' : 'o-media-drop'}
      onDragOver={event => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={event => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <div className="o-actions o-media-drop-actions">
        <Button tone="main" icon="upload" onClick={() => input.current?.click()}>
          Unggah
        </Button>
        {(kind === undefined || kind === 'picture') && (
          <Button icon="camera" className="o-media-camera" onClick={() => camera.current?.click()}>
            Kamera
          </Button>
        )}
        {more}
      </div>
      <input
        ref={input}
        className="o-file"
        type="file"
        aria-label="Pilih berkas"
        tabIndex={-1}
        accept={acceptOf(kind)}
        multiple={!isSingle}
        onChange={event => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <input
        ref={camera}
        className="o-file"
        type="file"
        aria-label="Ambil foto"
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        onChange={event => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      {children}
      {isOver && (
        <p className="o-media-drop-words" aria-hidden="true">
          Lepaskan untuk mengunggah
        </p>
      )}
    </div>
  )
}

const hasFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files')

/** a picture out of the clipboard is called "image.png", each the same */
function named(file: File): File {
  if (file.name !== 'image.png') return file
  const now = new Date()
  const stamp = `${now.getHours()}.${String(now.getMinutes()).padStart(2, '0')}.${String(now.getSeconds()).padStart(2, '0')}`
  return new File([file], `Tempelan ${stamp}.png`, { type: file.type })
}
