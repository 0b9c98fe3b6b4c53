import './invitation-import.css'
import { useEffect } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import { ColumnsStep, FileStep, RowsStep } from './import-steps.views.tsx'
import type { InvitationsPage } from './invitations.contract.ts'
import { useWizard, type Wizard, type WizardStep } from './use-wizard.views.tsx'

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
        {isBusy ? 'Sedang membaca berkas' : ''}
      </p>
    </Dialog>
  )
}

const stepWords = { file: 'Pilih berkas', columns: 'Pasangkan kolom', try: 'Periksa', done: 'Hasil' } as const
const stepNames: readonly WizardStep[] = ['file', 'columns', 'try', 'done']

function Steps({ current }: { current: WizardStep }) {
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
