import { useState } from 'react'
import { Button, LinkButton, Menu } from '../../../ui/office/buttons.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { EnrolmentsPage } from './enrolment-pages.contract.ts'
import type { EnrolmentItem } from './enrolments.contract.ts'
import { type Decision, decisions, mayDecide, states } from './enrolments.rules.ts'
import { AddDialog, DecideDialog, MoveDialog, StaffPanel } from './enrolments.views.tsx'

export const pages: PagesOf<'enrolments.list'> = { 'enrolments.list': Enrolments }

const decide = bulkBy('/v1/enrolments/bulk', 'decision')
const reason = {
  name: 'why',
  label: 'Alasan untuk mereka',
  hint: 'Dikirim lewat email. Minimal 10 karakter.',
  isRequired: true,
}

const bulk = [
  decide(
    'approve',
    'Terima',
    'Yang menunggu menjadi peserta selama masih ada kursi, dan diberi tahu lewat email.',
    {
      icon: 'done',
    },
  ),
  decide('decline', 'Tolak', 'Yang menunggu ditolak dan diberi tahu lewat email.', {
    tone: 'danger',
    asks: reason,
  }),
  decide('complete', 'Tandai selesai', 'Peserta menyelesaikan kelas ini dan tetap dapat membukanya.'),
  decide('remove', 'Keluarkan', 'Mereka tidak lagi terdaftar; kursinya menjadi milik yang menunggu.', {
    tone: 'danger',
    asks: { name: 'why', label: 'Pesan untuk mereka', hint: 'Ikut tertulis di email. Boleh kosong.' },
  }),
]

type Open = { what: 'add' } | { what: Decision | 'move'; item: EnrolmentItem }

/** People of classes: who waits first. */
function Enrolments({ data }: { data: EnrolmentsPage }) {
  const { list, chosen, waiting } = data
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <OfficeListPage
      list={list}
      text={
        waiting > 0
          ? `${waiting} pendaftaran menunggu keputusan.`
          : 'Siapa yang mengikuti kelas, sampai mana mereka belajar, dan siapa yang menunggu.'
      }
      actions={
        <>
          {chosen && <LinkButton href={chosen.href}>Halaman pendaftaran</LinkButton>}
          {data.classes.length > 0 && (
            <Button tone="main" icon="plus" onClick={() => setOpen({ what: 'add' })}>
              Tambah peserta
            </Button>
          )}
        </>
      }
      columns={columnsWith(setOpen, data)}
      bulk={bulk}
      none={{
        icon: 'users',
        text: 'Yang mendaftar di halaman kelas muncul di sini. Anda juga dapat menambahkan anggota situs sendiri.',
      }}
    >
      {chosen && data.mayAssign && <StaffPanel chosen={chosen} roles={data.roles} />}
      {open?.what === 'add' && <AddDialog data={data} onClose={close} />}
      {open?.what === 'move' && (
        <MoveDialog item={open.item} runs={data.runs[open.item.classId] ?? []} onClose={close} />
      )}
      {open && open.what !== 'add' && open.what !== 'move' && (
        <DecideDialog item={open.item} decision={open.what} onClose={close} />
      )}
    </OfficeListPage>
  )
}

const columnsWith = (open: (open: Open) => void, data: EnrolmentsPage): Column<EnrolmentItem>[] => [
  mainColumn('name', 'Nama', item => withSmall(item.name, item.email)),
  statusColumn(item => states[item.state], 'state'),
  { key: 'class', label: 'Kelas', cell: item => withSmall(item.className, item.runName) },
  {
    key: 'progress',
    label: 'Kemajuan',
    cell: item => (item.progressText ? withSmall(`${item.percent}%`, item.progressText) : 'Belum ada bab'),
  },
  { key: 'since', label: 'Sejak', cell: item => item.sinceText },
  { key: 'seen', label: 'Terakhir belajar', cell: item => item.seenText || 'Belum pernah' },
  deedColumn(item => {
    const items = deedsOf(item, data).map(what => ({
      label: what === 'move' ? 'Pindahkan ke angkatan lain' : decisions[what].label,
      ...(what === 'remove' || what === 'decline' ? { tone: 'danger' as const } : {}),
      onSelect: () => open({ what, item }),
    }))
    return items.length > 0 && <Menu label={`Tindakan untuk ${item.name}`} items={items} />
  }),
]

const all: readonly Decision[] = ['approve', 'decline', 'complete', 'reinstate', 'suspend', 'remove']

/** What fits the state somebody is in; into another run only where there is another. */
function deedsOf(item: EnrolmentItem, { runs }: EnrolmentsPage): (Decision | 'move')[] {
  const fitting = all.filter(decision => mayDecide(decision, item.state))
  const others = (runs[item.classId] ?? []).filter(({ value }) => value !== String(item.runId))
  const mayMove = item.runId !== null && others.length > 0 && mayDecide('remove', item.state)
  return mayMove ? [...fitting, 'move'] : fitting
}
