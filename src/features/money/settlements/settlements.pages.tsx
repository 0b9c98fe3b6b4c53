import { useState } from 'react'
import { tableEndings, tableTypeOf } from '../../../shared/table-types.ts'
import { choicesOf } from '../../../ui/lists.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField } from '../../../ui/office/fields.tsx'
import { FileField } from '../../../ui/office/file-field.tsx'
import { ConfirmCall, FormDialog } from '../../../ui/office/form-frame.tsx'
import { mainColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { SettlementItem, SettlementsPage, StatementFile } from './settlements.contract.ts'
import { outcomes, providerNames } from './settlements.rules.ts'

export const pages: PagesOf<'settlements.list'> = { 'settlements.list': Settlements }

const columnsFor = (ask: (item: SettlementItem) => void): Column<SettlementItem>[] => [
  mainColumn('what', 'Pembayaran', item =>
    withSmall(
      item.href ? <a href={item.href}>{item.name}</a> : item.name,
      item.number === '' ? '' : item.ref,
    ),
  ),
  {
    key: 'outcome',
    label: 'Hasil',
    cell: item =>
      withSmall(<Tag tone={outcomes[item.outcome].tone}>{outcomes[item.outcome].label}</Tag>, item.hint),
  },
  { key: 'when', label: 'Waktu', cell: item => item.atText },
  { key: 'amount', label: 'Jumlah', align: 'end', cell: item => item.amountText },
  { key: 'fee', label: 'Biaya', align: 'end', cell: item => item.feeText },
  {
    key: 'do',
    label: 'Tindakan',
    isLabelHidden: true,
    cell: item =>
      item.isUnheard && (
        <Button isSmall label={`Tanyakan ${item.name} kepada penyedia`} onClick={() => ask(item)}>
          Tanyakan
        </Button>
      ),
  },
]

/** A provider's statement is read, held against the payments here, and booked as far as it agrees. */
function Settlements({ data: { list, files, unsettled } }: { data: SettlementsPage }) {
  const [isAdding, setAdding] = useState(false)
  const [asking, setAsking] = useState<SettlementItem>()
  const add = (
    <Button tone="main" icon="upload" onClick={() => setAdding(true)}>
      Unggah laporan
    </Button>
  )
  return (
    <>
      <OfficeListPage
        list={list}
        text="Laporan penyelesaian dari Midtrans atau Xendit dibandingkan dengan pembayaran di sini; yang cocok dibukukan sebagai uang di bank."
        columns={columnsFor(setAsking)}
        actions={add}
        none={{
          icon: 'clipboard-list',
          text: 'Unduh laporan transaksi sebagai CSV dari dasbor penyedia, lalu unggah di sini.',
          action: add,
        }}
        before={
          <>
            {unsettled !== '' && <Notice tone="warning">{unsettled}</Notice>}
            {files.length > 0 && <Statements files={files} />}
          </>
        }
      />
      <ConfirmCall
        title="Tanyakan kepada penyedia?"
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        confirm="Tanyakan dan catat"
        tone="main"
        text={
          asking &&
          `${asking.name}: yang dibenarkan ${asking.provider} dicatat di pesanannya. Penarikan oleh bank yang tidak pernah dikabarkannya dicatat dari laporan ini, bila orang lain yang mengunggahnya.`
        }
        call={() => callApi('POST', `/v1/settlements/${asking?.fileId ?? 0}/ask`, { ref: asking?.ref ?? '' })}
      />
      {isAdding && <AddStatement onClose={() => setAdding(false)} />}
    </>
  )
}

function Statements({ files }: { files: StatementFile[] }) {
  const [booking, setBooking] = useState<StatementFile>()
  const [dropping, setDropping] = useState<StatementFile>()
  const fileColumns: Column<StatementFile>[] = [
    mainColumn('file', 'Laporan', file =>
      withSmall(
        <a href={file.href}>{file.name}</a>,
        `${file.provider}${file.periodText && `, ${file.periodText}`}`,
      ),
    ),
    { key: 'added', label: 'Diunggah', cell: file => file.addedText },
    {
      key: 'state',
      label: 'Keadaan',
      cell: file => (
        <>
          {file.bookable > 0 && <Tag tone="blue">{`${file.bookable} siap dibukukan`}</Tag>}
          {file.open > 0 && <Tag tone="orange">{`${file.open} perlu diperiksa`}</Tag>}
          {file.bookable === 0 && file.open === 0 && <Tag tone="green">Selesai</Tag>}
        </>
      ),
    },
    {
      key: 'do',
      label: 'Tindakan',
      isLabelHidden: true,
      cell: file => (
        <>
          {file.bookable > 0 && (
            <Button isSmall tone="main" label={`Bukukan ${file.name}`} onClick={() => setBooking(file)}>
              Bukukan
            </Button>
          )}
          {!file.isBooked && (
            <Button isSmall tone="quiet" label={`Buang ${file.name}`} onClick={() => setDropping(file)}>
              Buang
            </Button>
          )}
        </>
      ),
    },
  ]
  return (
    <Panel title="Laporan" isFlush>
      <Table caption="Laporan penyelesaian" columns={fileColumns} rows={files} rowKey={file => file.id} />
      <ConfirmCall
        title="Bukukan laporan?"
        open={booking !== undefined}
        onClose={() => setBooking(undefined)}
        confirm="Bukukan"
        tone="main"
        text={
          booking &&
          `${booking.bookable} pembayaran: ${booking.settledText} masuk bank, selisih biaya dari perkiraan ${booking.feeText}. Buku besar hanya bertambah; yang perlu diperiksa tidak ikut.`
        }
        call={() => callApi('POST', `/v1/settlements/${booking?.id ?? 0}/book`)}
      />
      <ConfirmCall
        title="Buang laporan?"
        open={dropping !== undefined}
        onClose={() => setDropping(undefined)}
        confirm="Buang"
        tone="danger"
        text={
          dropping && `${dropping.name} dapat diunggah lagi kapan saja; belum ada yang dibukukan darinya.`
        }
        call={() => callApi('DELETE', `/v1/settlements/${dropping?.id ?? 0}`)}
      />
    </Panel>
  )
}

interface Read {
  payments: number
}

function AddStatement({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const form = useForm({
    initial: { provider: 'midtrans' },
    submit: ({ provider }) => {
      const query = new URLSearchParams({ provider, name: file?.name ?? '' })
      const body = new Blob(file ? [file] : [], { type: tableTypeOf(file?.name ?? '') })
      return callApi<Read>('POST', `/v1/settlements?${query}`, body)
    },
    onDone: onClose,
    said: ({ payments }) => `Laporan dibaca: ${payments} pembayaran`,
  })
  return (
    <FormDialog
      title="Unggah laporan"
      open
      onClose={onClose}
      form={form}
      submit="Baca laporan"
      isBlocked={!file}
    >
      <SelectField label="Penyedia" required options={choicesOf(providerNames)} {...form.field('provider')} />
      <FileField
        label="Berkas CSV atau Excel"
        name="file"
        accept={tableEndings}
        fileName={file?.name}
        hint="Paling banyak 20.000 baris. Nomor rujukan, jumlah, biaya, pajak, waktu, dan jenis dikenali dari judul kolomnya."
        onChoose={setFile}
      />
    </FormDialog>
  )
}
