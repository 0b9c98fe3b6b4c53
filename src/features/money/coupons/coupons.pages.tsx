import { useState } from 'react'
import { AmountField } from '../../../ui/office/amount-field.tsx'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { CheckField, DateField, SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { CouponItem, CouponsPage } from './coupons.contract.ts'
import { couponKinds, couponStates } from './coupons.rules.ts'

export const pages: PagesOf<'coupons.manage'> = { 'coupons.manage': Coupons }

/** Codes that take something off, with how often each was used. */
function Coupons({ data: { list, classes } }: { data: CouponsPage }) {
  const [open, setOpen] = useState<CouponItem | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <OfficeListPage
      list={list}
      text="Kode yang memotong harga kelas. Yang sudah dipakai tidak pernah melewati batasnya."
      actions={
        <Button tone="main" icon="plus" onClick={() => setOpen('new')}>
          Kupon baru
        </Button>
      }
      columns={columnsWith(setOpen)}
      nameOf={item => item.code}
      none={{ icon: 'ticket', text: 'Buat kupon pertama, lalu bagikan kodenya.' }}
    >
      <Dialog
        title={open === 'new' ? 'Kupon baru' : (open?.code ?? '')}
        open={open !== undefined}
        onClose={close}
      >
        {open && <CouponForm item={open === 'new' ? undefined : open} classes={classes} onDone={close} />}
      </Dialog>
    </OfficeListPage>
  )
}

const columnsWith = (open: (item: CouponItem) => void): Column<CouponItem>[] => [
  mainColumn('code', 'Kode', item => withSmall(item.code, item.className ?? 'Semua kelas')),
  { key: 'value', label: 'Potongan', cell: item => item.valueText },
  {
    key: 'used',
    label: 'Dipakai',
    cell: item => (item.uses === null ? `${item.used} kali` : `${item.used} dari ${item.uses}`),
  },
  { key: 'when', label: 'Waktu', cell: item => item.whenText || 'Tanpa batas' },
  statusColumn(item => couponStates[item.state]),
  deedColumn(item => (
    <Button isSmall label={`Ubah kupon ${item.code}`} onClick={() => open(item)}>
      Ubah
    </Button>
  )),
]

interface FormProps {
  item: CouponItem | undefined
  classes: CouponsPage['classes']
  onDone: () => void
}

const textOf = (value: number | null | undefined) => (value ? String(value) : '')

function CouponForm({ item, classes, onDone }: FormProps) {
  const form = useForm({
    initial: {
      code: item?.code ?? '',
      kind: item?.kind ?? ('percent' as string),
      value: item?.value ?? Number.NaN,
      uses: textOf(item?.uses),
      perPerson: textOf(item?.perPerson ?? 1),
      minTotal: item?.minTotal ?? 0,
      classId: textOf(item?.classId),
      startsOn: item?.startsOn ?? '',
      endsOn: item?.endsOn ?? '',
      isActive: item?.isActive ?? true,
    },
    submit: values =>
      callApi<CouponItem>(item ? 'PUT' : 'POST', item ? `/v1/coupons/${item.id}` : '/v1/coupons', values),
    said: 'Kupon disimpan',
    onDone,
  })
  const kinds = Object.entries(couponKinds).map(([value, label]) => ({ value, label }))
  return (
    <FormFrame form={form} submit="Simpan">
      <TextField label="Kode" required hint="Huruf, angka, dan tanda hubung." {...form.field('code')} />
      <SelectField label="Jenis potongan" required options={kinds} {...form.field('kind')} />
      {form.values.kind === 'percent' ? (
        <AmountField
          key="percent"
          label="Potongan"
          required
          unit="percent"
          {...form.field('value')}
          value={form.values.value * 100}
          onChange={value => form.set('value', value / 100)}
        />
      ) : (
        <AmountField key="rupiah" label="Potongan" required {...form.field('value')} />
      )}
      <TextField
        label="Batas pemakaian"
        inputMode="numeric"
        hint="Kosong: tanpa batas."
        {...form.field('uses')}
      />
      <TextField label="Pemakaian per orang" required inputMode="numeric" {...form.field('perPerson')} />
      <AmountField
        label="Harga minimal"
        {...form.field('minTotal')}
        onEmpty={() => form.set('minTotal', 0)}
      />
      <SelectField
        label="Berlaku untuk"
        options={[{ value: '', label: 'Semua kelas' }, ...classes]}
        {...form.field('classId')}
      />
      <DateField label="Hari pertama" {...form.field('startsOn')} />
      <DateField label="Hari terakhir" {...form.field('endsOn')} />
      <CheckField
        label="Dapat dipakai"
        name="isActive"
        value={form.values.isActive}
        onChange={value => form.set('isActive', value)}
      />
    </FormFrame>
  )
}
