import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { Confirm, Dialog } from '../../../ui/office/dialog.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Panel } from '../../../ui/office/panels.tsx'
import { Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AppItem, AppsPageData, MadeApp } from './app-credentials.contract.ts'

export const pages: PagesOf<'apps.list'> = { 'apps.list': AppsPage }

/** Programs of the tenant's own that call the API, each with an id and a secret. */
function AppsPage({ data }: { data: AppsPageData }) {
  const { items, tokenPath } = data
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeApp>()
  const [leaving, setLeaving] = useState<AppItem>()
  const add = (
    <Button tone="main" icon="plus" onClick={() => setAdding(true)}>
      Daftarkan aplikasi
    </Button>
  )
  return (
    <Office
      path="/Kelola/Aplikasi"
      title="Aplikasi"
      text="Program milik lembaga Anda yang memanggil API, misalnya aplikasi seluler."
      actions={items.length > 0 && add}
    >
      <Panel isFlush={items.length > 0}>
        <Table
          caption="Aplikasi terdaftar"
          rows={items}
          rowKey={app => app.id}
          columns={[
            { key: 'name', label: 'Nama', isMain: true, cell: app => app.name },
            { key: 'id', label: 'ID', cell: app => <code>{app.id}</code> },
            { key: 'created', label: 'Didaftarkan', cell: app => app.createdText },
            {
              key: 'deeds',
              label: 'Tindakan',
              isLabelHidden: true,
              align: 'end',
              cell: app => (
                <Button isSmall onClick={() => setLeaving(app)}>
                  Cabut
                </Button>
              ),
            },
          ]}
          empty={
            <Empty
              icon="key"
              title="Belum ada aplikasi"
              text={`Aplikasi yang didaftarkan mendapat ID dan rahasia, lalu meminta AppToken di ${tokenPath}.`}
              action={add}
            />
          }
        />
      </Panel>
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
      <RevokeDialog app={leaving} onClose={() => setLeaving(undefined)} />
    </Office>
  )
}

interface AddProps {
  open: boolean
  onClose: () => void
  onMade: (app: MadeApp) => void
}

function AddDialog({ open, onClose, onMade }: AddProps) {
  const form = useForm({
    initial: { name: '' },
    submit: values => callApi<MadeApp>('POST', '/v1/apps', values),
    onDone: app => {
      form.reset()
      onMade(app)
    },
  })
  return (
    <Dialog
      title="Daftarkan aplikasi"
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button tone="main" type="submit" form="add-app" busy={form.isSending}>
            Daftarkan
          </Button>
        </>
      }
    >
      <form id="add-app" className="o-form" onSubmit={form.onSubmit} noValidate>
        <TextField
          label="Nama aplikasi"
          required
          hint="Agar Anda mengenalinya nanti, misalnya Aplikasi seluler"
          autoComplete="off"
          {...form.field('name')}
        />
        {form.message && !form.errors.name && form.state === 'idle' && (
          <Notice tone="bad">{form.message}</Notice>
        )}
      </form>
    </Dialog>
  )
}

function SecretDialog({ app, onClose }: { app: MadeApp | undefined; onClose: () => void }) {
  return (
    <Dialog
      title="Simpan rahasianya sekarang"
      open={app !== undefined}
      onClose={onClose}
      footer={
        <Button tone="main" onClick={onClose}>
          Sudah saya simpan
        </Button>
      }
    >
      {app && (
        <>
          <Notice tone="warning">
            Rahasia {app.name} hanya ditampilkan sekali ini. Bila hilang, cabut aplikasinya dan daftarkan
            lagi.
          </Notice>
          <CopyField label="ID" value={app.id} />
          <CopyField label="Rahasia" value={app.secret} />
        </>
      )}
    </Dialog>
  )
}

function RevokeDialog({ app, onClose }: { app: AppItem | undefined; onClose: () => void }) {
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  async function revoke({ id, name }: AppItem): Promise<void> {
    setBusy(true)
    const result = await callApi('DELETE', `/v1/apps/${id}`)
    setBusy(false)
    toasts.show({ message: result.ok ? `${name} dicabut` : result.message, tone: result.ok ? 'good' : 'bad' })
    onClose()
    if (result.ok) reloadPage()
  }
  return (
    <Confirm
      title={`Cabut "${app?.name ?? ''}"?`}
      text="Aplikasi ini tidak dapat meminta token lagi. Token yang sudah ada berakhir dalam 23 jam."
      confirm="Cabut aplikasi"
      open={app !== undefined}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => app && void revoke(app)}
    />
  )
}
