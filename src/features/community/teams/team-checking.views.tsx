import { to } from '../../../routes.ts'
import { limits } from '../../../shared/limits.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { RemarksField, type WrittenRemark } from '../../../ui/office/remarks-field.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { TeamPage } from './team-pages.contract.ts'
import { teamStatuses } from './teams.rules.ts'

/** Somebody of this team is in another one of the season: allowed in another category, and worth a look. */
export function Twins({ twins }: Pick<TeamPage, 'twins'>) {
  if (twins.length === 0) return null
  return (
    <Notice tone="warning" title="Orang yang sama di tim lain musim ini">
      <ul className="o-list">
        {twins.map(({ id, name, category, status, text }) => (
          <li key={id}>
            <a href={to.team({ id })}>{name}</a> ({category}, {teamStatuses[status].label}): {text}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** A guardian without mail: the sheet with the signature lies among the documents. */
export function SheetButton({ team, member, name }: { team: number; member: number; name: string }) {
  const toasts = useToasts()
  async function check(): Promise<void> {
    const result = await callApi<null>('POST', `/v1/teams/${team}/guardian-sheets`, { memberId: member })
    toasts.show({ message: result.message, ...(result.ok ? {} : { tone: 'bad' as const }) })
    if (result.ok) reloadPage()
  }
  return (
    <Button isSmall label={`Lembar wali ${name} sudah diperiksa`} onClick={() => void check()}>
      Lembar diperiksa
    </Button>
  )
}

/** What becomes of the team, with what it has to mend, part by part. */
export function Decide({ data: { id, version, decisions, parts } }: { data: TeamPage }) {
  const none: WrittenRemark[] = []
  const form = useForm({
    initial: { decision: decisions[0]?.value as string, reason: '', remarks: none },
    submit: values =>
      callApi<null>('POST', `/v1/teams/${id}/decision`, {
        ...values,
        remarks: values.decision === 'needs_fix' ? values.remarks : [],
        version,
      }),
    said: 'Keputusan tersimpan',
  })
  const { decision, remarks } = form.values
  const chosen = decisions.find(({ value }) => value === decision)
  const isToMend = decision === 'needs_fix'
  const isNeeded = chosen?.needsReason === true && !(isToMend && remarks.length > 0)
  return (
    <Panel title="Keputusan" text="Pembimbing tim diberi tahu lewat email.">
      <FormFrame form={form} submit="Simpan keputusan">
        <SelectField
          label="Keputusan"
          required
          options={decisions.map(({ value, label }) => ({ value, label }))}
          {...form.field('decision')}
        />
        {isToMend && (
          <RemarksField
            parts={parts}
            value={remarks}
            errors={form.errors}
            onChange={value => form.set('remarks', value)}
          />
        )}
        <TextArea
          label="Pesan untuk tim"
          required={isNeeded}
          rows={3}
          maxLength={limits.answer}
          hint={isNeeded ? 'Wajib: apa yang kurang, atau mengapa.' : 'Boleh kosong.'}
          {...form.field('reason')}
        />
      </FormFrame>
    </Panel>
  )
}
