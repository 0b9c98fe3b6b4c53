import { limits } from '../../../shared/limits.ts'
import './invitations.css'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { ChecksField } from '../../../ui/office/checks-field.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { RadioField, SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { CreatedInvitation, InvitationsPage } from './invitations.contract.ts'

interface DialogProps {
  data: InvitationsPage
  open: boolean
  onClose: () => void
}

interface Values {
  way: string
  kind: string
  email: string
  name: string
  uses: string
  programIds: string[]
  provinceCode: string
  message: string
  expiresInDays: string
}

function initialOf({ options, usualDays, needsProgram }: InvitationsPage): Values {
  const [only, ...others] = options.programs
  return {
    way: 'email',
    kind: '4',
    email: '',
    name: '',
    uses: '30',
    // a lead of one programme has no choice to make
    programIds: needsProgram && only && others.length === 0 ? [only.value] : [],
    provinceCode: options.provinces.length === 1 ? (options.provinces[0]?.value ?? '') : '',
    message: '',
    expiresInDays: String(usualDays),
  }
}

const bodyOf = (values: Values) => ({
  kind: Number(values.kind),
  programIds: values.programIds.map(Number),
  provinceCode: values.provinceCode || null,
  expiresInDays: Number(values.expiresInDays),
  ...(values.way === 'email'
    ? { email: values.email, message: values.message, ...(values.name ? { name: values.name } : {}) }
    : { uses: Number(values.uses) }),
})

export function NewInvitationDialog({ data, open, onClose }: DialogProps) {
  const [made, setMade] = useState<CreatedInvitation>()
  const toasts = useToasts()
  const form = useForm({
    initial: initialOf(data),
    submit: (values): Promise<ApiResult<CreatedInvitation>> =>
      callApi('POST', '/v1/invitations', bodyOf(values)),
    onDone(invitation) {
      setMade(invitation)
      onClose()
      reloadPage()
      if (invitation.email) toasts.show({ message: `Undangan dikirim ke ${invitation.email}` })
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins anew
  useEffect(() => {
    if (open) form.reset(initialOf(data))
  }, [open])
  return (
    <>
      <FormDialog
        title="Undang orang"
        open={open}
        onClose={onClose}
        form={form}
        submit={form.values.way === 'email' ? 'Kirim undangan' : 'Buat tautan'}
      >
        <InvitationFields form={form} data={data} />
      </FormDialog>
      <LinkDialog made={made} onClose={() => setMade(undefined)} />
    </>
  )
}

type InviteForm = ReturnType<typeof useForm<Values, CreatedInvitation>>

function InvitationFields({ form, data }: { form: InviteForm; data: InvitationsPage }) {
  const { options, addressOnly, needsProgram } = data
  const { way, kind } = form.values
  const isOpenLink = way === 'link'
  const kinds = isOpenLink ? options.kinds.filter(({ value }) => !addressOnly.includes(value)) : options.kinds
  return (
    <>
      <RadioField
        legend="Cara mengundang"
        options={[
          {
            value: 'email',
            label: 'Satu alamat email',
            text: 'Kami mengirim tautannya. Hanya pemilik alamat itu yang dapat menerimanya.',
          },
          {
            value: 'link',
            label: 'Tautan terbuka',
            text: 'Untuk dibagikan di grup WhatsApp atau dicetak sebagai kode QR.',
          },
        ]}
        {...form.field('way')}
        onChange={chosen => {
          form.set('way', chosen)
          if (chosen === 'link' && addressOnly.includes(kind)) form.set('kind', '4')
        }}
      />
      {isOpenLink ? (
        <TextField
          label="Untuk berapa orang"
          required
          inputMode="numeric"
          suffix="orang"
          {...form.field('uses')}
        />
      ) : (
        <div className="o-columns">
          <TextField
            label="Email"
            type="email"
            required
            maxLength={limits.mailAddress}
            {...form.field('email')}
          />
          <TextField label="Nama" maxLength={limits.fullName} {...form.field('name')} />
        </div>
      )}
      <div className="o-columns">
        <SelectField label="Sebagai" required options={kinds} {...form.field('kind')} />
        <TextField
          label="Berlaku selama"
          required
          inputMode="numeric"
          suffix="hari"
          {...form.field('expiresInDays')}
        />
      </div>
      {(options.programs.length > 0 || needsProgram || kind === '7') && (
        <ChecksField
          label={kind === '7' ? 'Program yang dipimpin' : 'Program'}
          required={needsProgram || kind === '7'}
          options={options.programs}
          emptyText="Belum ada program di situs ini."
          {...form.field('programIds')}
        />
      )}
      {kind === '9' && (
        <SelectField
          label="Wilayah yang dipimpin"
          required
          placeholder="Pilih provinsi"
          options={options.provinces}
          {...form.field('provinceCode')}
        />
      )}
      {!isOpenLink && (
        <TextArea
          label="Pesan"
          rows={3}
          maxLength={limits.message}
          hint="Ditambahkan ke email undangan."
          {...form.field('message')}
        />
      )}
    </>
  )
}

/** The link is shown once: we keep only what recognises it. */
export function LinkDialog({ made, onClose }: { made: CreatedInvitation | undefined; onClose: () => void }) {
  const toasts = useToasts()
  if (!made) return null
  const { link, qr, email } = made
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      toasts.show({ message: 'Tautan disalin' })
    } catch {
      toasts.show({ message: 'Peramban tidak mengizinkan. Salin tautannya sendiri.', tone: 'bad' })
    }
  }
  return (
    <Dialog
      title={email ? `Undangan untuk ${email}` : 'Tautan siap dibagikan'}
      open
      onClose={onClose}
      footer={
        <>
          <Button icon="copy" onClick={copy}>
            Salin tautan
          </Button>
          <Button tone="main" onClick={onClose}>
            Selesai
          </Button>
        </>
      }
    >
      <div className="o-people-link">
        {/* drawn by the server from the link alone */}
        <div
          className="o-people-qr"
          role="img"
          aria-label="Kode QR"
          dangerouslySetInnerHTML={{ __html: qr }}
        />
        <div className="o-form">
          <p className="o-text">
            {email
              ? 'Emailnya sudah kami kirim. Tautan ini juga dapat Anda kirim lewat WhatsApp; tetap hanya pemilik alamat itu yang dapat memakainya.'
              : 'Siapa pun yang memegang tautan ini dapat bergabung, sampai jumlahnya habis atau tautannya Anda cabut.'}
          </p>
          <code className="o-people-url">{link}</code>
          <p className="o-hint">
            Simpan sekarang: tautan ini tidak dapat ditampilkan lagi, hanya diganti dengan yang baru.
          </p>
        </div>
      </div>
    </Dialog>
  )
}
