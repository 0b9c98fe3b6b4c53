import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { ConfirmCall, FormDialog, FormFrame } from '../../../ui/office/form-frame.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { EnrolmentsPage } from './enrolment-pages.contract.ts'
import type { AddedPerson, EnrolmentItem, StaffMember } from './enrolments.contract.ts'
import { type Decision, decisions, needsReason } from './enrolments.rules.ts'

interface DialogProps {
  onClose: () => void
}

/** A member of the site, by address, into a class. */
export function AddDialog({ data, onClose }: DialogProps & { data: EnrolmentsPage }) {
  const first = data.chosen ? String(data.chosen.id) : (data.classes[0]?.value ?? '')
  const form = useForm({
    initial: { classId: first, runId: '', email: '', as: 'active' },
    submit: ({ runId, ...values }) =>
      callApi<AddedPerson>('POST', '/v1/enrolments', { ...values, ...(runId ? { runId } : {}) }),
    said: ({ name, stateText }: AddedPerson) => `${name}: ${stateText.toLowerCase()}`,
    onDone: onClose,
  })
  const runs = data.runs[form.values.classId]
  return (
    <FormDialog title="Tambah peserta" open onClose={onClose} form={form} submit="Tambah">
      <SelectField label="Kelas" required options={data.classes} {...form.field('classId')} />
      {runs && (
        <SelectField
          label="Angkatan"
          required
          options={[{ value: '', label: 'Pilih' }, ...runs]}
          {...form.field('runId')}
        />
      )}
      <TextField
        label="Email anggota"
        type="email"
        required
        hint="Anggota aktif situs ini. Yang belum menjadi anggota diundang dahulu di menu Undangan."
        {...form.field('email')}
      />
      <SelectField
        label="Cara"
        required
        options={[
          { value: 'active', label: 'Langsung terdaftar' },
          { value: 'invited', label: 'Diundang: mereka memutuskan sendiri' },
        ]}
        {...form.field('as')}
      />
    </FormDialog>
  )
}

export function MoveDialog({
  item,
  runs,
  onClose,
}: DialogProps & { item: EnrolmentItem; runs: EnrolmentsPage['classes'] }) {
  const others = runs.filter(({ value }) => value !== String(item.runId))
  const form = useForm({
    initial: { runId: others[0]?.value ?? '' },
    submit: values => callApi<null>('POST', `/v1/enrolments/${item.id}/run`, values),
    said: `${item.name} dipindahkan`,
    onDone: onClose,
  })
  return (
    <FormDialog title={`Pindahkan ${item.name}`} open onClose={onClose} form={form} submit="Pindahkan">
      <SelectField label="Ke angkatan" required options={others} {...form.field('runId')} />
      <p>Kemajuan belajarnya ikut, dan ia diberi tahu lewat email.</p>
    </FormDialog>
  )
}

export function DecideDialog({
  item,
  decision,
  onClose,
}: DialogProps & { item: EnrolmentItem; decision: Decision }) {
  const { label } = decisions[decision]
  const form = useForm({
    initial: { why: '' },
    submit: values => callApi<null>('POST', `/v1/enrolments/${item.id}/decision`, { ...values, decision }),
    said: `Keputusan untuk ${item.name} tersimpan`,
    onDone: onClose,
  })
  const isHard = decision === 'decline' || decision === 'remove' || decision === 'suspend'
  return (
    <FormDialog
      title={`${label}: ${item.name}`}
      open
      onClose={onClose}
      form={form}
      submit={label}
      tone={isHard ? 'danger' : 'main'}
    >
      <TextArea
        label={needsReason(decision) ? 'Alasan untuk orang ini' : 'Pesan untuk orang ini'}
        required={needsReason(decision)}
        rows={3}
        maxLength={limits.reason}
        hint="Ikut tertulis di email."
        {...form.field('why')}
      />
    </FormDialog>
  )
}

/** Who looks after the class that was chosen: teachers and mentors see no other. */
export function StaffPanel({
  chosen,
  roles,
}: {
  chosen: NonNullable<EnrolmentsPage['chosen']>
  roles: EnrolmentsPage['roles']
}) {
  const [leaving, setLeaving] = useState<StaffMember>()
  const form = useForm({
    initial: { email: '', role: 'lead' },
    submit: values => callApi<StaffMember[]>('POST', `/v1/classes/${chosen.id}/staff`, values),
    said: 'Pengelola kelas ditambahkan',
    onDone: () => form.reset({ email: '', role: 'lead' }),
  })
  return (
    <Panel
      title={`Pengelola ${chosen.name}`}
      text="Guru dan mentor di sini melihat dan memutuskan pesertanya sendiri."
    >
      <ul className="o-plain-list">
        {chosen.staff.map(person => (
          <li key={person.membershipId}>
            {`${person.name} · ${person.roleText} `}
            <Button isSmall label={`Lepas ${person.name}`} onClick={() => setLeaving(person)}>
              Lepas
            </Button>
          </li>
        ))}
      </ul>
      <FormFrame form={form} submit="Tambah pengelola">
        <TextField label="Email anggota" type="email" required {...form.field('email')} />
        <SelectField label="Tugas" required options={roles} {...form.field('role')} />
      </FormFrame>
      <ConfirmCall
        open={leaving !== undefined}
        title={`Lepas ${leaving?.name ?? ''}?`}
        text="Ia tidak lagi melihat peserta kelas ini. Pesertanya tidak berubah."
        confirm="Lepas"
        tone="danger"
        call={() => callApi('DELETE', `/v1/classes/${chosen.id}/staff/${leaving?.membershipId}`)}
        onClose={() => setLeaving(undefined)}
      />
    </Panel>
  )
}
