import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import type { OfficeIconName } from '../../../ui/office/icons.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { TenantItem } from './tenants.contract.ts'
import { actingMinutes, statusWords, type TenantStatus, transitions } from './tenants.rules.ts'

const moveIcons = {
  provisioning: 'clock',
  active: 'check',
  suspended: 'lock',
  offboarding: 'log-out',
  deleted: 'trash',
} as const satisfies Record<TenantStatus, OfficeIconName>

type Wish = { kind: 'status'; to: TenantStatus } | { kind: 'acting' }

/** What may be done to one tenant, by where it stands in its life. */
export function TenantActions({ tenant, onChanged }: { tenant: TenantItem; onChanged: () => void }) {
  const [wish, setWish] = useState<Wish>()
  const moves = transitions[tenant.status]
  const items = [
    ...(tenant.status === 'active'
      ? [
          {
            label: 'Bertindak di situs ini',
            icon: 'shield' as const,
            onSelect: () => setWish({ kind: 'acting' }),
          },
        ]
      : []),
    ...moves.map(move => ({
      label: move.label,
      icon: moveIcons[move.to],
      tone: move.isDangerous ? ('danger' as const) : undefined,
      onSelect: () => setWish({ kind: 'status', to: move.to }),
    })),
  ]
  if (items.length === 0) return <span className="o-mute o-small">sejak {tenant.changedText}</span>
  return (
    <>
      <Menu label={`Tindakan untuk ${tenant.name}`} items={items} />
      {wish?.kind === 'status' && (
        <MoveDialog tenant={tenant} to={wish.to} onClose={() => setWish(undefined)} onChanged={onChanged} />
      )}
      {wish?.kind === 'acting' && <ActingDialog tenant={tenant} onClose={() => setWish(undefined)} />}
    </>
  )
}

interface MoveProps {
  tenant: TenantItem
  to: TenantStatus
  onClose: () => void
  onChanged: () => void
}

function MoveDialog({ tenant, to, onClose, onChanged }: MoveProps) {
  const toasts = useToasts()
  const move = transitions[tenant.status].find(transition => transition.to === to)
  const isDeletion = to === 'deleted'
  const form = useForm({
    initial: { reason: '', confirm: '' },
    submit: ({ reason, confirm }) =>
      callApi<TenantItem>('PUT', `/v1/tenants/${tenant.id}/status`, {
        status: to,
        reason,
        ...(isDeletion ? { confirm } : {}),
      }),
    onDone: now => {
      toasts.show({ message: `${tenant.name}: ${statusWords[now.status].label}` })
      onClose()
      onChanged()
    },
  })
  return (
    <FormDialog
      title={`${move?.label ?? ''}: ${tenant.name}`}
      open
      onClose={onClose}
      size="small"
      form={form}
      submit={move?.label}
      tone={move?.isDangerous ? 'danger' : 'main'}
      isBlocked={isDeletion && form.values.confirm !== tenant.slug}
    >
      <p>{move?.text}</p>
      <TextArea
        label="Alasan"
        required
        rows={2}
        maxLength={limits.reason}
        hint="Tercatat di riwayat platform dan tenant, minimal 10 karakter."
        {...form.field('reason')}
      />
      {isDeletion && (
        <TextField
          label={`Ketik ${tenant.slug} untuk menghapus`}
          required
          autoComplete="off"
          {...form.field('confirm')}
        />
      )}
    </FormDialog>
  )
}

function ActingDialog({ tenant, onClose }: { tenant: TenantItem; onClose: () => void }) {
  const form = useForm({
    initial: { reason: '' },
    submit: values => callApi<{ url: string }>('POST', `/v1/tenants/${tenant.id}/acting`, values),
    onDone: ({ url }) => location.assign(url),
  })
  return (
    <FormDialog
      title={`Bertindak di ${tenant.name}`}
      open
      onClose={onClose}
      size="small"
      form={form}
      submit="Buka pengelolaannya"
    >
      <p>
        Selama {actingMinutes} menit Anda mengelola situs ini seperti adminnya. Alasan dan semua tindakan Anda
        tercatat di riwayat kedua tenant.
      </p>
      <TextArea
        label="Alasan"
        required
        rows={3}
        maxLength={limits.reason}
        hint="Minimal 10 karakter, misalnya nomor permintaan bantuan."
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
