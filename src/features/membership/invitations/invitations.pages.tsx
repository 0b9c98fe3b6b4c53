import './invitations.css'
import { useState } from 'react'
import { Button, Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import type { Column } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { ImportDialog } from './invitation-import.views.tsx'
import type { CreatedInvitation, InvitationRow, InvitationsPage } from './invitations.contract.ts'
import { LinkDialog, NewInvitationDialog } from './new-invitation.views.tsx'

export const pages: PagesOf<'invitations.list'> = { 'invitations.list': InvitationList }

const act = bulkBy('/v1/invitations/bulk', 'action')
const revokeWords = 'Tautannya langsung tidak berlaku. Orang yang sudah bergabung tetap menjadi anggota.'

const bulk = [
  act('resend', 'Kirim ulang', 'Setiap alamat mendapat tautan baru; tautan lamanya tidak berlaku lagi.', {
    icon: 'refresh',
  }),
  act('revoke', 'Cabut', revokeWords, { icon: 'trash', tone: 'danger' }),
]

function InvitationList({ data }: { data: InvitationsPage }) {
  const [isInviting, setInviting] = useState(false)
  const [isImporting, setImporting] = useState(data.isImporting)
  const actions = useActions()
  return (
    <OfficeListPage
      list={data.list}
      text="Undang lewat email, bagikan satu tautan untuk banyak orang, atau unggah daftar dari Excel."
      actions={
        <>
          <Button icon="upload" onClick={() => setImporting(true)}>
            Impor tabel
          </Button>
          <Button icon="invite" tone="main" onClick={() => setInviting(true)}>
            Undang orang
          </Button>
        </>
      }
      columns={columnsFor(actions)}
      nameOf={invitation => invitation.title}
      bulk={bulk}
      found="Periksa ejaan email, atau lihat undangan dengan status lain."
      none={{
        icon: 'invite',
        text: 'Undang satu orang dengan emailnya, cetak kode QR untuk satu kelas, atau unggah daftar siswa yang Anda simpan dari Excel. Setiap undangan berlaku 14 hari.',
      }}
    >
      <NewInvitationDialog data={data} open={isInviting} onClose={() => setInviting(false)} />
      <ImportDialog data={data} open={isImporting} onClose={() => setImporting(false)} />
      {actions.dialogs}
    </OfficeListPage>
  )
}

/** What can be done with an invitation that is there. */
function useActions() {
  const [revoking, setRevoking] = useState<InvitationRow>()
  const [made, setMade] = useState<CreatedInvitation>()
  const toasts = useToasts()
  async function renew({ id, isLink }: InvitationRow): Promise<void> {
    const result = await callApi<CreatedInvitation>('POST', `/v1/invitations/${id}/resend`)
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    reloadPage()
    setMade(result.data)
    if (!isLink) toasts.show({ message: `Undangan dikirim ulang ke ${result.data.email}` })
  }
  return {
    renew,
    askToRevoke: setRevoking,
    dialogs: (
      <>
        <ConfirmCall
          title={revoking?.isLink ? 'Cabut tautan ini?' : `Cabut undangan untuk ${revoking?.title ?? ''}?`}
          text={revokeWords}
          confirm="Cabut undangan"
          open={revoking !== undefined}
          call={() => callApi('DELETE', `/v1/invitations/${revoking?.id}`)}
          done="Undangan dicabut"
          onClose={() => setRevoking(undefined)}
        />
        <LinkDialog made={made} onClose={() => setMade(undefined)} />
      </>
    ),
  }
}

type Actions = ReturnType<typeof useActions>

const columns: Column<InvitationRow>[] = [
  mainColumn('whom', 'Untuk', invitation => (
    <>
      {invitation.title}
      {invitation.name && <small>{invitation.name}</small>}
      {invitation.uses && <small>Dipakai {invitation.uses}</small>}
    </>
  )),
  statusColumn(({ statusTone, statusLabel }) => ({ label: statusLabel, tone: statusTone })),
  { key: 'kind', label: 'Sebagai', cell: ({ kind, ties }) => withSmall(kind, ties) },
  { key: 'by', label: 'Pengundang', cell: ({ by }) => by },
  { key: 'until', label: 'Berlaku sampai', cell: ({ until }) => until },
]

const columnsFor = (actions: Actions): Column<InvitationRow>[] => [
  ...columns,
  deedColumn(row => (row.canResend || row.canRevoke) && <RowMenu row={row} actions={actions} />),
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
