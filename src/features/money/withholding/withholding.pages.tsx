import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Facts, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { DepositForm } from './deposits.views.tsx'
import { CheckProfile, ProfileForm } from './tax-profiles.views.tsx'
import type { OwnTaxPage, ProfileItem, SlipItem, SlipsPage } from './withholding.contract.ts'
import { profileStates, slipStates } from './withholding.rules.ts'
import { WithholdingSettingsForm } from './withholding-settings.views.tsx'

export const pages: PagesOf<'withholding.own' | 'withholding.slips'> = {
  'withholding.own': OwnTax,
  'withholding.slips': Slips,
}

const stateOf = (item: SlipItem) =>
  item.state === 'back' ? { label: `Batal ${item.backText}`, tone: slipStates.back.tone } : slipStates.held

// a phone shows the first of them
const amounts: Column<SlipItem>[] = [
  { key: 'tax', label: 'PPh', align: 'end', cell: item => item.amountText },
  statusColumn(stateOf),
  { key: 'gross', label: 'Bruto', align: 'end', cell: item => item.grossText },
  { key: 'rates', label: 'Tarif', cell: item => item.rates.join('; ') },
]

const columns: Column<SlipItem>[] = [
  mainColumn('who', 'Penerima', item => withSmall(item.name, `${item.number} · ${item.dayText}`)),
  ...amounts,
  { key: 'rule', label: 'Jenis', cell: item => item.ruleText },
]

const ownColumns: Column<SlipItem>[] = [
  mainColumn('what', 'Pencairan', item => withSmall(item.number, item.dayText)),
  ...amounts,
  { key: 'rule', label: 'Jenis', cell: item => withSmall(item.ruleText, item.source) },
]

/** What one says of one's taxes, and what was withheld. */
function OwnTax({ data: { isPayee, isOn, newest, holding, ruleText, source, slips } }: { data: OwnTaxPage }) {
  const [isWriting, setWriting] = useState(false)
  const title = 'Data pajak'
  if (!isPayee)
    return (
      <Office path={to.ownTax()} title={title}>
        <Panel>
          <Empty
            level="h2"
            icon="clipboard-list"
            title="Akun Anda belum ditautkan"
            text="Data pajak diperlukan setelah Anda menerima bagi hasil. Minta admin menautkan profil Anda dengan akun ini di Kelola, Penerima."
          />
        </Panel>
      </Office>
    )
  return (
    <Office
      path={to.ownTax()}
      title={title}
      text={
        isOn
          ? 'PPh dipotong dari pencairan Anda menurut data ini, dan disetorkan pengelola atas nama Anda.'
          : 'Situs ini tidak memotong PPh dari pencairan. Data Anda tersimpan bila kelak dipotong.'
      }
      actions={<LinkButton href={to.ownPayouts()}>Pencairan</LinkButton>}
    >
      <Panel
        title="Data Anda"
        text={ruleText === '' ? undefined : `Yang berlaku: ${ruleText}. ${source}`}
        actions={
          <Button tone={newest ? undefined : 'main'} onClick={() => setWriting(true)}>
            {newest ? 'Ganti data' : 'Isi data pajak'}
          </Button>
        }
      >
        {newest ? <Said item={newest} /> : <p>Belum diisi.</p>}
      </Panel>
      {holding && (
        <Panel title="Yang berlaku sampai data baru diperiksa">
          <Said item={holding} />
        </Panel>
      )}
      <Panel title="PPh yang dipotong" isFlush>
        <Table
          caption="PPh yang dipotong"
          columns={ownColumns}
          rows={slips}
          rowKey={item => item.id}
          empty={
            <Empty
              icon="clipboard-list"
              title="Belum ada potongan"
              text="Setiap pencairan yang dipotong muncul di sini dengan tarif dan dasar hukumnya."
            />
          }
        />
      </Panel>
      <Dialog title={title} open={isWriting} onClose={() => setWriting(false)}>
        {isWriting && <ProfileForm kind={newest?.kind} onDone={() => setWriting(false)} />}
      </Dialog>
    </Office>
  )
}

function Said({ item }: { item: ProfileItem }) {
  const state = profileStates[item.status]
  return (
    <>
      <p>
        <Tag tone={state.tone}>{state.label}</Tag>
      </p>
      {item.reason !== '' && (
        <Notice tone="warning" title="Yang perlu diperbaiki">
          <p>{item.reason}</p>
        </Notice>
      )}
      <Facts facts={item.facts} />
    </>
  )
}

/** What was withheld, for who files it; above it what payees said that nobody has checked. */
function Slips({ data }: { data: SlipsPage }) {
  const { list, waiting, settings, maySet, month, fileHref, owed, today } = data
  const [isPaying, setPaying] = useState(false)
  const [open, setOpen] = useState<ProfileItem>()
  const [isSetting, setSetting] = useState(false)
  const close = () => setOpen(undefined)
  return (
    <OfficeListPage
      list={list}
      text={
        settings.isOn
          ? 'PPh dipotong saat pencairan diserahkan, menurut tarif yang berlaku saat diajukan. Setorkan paling lambat tanggal 15 dan laporkan paling lambat tanggal 20 bulan berikutnya.'
          : 'PPh belum dipotong dari pencairan. Tanyakan kepada konsultan pajak Anda, lalu nyalakan di Pengaturan PPh.'
      }
      actions={
        <>
          {fileHref !== '' && <LinkButton href={fileHref}>{`CSV ${month.name}`}</LinkButton>}
          {maySet && <Button onClick={() => setSetting(true)}>Pengaturan PPh</Button>}
        </>
      }
      columns={columns}
      nameOf={item => item.number}
      none={{ icon: 'clipboard-list', text: 'Potongan pertama muncul begitu sebuah pencairan diserahkan.' }}
      before={
        <>
          {waiting.length > 0 && (
            <Panel
              title="Data pajak menunggu diperiksa"
              text="Cocokkan dengan kartu NPWP atau KTP penerima."
              isFlush
            >
              <Table
                caption="Data pajak menunggu diperiksa"
                columns={waitingColumns(setOpen)}
                rows={waiting}
                rowKey={item => item.id}
              />
            </Panel>
          )}
          {month.sums.length > 0 && (
            <Panel
              title={`Terutang ${month.name}`}
              text="Dipotong dalam bulan ini, dikurangi yang batal dalam bulan ini."
            >
              <Facts facts={month.sums} />
            </Panel>
          )}
          {owed.length > 0 && (
            <Panel
              title="Belum disetor"
              text={
                owed.some(({ amount }) => amount < 0)
                  ? 'Dari semua bulan, menurut buku besar. Kurang dari nol: sudah disetor, lalu pencairannya kembali.'
                  : 'Dari semua bulan, menurut buku besar.'
              }
              actions={
                maySet &&
                owed.some(({ amount }) => amount > 0) && (
                  <Button onClick={() => setPaying(true)}>Catat setoran</Button>
                )
              }
            >
              <Facts facts={owed.map(({ label, amountText }) => ({ label, value: amountText }))} />
            </Panel>
          )}
        </>
      }
    >
      <Dialog title={open ? `Data pajak ${open.name}` : ''} open={open !== undefined} onClose={close}>
        {open && <CheckProfile item={open} onDone={close} />}
      </Dialog>
      <Dialog title="Catat setoran PPh" open={isPaying} onClose={() => setPaying(false)}>
        {isPaying && (
          <DepositForm
            owed={owed.filter(({ amount }) => amount > 0)}
            today={today}
            onDone={() => setPaying(false)}
          />
        )}
      </Dialog>
      <Dialog title="Pengaturan PPh" open={isSetting} onClose={() => setSetting(false)}>
        {isSetting && <WithholdingSettingsForm settings={settings} onDone={() => setSetting(false)} />}
      </Dialog>
    </OfficeListPage>
  )
}

const waitingColumns = (open: (item: ProfileItem) => void): Column<ProfileItem>[] => [
  mainColumn('who', 'Penerima', item => item.name),
  { key: 'kind', label: 'Jenis', cell: item => item.facts[0]?.value },
  { key: 'number', label: 'NPWP atau NIK', cell: item => item.facts[2]?.value },
  {
    key: 'check',
    label: '',
    align: 'end',
    cell: item => (
      <Button isSmall label={`Periksa data pajak ${item.name}`} onClick={() => open(item)}>
        Periksa
      </Button>
    ),
  },
]
