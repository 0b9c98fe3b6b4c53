import './settings.css'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CheckField, RadioField, SelectField } from '../../../ui/office/fields.tsx'
import { Fields, part } from '../../../ui/office/form-fields.tsx'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { FormProblem, type Problems } from '../../../ui/office/form-problem.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import { useForm } from '../../../ui/office/use-form.ts'
import type { SettingsPage } from './settings.contract.ts'

export const settingsPath = (tenant: string) => `/${tenant}/cms/app/settings`
export const valuePath = (tenant: string, key: string) => `/${tenant}/cms/app/setting/${key}`

interface SaveEndProps {
  form: Problems & { isSending: boolean; isChanged: boolean }
}

/** The end of a form: its button, and why it did not work. */
export function SaveEnd({ form }: SaveEndProps) {
  const { isSending, isChanged } = form
  return (
    <>
      <FormProblem form={form} />
      <div className="o-form-end">
        <Button tone="main" type="submit" busy={isSending} disabled={!isChanged}>
          Simpan
        </Button>
        {isChanged && <span className="o-hint">Ada perubahan yang belum disimpan.</span>}
      </div>
    </>
  )
}

/** The site's name and what search engines and shared links say of it. */
export function GeneralPanel({ data }: { data: SettingsPage }) {
  const form = useForm({
    initial: {
      title: data.title,
      tagline: data.tagline,
      meta: { description: data.meta.description, keywords: data.meta.keywords },
      isIndexed: data.meta.robot_index !== 'noindex',
    },
    submit: ({ isIndexed, meta, ...named }) =>
      callApi('PUT', settingsPath(data.tenant), {
        version: data.version,
        ...named,
        meta: { ...meta, robot_index: isIndexed ? 'index' : 'noindex' },
      }),
    said: 'Pengaturan umum tersimpan',
  })
  const { title, meta } = form.values
  return (
    <Panel
      title="Umum"
      text="Nama situs, dan yang tertulis di mesin pencari serta tautan yang dibagikan."
      id="umum"
    >
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
        <Fields of={data.fields.named} form={form} />
        <Fields of={data.fields.described} form={part(form, 'meta')} path="meta" />
        <SearchResult title={title} text={meta.description} />
        <CheckField
          label="Boleh muncul di mesin pencari"
          hint="Kalau dimatikan, Google dan mesin pencari lain diminta tidak mencatat situs ini."
          {...form.field('isIndexed')}
        />
        <SaveEnd form={form} />
      </form>
    </Panel>
  )
}

function SearchResult({ title, text }: { title: string; text: string }) {
  return (
    <figure className="settings-result">
      <figcaption>Kira-kira begini di mesin pencari</figcaption>
      <p className="settings-result-title">{title || 'Nama situs'}</p>
      <p>{text || 'Deskripsi situs tampil di sini.'}</p>
    </figure>
  )
}

/** Open or closed to visitors; what closing means is said before it is done. */
export function MaintenancePanel({ data }: { data: SettingsPage }) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useDeed()
  const isClosed = data.isMaintenance
  const put = (isMaintenance: boolean) =>
    callApi('PUT', settingsPath(data.tenant), { version: data.version, isMaintenance })

  return (
    <Panel
      title="Mode perbaikan"
      id="perbaikan"
      text="Menutup situs sementara, misalnya saat isinya sedang ditata ulang."
      actions={isClosed ? <Tag tone="orange">Situs tertutup</Tag> : <Tag tone="green">Situs terbuka</Tag>}
    >
      <p className="o-text">
        {isClosed
          ? 'Pengunjung melihat layar "Website Sedang Dalam Perbaikan". Anda tetap dapat masuk dan bekerja di sini.'
          : 'Saat ini situs terbuka untuk semua pengunjung.'}
      </p>
      <div className="o-form-end">
        <Button
          tone={isClosed ? 'main' : 'plain'}
          busy={isBusy}
          onClick={() => (isClosed ? void run(put(false), () => 'Situs dibuka kembali') : setAsking(true))}
        >
          {isClosed ? 'Buka situs kembali' : 'Tutup untuk perbaikan'}
        </Button>
      </div>
      <ConfirmCall
        title="Tutup situs untuk perbaikan?"
        confirm="Tutup situs"
        open={isAsking}
        call={() => put(true)}
        done="Situs masuk mode perbaikan"
        onClose={() => setAsking(false)}
        text={
          <>
            <p>Mulai sekarang, sampai Anda membukanya lagi:</p>
            <ul className="settings-list">
              <li>semua pengunjung dan peserta hanya melihat layar perbaikan;</li>
              <li>kelas, kursus, dan berita tidak dapat dibuka;</li>
              <li>mesin pencari diminta datang lagi nanti.</li>
            </ul>
            <p>Admin tetap dapat masuk dan membuka halaman Kelola.</p>
          </>
        }
      />
    </Panel>
  )
}

const zones = [
  { value: 'Asia/Jakarta', label: 'WIB, Waktu Indonesia Barat (Jakarta)' },
  { value: 'Asia/Makassar', label: 'WITA, Waktu Indonesia Tengah (Makassar)' },
  { value: 'Asia/Jayapura', label: 'WIT, Waktu Indonesia Timur (Jayapura)' },
]

/** Who may make an account of the site. */
export function RegistrationPanel({ data }: { data: SettingsPage }) {
  const form = useForm({
    initial: { value: data.isRegistrationOpen ? 'open' : 'closed' },
    submit: values => callApi('PUT', valuePath(data.tenant, 'registration'), values),
    said: 'Pendaftaran tersimpan',
  })
  return (
    <Panel title="Pendaftaran anggota" id="pendaftaran" text="Siapa yang dapat membuat akun di situs ini.">
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
        <RadioField
          legend="Pendaftaran"
          {...form.field('value')}
          options={[
            { value: 'open', label: 'Terbuka', text: 'Siapa pun dapat mendaftar sendiri.' },
            { value: 'closed', label: 'Tertutup', text: 'Hanya orang yang diundang.' },
          ]}
        />
        <SaveEnd form={form} />
      </form>
    </Panel>
  )
}

/** By which clock the site tells days and hours. */
export function ZonePanel({ data }: { data: SettingsPage }) {
  const form = useForm({
    initial: { value: data.timeZone },
    submit: values => callApi('PUT', valuePath(data.tenant, 'time_zone'), values),
    said: 'Zona waktu tersimpan',
  })
  return (
    <Panel title="Zona waktu" id="zona" text="Tanggal dan jam di situs ditulis menurut zona ini.">
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
        <SelectField label="Zona waktu" required options={zones} {...form.field('value')} />
        <SaveEnd form={form} />
      </form>
    </Panel>
  )
}

/** Panels one under the other, with ways to each: a long page is not searched through. */
export function Sections({
  sections,
  children,
}: {
  sections: readonly { id: string; label: string }[]
  children: ReactNode
}) {
  return (
    <div className="settings-parts">
      <nav aria-label="Bagian pengaturan">
        {sections.map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      <div>{children}</div>
    </div>
  )
}
