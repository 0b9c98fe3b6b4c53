import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { emptyOf, type FormField, type Values } from '../../../shared/form-field.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { Fields } from '../../../ui/office/form-fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { ManageBooksPage, ManagedBook } from './book-reviews.contract.ts'
import { bookState } from './book-reviews.rules.ts'

export const pages: PagesOf<'book-reviews.manage'> = { 'book-reviews.manage': ManageBooks }

/** All books, hidden ones as well; one is written in a dialog. */
function ManageBooks({ data: { list, fields } }: { data: ManageBooksPage }) {
  const [open, setOpen] = useState<ManagedBook | 'new'>()
  const item = open === 'new' ? undefined : open
  return (
    <OfficeListPage
      list={list}
      text="Pengunjung mengulas buku yang tampil. Ulasannya diperiksa di Suara pengunjung."
      actions={
        <>
          <LinkButton href={routes.Buku}>Lihat halaman</LinkButton>
          <Button tone="main" icon="plus" onClick={() => setOpen('new')}>
            Tambah buku
          </Button>
        </>
      }
      columns={[
        mainColumn<ManagedBook>('title', 'Judul', ({ written: { title, author } }) =>
          withSmall(title, author),
        ),
        { key: 'reviews', label: 'Ulasan', cell: ({ reviewsText }) => reviewsText },
        statusColumn<ManagedBook>(({ written }) => bookState(written.isShown)),
        deedColumn<ManagedBook>(book => (
          <Button isSmall label={`Ubah ${book.written.title}`} onClick={() => setOpen(book)}>
            Ubah
          </Button>
        )),
      ]}
      nameOf={({ written }) => written.title}
      none={{ icon: 'list', text: 'Tambahkan buku yang boleh diulas pengunjung.' }}
    >
      <Dialog
        title={item?.written.title ?? 'Buku baru'}
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
      >
        {open && <BookForm item={item} fields={fields} onDone={() => setOpen(undefined)} />}
      </Dialog>
    </OfficeListPage>
  )
}

interface FormProps {
  /** undefined: a new one is written */
  item: ManagedBook | undefined
  fields: readonly FormField[]
  onDone: () => void
}

function BookForm({ item, fields, onDone }: FormProps) {
  const form = useForm<Values, ManagedBook>({
    initial: item?.written ?? { ...emptyOf(fields), isShown: true },
    submit: values =>
      item ? callApi('PUT', `/v1/books/${item.id}`, values) : callApi('POST', '/v1/books', values),
    said: ({ written }) => `${written.title} tersimpan`,
    onDone,
  })
  return (
    <FormFrame form={form} submit="Simpan">
      <Fields of={fields} form={form} />
    </FormFrame>
  )
}
