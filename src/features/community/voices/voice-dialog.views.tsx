import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Facts } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { VoiceItem } from './voices.contract.ts'
import {
  decisionLabels,
  nextOf,
  progresses,
  starsText,
  type VoiceState,
  voiceStates,
} from './voices.rules.ts'

interface VoiceProps {
  item: VoiceItem
  onDecide: (to: VoiceState, reason: string) => void
}

/** All that is known of one, and what may be done about it. */
export function Voice({ item, onDecide }: VoiceProps) {
  return (
    <>
      <Facts
        facts={[
          { label: 'Nama', value: item.name },
          { label: 'Peran', value: item.role },
          { label: 'Email', value: item.email && <a href={`mailto:${item.email}`}>{item.email}</a> },
          { label: 'Tentang', value: item.about },
          { label: 'Penilaian', value: item.rating === null ? '' : starsText(item.rating) },
          { label: 'Isi', value: <span className="o-words">{item.content}</span> },
          { label: 'Dukungan', value: item.supports > 0 && String(item.supports) },
          { label: 'Status', value: voiceStates[item.state].label },
          { label: 'Tahap', value: item.progress && progresses[item.progress].label },
          {
            label: 'Dikirim',
            value: item.source === 'program' ? `${item.sentText}, lewat program` : item.sentText,
          },
          {
            label: 'Langkah',
            value: item.steps.length > 0 && (
              <span className="o-words">
                {item.steps
                  .map(({ text, by, at, reason }) => `${at}: ${text}, ${by}${reason ? ` (${reason})` : ''}`)
                  .join('\n')}
              </span>
            ),
          },
          {
            label: 'Jawaban',
            value: item.replies.length > 0 && (
              <span className="o-words">
                {item.replies.map(({ content, at, by }) => `${at}, ${by}: ${content}`).join('\n')}
              </span>
            ),
          },
        ]}
      />
      <Decide item={item} onDecide={onDecide} />
      {item.kind === 'aspiration' && item.state === 'published' && (
        <>
          <Progress item={item} />
          <Reply item={item} />
        </>
      )}
      {item.state === 'published' && <LinkButton href={item.href}>Lihat di situs</LinkButton>}
    </>
  )
}

function Decide({ item, onDecide }: VoiceProps) {
  const [reason, setReason] = useState('')
  return (
    <>
      <TextField
        label="Alasan"
        name="reason"
        hint="Untuk rekan; tidak dikirim kepada penulisnya."
        maxLength={limits.reason}
        value={reason}
        onChange={setReason}
      />
      <p className="o-actions">
        {nextOf[item.state].map((to, index) => (
          <Button
            key={to}
            tone={index === 0 ? 'main' : undefined}
            onClick={() => onDecide(to, reason)}
            label={`${decisionLabels[to]} tulisan ${item.name}`}
          >
            {decisionLabels[to]}
          </Button>
        ))}
      </p>
    </>
  )
}

function Progress({ item }: { item: VoiceItem }) {
  const form = useForm({
    initial: { progress: item.progress as string, reason: '' },
    submit: values => callApi<VoiceItem>('POST', `/v1/voices/${item.id}/progress`, values),
    said: 'Tahap tersimpan',
  })
  const isDeclined = form.values.progress === 'declined'
  return (
    <FormFrame form={form} submit="Simpan tahap">
      <SelectField
        label="Tahap"
        options={Object.entries(progresses).map(([value, { label }]) => ({ value, label }))}
        {...form.field('progress')}
      />
      <TextArea
        label={isDeclined ? 'Alasan untuk pengunjung' : 'Keterangan untuk pengunjung'}
        required={isDeclined}
        rows={2}
        maxLength={limits.reason}
        {...form.field('reason')}
      />
    </FormFrame>
  )
}

function Reply({ item }: { item: VoiceItem }) {
  const form = useForm({
    initial: { content: '' },
    submit: values => callApi<VoiceItem>('POST', `/v1/voices/${item.id}/replies`, values),
    said: 'Jawaban tampil di halaman aspirasi',
  })
  return (
    <FormFrame form={form} submit="Kirim jawaban">
      <TextArea label="Jawaban resmi" rows={3} maxLength={limits.voice} {...form.field('content')} />
    </FormFrame>
  )
}
