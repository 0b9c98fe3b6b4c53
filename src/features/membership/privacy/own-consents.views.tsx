import './own-privacy.css'
import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CheckField, TextField } from '../../../ui/office/fields.tsx'
import { FormProblem } from '../../../ui/office/form-problem.tsx'
import { OfficeIcon } from '../../../ui/office/icons.tsx'
import { Facts, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import { purposeOf } from '../consents/consents.cards.ts'
import type { ConsentState, OwnConsents } from '../consents/consents.ts'
import type { GuardianState } from '../guardians/guardians.ts'
import type { OwnPrivacyPage } from './privacy.contract.ts'

/** A switch for each purpose: taking back is one click, like giving. */
export function Consents({ data }: { data: OwnPrivacyPage }) {
  const toasts = useToasts()
  const [states, setStates] = useState(data.consents)
  const [history, setHistory] = useState(data.history)
  const [busy, setBusy] = useState<string>()
  // taking back is always possible
  const isWaiting = ({ purpose, isGiven }: ConsentState) =>
    data.guardian.isRestricted && !isGiven && purposeOf(purpose).needsGuardian === true
  async function give(state: ConsentState, isGiven: boolean) {
    setBusy(state.purpose)
    const { purpose, textVersion } = state
    const answer = await callApi<OwnConsents>('POST', '/v1/privacy/consents', {
      purpose,
      isGiven,
      textVersion,
    })
    setBusy(undefined)
    if (!answer.ok) return toasts.show({ message: answer.message, tone: 'bad' })
    setStates(answer.data.purposes)
    setHistory(answer.data.history)
    return toasts.show({ message: isGiven ? 'Persetujuan tercatat' : 'Persetujuan ditarik' })
  }
  return (
    <Panel title="Persetujuan Anda" text="Ubah kapan saja. Setiap jawaban dicatat dan berlaku seketika.">
      <ul className="o-consents">
        {states.map(state => (
          <li key={state.purpose}>
            {state.isRequired ? (
              <Required state={state} />
            ) : (
              <CheckField
                label={<strong>{state.label}</strong>}
                name={state.purpose}
                value={state.isGiven}
                disabled={busy !== undefined || isWaiting(state)}
                onChange={isGiven => give(state, isGiven)}
                hint={<Words state={state} isWaiting={isWaiting(state)} />}
              />
            )}
          </li>
        ))}
      </ul>
      <details className="o-ledger">
        <summary>
          <OfficeIcon name="chevron-down" />
          Riwayat persetujuan ({history.length})
        </summary>
        {history.length === 0 ? (
          <p>Belum ada jawaban yang tercatat.</p>
        ) : (
          <ol>
            {history.map(line => (
              <li key={line.id}>
                <span>{line.atText}</span>
                <strong>{line.label}</strong>
                <Tag tone={line.isGiven ? 'green' : 'neutral'}>{line.isGiven ? 'Diberikan' : 'Ditarik'}</Tag>
                <small>{line.textVersion}</small>
              </li>
            ))}
          </ol>
        )}
      </details>
    </Panel>
  )
}

function Words({ state, isWaiting = false }: { state: ConsentState; isWaiting?: boolean }) {
  return (
    <>
      {state.text}
      <br />
      <small>
        {state.basis}
        {isWaiting && ' · menunggu persetujuan wali'}
        {state.atText && ` · ${state.isGiven ? 'diberikan' : 'ditarik'} ${state.atText}`}
      </small>
    </>
  )
}

function Required({ state }: { state: ConsentState }) {
  return (
    <div className="o-consent-fixed">
      <p>
        <strong>{state.label}</strong> <Tag tone={state.isGiven ? 'green' : 'neutral'}>Diperlukan</Tag>
      </p>
      <div className="o-hint">
        <Words state={state} />
        <br />
        <small>
          Selama Anda menjadi anggota tidak dapat ditarik. Bila tidak lagi setuju, hapus akun di bawah.
        </small>
      </div>
    </div>
  )
}

/** A child's way to full use: who the guardian is, and what they have said. */
export function Guardian({ data }: { data: OwnPrivacyPage }) {
  const [guardian, setGuardian] = useState(data.guardian)
  const { isRestricted, asked } = guardian
  return (
    <Panel
      title="Persetujuan orang tua atau wali"
      text="Anda berusia di bawah 18 tahun, karena itu orang tua atau wali perlu menyetujui (Pasal 25)."
      id="wali"
    >
      {isRestricted ? (
        <Notice tone="warning" title="Profil Anda sedang dibatasi">
          <ul className="o-bullets">
            {data.restrictions.map(word => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice tone="good">Wali Anda telah menyetujui. Profil Anda tidak dibatasi.</Notice>
      )}
      {asked && (
        <Facts
          facts={[
            { label: 'Wali', value: `${asked.guardianName} (${asked.guardianEmail})` },
            { label: 'Status', value: <GuardianTag status={asked.status} /> },
            { label: 'Diminta', value: asked.askedAtText },
            { label: 'Berlaku sampai', value: asked.status === 'requested' ? asked.expiresAtText : null },
            { label: 'Dijawab', value: asked.decidedAtText },
          ]}
        />
      )}
      {isRestricted && <AskGuardian isAgain={asked !== null} onAsked={setGuardian} />}
    </Panel>
  )
}

const guardianStatuses = {
  requested: { label: 'Menunggu jawaban', tone: 'orange' },
  given: { label: 'Disetujui', tone: 'green' },
  refused: { label: 'Tidak disetujui', tone: 'red' },
  withdrawn: { label: 'Ditarik', tone: 'red' },
  expired: { label: 'Tidak berlaku lagi', tone: 'neutral' },
} as const

function GuardianTag({ status }: { status: keyof typeof guardianStatuses }) {
  const { label, tone } = guardianStatuses[status]
  return <Tag tone={tone}>{label}</Tag>
}

interface AskGuardianProps {
  isAgain: boolean
  onAsked: (state: GuardianState) => void
}

function AskGuardian({ isAgain, onAsked }: AskGuardianProps) {
  const form = useForm({
    initial: { name: '', email: '' },
    submit: values => callApi<GuardianState>('POST', '/v1/privacy/guardian', values),
    said: 'Email untuk wali dikirim',
    onDone(state: GuardianState) {
      onAsked(state)
      form.reset()
    },
  })
  return (
    <form className="o-form" onSubmit={form.onSubmit} noValidate>
      <TextField
        label="Nama orang tua atau wali"
        required
        maxLength={limits.fullName}
        {...form.field('name')}
      />
      <TextField
        label="Email orang tua atau wali"
        type="email"
        required
        hint="Kami mengirim tautan yang berlaku 14 hari. Paling banyak 3 kali sehari."
        {...form.field('email')}
      />
      <div className="o-actions">
        <Button type="submit" tone="main" busy={form.isSending}>
          {isAgain ? 'Kirim permintaan baru' : 'Minta persetujuan'}
        </Button>
      </div>
      <FormProblem form={form} />
    </form>
  )
}
