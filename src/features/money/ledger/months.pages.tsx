import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { ConfirmCall, FormDialog } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { MonthItem, MonthsPage } from './months.contract.ts'
import { monthStates } from './months.rules.ts'

export const pages: PagesOf<'ledger.months'> = { 'ledger.months': Months }

type Open = { item: MonthItem; deed: MonthItem['may'][number] | 'seal' } | undefined

const deedWords = {
  ask: 'Ajukan penutupan',
  close: 'Tutup bulan',
  withdraw: 'Batalkan pengajuan',
  file: 'Catat bukti lapor',
}

/** Which months are closed, by whom, under which seal; and the one that may be closed next. */
function Months({ data: { months } }: { data: MonthsPage }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { item, deed } = open ?? {}
  const columns: Column<MonthItem>[] = [
    mainColumn('month', 'Bulan', one => withSmall(one.label, one.counts)),
    {
      key: 'state',
      label: 'Status',
      cell: one =>
        withSmall(<Tag tone={monthStates[one.state].tone}>{monthStates[one.state].label}</Tag>, one.why),
    },
    { key: 'story', label: 'Oleh', cell: one => one.story.map(line => <div key={line}>{line}</div>) },
    {
      key: 'seal',
      label: 'Segel',
      cell: one =>
        one.seal !== '' && (
          <Button
            isSmall
            tone="quiet"
            label={`Segel ${one.label}`}
            onClick={() => setOpen({ item: one, deed: 'seal' })}
          >
            {`${one.seal.slice(0, 12)}…`}
          </Button>
        ),
    },
    deedColumn(one => (
      <>
        {one.file !== '' && (
          <LinkButton isSmall href={one.file} download>
            CSV
          </LinkButton>
        )}
        {one.may.map(name => (
          <Button
            key={name}
            isSmall
            tone={name === 'close' || name === 'ask' ? 'main' : 'quiet'}
            label={`${deedWords[name]} ${one.label}`}
            onClick={() => setOpen({ item: one, deed: name })}
          >
            {deedWords[name]}
          </Button>
        ))}
      </>
    )),
  ]
  return (
    <Office
      path={routes['Kelola-Buku-Besar-Bulan']}
      title="Bulan buku besar"
      text="Bulan yang sudah berakhir ditutup oleh dua orang dan disegel. Yang datang terlambat dicatat dengan tanggalnya di bulan yang masih terbuka."
      actions={<LinkButton href={routes['Kelola-Buku-Besar']}>Buku besar</LinkButton>}
    >
      <Panel isFlush>
        <Table
          caption="Bulan buku besar"
          columns={columns}
          rows={months}
          rowKey={one => one.month}
          empty={
            <Empty
              icon="book-open"
              title="Belum ada bulan"
              text="Bulan pertama muncul begitu ada penjualan atau donasi."
            />
          }
        />
      </Panel>
      {item && deed === 'ask' && <AskClosing item={item} onClose={close} />}
      {item && deed === 'file' && <NoteFiling item={item} onClose={close} />}
      {item && deed === 'seal' && <Seal item={item} onClose={close} />}
      <ConfirmCall
        open={deed === 'close'}
        title={`Tutup ${item?.label ?? ''}?`}
        confirm="Tutup bulan"
        tone="main"
        onClose={close}
        text={`${item?.note ? `Penjelasan pengaju: ${item.note} ` : ''}${(item?.doubts ?? []).join(' ')} Bulan yang ditutup tidak dapat dibuka lagi; segelnya dikirim ke email Anda berdua.`}
        call={() => callApi('POST', `/v1/ledger/months/${item?.month ?? ''}/decision`, { decision: 'close' })}
        done={`${item?.label ?? ''} ditutup`}
      />
      <ConfirmCall
        open={deed === 'withdraw'}
        title="Batalkan pengajuan?"
        confirm="Ya, batalkan"
        onClose={close}
        text={`${item?.label ?? ''} dapat diajukan lagi kapan saja.`}
        call={() =>
          callApi('POST', `/v1/ledger/months/${item?.month ?? ''}/decision`, { decision: 'withdraw' })
        }
        done="Pengajuan dibatalkan"
      />
    </Office>
  )
}

interface DialogProps {
  item: MonthItem
  onClose: () => void
}

function AskClosing({ item, onClose }: DialogProps) {
  const form = useForm({
    initial: { note: '' },
    submit: values => callApi('POST', `/v1/ledger/months/${item.month}/closing`, values),
    said: `Penutupan ${item.label} diajukan`,
    onDone: onClose,
  })
  return (
    <FormDialog title={`Ajukan penutupan ${item.label}`} open onClose={onClose} form={form} submit="Ajukan">
      {item.doubts.length > 0 ? (
        <Notice tone="warning" title="Perlu dijelaskan">
          <ul>
            {item.doubts.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice tone="good">Tidak ada yang belum selesai. Orang kedua memeriksa dan menutupnya.</Notice>
      )}
      <TextArea
        label="Penjelasan"
        required={item.doubts.length > 0}
        hint="Dibaca orang kedua sebelum menutup, dan tersimpan bersama bulannya."
        {...form.field('note')}
      />
    </FormDialog>
  )
}

function NoteFiling({ item, onClose }: DialogProps) {
  const form = useForm({
    initial: { reference: '' },
    submit: values => callApi('POST', `/v1/ledger/months/${item.month}/filing`, values),
    said: `Bukti lapor ${item.label} tercatat`,
    onDone: onClose,
  })
  return (
    <FormDialog title={`Bukti lapor ${item.label}`} open onClose={onClose} form={form} submit="Simpan">
      <TextField
        label="Nomor bukti lapor"
        required
        hint="Dari Coretax. Sesudah dicatat, tidak ada yang dapat diubah pada bulan ini."
        {...form.field('reference')}
      />
    </FormDialog>
  )
}

function Seal({ item, onClose }: DialogProps) {
  return (
    <Dialog title={`Segel ${item.label}`} open onClose={onClose}>
      <p>SHA-256 dari segel bulan sebelumnya dan setiap gerakan bulan ini. Diperiksa setiap malam.</p>
      <CopyField label="Segel" value={item.seal} />
      {item.note !== '' && <p>{`Penjelasan: ${item.note}`}</p>}
    </Dialog>
  )
}
