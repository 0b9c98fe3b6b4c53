import { useState } from 'react'
import { emptyOf, type FormField, type Values } from '../../../shared/form-field.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { Fields } from '../../../ui/office/form-fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import type { Column } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { RedirectItem, RedirectsPage } from './redirects.contract.ts'

export const pages: PagesOf<'redirects.list'> = { 'redirects.list': Redirects }

const bulk = [
  bulkBy('/v1/redirects/bulk', 'act')(
    'remove',
    'Hapus',
    'Alamat-alamat ini tidak lagi sampai ke halaman mana pun.',
    { tone: 'danger', icon: 'trash' },
  ),
]

function Redirects({ data: { list, fields } }: { data: RedirectsPage }) {
  const [open, setOpen] = useState<RedirectItem | 'new'>()
  const item = open === 'new' ? undefined : open
  return (
    <OfficeListPage
      list={list}
      text="Tautan lama di mesin pencari dan di situs lain tetap sampai ke halamannya."
      actions={
        <Button tone="main" icon="plus" onClick={() => setOpen('new')}>
          Tambah
        </Button>
      }
      columns={columnsWith(setOpen)}
      nameOf={({ from }) => from}
      bulk={bulk}
      none={{
        icon: 'link',
        text: 'Alamat tulisan yang berubah dialihkan dengan sendirinya. Tambahkan alamat dari situs lama di sini.',
      }}
    >
      <Dialog
        title={item?.from ?? 'Alamat lama baru'}
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
      >
        {open && <RedirectForm item={item} fields={fields} onDone={() => setOpen(undefined)} />}
      </Dialog>
    </OfficeListPage>
  )
}

const columnsWith = (open: (item: RedirectItem) => void): Column<RedirectItem>[] => [
  mainColumn('from', 'Alamat lama', ({ from, source }) => withSmall(from, source)),
  { key: 'to', label: 'Dialihkan ke', cell: ({ to }) => <a href={to}>{to}</a> },
  { key: 'added', label: 'Ditambahkan', cell: ({ addedText }) => addedText },
  deedColumn(item => (
    <Button isSmall label={`Ubah tujuan ${item.from}`} onClick={() => open(item)}>
      Ubah
    </Button>
  )),
]

interface FormProps {
  /** undefined: a new one is written */
  item: RedirectItem | undefined
  fields: readonly FormField[]
  onDone: () => void
}

function RedirectForm({ item, fields, onDone }: FormProps) {
  const toasts = useToasts()
  const asked = item ? fields.filter(({ name }) => name === 'to') : fields
  const form = useForm<Values, RedirectItem>({
    initial: item ? { to: item.to } : emptyOf(fields),
    submit: values =>
      item ? callApi('PUT', `/v1/redirects/${item.id}`, values) : callApi('POST', '/v1/redirects', values),
    onDone(_, message) {
      toasts.show({ message })
      onDone()
      reloadPage()
    },
  })
  return (
    <FormFrame form={form} submit="Simpan">
      <Fields of={asked} form={form} />
    </FormFrame>
  )
}
