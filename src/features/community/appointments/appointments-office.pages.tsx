import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { limits } from '../../../shared/limits.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { DateField, SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
import { Facts } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AppointmentItem, AppointmentsPage } from './appointments.contract.ts'
import { type Decision, decisionLabels, movable, statuses } from './appointments.rules.ts'

export const pages: PagesOf<'appointments.manage'> = { 'appointments.manage': ManageAppointments }

const decide = bulkBy('/v1/appointments/bulk', 'decision')

const bulk = [
  decide('done', 'Tandai selesai', 'Janji temu yang sudah terkonfirmasi menjadi selesai.', { icon: 'done' }),
  decide('no_show', 'Tandai tidak hadir', 'Janji temu yang sudah terkonfirmasi ditandai tidak hadir.'),
  decide('cancelled', 'Batalkan', 'Janji temu dibatalkan dan orangnya diberi tahu lewat email.', {
    tone: 'danger',
    asks: {
      name: 'reply',
      label: 'Alasan untuk mereka',
      hint: 'Dikirim lewat email. Minimal 10 karakter.',
      isRequired: true,
    },
  }),
]

/** Who wants to meet, the unanswered first. */
function ManageAppointments({ data: { list, decisions, waiting } }: { data: AppointmentsPage }) {
  const [open, setOpen] = useState<AppointmentItem>()
  return (
    <OfficeListPage
      list={list}
      text={
        waiting > 0
          ? `${waiting} permintaan menunggu jawaban.`
          : 'Permintaan dari halaman Buat janji temu. Semua sudah dijawab.'
      }
      actions={
        <>
          <LinkButton href={`${routes['Kelola-Pengaturan']}#kalender-janji-temu`}>Atur kalender</LinkButton>
          <LinkButton href={routes['Make-Appointment']}>Lihat halaman</LinkButton>
        </>
      }
      columns={columnsWith(setOpen)}
      bulk={bulk}
      none={{
        icon: 'calendar',
        text: 'Permintaan dari halaman Buat janji temu muncul di sini, dan dikirim ke email kontak situs.',
      }}
    >
      <Dialog title={open?.organisation ?? ''} open={open !== undefined} onClose={() => setOpen(undefined)}>
        {open && (
          <Appointment
            item={open}
            decisions={decisions[String(open.id)] ?? []}
            onDone={() => setOpen(undefined)}
          />
        )}
      </Dialog>
    </OfficeListPage>
  )
}

const columnsWith = (open: (item: AppointmentItem) => void): Column<AppointmentItem>[] => [
  mainColumn('who', 'Siapa', item => withSmall(item.name, `${item.organisation} · ${item.orgType}`)),
  {
    key: 'when',
    label: 'Waktu',
    cell: item => withSmall(<time dateTime={item.preferredAt}>{item.preferredText}</time>, item.modeText),
  },
  statusColumn(item => statuses[item.status]),
  { key: 'topic', label: 'Topik', cell: item => item.topic },
  deedColumn(item => {
    const word = item.status === 'new' ? 'Jawab' : 'Buka'
    return (
      <Button isSmall label={`${word} janji temu ${item.name}`} onClick={() => open(item)}>
        {word}
      </Button>
    )
  }),
]

interface AppointmentProps {
  item: AppointmentItem
  decisions: readonly Decision[]
  onDone: () => void
}

function Appointment({ item, decisions, onDone }: AppointmentProps) {
  return (
    <>
      <Facts
        facts={[
          { label: 'Nama', value: item.name },
          { label: 'Email', value: <a href={`mailto:${item.email}`}>{item.email}</a> },
          { label: 'Ponsel', value: <a href={`https://wa.me/${item.phone.slice(1)}`}>{item.phoneText}</a> },
          { label: 'Lembaga', value: `${item.organisation} (${item.orgType})` },
          { label: 'Topik', value: item.topic },
          { label: 'Waktu', value: item.preferredText },
          { label: 'Cara', value: item.modeText },
          { label: 'Tempat', value: item.place },
          { label: 'Catatan', value: item.notes && <span className="o-words">{item.notes}</span> },
          { label: 'Kata kami', value: item.reply && <span className="o-words">{item.reply}</span> },
          { label: 'Diminta', value: item.askedText },
        ]}
      />
      {decisions.length > 0 && <Decide item={item} decisions={decisions} onDone={onDone} />}
      {movable.includes(item.status) && <Move item={item} onDone={onDone} />}
    </>
  )
}

function Decide({ item, decisions, onDone }: AppointmentProps) {
  const [first = 'cancelled'] = decisions
  const form = useForm({
    initial: { decision: first as string, place: item.place, reply: '' },
    submit: values => callApi<AppointmentItem>('POST', `/v1/appointments/${item.id}/decision`, values),
    said: 'Keputusan tersimpan',
    onDone,
  })
  const { decision } = form.values
  const tells = decision === 'confirmed' || decision === 'cancelled'
  return (
    <FormFrame
      form={form}
      submit={tells ? 'Simpan dan kirim email' : 'Simpan'}
      tone={decision === 'cancelled' ? 'danger' : 'main'}
    >
      <SelectField
        label="Keputusan"
        required
        options={decisions.map(value => ({ value, label: decisionLabels[value] }))}
        {...form.field('decision')}
      />
      {decision === 'confirmed' && (
        <TextField
          label={item.mode === 'online' ? 'Tautan pertemuan' : 'Tempat bertemu'}
          required
          hint="Ikut tertulis di email konfirmasi."
          {...form.field('place')}
        />
      )}
      {tells && (
        <TextArea
          label={decision === 'cancelled' ? 'Alasan untuk orang ini' : 'Pesan untuk orang ini'}
          required={decision === 'cancelled'}
          rows={3}
          maxLength={limits.answer}
          hint={`Dikirim ke ${item.email}.`}
          {...form.field('reply')}
        />
      )}
    </FormFrame>
  )
}

/** Another time for it, out of those that are free. */
function Move({ item, onDone }: Omit<AppointmentProps, 'decisions'>) {
  const form = useForm({
    initial: { startsAt: '' },
    submit: values => callApi<AppointmentItem>('POST', `/v1/appointments/${item.id}/move`, values),
    said: 'Janji temu dipindahkan',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Pindahkan dan kirim email" tone="quiet">
      <DateField
        label="Pindahkan ke"
        hasTime
        required
        hint="Waktu yang masih bebas menurut kalender."
        {...form.field('startsAt')}
      />
    </FormFrame>
  )
}
