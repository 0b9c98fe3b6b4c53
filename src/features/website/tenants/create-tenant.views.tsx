import { useState } from 'react'
import { institutionNames, institutions } from '../../../shared/institutions.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { CreatedTenant } from './tenants.contract.ts'

const zones = [
  { value: 'Asia/Jakarta', label: 'WIB (Jakarta)' },
  { value: 'Asia/Makassar', label: 'WITA (Makassar)' },
  { value: 'Asia/Jayapura', label: 'WIT (Jayapura)' },
]

const slugFrom = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 63)

interface CreateProps {
  open: boolean
  onClose: () => void
  onMade: () => void
}

export function CreateTenant({ open, onClose, onMade }: CreateProps) {
  const [made, setMade] = useState<CreatedTenant>()
  const [isSlugOwn, setSlugOwn] = useState(false)
  const form = useForm({
    initial: { name: '', institution: '', slug: '', timeZone: 'Asia/Jakarta', adminName: '', adminEmail: '' },
    submit: values => callApi<CreatedTenant>('POST', '/v1/tenants', values),
    onDone: data => {
      setMade(data)
      onMade()
    },
  })
  function close(): void {
    setMade(undefined)
    setSlugOwn(false)
    form.reset()
    onClose()
  }
  if (made)
    return (
      <Dialog
        title={`${made.name} siap`}
        open={open}
        onClose={close}
        footer={
          <Button tone="main" onClick={close}>
            Selesai
          </Button>
        }
      >
        <p>
          Undangan untuk admin pertama sudah dikirim dan berlaku tujuh hari. Bila emailnya tidak sampai,
          berikan tautan ini.
        </p>
        <CopyField label="Tautan undangan" value={made.invitation} />
        <CopyField label="Situs" value={made.origin} />
      </Dialog>
    )
  return (
    <FormDialog title="Buat tenant" open={open} onClose={close} form={form} submit="Buat tenant">
      <TextField
        label="Nama lembaga"
        required
        {...form.field('name')}
        onChange={name => {
          form.set('name', name)
          if (!isSlugOwn) form.set('slug', slugFrom(name))
        }}
      />
      <SelectField
        label="Apa jenis lembaganya?"
        required
        hint="Menentukan tata letak, beranda, dan halaman pertama situsnya; semuanya dapat diubah."
        options={[
          { value: '', label: 'Pilih' },
          ...institutionNames.map(value => ({ value, label: institutions[value].label })),
        ]}
        {...form.field('institution')}
      />
      <TextField
        label="Alamat pendek"
        required
        hint="Bagian pertama alamat situs; tidak dapat diubah kemudian."
        {...form.field('slug')}
        onChange={slug => {
          setSlugOwn(true)
          form.set('slug', slug)
        }}
      />
      <SelectField label="Zona waktu" required options={zones} {...form.field('timeZone')} />
      <div className="o-columns">
        <TextField label="Nama admin pertama" {...form.field('adminName')} />
        <TextField label="Email admin pertama" type="email" required {...form.field('adminEmail')} />
      </div>
    </FormDialog>
  )
}
