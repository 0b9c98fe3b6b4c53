import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { SelectField, TextArea } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Facts, Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { TableKey, TablesPage } from './hosted-tables.contract.ts'

export const pages: PagesOf<'hosted-tables.manage'> = { 'hosted-tables.manage': ManageTables }

/** The public key, how it is changed, and what may be asked with it. */
function ManageTables({ data: { key, tables } }: { data: TablesPage }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Office
      path={routes['Kelola-Tabel']}
      title="Tabel untuk program"
      text="Program lain membaca yang sudah tampil dan mengirim lewat pemeriksaan yang sama seperti formulir."
      actions={<Button onClick={() => setOpen(true)}>Ganti kunci</Button>}
    >
      <Panel title="Kunci publik">
        <CopyField label="Alamat" value={key.address} />
        <CopyField label="Kunci" value={key.key} />
        <Facts
          facts={[
            { label: 'Berlaku sejak', value: key.madeText },
            { label: 'Kunci lama sampai', value: key.formerText },
          ]}
        />
      </Panel>
      <Panel title="Situs yang boleh mengirim">
        <Origins origins={key.origins} />
      </Panel>
      {tables.map(({ name, columns, takes, example }) => (
        <Panel key={name} title={name}>
          <Facts
            facts={[
              { label: 'Dibaca', value: columns },
              { label: 'Dikirim', value: takes },
              { label: 'Contoh', value: <code>{example}</code> },
            ]}
          />
        </Panel>
      ))}
      <Dialog title="Ganti kunci" open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <Rotate onDone={() => setOpen(false)} />}
      </Dialog>
    </Office>
  )
}

function Rotate({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initial: { when: 'overlapping' },
    submit: values => callApi<TableKey>('POST', '/v1/table-key/rotation', values),
    said: 'Kunci diganti',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Ganti kunci" tone={form.values.when === 'now' ? 'danger' : 'main'}>
      <SelectField
        label="Kunci lama"
        options={[
          { value: 'overlapping', label: 'Masih berlaku tujuh hari' },
          { value: 'now', label: 'Berhenti sekarang juga' },
        ]}
        {...form.field('when')}
      />
    </FormFrame>
  )
}

function Origins({ origins }: { origins: string[] }) {
  const form = useForm({
    initial: { origins: origins.join('\n') },
    submit: values => callApi<TableKey>('PUT', '/v1/table-key/origins', values),
    said: 'Daftar situs tersimpan',
  })
  return (
    <FormFrame form={form} submit="Simpan">
      <TextArea
        label="Alamat situs"
        rows={3}
        hint="Satu per baris, misalnya https://contoh.sch.id. Membaca boleh dari mana saja; situs ini sendiri selalu boleh."
        {...form.field('origins')}
      />
    </FormFrame>
  )
}
