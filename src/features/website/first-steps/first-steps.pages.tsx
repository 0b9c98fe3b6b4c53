import './first-steps.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ConflictDialog } from '../../../ui/office/conflict-dialog.tsx'
import { DraftWords } from '../../../ui/office/draft-words.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel, Skeleton } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useDraft } from '../../../ui/office/use-draft.ts'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { ContentStep } from './content-step.views.tsx'
import type { FirstStepsPage, Start, StartChange } from './first-steps.contract.ts'
import { type StepName, stepAfter } from './first-steps.rules.ts'
import { IdentityStep } from './identity-step.views.tsx'
import { InstitutionStep } from './institution-step.views.tsx'
import { LayoutStep } from './layout-step.views.tsx'
import { PeopleStep } from './people-step.views.tsx'

export const pages: PagesOf<'first-steps.wizard'> = { 'first-steps.wizard': FirstSteps }

/** colours and fonts of a look are changed one by one */
const lookShape = { nested: ['css'] } as const

/** /Kelola/Mulai */
function FirstSteps({ data }: { data: FirstStepsPage }) {
  const isMounted = useMounted()
  return (
    <Office
      path={to.firstSteps()}
      title="Langkah awal"
      text="Lima langkah pendek, masing-masing boleh dilewati. Yang Anda isi tersimpan, juga bila dilanjutkan dari perangkat lain."
    >
      {isMounted ? <Wizard data={data} /> : <Skeleton lines={8} />}
    </Office>
  )
}

function Wizard({ data }: { data: FirstStepsPage }) {
  const toasts = useToasts()
  const editing = useDraft(data.draft, lookShape)
  const [start, setStart] = useState<Start>(data.start)
  const [step, setStep] = useState<StepName>(data.start.isEnded ? 'institution' : data.start.step)
  const [isBusy, setBusy] = useState(false)
  const at = data.steps.findIndex(({ name }) => name === step)

  async function keep(change: StartChange): Promise<boolean> {
    const answer = await callApi<Start>('PUT', '/v1/first-steps', change)
    if (answer.ok) setStart(answer.data)
    else toasts.show({ message: answer.message, tone: 'bad' })
    return answer.ok
  }

  /** the look goes out with the step in which it was chosen; left out, it stays a draft */
  async function goOn({ isLeftOut }: { isLeftOut: boolean }): Promise<void> {
    setBusy(true)
    const isLook = step === 'identity' || step === 'layout'
    if (isLook && !isLeftOut) {
      const out = await editing.publish()
      if (!out.ok) {
        toasts.show({ message: out.errors[0]?.message ?? out.message, tone: 'bad' })
        return setBusy(false)
      }
    }
    const next = stepAfter(step)
    const isKept = await keep(
      next ? { step: next, ...(start.isEnded ? {} : { isEnded: false }) } : { isEnded: true },
    )
    setBusy(false)
    if (!isKept) return
    if (next) show(next)
    else goTo(to.administration())
  }

  function show(next: StepName): void {
    setStep(next)
    scrollTo({ top: 0 })
  }

  return (
    <>
      <ol className="fs-way" aria-label="Langkah">
        {data.steps.map(({ name, label }, index) => (
          <li key={name} className={index < at ? 'fs-past' : undefined}>
            <button
              type="button"
              aria-current={name === step ? 'step' : undefined}
              onClick={() => show(name)}
            >
              <span aria-hidden="true">{index + 1}</span>
              {label}
            </button>
          </li>
        ))}
      </ol>
      <ConflictDialog editing={editing} shape={lookShape} />
      <Panel>
        {editing.problem && editing.state === 'refused' && (
          <Notice tone="bad" isAlert>
            {editing.problem.errors[0]?.message ?? editing.problem.message}
          </Notice>
        )}
        {step === 'institution' && (
          <InstitutionStep start={start} onPick={institution => void keep({ institution })} />
        )}
        {step === 'identity' && <IdentityStep editing={editing} />}
        {step === 'layout' && <LayoutStep editing={editing} start={start} preview={data.preview} />}
        {step === 'content' && <ContentStep start={start} hasSamples={data.samples.isThere} />}
        {step === 'people' && <PeopleStep kinds={data.kinds} />}
        <div className="o-actions fs-go">
          <Button tone="main" busy={isBusy} onClick={() => void goOn({ isLeftOut: false })}>
            {stepAfter(step) ? 'Lanjut' : 'Selesai'}
          </Button>
          <Button tone="quiet" disabled={isBusy} onClick={() => void goOn({ isLeftOut: true })}>
            Lewati
          </Button>
          {(step === 'identity' || step === 'layout') && <DraftWords editing={editing} />}
        </div>
      </Panel>
      {!start.isEnded && (
        <p className="fs-end">
          <Button
            tone="quiet"
            onClick={() => void keep({ isEnded: true }).then(isKept => isKept && goTo(to.administration()))}
          >
            Lewati semuanya
          </Button>
        </p>
      )}
      {start.isEnded && (
        <p className="fs-end">
          <LinkButton tone="quiet" href={to.administration()}>
            Kembali ke Ringkasan
          </LinkButton>
        </p>
      )}
    </>
  )
}
