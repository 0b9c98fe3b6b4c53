import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextField } from '../../../ui/office/fields.tsx'
import { ConfirmCall, FormDialog } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { OnceDialog } from '../../../ui/office/once-dialog.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AppItem, AppsPageData, CreatedApp } from './app-credentials.contract.ts'

export const pages: PagesOf<'apps.list'> = { 'apps.list': AppsPage }

/** Programs of the tenant's own that call the API, each with an id and a secret. */
function AppsPage({ data }: { data: AppsPageData }) {
  const { list, tokenPath } = data
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<CreatedApp>()
  const [leaving, setLeaving] = useState<AppItem>()
  const add = (
    <Button tone="main" icon="plus" onClick={() => setAdding(true)}>
      Daftarkan aplikasi
    </Button>
  )
  return (
    <OfficeListPage
      list={list}
      title="Aplikasi terdaftar"
      text="Program milik lembaga Anda yang memanggil API, misalnya aplikasi seluler."
      actions={add}
      columns={columnsFor(setLeaving)}
      none={{
        icon: 'key',
        text: `Aplikasi yang didaftarkan mendapat ID dan rahasia, lalu meminta AppToken di ${tokenPath}.`,
      }}
    >
      <AddDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onMade={app => {
          setAdding(false)
          setMade(app)
          reloadPage()
        }}
      />
      <SecretDialog app={made} onClose={() => setMade(undefined)} />
      <ConfirmCall
        title={`Cabut "${leaving?.name ?? ''}"?`}
        text="Aplikasi ini tidak dapat meminta token lagi. Token yang sudah ada berakhir dalam 23 jam."
        confirm="Cabut aplikasi"
        open={leaving !== undefined}
        call={() => callApi('DELETE', `/v1/apps/${leaving?.id}`)}
        done={`${leaving?.name} dicabut`}
        onClose={() => setLeaving(undefined)}
      />
    </OfficeListPage>
  )
}

const columnsFor = (leave: (app: AppItem) => void): Column<AppItem>[] => [
  mainColumn('name', 'Nama', app => app.name),
  { key: 'id', label: 'ID', cell: app => <code>{app.id}</code> },
  { key: 'created', label: 'Didaftarkan', cell: app => app.createdText },
  deedColumn(
    app => (
      <Button isSmall onClick={() => leave(app)}>
        Cabut
      </Button>
    ),
    { align: 'end' },
  ),
]

interface AddProps {
  open: boolean
  onClose: () => void
  onMade: (app: CreatedApp) => void
}

function AddDialog({ open, onClose, onMade }: AddProps) {
  const form = useForm({
    initial: { name: '' },
    submit: values => callApi<CreatedApp>('POST', '/v1/apps', values),
    onDone: app => {
      form.reset()
      onMade(app)
    },
  })
  return (
    <FormDialog title="Daftarkan aplikasi" open={open} onClose={onClose} form={form} submit="Daftarkan">
      <TextField
        label="Nama aplikasi"
        required
        hint="Agar Anda mengenalinya nanti, misalnya Aplikasi seluler"
        autoComplete="off"
        {...form.field('name')}
      />
    </FormDialog>
  )
}

const SecretDialog = ({ app, onClose }: { app: CreatedApp | undefined; onClose: () => void }) => (
  <OnceDialog
    title="Simpan rahasianya sekarang"
    warning={
      app &&
      `Rahasia ${app.name} hanya ditampilkan sekali ini. Bila hilang, cabut aplikasinya dan daftarkan lagi.`
    }
    values={{ ID: app?.id ?? '', Rahasia: app?.secret ?? '' }}
    onClose={onClose}
  />
)
