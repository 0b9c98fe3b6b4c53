import './own-privacy.css'
import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Confirm } from '../../../ui/office/dialog.tsx'
import { SelectField, TextArea } from '../../../ui/office/fields.tsx'
import { FormProblem } from '../../../ui/office/form-problem.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import { askedKinds, requestKinds, requestStatuses } from '../data-requests/data-requests.cards.ts'
import type { OwnRequest } from '../data-requests/data-requests.ts'
import type { OwnPrivacyPage } from './privacy.contract.ts'

/** What needs a person to decide: asked here, answered within 3 x 24 hours. */
export function Requests({ data }: { data: OwnPrivacyPage }) {
  const form = useForm({
    initial: { kind: 'correction', message: '' },
    submit: values => callApi<OwnRequest>('POST', '/v1/privacy/requests', values),
    said: ({ dueText }) => `Permintaan terkirim. Dijawab paling lambat ${dueText}.`,
    onDone: () => form.reset(),
  })
  return (
    <Panel
      title="Permintaan lain"
      text="Perbaikan yang tidak dapat Anda lakukan sendiri, pembatasan pemrosesan, atau keberatan. Kami jawab dalam 3 x 24 jam."
    >
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
        <SelectField
          label="Jenis permintaan"
          required
          options={askedKinds.map(kind => ({ value: kind, label: requestKinds[kind] }))}
          {...form.field('kind')}
        />
        <TextArea
          label="Permintaan Anda"
          required
          rows={4}
          maxLength={limits.request}
          hint="Sebutkan data mana dan apa yang Anda minta."
          {...form.field('message')}
        />
        <div className="o-actions">
          <Button type="submit" tone="main" busy={form.isSending}>
            Kirim permintaan
          </Button>
        </div>
        <FormProblem form={form} />
      </form>
      {data.requests.length > 0 && (
        <ul className="o-requests">
          {data.requests.map(request => (
            <RequestLine key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function RequestLine({ request }: { request: OwnRequest }) {
  const { label, tone } = requestStatuses[request.status]
  return (
    <li>
      <p>
        <strong>{request.kindLabel}</strong> <Tag tone={tone}>{label}</Tag>
      </p>
      <p className="o-hint">
        Diajukan {request.askedText}
        {request.status === 'open' && `, dijawab paling lambat ${request.dueText}`}
        {request.decidedText && `, dijawab ${request.decidedText}`}
      </p>
      {request.message && <p className="o-words">{request.message}</p>}
      {request.outcome && <p className="o-words">Jawaban: {request.outcome}</p>}
    </li>
  )
}

/** The end: said plainly, and only after one's own address was typed. */
export function Erasing({ data }: { data: OwnPrivacyPage }) {
  const { site, confirmation } = data
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function erase() {
    setBusy(true)
    const answer = await callApi<{ site: string }>('POST', '/v1/privacy/erasure', { confirmation })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    return location.replace('/')
  }
  return (
    <Panel
      title={`Hapus akun di ${site}`}
      text="Berlaku seketika dan tidak dapat dibatalkan. Unduh data Anda terlebih dahulu bila masih diperlukan."
    >
      <div className="o-text">
        <p>
          Yang dihapus: nama, email, nomor telepon, tanggal lahir, foto, bio, sekolah, semua sesi, undangan,
          dan email untuk Anda. Yang tersisa tanpa nama: catatan persetujuan dan catatan perubahan, karena
          hukum mewajibkannya.
        </p>
        <p>
          Akun Anda di layanan akun dan keanggotaan di situs lain tidak ikut terhapus; itu dihapus lewat
          “Hapus seluruh akun”.
        </p>
      </div>
      <div className="o-actions">
        <Button tone="danger" icon="trash" onClick={() => setOpen(true)}>
          Hapus akun di {site}
        </Button>
        <LinkButton href={data.accountHref}>Hapus seluruh akun</LinkButton>
      </div>
      <Confirm
        title={`Hapus akun di ${site}?`}
        text="Data pribadi Anda di situs ini hilang untuk selamanya."
        confirm="Hapus akun"
        open={isOpen}
        busy={isBusy}
        typed={confirmation}
        problem={problem}
        onClose={() => setOpen(false)}
        onConfirm={erase}
      />
    </Panel>
  )
}
