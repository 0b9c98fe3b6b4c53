import { bytesText } from '../../../shared/media.ts'
import { Button, IconButton } from '../buttons.tsx'
import type { QueuedUpload, Uploads } from './use-uploads.ts'

/** Files on their way: how far each is, why one stopped, and the way on. */
export function UploadsList({ uploads: { queue, retry, cancel } }: { uploads: Uploads }) {
  const shown = queue.filter(({ state }) => state !== 'done')
  if (shown.length === 0) return null
  return (
    <section className="o-uploads" aria-label="Sedang diunggah">
      <ul>
        {shown.map(one => (
          <li key={one.id} className={one.state === 'failed' ? 'o-upload o-upload-failed' : 'o-upload'}>
            <div>
              <strong>{one.file.name}</strong>
              <span aria-live="polite">{wordsOf(one)}</span>
              {one.state !== 'failed' && (
                <progress
                  aria-label={`Terkirim dari ${one.file.name}`}
                  max={1}
                  {...(one.state === 'making' ? {} : { value: one.fraction })}
                />
              )}
            </div>
            {one.state === 'failed' && (
              <Button
                isSmall
                icon="refresh"
                onClick={() => retry(one.id)}
                label={`${again(one)}: ${one.file.name}`}
              >
                {again(one)}
              </Button>
            )}
            <IconButton icon="close" label={`Batalkan ${one.file.name}`} onClick={() => cancel(one.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const again = ({ canResume }: QueuedUpload) => (canResume ? 'Lanjutkan' : 'Coba lagi')

function wordsOf({ state, fraction, problem, file }: QueuedUpload): string {
  if (state === 'failed') return problem ?? 'Gagal'
  if (state === 'waiting') return `Menunggu giliran, ${bytesText(file.size)}`
  if (state === 'making') return 'Memeriksa dan menyimpan'
  return `${Math.floor(fraction * 100)}% dari ${bytesText(file.size)}`
}
