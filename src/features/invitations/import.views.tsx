import './import.css'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/office/buttons.tsx'
import { callApi } from '../../ui/office/call-api.ts'
import { Dialog } from '../../ui/office/dialog.tsx'
import { reloadPage } from '../../ui/office/navigate.ts'
import { Notice } from '../../ui/office/panels.tsx'
import { ColumnsStep, FileStep, RowsStep } from './import-steps.views.tsx'
import type { ImportAnswer, InvitationsPage } from './invitations.contract.ts'

interface DialogProps {
  data: InvitationsPage
  open: boolean
  onClose: () => void
}

/** File, columns, a try that changes nothing, and only then the invitations. */
export function ImportDialog({ data, open, onClose }: DialogProps) {
  const wizard = useWizard(data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins anew
  useEffect(() => {
    if (open) wizard.restart()
  }, [open])
  const { answer, problem, isBusy, step } = wizard
  return (
    <Dialog
      title="Impor dari CSV"
      open={open}
      onClose={onClose}
      size="large"
      footer={<Buttons wizard={wizard} onClose={onClose} />}
    >
      <Steps current={step} />
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {step === 'file' && <FileStep wizard={wizard} data={data} />}
      {step === 'columns' && answer && <ColumnsStep wizard={wizard} answer={answer} />}
      {(step === 'try' || step === 'done') && answer && <RowsStep answer={answer} />}
      <p className="o-unseen" role="status">
        {isBusy ? 'Sedang membaca file' : ''}
      </p>
    </Dialog>
  )
}

type Step = 'file' | 'columns' | 'try' | 'done'
const stepWords = { file: 'Pilih file', columns: 'Pasangkan kolom', try: 'Periksa', done: 'Hasil' } as const
const stepNames: readonly Step[] = ['file', 'columns', 'try', 'done']

function useWizard({ options, needsProgram }: InvitationsPage) {
  const only = options.programs.length === 1 && needsProgram ? (options.programs[0]?.value ?? '') : ''
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<File>()
  const [kind, setKind] = useState('4')
  const [programId, setProgramId] = useState(only)
  const [mapping, setMapping] = useState<Record<string, string>>({})
  const [answer, setAnswer] = useState<ImportAnswer>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function ask(dryRun: boolean, pairs: Record<string, string> | undefined, next: Step): Promise<void> {
    if (!file) return setProblem('Pilih file CSV terlebih dahulu.')
    setBusy(true)
    setProblem('')
    const query = new URLSearchParams({ dryRun: String(dryRun), kind })
    if (pairs) query.set('mapping', JSON.stringify(pairs))
    if (programId) query.set('programId', programId)
    // Windows calls a CSV file a spreadsheet of Excel
    const body = new Blob([file], { type: 'text/csv' })
    const result = await callApi<ImportAnswer>('POST', `/v1/invitations/import?${query}`, body)
    setBusy(false)
    if (!result.ok) return setProblem(result.message)
    setAnswer(result.data)
    setMapping(result.data.mapping)
    setStep(next)
    if (!dryRun) reloadPage()
  }
  return {
    ...{ step, file, kind, programId, mapping, answer, problem, isBusy },
    ...{ setStep, setFile, setKind, setProgramId, setMapping, setProblem, ask },
    restart() {
      setStep('file')
      setFile(undefined)
      setAnswer(undefined)
      setProblem('')
      setMapping({})
    },
  }
}

export type Wizard = ReturnType<typeof useWizard>

function Steps({ current }: { current: Step }) {
  return (
    <ol className="o-people-steps">
      {stepNames.map(name => (
        <li key={name} aria-current={name === current ? 'step' : undefined}>
          {stepWords[name]}
        </li>
      ))}
    </ol>
  )
}

function Buttons({ wizard, onClose }: { wizard: Wizard; onClose: () => void }) {
  const { step, ask, mapping, isBusy, answer, setStep } = wizard
  if (step === 'done')
    return (
      <Button tone="main" onClick={onClose}>
        Selesai
      </Button>
    )
  const invited = answer?.counts.invited ?? 0
  return (
    <>
      {step === 'file' ? (
        <Button tone="quiet" onClick={onClose}>
          Batal
        </Button>
      ) : (
        <Button tone="quiet" onClick={() => setStep(step === 'try' ? 'columns' : 'file')}>
          Kembali
        </Button>
      )}
      {step === 'file' && (
        <Button tone="main" busy={isBusy} onClick={() => ask(true, undefined, 'columns')}>
          Baca file
        </Button>
      )}
      {step === 'columns' && (
        <Button tone="main" busy={isBusy} onClick={() => ask(true, mapping, 'try')}>
          Periksa
        </Button>
      )}
      {step === 'try' && (
        <Button
          tone="main"
          busy={isBusy}
          disabled={invited === 0}
          onClick={() => ask(false, mapping, 'done')}
        >
          {invited === 0 ? 'Tidak ada yang diundang' : `Undang ${invited} orang`}
        </Button>
      )}
    </>
  )
}
