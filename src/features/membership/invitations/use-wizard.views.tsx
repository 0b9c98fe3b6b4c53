import { useState } from 'react'
import { tableTypeOf } from '../../../shared/table-types.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { reloadPage } from '../../../ui/office/navigate.ts'
import type { ImportAnswer } from './invitation-import.contract.ts'
import type { InvitationsPage } from './invitations.contract.ts'

/** where in it one is */
export type WizardStep = 'file' | 'columns' | 'try' | 'done'

/** What has been chosen and answered so far, and how one goes on; lives as long as the dialog. */
export function useWizard({ options, needsProgram }: InvitationsPage) {
  const only = options.programs.length === 1 && needsProgram ? (options.programs[0]?.value ?? '') : ''
  const [step, setStep] = useState<WizardStep>('file')
  const [file, setFile] = useState<File>()
  const [kind, setKind] = useState('4')
  const [programId, setProgramId] = useState(only)
  const [mapping, setMapping] = useState<Record<string, string>>({})
  const [answer, setAnswer] = useState<ImportAnswer>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function ask(
    dryRun: boolean,
    pairs: Record<string, string> | undefined,
    next: WizardStep,
  ): Promise<void> {
    if (!file) return setProblem('Pilih berkas CSV atau Excel terlebih dahulu.')
    setBusy(true)
    setProblem('')
    const query = new URLSearchParams({ dryRun: String(dryRun), kind })
    if (pairs) query.set('mapping', JSON.stringify(pairs))
    if (programId) query.set('programId', programId)
    const body = new Blob([file], { type: tableTypeOf(file.name) })
    const result = await callApi<ImportAnswer>('POST', `/v1/invitations/import?${query}`, body)
    setBusy(false)
    if (!result.ok) return setProblem(result.message)
    setAnswer(result.data)
    setMapping(result.data.mapping)
    setStep(next)
    if (!dryRun) reloadPage()
  }
  return {
    step,
    file,
    kind,
    programId,
    mapping,
    answer,
    problem,
    isBusy,
    setStep,
    setFile,
    setKind,
    setProgramId,
    setMapping,
    setProblem,
    ask,
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
