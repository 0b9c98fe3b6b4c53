import { useRef, useState } from 'react'
import type { MediaItem } from '../../../shared/media.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Confirm } from '../../../ui/office/dialog.tsx'
import { FileField } from '../../../ui/office/file-field.tsx'
import { frameNow, putPoster } from '../../../ui/office/media/finish-in-browser.ts'
import { KindIcon } from '../../../ui/office/media/kind-icons.tsx'
import { Thumb } from '../../../ui/office/media/thumb.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { PictureStage } from './picture-stage.views.tsx'

interface StageProps {
  item: MediaItem
  onChanged: (item: MediaItem) => void
}

/** What is seen or heard of a file, with what can be done to just that. */
export function FileStage({ item, onChanged }: StageProps) {
  if (item.kind === 'picture') return <PictureStage item={item} onChanged={onChanged} />
  if (item.kind === 'video') return <FilmStage item={item} onChanged={onChanged} />
  if (item.kind === 'audio') return <SoundStage item={item} onChanged={onChanged} />
  return (
    <div className="o-file-stage">
      <span className="o-media-thumb">
        <Thumb item={item} sizes="30rem" />
      </span>
      {!item.poster && (
        <p className="o-text">
          <KindIcon kind={item.kind} /> Halaman pertama belum tergambar.
        </p>
      )}
    </div>
  )
}

function FilmStage({ item, onChanged }: StageProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()

  async function take(): Promise<void> {
    if (!film.current) return
    setBusy(true)
    const result = await putPoster(item.id, await frameNow(film.current))
    setBusy(false)
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    onChanged(result.data)
    toasts.show({ message: 'Gambar depan tersimpan' })
  }

  return (
    <div className="o-file-stage">
      {/* biome-ignore lint/a11y/useMediaCaption: given where there are any */}
      <video ref={film} controls playsInline preload="metadata" src={`/_media/${item.key}`}>
        {item.captions && (
          <track
            kind="captions"
            src={`/_media/${item.captions.key}`}
            srcLang={item.captions.language}
            label={item.captions.label}
            default
          />
        )}
      </video>
      <div className="o-actions">
        <Button icon="camera" isSmall busy={isBusy} onClick={() => void take()}>
          Jadikan bingkai ini gambar depan
        </Button>
      </div>
      <Captions item={item} onChanged={onChanged} />
    </div>
  )
}

function SoundStage({ item, onChanged }: StageProps) {
  return (
    <div className="o-file-stage">
      {item.peaks && <Wave peaks={item.peaks} />}
      {/* biome-ignore lint/a11y/useMediaCaption: given where there are any */}
      <audio controls preload="metadata" src={`/_media/${item.key}`} />
      <Captions item={item} onChanged={onChanged} />
    </div>
  )
}

/** How loud it is from its beginning to its end. */
function Wave({ peaks }: { peaks: number[] }) {
  const path = peaks.map((peak, at) => `M${at} ${50 - peak / 2}v${Math.max(1, peak)}`).join('')
  return (
    <svg
      className="o-wave"
      viewBox={`0 0 ${peaks.length} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Gelombang suara"
    >
      <path d={path} stroke="currentColor" fill="none" />
    </svg>
  )
}

/** Words that are shown while it plays, from a file of them. */
function Captions({ item, onChanged }: StageProps) {
  const [problem, setProblem] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const toasts = useToasts()

  async function put(file: File): Promise<void> {
    setProblem(undefined)
    const text = await file.text()
    const result = await callApi<MediaItem>('PUT', `/v1/media/${item.id}/captions`, { text })
    if (!result.ok) return setProblem(result.errors[0]?.message ?? result.message)
    onChanged(result.data)
    toasts.show({ message: 'Takarir tersimpan' })
  }

  async function clear(): Promise<void> {
    const result = await callApi<MediaItem>('DELETE', `/v1/media/${item.id}/captions`)
    setLeaving(false)
    if (!result.ok) return setProblem(result.message)
    onChanged(result.data)
    toasts.show({ message: 'Takarir dihapus' })
  }

  return (
    <>
      <FileField
        label={item.captions ? 'Ganti takarir' : 'Takarir'}
        name="captions"
        hint="Berkas .vtt atau .srt"
        accept=".vtt,.srt"
        error={problem}
        fileName={undefined}
        onChoose={file => void put(file)}
      />
      {item.captions && (
        <Button tone="quiet" isSmall onClick={() => setLeaving(true)}>
          Hapus takarir
        </Button>
      )}
      <Confirm
        title="Hapus takarir?"
        text="Kata-katanya tidak lagi tampil saat berkas ini diputar, dan tidak dapat dikembalikan."
        confirm="Hapus"
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => void clear()}
      />
    </>
  )
}
