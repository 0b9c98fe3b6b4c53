import { useRef, useState } from 'react'
import type { Image } from '../parts.tsx'
import { Avatar } from './avatar.tsx'
import { Button } from './buttons.tsx'
import type { ApiResult } from './call-api.ts'
import { CropDialog } from './crop-dialog.tsx'
import { Confirm } from './dialog.tsx'
import { useToasts } from './toasts.tsx'

interface FaceFieldProps<Data> {
  /** whose face; its first letters stand where there is none */
  name: string
  picture: Image | undefined
  upload: (picture: Blob) => Promise<ApiResult<Data>>
  remove: () => Promise<ApiResult<Data>>
  onDone: (data: Data) => void
}

const types = 'image/png,image/jpeg,image/webp,image/gif'

/** A person's picture: another one is cut to a square before it is sent, and kept at once. */
export function FaceField<Data>({ name, picture, upload, remove, onDone }: FaceFieldProps<Data>) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const toasts = useToasts()

  function choose(chosen: File | undefined): void {
    if (input.current) input.current.value = ''
    setProblem(undefined)
    setFile(chosen)
  }

  async function run(work: () => Promise<ApiResult<Data>>): Promise<void> {
    setBusy(true)
    const result = await work()
    setBusy(false)
    if (!result.ok) {
      setProblem(result.errors[0]?.message ?? result.message)
      return
    }
    setFile(undefined)
    setAsking(false)
    setProblem(undefined)
    onDone(result.data)
    toasts.show({ message: result.message })
  }

  return (
    <div className="o-face">
      <Avatar name={name} picture={picture} />
      <div className="o-actions">
        <input
          ref={input}
          className="o-file"
          type="file"
          accept={types}
          aria-label="Pilih foto"
          tabIndex={-1}
          onChange={event => choose(event.target.files?.[0])}
        />
        <Button icon="upload" isSmall onClick={() => input.current?.click()}>
          {picture ? 'Ganti foto' : 'Pilih foto'}
        </Button>
        {picture && (
          <Button tone="quiet" isSmall onClick={() => setAsking(true)}>
            Hapus
          </Button>
        )}
      </div>
      <p className="o-hint">PNG, JPEG, WebP, atau GIF. Lokasi dan data kamera dibuang.</p>
      <CropDialog
        title="Atur foto"
        file={file}
        busy={isBusy}
        problem={problem}
        onClose={() => setFile(undefined)}
        onDone={blob => void run(() => upload(blob))}
      />
      <Confirm
        title="Hapus foto?"
        text="Berkas fotonya ikut dihapus dari situs ini."
        confirm="Hapus foto"
        open={isAsking}
        busy={isBusy}
        problem={problem}
        onClose={() => setAsking(false)}
        onConfirm={() => void run(remove)}
      />
    </div>
  )
}
