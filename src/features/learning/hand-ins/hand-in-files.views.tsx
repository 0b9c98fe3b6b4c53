import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Confirm } from '../../../ui/office/dialog.tsx'
import { sendPieces } from '../../../ui/office/media/upload-media.ts'
import type { KeptFile } from './hand-ins.contract.ts'
import { RecordButton } from './record-button.views.tsx'
import { SubmittedFiles } from './submitted-files.views.tsx'

interface Sending {
  id: number
  file: File
  fraction: number
  problem: string
}

let last = 0

const endings = '.jpg,.jpeg,.png,.webp,.gif,.mp3,.m4a,.mp4,.mov,.webm,.pdf'
const filesHint =
  'Foto, PDF, suara, atau video, paling banyak 10 berkas. Dokumen Word simpan dahulu sebagai PDF.'

interface PlainFilesProps {
  files: readonly KeptFile[]
  takes: { files: boolean }
}

/** The same without script: sent with the form, and taken out by it. */
export const PlainFiles = ({ files, takes }: PlainFilesProps) => (
  <div className="hi-files">
    {files.length > 0 && (
      <ul className="hi-kept">
        {files.map(file => (
          <li key={file.id} className="hi-kept-line">
            <a href={file.href}>{file.name}</a>
            <small>{file.sizeText}</small>
            {takes.files && (
              <button className="o-btn o-btn-quiet o-btn-small" type="submit" name="drop" value={file.id}>
                {`Hapus ${file.name}`}
              </button>
            )}
          </li>
        ))}
      </ul>
    )}
    {takes.files ? (
      <label className="o-field">
        <span className="o-label">Berkas</span>
        <input type="file" name="file" multiple accept={endings} />
        <span className="o-hint">{`${filesHint} Terkirim saat Anda menekan Simpan atau Kumpulkan.`}</span>
      </label>
    ) : (
      <p className="o-hint">Rekaman dibuat setelah halaman ini selesai dimuat.</p>
    )}
  </div>
)

interface FilesProps {
  initial: readonly KeptFile[]
  /** begins the draft, where there is none yet */
  begin: () => Promise<number | undefined>
  takes: { files: boolean; recording: boolean }
  onBusy: (isBusy: boolean) => void
  onChange: (count: number) => void
}

/** Files of a draft: chosen or recorded, sent in pieces, gone on with where the line was cut. */
export function HandInFiles({ initial, begin, takes, onBusy, onChange }: FilesProps) {
  const [files, setFiles] = useState(initial)
  const [queue, setQueue] = useState<readonly Sending[]>([])
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const waiting = useRef(queue)
  waiting.current = queue

  const isBusy = queue.some(({ problem }) => problem === '')
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  useEffect(() => onChange(files.length), [files.length, onChange])

  const put = (id: number, part: Partial<Sending>) =>
    setQueue(now => now.map(one => (one.id === id ? { ...one, ...part } : one)))

  async function send({ id, file }: Pick<Sending, 'id' | 'file'>): Promise<void> {
    put(id, { problem: '', fraction: 0 })
    const handIn = await begin()
    if (handIn === undefined)
      return put(id, {
        problem: 'Belum terkirim karena tidak ada jaringan. Dilanjutkan saat jaringan kembali.',
      })
    const sent = await sendPieces(file, { onProgress: fraction => put(id, { fraction }) })
    const result = sent.ok
      ? await callApi<KeptFile[]>('POST', `/v1/hand-ins/${handIn}/files`, { upload: sent.data })
      : sent
    if (!result.ok) return put(id, { problem: result.errors[0]?.message ?? result.message })
    setFiles(result.data)
    setSaid(`${file.name} terunggah`)
    setQueue(now => now.filter(one => one.id !== id))
  }

  function add(chosen: readonly File[]): void {
    const added = chosen.map(file => ({ id: ++last, file, fraction: 0, problem: '' }))
    setQueue(now => [...now, ...added])
    for (const one of added) void send(one)
  }

  const [dropping, setDropping] = useState<KeptFile>()
  async function drop(file: KeptFile): Promise<void> {
    const [, id = ''] = /hand-ins\/(\d+)/.exec(file.href) ?? []
    const result = await callApi<KeptFile[]>('DELETE', `/v1/hand-ins/${id}/files/${file.id}`)
    if (result.ok) setFiles(result.data)
    setSaid(result.ok ? `${file.name} dihapus` : result.message)
  }

  // back on the line: what was cut goes on
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what waits at that moment
  useEffect(() => {
    const online = () => {
      for (const one of waiting.current) if (one.problem !== '') void send(one)
    }
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [])

  return (
    <div className="hi-files">
      <SubmittedFiles files={files} onDrop={setDropping} />
      {queue.map(one => (
        <div key={one.id} className="hi-sending">
          <span>{one.file.name}</span>
          {one.problem === '' ? (
            <progress value={one.fraction} max={1} aria-label={`Mengunggah ${one.file.name}`} />
          ) : (
            <>
              <p className="o-error" role="alert">
                {one.problem}
              </p>
              <span className="o-actions">
                <Button isSmall onClick={() => void send(one)}>
                  Coba lagi
                </Button>
                <Button
                  isSmall
                  tone="quiet"
                  onClick={() => setQueue(now => now.filter(other => other.id !== one.id))}
                >
                  Batalkan
                </Button>
              </span>
            </>
          )}
        </div>
      ))}
      <div className="o-actions">
        {takes.files && (
          <>
            <input
              ref={field}
              className="o-unseen"
              type="file"
              multiple
              tabIndex={-1}
              aria-label="Pilih berkas"
              accept={endings}
              onChange={event => {
                add([...(event.currentTarget.files ?? [])])
                event.currentTarget.value = ''
              }}
            />
            <Button icon="upload" onClick={() => field.current?.click()}>
              Tambah berkas
            </Button>
          </>
        )}
        {takes.recording && <RecordButton onFile={file => add([file])} />}
      </div>
      <p className="o-hint">
        {takes.files ? filesHint : 'Rekam langsung di sini; rekaman dapat didengarkan sebelum dikumpulkan.'}
      </p>
      <Confirm
        title={`Hapus ${dropping?.name ?? ''}?`}
        text="Berkas ini keluar dari draf tugas Anda dan tidak disimpan."
        confirm="Hapus"
        tone="danger"
        open={dropping !== undefined}
        onClose={() => setDropping(undefined)}
        onConfirm={() => {
          if (dropping) void drop(dropping)
          setDropping(undefined)
        }}
      />
      <p className="o-unseen" role="status">
        {said}
      </p>
    </div>
  )
}
