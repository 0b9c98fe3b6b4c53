import { useRef, useState } from 'react'
import { Button, IconButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { sendPieces } from '../../../ui/office/media/upload-media.ts'
import type { AttemptFile } from './quizzes.contract.ts'

/** Files that were sent, to be opened by whoever may see them. */
export const SentFiles = ({
  files,
  onDrop,
}: {
  files: readonly AttemptFile[]
  onDrop?: (file: AttemptFile) => void
}) =>
  files.length === 0 ? null : (
    <ul className="q-files">
      {files.map(file => (
        <li key={file.id}>
          <a href={file.href} target="_blank" rel="noreferrer">
            {file.name}
          </a>
          <small>{file.sizeText}</small>
          {onDrop && <IconButton icon="trash" label={`Hapus ${file.name}`} onClick={() => onDrop(file)} />}
        </li>
      ))}
    </ul>
  )

const endings = '.jpg,.jpeg,.png,.webp,.gif,.mp3,.m4a,.mp4,.mov,.webm,.pdf'
const hintOf = (most: number) => `Foto, PDF, suara, atau video, paling banyak ${most} berkas.`

interface PlainFilesProps {
  slot: number
  most: number
  files: readonly AttemptFile[]
}

/** The same without script: sent with the form, and taken out by it. */
export const PlainFiles = ({ slot, most, files }: PlainFilesProps) => (
  <div className="q-sending">
    {files.length > 0 && (
      <ul className="q-files">
        {files.map(file => (
          <li key={file.id}>
            <a href={file.href}>{file.name}</a>
            <small>{file.sizeText}</small>
            <button className="o-btn o-btn-quiet o-btn-small" type="submit" name="drop" value={file.id}>
              {`Hapus ${file.name}`}
            </button>
          </li>
        ))}
      </ul>
    )}
    {files.length < most && (
      <label className="o-field">
        <span className="o-label">Berkas</span>
        <input type="file" name={`q${slot}`} multiple={most > 1} accept={endings} />
      </label>
    )}
    <p className="ex-hint">{`${hintOf(most)} Terkirim saat Anda menekan Simpan atau Kumpulkan.`}</p>
  </div>
)

interface AttemptFilesProps {
  attemptId: number
  slot: number
  most: number
  initial: readonly AttemptFile[]
  disabled: boolean
  onChange: (names: string[]) => void
}

/** Files as an answer: sent in pieces the moment they are chosen, gone on with where the line was cut. */
export function AttemptFiles({ attemptId, slot, most, initial, disabled, onChange }: AttemptFilesProps) {
  const [files, setFiles] = useState(initial)
  const [sending, setSending] = useState<{ file: File; fraction: number; problem: string }>()
  const field = useRef<HTMLInputElement>(null)
  const path = `/v1/quiz-attempts/${attemptId}/files`

  function take(all: readonly AttemptFile[]): void {
    const own = all.filter(one => one.slot === slot)
    setFiles(own)
    onChange(own.map(({ name }) => name))
  }

  async function send(file: File): Promise<void> {
    setSending({ file, fraction: 0, problem: '' })
    const sent = await sendPieces(file, {
      onProgress: fraction => setSending(now => now && { ...now, fraction }),
    })
    const result = sent.ok ? await callApi<AttemptFile[]>('POST', path, { slot, upload: sent.data }) : sent
    if (!result.ok)
      return setSending({ file, fraction: 0, problem: result.errors[0]?.message ?? result.message })
    setSending(undefined)
    take(result.data)
  }

  async function drop(file: AttemptFile): Promise<void> {
    const result = await callApi<AttemptFile[]>('DELETE', `${path}/${file.id}`)
    if (result.ok) take(result.data)
  }

  return (
    <div className="q-sending">
      <SentFiles files={files} {...(disabled ? {} : { onDrop: file => void drop(file) })} />
      {sending &&
        (sending.problem === '' ? (
          <progress value={sending.fraction} max={1} aria-label={`Mengunggah ${sending.file.name}`} />
        ) : (
          <p className="o-error" role="alert">
            {`${sending.file.name}: ${sending.problem} `}
            <Button isSmall onClick={() => void send(sending.file)}>
              Coba lagi
            </Button>
          </p>
        ))}
      {files.length < most && (
        <>
          <input
            ref={field}
            className="o-unseen"
            type="file"
            tabIndex={-1}
            aria-label="Pilih berkas"
            accept={endings}
            onChange={event => {
              const [file] = event.currentTarget.files ?? []
              if (file) void send(file)
              event.currentTarget.value = ''
            }}
          />
          <Button
            icon="upload"
            disabled={disabled}
            busy={sending?.problem === ''}
            onClick={() => field.current?.click()}
          >
            Tambah berkas
          </Button>
        </>
      )}
      <p className="ex-hint">{hintOf(most)}</p>
    </div>
  )
}
