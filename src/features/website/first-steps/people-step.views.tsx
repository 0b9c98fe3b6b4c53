import { useEffect, useState } from 'react'
import { to } from '../../../routes.ts'
import type { FieldOption } from '../../../shared/form-field.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea } from '../../../ui/office/fields.tsx'
import { keepLocalCopy, localCopy } from '../../../ui/office/local-copy.ts'
import { Notice } from '../../../ui/office/panels.tsx'

/** addresses of others stay on this device until their letters are sent */
const copyName = 'sanggar first-steps invitations'
const isText = (value: unknown): value is string => typeof value === 'string'
const days = 7

interface Sent {
  email: string
  problem?: string
}

const addressesIn = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

/** The first people: one invitation for each address. */
export function PeopleStep({ kinds }: { kinds: FieldOption[] }) {
  const [text, setText] = useState('')
  const [kind, setKind] = useState(kinds[0]?.value ?? '')
  const [sent, setSent] = useState<Sent[]>([])
  const [isBusy, setBusy] = useState(false)
  const addresses = addressesIn(text)
  // what was typed in an earlier visit
  useEffect(() => setText(localCopy(copyName, isText) ?? ''), [])

  function type(next: string): void {
    setText(next)
    keepLocalCopy(copyName, next || undefined)
  }

  async function send(): Promise<void> {
    setBusy(true)
    const done: Sent[] = []
    for (const email of addresses) {
      const body = {
        kind: Number(kind),
        email,
        programIds: [],
        provinceCode: null,
        expiresInDays: days,
        message: '',
      }
      const answer = await callApi('POST', '/v1/invitations', body)
      done.push(answer.ok ? { email } : { email, problem: answer.errors[0]?.message ?? answer.message })
    }
    setSent(done)
    type(done.flatMap(({ email, problem }) => (problem ? [email] : [])).join('\n'))
    setBusy(false)
  }

  const went = sent.filter(({ problem }) => !problem)
  return (
    <div className="o-form">
      <SelectField label="Sebagai" required name="kind" value={kind} options={kinds} onChange={setKind} />
      <TextArea
        label="Alamat email"
        name="emails"
        rows={4}
        hint={`Satu atau beberapa, dipisah baris atau koma. Undangan berlaku ${days} hari.`}
        value={text}
        onChange={type}
      />
      <div aria-live="polite">
        {went.length > 0 && (
          <Notice tone="good" title={`${went.length} undangan dikirim`}>
            {went.map(({ email }) => email).join(', ')}
          </Notice>
        )}
        {sent
          .filter(({ problem }) => problem)
          .map(({ email, problem }) => (
            <Notice key={email} tone="bad" title={email}>
              {problem}
            </Notice>
          ))}
      </div>
      <div className="o-actions">
        <Button icon="invite" busy={isBusy} disabled={addresses.length === 0} onClick={() => void send()}>
          {addresses.length > 1 ? `Kirim ${addresses.length} undangan` : 'Kirim undangan'}
        </Button>
        <LinkButton tone="quiet" href={to.invitations()}>
          Undang banyak orang dari CSV
        </LinkButton>
      </div>
    </div>
  )
}
