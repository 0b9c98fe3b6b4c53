import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Facts, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Pager, Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AppointmentItem, AppointmentsPage } from './appointments.contract.ts'
import { type Decision, decisionLabels, statuses } from './appointments.rules.ts'

export const pages: PagesOf<'appointments.manage'> = { 'appointments.manage': ManageAppointments }

/** Who wants to meet, the unanswered first. */
function ManageAppointments({ data }: { data: AppointmentsPage }) {
  const [open, setOpen] = useState<AppointmentItem>()
  const { list, query, counts } = data
  const isFiltered = query.search !== '' || query.status !== ''
  return (
    <Office
      path="/Kelola/Janji-Temu"
      title="Janji temu"
      text={
        counts.waiting > 0
          ? `${counts.waiting} permintaan menunggu jawaban.`
          : 'Permintaan dari halaman Buat janji temu. Semua sudah dijawab.'
      }
      actions={<LinkButton href="/Make-Appointment">Lihat halaman</LinkButton>}
    >
      <Panel title="Permintaan" isFlush>
        <Filter data={data} isFiltered={isFiltered} />
        <Table
          caption="Janji temu"
          columns={columnsWith(setOpen)}
          rows={list.items}
          rowKey={item => item.id}
          empty={isFiltered ? <NothingFound /> : <NoneYet />}
        />
        <Pager pager={data.pager} noun="janji temu" />
      </Panel>
      <Dialog title={open?.organisation ?? ''} open={open !== undefined} onClose={() => setOpen(undefined)}>
        {open && (
          <Appointment
            item={open}
            decisions={data.decisions[String(open.id)] ?? []}
            onDone={() => setOpen(undefined)}
          />
        )}
      </Dialog>
    </Office>
  )
}

function Filter({
  data: { query, statuses: options },
  isFiltered,
}: {
  data: AppointmentsPage
  isFiltered: boolean
}) {
  return (
    <form className="o-filter" key={JSON.stringify(query)} action="/Kelola/Janji-Temu">
      <TextField label="Cari nama, lembaga, atau email" name="search" type="search" value={query.search} />
      <SelectField
        label="Status"
        name="status"
        value={query.status}
        placeholder="Semua status"
        options={options}
      />
      <div className="o-actions">
        <Button type="submit">Terapkan</Button>
        {isFiltered && (
          <LinkButton href="/Kelola/Janji-Temu" tone="quiet">
            Hapus saringan
          </LinkButton>
        )}
      </div>
    </form>
  )
}

const columnsWith = (open: (item: AppointmentItem) => void): Column<AppointmentItem>[] => [
  {
    key: 'who',
    label: 'Siapa',
    isMain: true,
    cell: item => (
      <div>
        {item.name}
        <small>
          {item.organisation} · {item.orgType}
        </small>
      </div>
    ),
  },
  { key: 'topic', label: 'Topik', cell: item => item.topic },
  {
    key: 'when',
    label: 'Waktu',
    cell: item => (
      <div>
        <time dateTime={item.preferredAt}>{item.preferredText}</time>
        <small>{item.modeText}</small>
      </div>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    cell: item => <Tag tone={statuses[item.status].tone}>{statuses[item.status].label}</Tag>,
  },
  {
    key: 'do',
    label: 'Tindakan',
    isLabelHidden: true,
    cell: item => (
      <Button isSmall label={`Buka janji temu ${item.name}`} onClick={() => open(item)}>
        {item.status === 'new' ? 'Jawab' : 'Buka'}
      </Button>
    ),
  },
]

const NothingFound = () => (
  <Empty
    icon="search"
    title="Tidak ada janji temu yang cocok"
    text="Periksa ejaannya, atau longgarkan saringannya."
  />
)

const NoneYet = () => (
  <Empty
    icon="calendar"
    title="Belum ada janji temu"
    text="Permintaan dari halaman Buat janji temu muncul di sini, dan dikirim ke email kontak situs."
    action={<LinkButton href="/Make-Appointment">Lihat halaman</LinkButton>}
  />
)

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
          { label: 'Kata kami', value: item.words && <span className="o-words">{item.words}</span> },
          { label: 'Diminta', value: item.askedText },
        ]}
      />
      {decisions.length > 0 && <Decide item={item} decisions={decisions} onDone={onDone} />}
    </>
  )
}

function Decide({ item, decisions, onDone }: AppointmentProps) {
  const toasts = useToasts()
  const [first = 'cancelled'] = decisions
  const form = useForm({
    initial: { decision: first as string, place: item.place, words: '' },
    submit: values => callApi<AppointmentItem>('POST', `/v1/appointments/${item.id}/decision`, values),
    onDone() {
      toasts.show({ message: 'Keputusan tersimpan' })
      onDone()
      reloadPage()
    },
  })
  const { decision } = form.values
  const tells = decision === 'confirmed' || decision === 'cancelled'
  return (
    <form className="o-form" onSubmit={form.onSubmit} noValidate>
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
          maxLength={1000}
          hint={`Dikirim ke ${item.email}.`}
          {...form.field('words')}
        />
      )}
      {form.message !== '' && form.state === 'idle' && Object.keys(form.errors).length === 0 && (
        <p className="o-error" role="alert">
          {form.message}
        </p>
      )}
      <div className="o-actions">
        <Button type="submit" tone={decision === 'cancelled' ? 'danger' : 'main'} busy={form.isSending}>
          {tells ? 'Simpan dan kirim email' : 'Simpan'}
        </Button>
      </div>
    </form>
  )
}
