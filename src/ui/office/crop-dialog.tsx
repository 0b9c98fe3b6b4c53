import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Button } from './buttons.tsx'
import { Dialog } from './dialog.tsx'

interface CropDialogProps {
  title: string
  /** what was chosen; the dialog is open while there is something */
  file: File | undefined
  busy: boolean
  /** why it could not be kept */
  problem?: string | undefined
  onClose: () => void
  /** the part that was chosen, as a square picture */
  onDone: (picture: Blob) => void
}

/** pixels of each side: drawn on the screen, and sent */
const shown = 320
const sent = 1024

/** Where the middle of the square lies in the picture (0 to 1), and how near it is seen. */
interface View {
  x: number
  y: number
  zoom: number
}

const middle: View = { x: 0.5, y: 0.5, zoom: 1 }

/** The square of a picture that will be seen: moved by hand or by arrows, nearer by the slider. */
export function CropDialog({ title, file, busy, problem, onClose, onDone }: CropDialogProps) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [isBroken, setBroken] = useState(false)
  const [view, setView] = useState(middle)

  useEffect(() => {
    setPicture(undefined)
    setBroken(false)
    setView(middle)
    if (!file) return
    let isWanted = true
    createImageBitmap(file).then(
      made => (isWanted ? setPicture(made) : made.close()),
      () => isWanted && setBroken(true),
    )
    return () => {
      isWanted = false
    }
  }, [file])

  const change = useCallback((next: View) => setView(picture ? within(picture, next) : next), [picture])

  return (
    <Dialog
      title={title}
      open={file !== undefined}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button
            tone="main"
            busy={busy}
            disabled={!picture}
            onClick={() => picture && void cut(picture, view).then(blob => blob && onDone(blob))}
          >
            Simpan foto
          </Button>
        </>
      }
    >
      {isBroken ? (
        <p className="o-error" role="alert">
          Berkas ini tidak dapat dibuka sebagai gambar. Pilih PNG, JPEG, WebP, atau GIF.
        </p>
      ) : (
        <CropView picture={picture} view={view} change={change} />
      )}
      {problem && (
        <p className="o-error" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

interface CropViewProps {
  picture: ImageBitmap | undefined
  view: View
  change: (view: View) => void
}

function CropView({ picture, view, change }: CropViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const id = useId()

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && picture) draw(context, picture, view, shown)
  }, [picture, view])

  function onMove(event: PointerEvent<HTMLCanvasElement>): void {
    if (!picture || event.buttons !== 1) return
    const scale = sideOf(picture, view) / event.currentTarget.clientWidth
    change({
      ...view,
      x: view.x - (event.movementX * scale) / picture.width,
      y: view.y - (event.movementY * scale) / picture.height,
    })
  }

  function onKey(event: KeyboardEvent): void {
    const step = 0.03
    const moves: Record<string, Partial<View>> = {
      ArrowLeft: { x: view.x - step },
      ArrowRight: { x: view.x + step },
      ArrowUp: { y: view.y - step },
      ArrowDown: { y: view.y + step },
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    change({ ...view, ...move })
  }

  return (
    <div className="o-crop">
      <canvas
        ref={canvas}
        width={shown}
        height={shown}
        tabIndex={0}
        aria-label="Pratinjau foto. Geser dengan tombol panah."
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onMove}
        onKeyDown={onKey}
      />
      <label className="o-crop-zoom" htmlFor={id}>
        Perbesar
        <input
          id={id}
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={view.zoom}
          onChange={event => change({ ...view, zoom: Number(event.target.value) })}
        />
      </label>
      <p className="o-hint">Geser foto untuk mengatur bagian yang terlihat.</p>
    </div>
  )
}

/** side of the square in the picture's own pixels */
const sideOf = (picture: ImageBitmap, { zoom }: View) => Math.min(picture.width, picture.height) / zoom

function within(picture: ImageBitmap, view: View): View {
  const half = sideOf(picture, view) / 2
  const held = (at: number, length: number) => Math.min(1 - half / length, Math.max(half / length, at))
  return { zoom: view.zoom, x: held(view.x, picture.width), y: held(view.y, picture.height) }
}

function draw(context: CanvasRenderingContext2D, picture: ImageBitmap, view: View, size: number): void {
  const side = sideOf(picture, view)
  const left = view.x * picture.width - side / 2
  const top = view.y * picture.height - side / 2
  // what is see-through stands on white
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, size, size)
}

function cut(picture: ImageBitmap, view: View): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const size = Math.max(1, Math.round(Math.min(sent, sideOf(picture, view))))
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (context) draw(context, picture, view, size)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}
