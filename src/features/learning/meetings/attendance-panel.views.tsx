import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { Empty, Panel } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { AttendanceItem, ManagedMeetingPage } from './meeting-pages.contract.ts'
import { attendanceStates, lengths } from './meetings.rules.ts'

const states = Object.entries(attendanceStates).map(([value, { label }]) => ({ value, label }))

/** Who is there, and where that is corrected. */
export function AttendancePanel({ data }: { data: ManagedMeetingPage }) {
  const [open, setOpen] = useState<AttendanceItem>()
  return (
    <Panel
      title="Daftar hadir"
      text={data.countText}
      isFlush
      actions={
        data.attendance.length > 0 && (
          <LinkButton href={data.fileHref} download isSmall>
            Unduh CSV
          </LinkButton>
        )
      }
    >
      <Table
        caption="Daftar hadir"
        columns={columnsWith(setOpen)}
        rows={data.attendance}
        rowKey={row => row.membershipId}
        empty={
          <Empty
            icon="users"
            title="Belum ada peserta"
            text="Peserta angkatan atau kelas ini muncul di sini begitu mereka terdaftar."
          />
        }
      />
      {open && <CorrectDialog meetingId={data.id} item={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}

const columnsWith = (open: (item: AttendanceItem) => void): Column<AttendanceItem>[] => [
  mainColumn('name', 'Nama', item =>
    withSmall(
      item.name,
      [item.isShared && 'Perangkat yang sama mencatat orang lain', item.hasLeft && 'Tidak lagi terdaftar']
        .filter(Boolean)
        .join(' · '),
    ),
  ),
  statusColumn(item => item.state),
  { key: 'note', label: 'Tercatat', cell: item => withSmall(item.noteText || 'Tanpa catatan', item.why) },
  deedColumn(item => (
    <Button isSmall label={`Ubah kehadiran ${item.name}`} onClick={() => open(item)}>
      Ubah
    </Button>
  )),
]

function CorrectDialog({
  meetingId,
  item,
  onClose,
}: {
  meetingId: number
  item: AttendanceItem
  onClose: () => void
}) {
  const form = useForm({
    initial: { state: item.state.value || 'present', why: '' },
    submit: values => callApi('PUT', `/v1/meetings/${meetingId}/attendance/${item.membershipId}`, values),
    onDone: onClose,
    said: `Kehadiran ${item.name} tersimpan.`,
  })
  return (
    <FormDialog form={form} submit="Simpan" title={`Kehadiran ${item.name}`} open onClose={onClose}>
      <SelectField label="Kehadiran" required options={states} {...form.field('state')} />
      <TextField
        label="Alasan"
        required
        maxLength={lengths.why}
        hint="Tersimpan bersama perubahan ini dan tidak dapat dihapus."
        {...form.field('why')}
      />
    </FormDialog>
  )
}
