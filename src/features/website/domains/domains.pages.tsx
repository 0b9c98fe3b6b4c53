import './domains.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, Menu, type MenuItem } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { ConfirmCall, FormDialog } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { DomainItem, DomainList } from './domains.contract.ts'
import { isApex, stateWords } from './domains.rules.ts'

export const pages: PagesOf<'domains.list'> = { 'domains.list': DomainsPage }

function DomainsPage({ data }: { data: DomainList }) {
  const { items, base, canonical } = data
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button tone="main" icon="plus" onClick={() => setAdding(true)}>
      Tambah domain
    </Button>
  )
  return (
    <Office
      path={to.domains()}
      title="Domain"
      text="Pakai nama milik lembaga Anda sendiri sebagai alamat situs."
      actions={items.length > 0 && add}
    >
      <BasePanel base={base} canonical={canonical} items={items} />
      {items.length === 0 ? (
        <Panel>
          <Empty
            level="h2"
            icon="globe"
            title="Belum ada domain sendiri"
            text="Tambahkan nama seperti kelas.sekolah.sch.id, buat dua catatan DNS, lalu situs Anda dibuka di sana."
            action={add}
          />
        </Panel>
      ) : (
        items.map(item => <DomainPanel key={item.id} item={item} />)
      )}
      <AddDialog open={isAdding} onClose={() => setAdding(false)} />
    </Office>
  )
}

function BasePanel({ base, canonical, items }: { base: string; canonical: string; items: DomainItem[] }) {
  const { run } = useDeed()
  const hasPrimary = items.some(item => item.isPrimary)
  const backToBase = () => void run(callApi('DELETE', '/v1/domains/primary'))
  return (
    <Panel
      title="Alamat bawaan"
      text="Selalu ada dan tidak dapat dihapus."
      actions={
        hasPrimary ? (
          <Button isSmall onClick={backToBase}>
            Jadikan utama
          </Button>
        ) : (
          <Tag tone="green">Utama</Tag>
        )
      }
    >
      <p className="o-domain-host">{base}</p>
      {hasPrimary && <p className="o-mute o-small">Tautan dan mesin pencari memakai {canonical}.</p>}
    </Panel>
  )
}

function DomainPanel({ item }: { item: DomainItem }) {
  const { isBusy, run } = useDeed()
  const [isRemoving, setRemoving] = useState(false)
  const { label, tone, text } = stateWords[item.state]
  const path = `/v1/domains/${item.id}`
  const check = () =>
    void run(
      callApi<DomainItem>('POST', `${path}/check`),
      now => `${item.host}: ${stateWords[now.state].label}`,
    )
  const menu: MenuItem[] = [
    ...(item.state === 'active' && !item.isPrimary
      ? [
          {
            label: 'Jadikan utama',
            icon: 'star' as const,
            onSelect: () =>
              void run(callApi('PUT', `${path}/primary`), () => `${item.host} menjadi alamat utama`),
          },
        ]
      : []),
    { label: 'Hapus domain', icon: 'trash', tone: 'danger', onSelect: () => setRemoving(true) },
  ]
  return (
    <Panel
      actions={
        <>
          <Button isSmall icon="refresh" busy={isBusy} onClick={check}>
            Periksa
          </Button>
          <Menu label={`Tindakan untuk ${item.host}`} items={menu} />
        </>
      }
      title={item.host}
      text={
        <span className="o-domain-state">
          <Tag tone={tone}>{label}</Tag>
          {item.isPrimary && <Tag tone="green">Utama</Tag>}
          <span>{item.checkedText ? `Diperiksa ${item.checkedText}` : 'Belum diperiksa'}</span>
        </span>
      }
    >
      {item.state !== 'active' && <p>{text}</p>}
      {item.lastError && <Notice tone={item.state === 'failed' ? 'bad' : 'warning'}>{item.lastError}</Notice>}
      {item.state === 'verified' && (
        <div className="o-actions">
          <Button
            isSmall
            busy={isBusy}
            onClick={() => void run(callApi('POST', `${path}/activation`), () => `${item.host} aktif`)}
          >
            Aktifkan sekarang
          </Button>
          <span className="o-mute o-small">Bila domain melewati proxy seperti Cloudflare.</span>
        </div>
      )}
      {item.state === 'active' ? (
        <details className="o-more">
          <summary>Lihat catatan DNS</summary>
          <Records item={item} />
        </details>
      ) : (
        <Records item={item} />
      )}
      <ConfirmCall
        title={`Hapus "${item.host}"?`}
        text={
          item.state === 'active'
            ? 'Situs tidak lagi dibuka di alamat ini, dan tautan yang memakainya berhenti bekerja.'
            : 'Token verifikasinya tidak berlaku lagi.'
        }
        confirm="Hapus domain"
        open={isRemoving}
        call={() => callApi('DELETE', path)}
        done={`${item.host} dihapus`}
        onClose={() => setRemoving(false)}
      />
    </Panel>
  )
}

function Records({ item }: { item: DomainItem }) {
  return (
    <div className="o-records">
      {item.records.map(record => (
        <div key={record.type} className="o-record">
          <Tag>{record.type}</Tag>
          <CopyField label="Nama" value={record.name} />
          <CopyField label="Isi" value={record.value} />
        </div>
      ))}
      {isApex(item.host) && (
        <p className="o-mute o-small">
          Di beberapa pengelola DNS catatan ALIAS bernama ANAME. Bila keduanya tidak ada, pakai catatan A ke
          alamat yang sama.
        </p>
      )}
    </div>
  )
}

function AddDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useForm({
    initial: { host: '' },
    submit: values => callApi<DomainItem>('POST', '/v1/domains', values),
    said: (_, message) => message,
    onDone() {
      form.reset()
      onClose()
    },
  })
  return (
    <FormDialog title="Tambah domain" open={open} onClose={onClose} form={form} submit="Tambah domain">
      <TextField
        label="Nama domain"
        required
        hint="Tanpa https://, misalnya kelas.sekolah.sch.id"
        inputMode="url"
        autoComplete="off"
        {...form.field('host')}
      />
    </FormDialog>
  )
}
