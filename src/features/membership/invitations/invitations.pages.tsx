import './invitations.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton, Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Confirm } from '../../../ui/office/dialog.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel, Tabs, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Pager, Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { ImportDialog } from './import.views.tsx'
import type { InvitationRow, InvitationsPage, MadeInvitation } from './invitations.contract.ts'
import { LinkDialog, NewInvitationDialog } from './new-invitation.views.tsx'

export const pages: PagesOf<'invitations.list'> = { 'invitations.list': InvitationList }

function InvitationList({ data }: { data: InvitationsPage }) {
  const { invitations, pager, tabs, filter, isFiltered } = data
  const [isInviting, setInviting] = useState(false)
  const [isImporting, setImporting] = useState(data.isImporting)
  const actions = useActions()
  const ways = (
    <>
      <Button icon="upload" onClick={() => setImporting(true)}>
        Impor CSV
      </Button>
      <Button icon="invite" tone="main" onClick={() => setInviting(true)}>
        Undang orang
      </Button>
    </>
  )
  return (
    <Office
      path={to.invitations()}
      title="Undangan"
      text="Undang lewat email, bagikan satu tautan untuk banyak orang, atau unggah daftar dari Excel."
      actions={ways}
    >
      <Tabs label="Status undangan" tabs={tabs} current={filter.status} />
      <Panel isFlush>
        {(invitations.length > 0 || isFiltered) && <Filter filter={filter} />}
        <Table
          caption="Undangan"
          columns={columnsFor(actions)}
          rows={invitations}
          rowKey={invitation => invitation.id}
          empty={isFiltered ? <NothingFound /> : <NobodyInvited ways={ways} />}
        />
        <Pager pager={pager} noun="undangan" />
      </Panel>
      <NewInvitationDialog data={data} open={isInviting} onClose={() => setInviting(false)} />
      <ImportDialog data={data} open={isImporting} onClose={() => setImporting(false)} />
      {actions.dialogs}
    </Office>
  )
}

/** What can be done with an invitation that is there. */
function useActions() {
  const [revoking, setRevoking] = useState<InvitationRow>()
  const [made, setMade] = useState<MadeInvitation>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const toasts = useToasts()
  async function renew({ id, isLink }: InvitationRow): Promise<void> {
    const result = await callApi<MadeInvitation>('POST', `/v1/invitations/${id}/resend`)
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    reloadPage()
    setMade(result.data)
    if (!isLink) toasts.show({ message: `Undangan dikirim ulang ke ${result.data.email}` })
  }
  async function revoke(): Promise<void> {
    if (!revoking) return
    setBusy(true)
    const result = await callApi('DELETE', `/v1/invitations/${revoking.id}`)
    setBusy(false)
    if (!result.ok) return setProblem(result.message)
    setRevoking(undefined)
    reloadPage()
    toasts.show({ message: 'Undangan dicabut' })
  }
  return {
    renew,
    askToRevoke(invitation: InvitationRow) {
      setProblem('')
      setRevoking(invitation)
    },
    dialogs: (
      <>
        <Confirm
          title={revoking?.isLink ? 'Cabut tautan ini?' : `Cabut undangan untuk ${revoking?.title ?? ''}?`}
          text="Tautannya langsung tidak berlaku. Orang yang sudah bergabung tetap menjadi anggota."
          confirm="Cabut undangan"
          open={revoking !== undefined}
          busy={isBusy}
          problem={problem}
          onClose={() => setRevoking(undefined)}
          onConfirm={revoke}
        />
        <LinkDialog made={made} onClose={() => setMade(undefined)} />
      </>
    ),
  }
}

type Actions = ReturnType<typeof useActions>

const columns: Column<InvitationRow>[] = [
  {
    key: 'whom',
    label: 'Untuk',
    isMain: true,
    cell: invitation => (
      <>
        {invitation.title}
        {invitation.name && <small>{invitation.name}</small>}
        {invitation.uses && <small>Dipakai {invitation.uses}</small>}
      </>
    ),
  },
  {
    key: 'kind',
    label: 'Sebagai',
    cell: ({ kind, ties }) => (
      <>
        {kind}
        {ties && <small>{ties}</small>}
      </>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ statusTone, statusLabel }) => <Tag tone={statusTone}>{statusLabel}</Tag>,
  },
  { key: 'by', label: 'Pengundang', cell: ({ by }) => by },
  { key: 'until', label: 'Berlaku sampai', cell: ({ until }) => until },
]

const columnsFor = (actions: Actions): Column<InvitationRow>[] => [
  ...columns,
  {
    key: 'do',
    label: 'Tindakan',
    isLabelHidden: true,
    cell: row => (row.canResend || row.canRevoke) && <RowMenu row={row} actions={actions} />,
  },
]

function RowMenu({ row, actions }: { row: InvitationRow; actions: Actions }) {
  return (
    <Menu
      label={`Tindakan untuk ${row.title}`}
      items={[
        {
          label: row.isLink ? 'Buat tautan baru' : 'Kirim ulang',
          icon: 'refresh',
          onSelect: () => actions.renew(row),
        },
        { label: 'Cabut', icon: 'trash', tone: 'danger', onSelect: () => actions.askToRevoke(row) },
      ]}
    />
  )
}

function Filter({ filter }: { filter: InvitationsPage['filter'] }) {
  return (
    <form className="o-filter o-people-search" key={JSON.stringify(filter)} action={to.invitations()}>
      {filter.status && <input type="hidden" name="status" value={filter.status} />}
      <TextField label="Cari email atau nama" name="search" type="search" value={filter.search} />
      <div className="o-actions">
        <Button type="submit">Cari</Button>
      </div>
    </form>
  )
}

const NothingFound = () => (
  <Empty
    icon="search"
    title="Tidak ada undangan yang cocok"
    text="Periksa ejaan email, atau lihat undangan dengan status lain."
    action={<LinkButton href={to.invitations()}>Tampilkan semua</LinkButton>}
  />
)

const NobodyInvited = ({ ways }: { ways: React.ReactNode }) => (
  <Empty
    icon="invite"
    title="Belum ada undangan"
    text="Undang satu orang dengan emailnya, cetak kode QR untuk satu kelas, atau unggah daftar siswa yang Anda simpan dari Excel. Setiap undangan berlaku 14 hari."
    action={ways}
  />
)
