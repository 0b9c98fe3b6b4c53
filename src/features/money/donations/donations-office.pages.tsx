import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { emptyOf, type Values } from '../../../shared/form-field.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { Fields } from '../../../ui/office/form-fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Panel } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { wordsDecisions, wordsStates } from './donations.rules.ts'
import type {
  CampaignSum,
  DonationItem,
  ManageDonationsPage,
  ManageUsesPage,
  UseItem,
} from './donations-office.contract.ts'

export const pages: PagesOf<'donations.manage' | 'donations.uses'> = {
  'donations.manage': ManageDonations,
  'donations.uses': ManageUses,
}

/** Sends one thing, says how it went, and shows the page as it is then. */
function useDeed() {
  const toasts = useToasts()
  return async (path: string, body: object, said: string): Promise<void> => {
    const result = await callApi('POST', path, body)
    toasts.show(result.ok ? { message: said } : { message: result.message, tone: 'bad' })
    if (result.ok) reloadPage()
  }
}

/** What was given; above it what the books say of each campaign. */
function ManageDonations({ data: { list, sums, waiting } }: { data: ManageDonationsPage }) {
  const send = useDeed()
  const decide = (item: DonationItem, decision: keyof typeof wordsDecisions) =>
    send(
      `/v1/donations/${item.id}/words`,
      { decision },
      `${item.name}: ${wordsStates[decision].label.toLowerCase()}`,
    )
  return (
    <OfficeListPage
      list={list}
      text={
        waiting > 0
          ? `${waiting} nama atau pesan menunggu diperiksa. Sebelum itu donasinya tampil tanpa nama.`
          : 'Semua nama dan pesan sudah diperiksa.'
      }
      actions={<LinkButton href={routes['Kelola-Donasi-Pemakaian']}>Pemakaian dana</LinkButton>}
      columns={donationColumns(decide)}
      nameOf={item => item.name}
      none={{ icon: 'wallet', text: 'Donasi dari halaman kampanye muncul di sini.' }}
    >
      {sums.length > 0 && (
        <Panel title="Dana kampanye" isFlush>
          <Table caption="Dana kampanye" columns={sumColumns} rows={sums} rowKey={sum => String(sum.id)} />
        </Panel>
      )}
    </OfficeListPage>
  )
}

const sumColumns: Column<CampaignSum>[] = [
  mainColumn('title', 'Kampanye', sum => <a href={sum.href}>{sum.title}</a>),
  { key: 'given', label: 'Diterima', align: 'end', cell: sum => sum.given },
  { key: 'returned', label: 'Dikembalikan', align: 'end', cell: sum => sum.returned },
  { key: 'spent', label: 'Dipakai', align: 'end', cell: sum => sum.spent },
  { key: 'left', label: 'Tersisa', align: 'end', cell: sum => sum.left },
]

const donationColumns = (
  decide: (item: DonationItem, decision: keyof typeof wordsDecisions) => Promise<void>,
): Column<DonationItem>[] => [
  mainColumn('who', 'Donatur', item =>
    withSmall(
      <a href={item.href}>{item.name}</a>,
      [item.isAnonymous ? 'minta tanpa nama' : '', item.campaign].filter(Boolean).join(' · '),
    ),
  ),
  { key: 'amount', label: 'Jumlah', align: 'end', cell: item => item.amountText },
  statusColumn(item => item.badge),
  { key: 'message', label: 'Pesan', cell: item => item.message },
  { key: 'words', label: 'Nama dan pesan', cell: item => wordsStates[item.words].label },
  { key: 'at', label: 'Dicatat', cell: item => item.atText },
  deedColumn(item => (
    <>
      {item.words !== 'published' && (
        <Button
          isSmall
          label={`Tampilkan nama dan pesan ${item.name}`}
          onClick={() => decide(item, 'published')}
        >
          {wordsDecisions.published}
        </Button>
      )}
      {item.words !== 'rejected' && (
        <Button
          isSmall
          label={`Sembunyikan nama dan pesan ${item.name}`}
          onClick={() => decide(item, 'rejected')}
        >
          {wordsDecisions.rejected}
        </Button>
      )}
    </>
  )),
]

/** What the money was used for; a new use is written in a dialog. */
function ManageUses({ data: { list, fields, campaigns } }: { data: ManageUsesPage }) {
  const [isOpen, setOpen] = useState(false)
  const [undoing, setUndoing] = useState<UseItem>()
  const send = useDeed()
  return (
    <OfficeListPage
      list={list}
      text="Tampil di halaman kampanye sebagai “Dana dipakai untuk”. Tidak pernah lebih dari dana kampanyenya."
      actions={
        <>
          <LinkButton href={routes['Kelola-Donasi']}>Donasi</LinkButton>
          <Button tone="main" icon="plus" onClick={() => setOpen(true)}>
            Catat pemakaian
          </Button>
        </>
      }
      columns={[
        mainColumn<UseItem>('words', 'Dipakai untuk', item => withSmall(item.words, item.campaign)),
        { key: 'when', label: 'Tanggal', cell: item => item.spentText },
        { key: 'amount', label: 'Jumlah', align: 'end', cell: item => item.amountText },
        { key: 'by', label: 'Dicatat oleh', cell: item => item.by },
        statusColumn<UseItem>(item =>
          item.isUndone ? { label: 'Dibatalkan', tone: 'neutral' } : { label: 'Tampil', tone: 'green' },
        ),
        deedColumn<UseItem>(
          item =>
            !item.isUndone && (
              <Button isSmall label={`Batalkan ${item.words}`} onClick={() => setUndoing(item)}>
                Batalkan
              </Button>
            ),
        ),
      ]}
      nameOf={item => item.words}
      none={{ icon: 'wallet', text: 'Catat untuk apa dana kampanye dipakai, dengan tanggal dan buktinya.' }}
    >
      <Dialog title="Pemakaian dana" open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <UseForm fields={fields} campaigns={campaigns} onDone={() => setOpen(false)} />}
      </Dialog>
      <Dialog
        title="Batalkan pemakaian ini?"
        open={undoing !== undefined}
        onClose={() => setUndoing(undefined)}
      >
        {undoing && (
          <>
            <p>
              {undoing.amountText} untuk “{undoing.words}” kembali ke dana kampanye dan tidak lagi tampil.
              Catatannya tetap ada di buku besar.
            </p>
            <p>
              <Button
                tone="danger"
                onClick={() => {
                  setUndoing(undefined)
                  void send(`/v1/donation-uses/${undoing.id}/undo`, {}, 'Pemakaian dibatalkan')
                }}
              >
                Batalkan pemakaian
              </Button>
            </p>
          </>
        )}
      </Dialog>
    </OfficeListPage>
  )
}

function UseForm({
  fields,
  campaigns,
  onDone,
}: Pick<ManageUsesPage, 'fields' | 'campaigns'> & { onDone: () => void }) {
  const form = useForm<Values, { id: number }>({
    initial: { ...emptyOf(fields), campaignId: campaigns[0]?.value ?? '', receipt: null },
    submit: values => callApi('POST', '/v1/donation-uses', values),
    said: 'Pemakaian dicatat',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Catat">
      <Fields of={fields} form={form} help={{ choices: { campaigns } }} />
    </FormFrame>
  )
}
