import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { CertificateItem, CertificateListPage } from './certificates.contract.ts'
import { certificateKinds, certificateStates } from './certificates.rules.ts'

export const pages: PagesOf<'certificates.list'> = {
  'certificates.list': Certificates,
}

type Open = { what: 'revoke' | 'reissue'; item: CertificateItem }

/** What was issued to whom. */
function Certificates({ data: { list } }: { data: CertificateListPage }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const columns: Column<CertificateItem>[] = [
    mainColumn('name', 'Nama', item => withSmall(<a href={item.href}>{item.name}</a>, item.number)),
    statusColumn(item => certificateStates[item.state], 'state'),
    {
      key: 'title',
      label: 'Untuk',
      cell: item => withSmall(item.title, item.reason || certificateKinds[item.kind].noun),
    },
    { key: 'issued', label: 'Terbit', cell: item => item.issuedText },
    deedColumn(item => (
      <Menu
        label={`Tindakan untuk ${item.name}`}
        items={[
          { label: 'Halaman verifikasi', href: item.href },
          { label: 'Unduh PDF', href: item.fileHref },
          ...(item.state === 'issued'
            ? [
                { label: 'Terbitkan ulang', onSelect: () => setOpen({ what: 'reissue', item }) },
                {
                  label: 'Cabut',
                  tone: 'danger' as const,
                  onSelect: () => setOpen({ what: 'revoke', item }),
                },
              ]
            : []),
        ]}
      />
    )),
  ]
  return (
    <OfficeListPage
      list={list}
      text="Sertifikat terbit sendiri ketika peserta menyelesaikan kelas bersertifikat, lencana ketika ia menguasai sebuah kompetensi. Siapa pun dapat memeriksanya dengan kodenya."
      columns={columns}
      none={{
        icon: 'shield-check',
        text: 'Tandai sebuah kelas "Bersertifikat"; pesertanya yang selesai muncul di sini.',
      }}
    >
      {open?.what === 'revoke' && <RevokeDialog item={open.item} onClose={close} />}
      {open?.what === 'reissue' && <ReissueDialog item={open.item} onClose={close} />}
    </OfficeListPage>
  )
}

interface DialogProps {
  item: CertificateItem
  onClose: () => void
}

function RevokeDialog({ item, onClose }: DialogProps) {
  const form = useForm({
    initial: { reason: '' },
    submit: values => callApi('POST', `/v1/certificates/${item.id}/revocation`, values),
    onDone: onClose,
    said: `Sertifikat ${item.name} dicabut.`,
  })
  return (
    <FormDialog
      title={`Cabut sertifikat ${item.name}?`}
      open
      onClose={onClose}
      form={form}
      submit="Cabut"
      tone="danger"
    >
      <TextArea
        label="Alasan"
        required
        maxLength={limits.reason}
        hint="Terlihat oleh siapa pun yang memeriksa kodenya. Minimal 10 karakter."
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

function ReissueDialog({ item, onClose }: DialogProps) {
  const form = useForm({
    initial: { holder: item.name },
    submit: values => callApi('POST', `/v1/certificates/${item.id}/reissue`, values),
    onDone: onClose,
    said: 'Sertifikat baru terbit; yang lama tercatat diganti.',
  })
  return (
    <FormDialog title="Terbitkan ulang" open onClose={onClose} form={form} submit="Terbitkan">
      <TextField label="Nama di sertifikat" required maxLength={limits.fullName} {...form.field('holder')} />
    </FormDialog>
  )
}
