import './imports.css'
import { useState } from 'react'
import { routes, to } from '../../../routes.ts'
import {
  acceptOfSource,
  type ImportSource,
  importSourceNames,
  importSources,
  problemOfSource,
} from '../../../shared/import-sources.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { RadioField } from '../../../ui/office/fields.tsx'
import { FileField } from '../../../ui/office/file-field.tsx'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { sendPieces } from '../../../ui/office/media/upload-media.ts'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { type ImportOptions, ImportRunPage, stateTags, WishFields, wishesFor } from './import-run.views.tsx'
import type { ImportRun, ImportsPage } from './import-runs.contract.ts'

export const pages: PagesOf<'imports.list' | 'imports.run'> = {
  'imports.list': Imports,
  'imports.run': ImportRunPage,
}

/** /Kelola/Impor */
function Imports({ data: { runs, kinds } }: { data: ImportsPage }) {
  return (
    <Office
      path={to.imports()}
      title="Impor"
      text="Bawa masuk buku, dokumen, dan situs lama. Setiap berkas diperiksa dahulu: Anda melihat apa yang akan masuk sebelum ada yang disimpan."
    >
      <NewImport kinds={kinds} />
      {runs.length > 0 && <Runs runs={runs} />}
      <Elsewhere />
    </Office>
  )
}

type Step =
  | { name: 'choosing' }
  | { name: 'sending'; fraction: number }
  | { name: 'asking' }
  | { name: 'refused'; message: string }

function NewImport({ kinds }: Pick<ImportsPage, 'kinds'>) {
  const [source, setSource] = useState<ImportSource>('book')
  const [wishes, setWishes] = useState<ImportOptions>(wishesFor('book'))
  const [file, setFile] = useState<File>()
  const [step, setStep] = useState<Step>({ name: 'choosing' })
  const isBusy = step.name === 'sending' || step.name === 'asking'

  function pick(next: ImportSource): void {
    setSource(next)
    setWishes(wishesFor(next))
    setFile(undefined)
    setStep({ name: 'choosing' })
  }

  async function send(given: File): Promise<void> {
    const refuse = (message: string) => setStep({ name: 'refused', message })
    const problem = problemOfSource(given, source)
    if (problem) return refuse(problem)
    setStep({ name: 'sending', fraction: 0 })
    const sent = await sendPieces(given, {
      purpose: 'import',
      onProgress: fraction => setStep({ name: 'sending', fraction }),
    })
    if (!sent.ok) return refuse(sent.message)
    setStep({ name: 'asking' })
    const body = { uploadId: sent.data, source, ...wishes }
    const begun = await callApi<{ id: number }>('POST', '/v1/imports', body)
    if (begun.ok) goTo(to.importRun(begun.data))
    else refuse(begun.errors[0]?.message ?? begun.message)
  }

  return (
    <Panel title="Impor baru">
      <form
        className="o-form o-form-wide"
        onSubmit={event => {
          event.preventDefault()
          if (file) void send(file)
        }}
      >
        <RadioField
          legend="Dari mana"
          name="source"
          value={source}
          options={importSourceNames.map(value => ({
            value,
            label: importSources[value].label,
            text: importSources[value].text,
          }))}
          onChange={value => {
            const known = importSourceNames.find(name => name === value)
            if (known) pick(known)
          }}
        />
        <WishFields source={source} kinds={kinds} wishes={wishes} onChange={setWishes} />
        <FileField
          name="file"
          label="Berkas"
          hint="Paling besar 200 MB. Bila koneksi terputus, pengiriman dilanjutkan dari yang sudah sampai."
          accept={acceptOfSource(source)}
          fileName={file?.name}
          busy={isBusy}
          onChoose={chosen => {
            setFile(chosen)
            const problem = problemOfSource(chosen, source)
            setStep(problem ? { name: 'refused', message: problem } : { name: 'choosing' })
          }}
        />
        <div aria-live="polite">
          {step.name === 'sending' && (
            <p className="o-import-stage">
              Mengirim {file?.name}: {Math.floor(step.fraction * 100)}%
              <progress className="o-progress" max={1} value={step.fraction} aria-label="Terkirim" />
            </p>
          )}
        </div>
        {step.name === 'refused' && (
          <Notice tone="bad" isAlert title="Berkas ini belum dapat diimpor">
            {step.message}
          </Notice>
        )}
        <div className="o-actions">
          <Button type="submit" tone="main" busy={isBusy} disabled={file === undefined}>
            Kirim dan periksa
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** What was brought in before; each is a page of its own, also on another device. */
function Runs({ runs }: { runs: ImportRun[] }) {
  return (
    <Panel title="Impor sebelumnya" isFlush>
      <ul className="o-import-list">
        {runs.map(run => (
          <li key={run.id}>
            <div>
              <a href={to.importRun(run)}>{run.name}</a>
              <p>
                {importSources[run.source].label}, {run.createdText}
              </p>
            </div>
            <Tag tone={stateTags(run).tone}>{stateTags(run).label}</Tag>
            {run.state !== 'running' && <Remove run={run} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Remove({ run }: { run: ImportRun }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        isSmall
        tone="quiet"
        icon="trash"
        label={`Buang ${run.name} dari daftar`}
        onClick={() => setAsked(true)}
      >
        Buang
      </Button>
      <ConfirmCall
        title={`Buang ${run.name} dari daftar?`}
        text="Laporannya hilang. Yang sudah diimpor tetap ada."
        confirm="Buang"
        open={isAsked}
        call={() => callApi('DELETE', `/v1/imports/${run.id}`)}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

const elsewhere = [
  { href: routes['Kelola-Undangan'], label: 'Orang dari CSV', text: 'Undang banyak orang sekaligus' },
  { href: routes['Kelola-Sekolah'], label: 'Sekolah dari CSV', text: 'Dikenali dari NPSN' },
  { href: routes['Kelola-Soal-Impor'], label: 'Soal', text: 'Diketik, atau GIFT dari Moodle' },
  { href: routes['Kelola-Folder'], label: 'Folder situs', text: 'Seluruh isi situs sebagai ZIP' },
]

function Elsewhere() {
  return (
    <Panel title="Impor lain" text="Punya tempatnya sendiri.">
      <ul className="o-import-else">
        {elsewhere.map(({ href, label, text }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
