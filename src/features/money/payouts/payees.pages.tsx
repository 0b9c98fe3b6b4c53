import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { SelectField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { StatementForm } from './payee-statement.views.tsx'
import type { PayeeItem, PayeesPage } from './payees.contract.ts'

export const pages: PagesOf<'payees.manage'> = { 'payees.manage': Payees }

/** Which member may ask for what a public profile earns. */
function Payees({ data: { list, people, members, months } }: { data: PayeesPage }) {
  const [told, setTold] = useState<PayeeItem>()
  const [open, setOpen] = useState<PayeeItem | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <OfficeListPage
      list={list}
      text="Bagi hasil dicatat atas nama profil. Anggota yang ditautkan boleh mencairkannya; yang menautkan tidak boleh menyetujui pencairannya."
      actions={
        <Button tone="main" icon="plus" onClick={() => setOpen('new')}>
          Tautkan penerima
        </Button>
      }
      columns={columnsWith(setOpen, setTold)}
      nameOf={item => item.name}
      none={{
        icon: 'link',
        text: 'Tautkan profil pengajar dengan akunnya agar bagi hasilnya dapat dicairkan.',
      }}
    >
      <Dialog
        title={open === 'new' ? 'Tautkan penerima' : (open?.name ?? '')}
        open={open !== undefined}
        onClose={close}
      >
        {open && (
          <LinkForm
            item={open === 'new' ? undefined : open}
            people={people}
            members={members}
            onDone={close}
          />
        )}
      </Dialog>
      <Dialog
        title={`Laporan ${told?.name ?? ''}`}
        open={told !== undefined}
        onClose={() => setTold(undefined)}
      >
        {told && <StatementForm months={months} payee={told.id} />}
      </Dialog>
    </OfficeListPage>
  )
}

const columnsWith = (
  open: (item: PayeeItem) => void,
  tell: (item: PayeeItem) => void,
): Column<PayeeItem>[] => [
  mainColumn('name', 'Profil', item => withSmall(item.name, item.member || 'Tanpa anggota')),
  { key: 'balance', label: 'Dapat dicairkan', align: 'end', cell: item => item.availableText },
  { key: 'account', label: 'Rekening', cell: item => item.account || 'Belum diisi' },
  { key: 'linked', label: 'Ditautkan', cell: item => item.linkedText },
  deedColumn(item => (
    <>
      <Button isSmall label={`Laporan ${item.name}`} onClick={() => tell(item)}>
        Laporan
      </Button>
      <Button isSmall label={`Ganti anggota ${item.name}`} onClick={() => open(item)}>
        Ganti anggota
      </Button>
    </>
  )),
]

interface FormProps extends Pick<PayeesPage, 'people' | 'members'> {
  item: PayeeItem | undefined
  onDone: () => void
}

function LinkForm({ item, people, members, onDone }: FormProps) {
  const form = useForm({
    initial: { personId: item ? String(item.personId) : '', membershipId: String(item?.membershipId ?? '') },
    submit: values => callApi('POST', '/v1/payees', values),
    said: 'Penerima ditautkan',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Tautkan">
      {item ? (
        <p>Rekening yang tersimpan tidak ikut pindah: anggota yang baru mengisi rekeningnya sendiri.</p>
      ) : (
        <SelectField
          label="Profil publik"
          required
          options={people}
          placeholder="Pilih profil"
          {...form.field('personId')}
        />
      )}
      <SelectField
        label="Anggota"
        required
        options={members}
        placeholder="Pilih anggota"
        hint="Mentor, guru, mitra industri, dan mitra."
        {...form.field('membershipId')}
      />
    </FormFrame>
  )
}
