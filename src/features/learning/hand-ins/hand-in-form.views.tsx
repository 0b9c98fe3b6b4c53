import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { Confirm } from '../../../ui/office/dialog.tsx'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import { type Saving, useHandIn } from './hand-in-copy.views.tsx'
import { HandInFiles, PlainFiles } from './hand-in-files.views.tsx'
import type { OwnAssignmentPage } from './hand-in-pages.contract.ts'
import { linkLength, textLength } from './hand-ins.rules.ts'

const savingWords: Record<Saving, string> = {
  saved: 'Tersimpan',
  waiting: 'Menyimpan…',
  saving: 'Menyimpan…',
  offline: 'Tanpa jaringan: tulisan disimpan di perangkat ini',
  conflict: 'Ada tulisan lain',
  over: 'Sudah dikumpulkan di jendela lain',
}

/** Where an assignment is written. Until the script is here it is a plain form, which works as well. */
export function HandInForm({ data }: { data: OwnAssignmentPage }) {
  const isMounted = useMounted()
  const work = useHandIn(data)
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isSending, setSending] = useState(false)
  const [files, setFiles] = useState(data.draft?.files.length ?? 0)
  const [problem, setProblem] = useState('')
  const { takes, timing } = data
  const { text, link } = work.words
  const parts = [
    takes.text && text.trim() !== '' ? `${text.trim().split(/\s+/).length} kata` : '',
    takes.link && link.trim() !== '' ? 'satu tautan' : '',
    files > 0 ? `${files} berkas` : '',
  ].filter(Boolean)

  async function submit(): Promise<void> {
    setBusy(true)
    const result = await work.submit()
    setBusy(false)
    setAsking(false)
    if (result === undefined)
      return setProblem('Belum terkirim karena tidak ada jaringan. Tulisan Anda aman; coba lagi sebentar.')
    if ('refused' in result) return setProblem(result.refused)
    toasts.show({ message: `Terkumpul. Tanda terima ${result.code}.` })
    reloadPage()
  }

  return (
    <Panel title="Pekerjaan Anda">
      <form
        method="post"
        action={data.action}
        encType={takes.files ? 'multipart/form-data' : undefined}
        className="o-form hi-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setProblem('')
          if (isSending) return setProblem('Tunggu sampai semua berkas terunggah, lalu kumpulkan.')
          setAsking(true)
        }}
      >
        <p className={`hi-saving hi-saving-${work.saving}`} role="status">
          {isMounted ? savingWords[work.saving] : 'Tekan Simpan sebelum meninggalkan halaman ini'}
        </p>
        {work.theirs && (
          <Notice
            tone="warning"
            isAlert
            title="Tugas ini juga diubah di jendela atau perangkat lain"
            action={
              <>
                <Button isSmall onClick={() => work.settle(true)}>
                  Pakai tulisan di sini
                </Button>
                <Button isSmall onClick={() => work.settle(false)}>
                  Pakai yang lain
                </Button>
              </>
            }
          >
            <span className="hi-text">
              {[work.theirs.text, work.theirs.link].filter(Boolean).join('\n') || 'Yang lain itu kosong.'}
            </span>
          </Notice>
        )}
        {takes.text && (
          <TextArea
            label="Tulisan"
            name="text"
            rows={12}
            maxLength={textLength}
            value={text}
            onChange={next => work.change({ text: next })}
          />
        )}
        {takes.link && (
          <TextField
            label="Tautan"
            name="link"
            type="url"
            inputMode="url"
            maxLength={linkLength}
            placeholder="https://"
            hint="Alamat karya Anda, yang dapat dibuka pengajar."
            value={link}
            onChange={next => work.change({ link: next })}
          />
        )}
        {(takes.files || takes.recording) &&
          (isMounted ? (
            <HandInFiles
              initial={data.draft?.files ?? []}
              begin={work.begin}
              takes={takes}
              onBusy={setSending}
              onChange={setFiles}
            />
          ) : (
            <PlainFiles files={data.draft?.files ?? []} takes={takes} />
          ))}
        {(problem || work.problem) && (
          <Notice tone="bad" isAlert>
            {problem || work.problem}
          </Notice>
        )}
        {timing && <Notice tone={timing.tone}>{timing.text}</Notice>}
        <div className="o-actions">
          {!isMounted && (
            <button className="o-btn o-btn-plain" type="submit" name="do" value="save">
              Simpan
            </button>
          )}
          <button className="o-btn o-btn-main" type="submit" name="do" value="submit">
            Kumpulkan
          </button>
        </div>
      </form>
      <Confirm
        open={isAsking}
        title="Kumpulkan tugas?"
        confirm="Kumpulkan"
        tone="main"
        busy={isBusy}
        onClose={() => setAsking(false)}
        onConfirm={() => void submit()}
        text={
          parts.length === 0
            ? 'Belum ada isinya. Tulis atau unggah tugas Anda dahulu.'
            : `Yang dikumpulkan: ${parts.join(', ')}. ${timing?.tone === 'warning' ? timing.text : ''}`
        }
      />
    </Panel>
  )
}
