import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { MediaItem } from '../../../shared/media.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import {
  type Box,
  drawStage,
  fullBox,
  movedBox,
  shapedBox,
  stageAddress,
} from '../../../ui/office/media/picture-stage.ts'
import { useToasts } from '../../../ui/office/toasts.tsx'

interface StageProps {
  item: MediaItem
  onChanged: (item: MediaItem) => void
}

type Mode = 'view' | 'focus' | 'crop'

const shapes = [
  { label: 'Bebas', ratio: 0 },
  { label: '16 : 9', ratio: 16 / 9 },
  { label: '4 : 3', ratio: 4 / 3 },
  { label: 'Persegi', ratio: 1 },
  { label: '3 : 4', ratio: 3 / 4 },
] as const

const helpOf: Readonly<Record<Mode, string>> = {
  view: '',
  focus: 'Tekan bagian yang harus selalu terlihat saat gambar dipotong, atau geser dengan tombol panah.',
  crop: 'Seret untuk memilih bagian. Tombol panah menggeser; Shift dengan panah mengubah ukuran.',
}

/** A picture, the point that stays visible, and the part that is cut out of it; by hand and by keys. */
export function PictureStage({ item, onChanged }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement>()
  const [mode, setMode] = useState<Mode>('view')
  const [focus, setFocus] = useState(item.focus ?? '50-50')
  const [box, setBox] = useState<Box>(() => fullBox(item))
  const [ratio, setRatio] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const begin = useRef<{ x: number; y: number }>(undefined)
  const toasts = useToasts()

  useEffect(() => {
    const image = new Image()
    image.onload = () => setPicture(image)
    image.src = stageAddress(item)
  }, [item])

  useEffect(() => {
    if (canvas.current && picture) drawStage(canvas.current, picture, item, { mode, focus, box })
  }, [picture, item, mode, focus, box])

  /** in the picture's own pixels */
  function at(event: PointerEvent<HTMLCanvasElement>) {
    const frame = event.currentTarget.getBoundingClientRect()
    const held = (part: number) => Math.min(1, Math.max(0, part))
    return {
      x: held((event.clientX - frame.left) / frame.width) * (item.width ?? 0),
      y: held((event.clientY - frame.top) / frame.height) * (item.height ?? 0),
    }
  }

  function point(event: PointerEvent<HTMLCanvasElement>): void {
    const { x, y } = at(event)
    const step = (part: number, whole: number | null) => Math.round((part / (whole || 1)) * 4) * 25
    setFocus(`${step(x, item.width)}-${step(y, item.height)}`)
  }

  function onDown(event: PointerEvent<HTMLCanvasElement>): void {
    if (mode === 'view') return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (mode === 'focus') point(event)
    else begin.current = at(event)
  }

  function onMove(event: PointerEvent<HTMLCanvasElement>): void {
    if (event.buttons !== 1) return
    if (mode === 'focus') point(event)
    if (mode === 'crop' && begin.current) setBox(shapedBox(item, begin.current, at(event), ratio))
  }

  function onKey(event: KeyboardEvent): void {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    }
    const move = moves[event.key]
    if (!move || mode === 'view') return
    event.preventDefault()
    if (mode === 'crop') {
      setBox(now => movedBox(item, now, move, { isSizing: event.shiftKey, ratio }))
      return
    }
    const [x = 50, y = 50] = focus.split('-').map(Number)
    const held = (part: number) => Math.min(100, Math.max(0, part))
    setFocus(`${held(x + move[0] * 25)}-${held(y + move[1] * 25)}`)
  }

  async function save(): Promise<void> {
    setBusy(true)
    const result =
      mode === 'focus'
        ? await callApi<MediaItem>('PUT', `/v1/media/${item.id}`, {
            focus: focus === '50-50' ? null : focus,
          })
        : await callApi<MediaItem>('POST', `/v1/media/${item.id}/crops`, box)
    setBusy(false)
    if (!result.ok) return toasts.show({ message: result.errors[0]?.message ?? result.message, tone: 'bad' })
    toasts.show({
      message: mode === 'focus' ? 'Titik fokus tersimpan' : 'Potongan tersimpan sebagai gambar baru',
    })
    setMode('view')
    onChanged(result.data)
  }

  return (
    <div className="o-file-stage">
      <div className="o-stage">
        <canvas
          ref={canvas}
          width={item.width ?? 1}
          height={item.height ?? 1}
          role="img"
          tabIndex={mode === 'view' ? -1 : 0}
          aria-label={item.alt || item.name}
          onPointerDown={onDown}
          onPointerMove={onMove}
          onPointerUp={() => {
            begin.current = undefined
          }}
          onKeyDown={onKey}
        />
      </div>
      {mode === 'crop' && (
        // biome-ignore lint/a11y/useSemanticElements: choices in one line, no form's field set
        <div className="o-media-chips" role="group" aria-label="Bentuk potongan">
          {shapes.map(shape => (
            <button
              key={shape.label}
              type="button"
              aria-pressed={ratio === shape.ratio}
              onClick={() => {
                setRatio(shape.ratio)
                setBox(fullBox(item, shape.ratio))
              }}
            >
              {shape.label}
            </button>
          ))}
        </div>
      )}
      {mode !== 'view' && (
        <p className="o-hint" aria-live="polite">
          {helpOf[mode]}{' '}
          {mode === 'crop' ? `${box.width} × ${box.height} piksel` : `Fokus ${focus.replace('-', '%, ')}%`}
        </p>
      )}
      <div className="o-actions">
        {mode === 'view' ? (
          <>
            <Button isSmall icon="crop" onClick={() => setMode('crop')}>
              Potong
            </Button>
            <Button isSmall icon="eye" onClick={() => setMode('focus')}>
              Titik fokus
            </Button>
          </>
        ) : (
          <>
            <Button isSmall tone="main" busy={isBusy} onClick={() => void save()}>
              {mode === 'crop' ? 'Simpan potongan' : 'Simpan fokus'}
            </Button>
            <Button isSmall tone="quiet" onClick={() => setMode('view')}>
              Batal
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
