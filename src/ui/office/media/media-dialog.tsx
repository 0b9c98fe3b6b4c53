import { useState } from 'react'
import { altLength, kindWords, type MediaItem, type MediaKind } from '../../../shared/media.ts'
import { Button } from '../buttons.tsx'
import { callApi } from '../call-api.ts'
import { Dialog } from '../dialog.tsx'
import { TextField } from '../fields.tsx'
import { Skeleton } from '../panels.tsx'
import { DropZone } from './drop-zone.tsx'
import { MediaGrid } from './media-grid.tsx'
import { Thumb } from './thumb.tsx'
import { UploadsList } from './uploads-list.tsx'
import { useMediaList } from './use-media-list.ts'
import { useUploads } from './use-uploads.ts'

export interface MediaDialogProps {
  kind?: MediaKind | undefined
  /** several at once */
  isMany?: boolean | undefined
  onChoose: (items: MediaItem[]) => void
  onClose: () => void
}

/** What is there already, and a way for more: a press chooses. A picture that nobody has described is described once. */
export function MediaDialog({ kind, isMany = false, onChoose, onClose }: MediaDialogProps) {
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<readonly MediaItem[]>([])
  const [asking, setAsking] = useState<readonly MediaItem[]>([])
  const list = useMediaList({ kind: kind ?? '', use: '', q })
  const uploads = useUploads({
    kind,
    onDone(item) {
      list.put(item)
      if (isMany) setChosen(now => [...now.filter(({ id }) => id !== item.id), item])
      else take([item])
    },
  })
  const what = kind ? kindWords[kind].toLowerCase() : 'berkas'

  function take(items: readonly MediaItem[]): void {
    const isUnsaid = items.some(item => item.kind === 'picture' && item.alt === '')
    if (isUnsaid) setAsking(items)
    else onChoose([...items])
  }

  function press(item: MediaItem): void {
    if (!isMany) take([item])
    else
      setChosen(now =>
        now.some(({ id }) => id === item.id) ? now.filter(({ id }) => id !== item.id) : [...now, item],
      )
  }

  if (asking.length > 0)
    return <AltDialog items={asking} onDone={onChoose} onBack={() => setAsking([])} onClose={onClose} />
  return (
    <Dialog
      title={isMany ? `Pilih beberapa ${what}` : `Pilih ${what}`}
      open
      onClose={onClose}
      size="large"
      footer={
        isMany ? (
          <>
            <Button tone="quiet" onClick={onClose}>
              Batal
            </Button>
            <Button tone="main" disabled={chosen.length === 0} onClick={() => take(chosen)}>
              {chosen.length === 0 ? 'Pilih' : `Pilih ${chosen.length}`}
            </Button>
          </>
        ) : undefined
      }
    >
      <DropZone kind={kind} isSingle={!isMany} onFiles={uploads.add}>
        <TextField
          label="Cari di media"
          name="media-q"
          type="search"
          value={q}
          onChange={setQ}
          placeholder="Nama berkas atau isi gambar"
        />
        <UploadsList uploads={uploads} />
        {list.problem && (
          <p className="o-error" role="alert">
            {list.problem}
          </p>
        )}
        {list.items.length > 0 ? (
          <MediaGrid
            items={list.items}
            verb="Pilih"
            onPress={press}
            {...(isMany ? { chosen: new Set(chosen.map(({ id }) => id)) } : {})}
          />
        ) : list.isBusy ? (
          <Skeleton lines={4} />
        ) : (
          <p className="o-text">
            {q === ''
              ? `Belum ada ${what} di media. Unggah yang pertama.`
              : `Tidak ada ${what} yang cocok dengan "${q}".`}
          </p>
        )}
        {list.hasMore && (
          <Button onClick={() => void list.more()} busy={list.isBusy}>
            Muat lagi
          </Button>
        )}
      </DropZone>
    </Dialog>
  )
}

interface AltDialogProps {
  items: readonly MediaItem[]
  onDone: (items: MediaItem[]) => void
  onBack: () => void
  onClose: () => void
}

/** Asked once for each picture: it goes with it from then on. */
function AltDialog({ items, onDone, onBack, onClose }: AltDialogProps) {
  const unsaid = items.filter(item => item.kind === 'picture' && item.alt === '')
  const [words, setWords] = useState<Record<number, string>>({})
  const [isBusy, setBusy] = useState(false)

  async function done(): Promise<void> {
    setBusy(true)
    const described: MediaItem[] = []
    for (const item of items) {
      const alt = words[item.id]?.trim() ?? ''
      if (alt === '' || item.alt !== '') described.push(item)
      else {
        const result = await callApi<MediaItem>('PUT', `/v1/media/${item.id}`, { alt })
        described.push(result.ok ? result.data : { ...item, alt })
      }
    }
    onDone(described)
  }

  return (
    <Dialog
      title={
        unsaid.length === 1 ? 'Apa yang terlihat di gambar ini?' : 'Apa yang terlihat di gambar-gambar ini?'
      }
      open
      onClose={onClose}
      size="medium"
      footer={
        <>
          <Button tone="quiet" onClick={onBack}>
            Kembali
          </Button>
          <Button tone="main" busy={isBusy} onClick={() => void done()}>
            Pakai
          </Button>
        </>
      }
    >
      <p className="o-text">
        Dibacakan bagi yang tidak melihatnya, dan cukup ditulis sekali. Kosongkan bila gambarnya hanya hiasan.
      </p>
      {unsaid.map(item => (
        <div key={item.id} className="o-media-alt">
          <span className="o-media-thumb">
            <Thumb item={item} sizes="8rem" />
          </span>
          <TextField
            label={unsaid.length === 1 ? 'Teks alternatif' : `Teks alternatif: ${item.name}`}
            name={`alt-${item.id}`}
            value={words[item.id] ?? ''}
            maxLength={altLength}
            placeholder="Dua guru menata buku di rak perpustakaan"
            onChange={alt => setWords(now => ({ ...now, [item.id]: alt }))}
          />
        </div>
      ))}
    </Dialog>
  )
}
