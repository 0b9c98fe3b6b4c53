import { useState } from 'react'
import { to } from '../../../routes.ts'
import { limits } from '../../../shared/limits.ts'
import { AccountField, AccountPage } from '../../../ui/office/account.tsx'
import { Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Facts } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { CertificateItem, CertificateListPage, VerificationPage } from './certificates.contract.ts'
import { certificateStates } from './certificates.rules.ts'

export const pages: PagesOf<'certificates.list' | 'certificates.verification'> = {
  'certificates.list': Certificates,
  'certificates.verification': Verification,
}

type Open = { what: 'revoke' | 'reissue'; item: CertificateItem }

/** What was issued to whom. */
function Certificates({ data: { list } }: { data: CertificateListPage }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const columns: Column<CertificateItem>[] = [
    mainColumn('name', 'Nama', item => withSmall(<a href={item.href}>{item.name}</a>, item.number)),
    statusColumn(item => certificateStates[item.state], 'state'),
    { key: 'title', label: 'Kelas', cell: item => withSmall(item.title, item.reason) },
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
      text="Terbit sendiri ketika peserta menyelesaikan kelas bersertifikat, dan dapat diperiksa siapa pun dengan kodenya."
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

/** For whoever holds a code: what is behind it. Works without script. */
function Verification({ data }: { data: VerificationPage }) {
  const { found, isUnknown } = data
  const notice = found
    ? { tone: found.tone, text: found.words }
    : isUnknown
      ? {
          tone: 'bad' as const,
          text: 'Tidak ada sertifikat atau tanda terima dengan kode ini. Periksa lagi hurufnya.',
        }
      : undefined
  return (
    <AccountPage
      title={found?.title ?? 'Verifikasi'}
      text={found ? undefined : 'Ketik kode yang tercetak di sertifikat atau tanda terima kuis.'}
      home="/"
      notice={notice}
      links={found && <a href={to.verification()}>Periksa kode lain</a>}
    >
      {found ? (
        <>
          <Facts facts={found.facts} />
          <div className="account-actions account-actions-wide">
            {found.fileHref && (
              <a className="btn btn-main" href={found.fileHref} download>
                Unduh PDF
              </a>
            )}
            {found.newerHref && (
              <a className="btn btn-main" href={found.newerHref}>
                Lihat sertifikat penggantinya
              </a>
            )}
          </div>
        </>
      ) : (
        <form className="account-form" method="get" action={data.action}>
          <AccountField
            label="Kode"
            name="code"
            value={data.typed}
            error={undefined}
            autoComplete="off"
            required
          />
          <div className="account-actions">
            <button className="btn btn-main" type="submit">
              Periksa
            </button>
          </div>
        </form>
      )}
    </AccountPage>
  )
}
