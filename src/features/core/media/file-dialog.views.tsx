import { useEffect, useState } from 'react'
import { altLength, creditLength, type MediaItem, nameLength } from '../../../shared/media.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Confirm, Dialog } from '../../../ui/office/dialog.tsx'
import { Proposal } from '../../../ui/office/drafter/proposal.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { useMediaDialog } from '../../../ui/office/media/use-media-dialog.tsx'
import { Facts, Skeleton, Tag } from '../../../ui/office/panels.tsx'
import { useTakeBack } from '../../../ui/office/take-back.ts'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import { factsOfFile } from './file-facts.ts'
import { FileStage } from './file-stage.views.tsx'
import type { MediaUse } from './media.contract.ts'

interface FileDialogProps {
  item: MediaItem
  onClose: () => void
  onChanged: (item: MediaItem) => void
  onGone: (item: MediaItem) => void
}

type Detail = MediaItem & { uses: MediaUse[] }

/** One file: what is seen or heard of it, what is said of it, where it is used, and what can be done with it. */
export function FileDialog({ item: first, onClose, onChanged, onGone }: FileDialogProps) {
  const [detail, setDetail] = useState<Detail>()
  const [problem, setProblem] = useState('')
  const item: MediaItem = detail ?? first

  useEffect(() => {
    const control = new AbortController()
    void callApi<Detail>('GET', `/v1/media/${first.id}`, undefined, control.signal).then(result => {
      if (control.signal.aborted) return
      if (result.ok) setDetail(result.data)
      else setProblem(result.message)
    })
    return () => control.abort()
  }, [first.id])

  function changed(next: MediaItem): void {
    setDetail(now => now && { ...now, ...next, peaks: next.peaks ?? now.peaks })
    onChanged(next)
  }

  return (
    <Dialog title={item.name} open onClose={onClose} size="large">
      {problem && (
        <p className="o-error" role="alert">
          {problem}
        </p>
      )}
      <div className="o-file-view">
        <FileStage item={item} onChanged={changed} />
        <div className="o-file-words">
          <Words item={item} onChanged={changed} />
          <Facts facts={factsOfFile(item)} />
          <Uses uses={detail?.uses} />
          <Acts item={item} uses={detail?.uses ?? []} onChanged={onChanged} onGone={onGone} />
        </div>
      </div>
    </Dialog>
  )
}

interface PartProps {
  item: MediaItem
  onChanged: (item: MediaItem) => void
}

function Words({ item, onChanged }: PartProps) {
  const toasts = useToasts()
  const form = useForm({
    initial: { name: item.name, alt: item.alt, credit: item.credit },
    submit: values => callApi<MediaItem>('PUT', `/v1/media/${item.id}`, values),
    onDone(next) {
      onChanged(next)
      toasts.show({ message: 'Keterangan tersimpan' })
    },
  })
  return (
    <FormFrame form={form} submit="Simpan keterangan">
      {item.kind === 'picture' && (
        <>
          <TextField
            label="Teks alternatif"
            hint="Apa yang terlihat; dibacakan bagi yang tidak melihatnya"
            maxLength={altLength}
            {...form.field('alt')}
          />
          <Proposal
            label="Usulkan teks alternatif"
            title="Usulan teks alternatif"
            now={form.values.alt}
            path={`/v1/assistant/drafts/alt/${item.id}`}
            maxLength={altLength}
            onTake={text => form.set('alt', text)}
          />
        </>
      )}
      <TextField label="Nama" required maxLength={nameLength} {...form.field('name')} />
      <TextField
        label="Kredit"
        hint="Pemotret atau pemilik hak"
        maxLength={creditLength}
        {...form.field('credit')}
      />
    </FormFrame>
  )
}

function Uses({ uses }: { uses: MediaUse[] | undefined }) {
  return (
    <section aria-label="Dipakai di">
      <h3>Dipakai di</h3>
      {uses === undefined ? (
        <Skeleton lines={2} />
      ) : uses.length === 0 ? (
        <p className="o-text">Belum dipakai di mana pun.</p>
      ) : (
        <ul className="o-uses">
          {uses.map(use => (
            <li key={`${use.kind} ${use.id} ${use.state}`}>
              {use.words}: {use.href === null ? use.label : <a href={use.href}>{use.label}</a>}{' '}
              {use.state === 'draft' && <Tag tone="orange">Draf</Tag>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface ActsProps extends PartProps {
  uses: MediaUse[]
  onGone: (item: MediaItem) => void
}

function Acts({ item, uses, onChanged, onGone }: ActsProps) {
  const media = useMediaDialog()
  const toasts = useToasts()
  const takeBack = useTakeBack()
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function replace(by: MediaItem): Promise<void> {
    const result = await callApi<{ item: MediaItem; changed: number; left: number }>(
      'POST',
      `/v1/media/${item.id}/replacement`,
      { by: by.id },
    )
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    const { changed, left } = result.data
    toasts.show({
      message:
        left === 0
          ? `Berkas diganti di ${changed} tempat`
          : `Berkas diganti di ${changed} tempat; ${left} tempat lain masih memakai yang lama`,
    })
    onGone(item)
    onChanged(result.data.item)
  }

  async function remove(): Promise<void> {
    setBusy(true)
    const result = await callApi('DELETE', `/v1/media/${item.id}`, { isSure: true })
    setBusy(false)
    if (!result.ok) return setProblem(result.message)
    toasts.show({ message: `${item.name} dihapus`, undo: takeBack([result.data]) })
    onGone(item)
  }

  return (
    <div className="o-actions">
      <Button
        icon="refresh"
        busy={media.isLoading}
        onClick={() => media.open({ kind: item.kind, onChoose: ([by]) => by && void replace(by) })}
      >
        Ganti
      </Button>
      <LinkButton icon="download" href={`/_media/${item.key}`} download>
        Unduh
      </LinkButton>
      <Button tone="danger" icon="trash" onClick={() => setSure(true)}>
        Hapus
      </Button>
      {media.dialog}
      <Confirm
        title={`Hapus ${item.name}?`}
        text={
          uses.length === 0
            ? 'Tidak dipakai di situs. Sesudahnya hanya dapat diurungkan sebentar.'
            : `Masih dipakai di ${uses.map(({ label }) => label).join(', ')}. Di sana gambarnya akan hilang. Sesudahnya hanya dapat diurungkan sebentar.`
        }
        confirm={uses.length === 0 ? 'Hapus' : 'Hapus walau dipakai'}
        open={isSure}
        busy={isBusy}
        problem={problem}
        onClose={() => setSure(false)}
        onConfirm={() => void remove()}
      />
    </div>
  )
}
