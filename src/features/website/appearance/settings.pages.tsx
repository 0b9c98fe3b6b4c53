import { to } from '../../../routes.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { Rows } from '../../../ui/office/rows.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { SettingsPage } from './appearance.contract.ts'
import { type Link, LinkRows } from './rows.views.tsx'
import {
  AccessPanel,
  GeneralPanel,
  MaintenancePanel,
  SaveEnd,
  Sections,
  useSaved,
  valuePath,
} from './settings.views.tsx'

export const pages: PagesOf<'appearance.settings'> = { 'appearance.settings': SiteSettings }

/** /Kelola/Pengaturan */
function SiteSettings({ data }: { data: SettingsPage }) {
  return (
    <Office
      path={to.settings()}
      title="Pengaturan"
      text="Nama, menu, dan status situs. Perubahan di halaman ini langsung berlaku setelah disimpan."
    >
      <Sections
        sections={[
          ['umum', 'Umum'],
          ['menu', 'Menu utama'],
          ['kaki', 'Kaki halaman'],
          ['pendaftaran', 'Pendaftaran'],
          ['zona', 'Zona waktu'],
          ['perbaikan', 'Mode perbaikan'],
        ]}
      >
        <GeneralPanel data={data} />
        <MenuPanel data={data} />
        <FooterPanel data={data} />
        <AccessPanel data={data} />
        <MaintenancePanel data={data} />
      </Sections>
    </Office>
  )
}

function MenuPanel({ data }: { data: SettingsPage }) {
  const saved = useSaved()
  const form = useForm<{ value: Link[] }, unknown>({
    initial: { value: data.navigation },
    submit: values => callApi('PUT', valuePath(data.tenant, 'navigation'), values),
    onDone: () => saved('Menu utama tersimpan'),
  })
  return (
    <Panel title="Menu utama" id="menu" text="Tautan di bagian atas setiap halaman, dari kiri ke kanan.">
      <form className="o-form o-form-wide" onSubmit={form.onSubmit} noValidate>
        <LinkRows
          path="value"
          noun="menu"
          links={form.values.value}
          most={12}
          pages={data.pages}
          errors={form.errors}
          onChange={value => form.set('value', value)}
        />
        <SaveEnd {...form} />
      </form>
    </Panel>
  )
}

type Footer = SettingsPage['footer']

function FooterPanel({ data }: { data: SettingsPage }) {
  const saved = useSaved()
  const form = useForm<Footer, unknown>({
    initial: data.footer,
    submit: value => callApi('PUT', valuePath(data.tenant, 'footer'), { value }),
    onDone: () => saved('Kaki halaman tersimpan'),
  })
  const { errors, values, set } = form
  const contact = (name: keyof Footer['contact']) => ({
    name: `value.contact.${name}`,
    value: values.contact[name] ?? '',
    error: errors[`value.contact.${name}`],
    onChange: (value: string) => set('contact', { ...values.contact, [name]: value }),
  })
  const text = (name: 'about' | 'legal') => ({
    name: `value.${name}`,
    value: values[name],
    error: errors[`value.${name}`],
    onChange: (value: string) => set(name, value),
  })
  return (
    <Panel
      title="Kaki halaman"
      id="kaki"
      text="Bagian bawah setiap halaman: kontak, tautan, dan media sosial."
    >
      <form className="o-form o-form-wide" onSubmit={form.onSubmit} noValidate>
        <TextArea label="Tentang" rows={3} maxLength={600} {...text('about')} />
        <h3>Kontak</h3>
        <div className="o-columns">
          <TextField label="Email" type="email" maxLength={254} {...contact('email')} />
          <TextField label="Telepon" type="tel" maxLength={20} {...contact('phone')} />
          <TextField label="WhatsApp" type="tel" maxLength={20} {...contact('whatsapp')} />
        </div>
        <TextArea label="Alamat" rows={2} maxLength={300} {...contact('address')} />
        <h3>Media sosial</h3>
        <LinkRows
          path="value.social"
          noun="akun"
          links={values.social}
          most={10}
          pages={[]}
          errors={errors}
          onChange={social => set('social', social)}
        />
        <h3>Kolom tautan</h3>
        <FooterColumns values={values} errors={errors} set={set} pages={data.pages} />
        <TextArea
          label="Keterangan hukum"
          rows={2}
          maxLength={600}
          hint="Misalnya nomor pendaftaran yayasan"
          {...text('legal')}
        />
        <SaveEnd {...form} />
      </form>
    </Panel>
  )
}

interface ColumnsProps {
  values: Footer
  errors: Record<string, string>
  set: (name: 'columns', columns: Footer['columns']) => void
  pages: Link[]
}

function FooterColumns({ values, errors, set, pages }: ColumnsProps) {
  return (
    <Rows
      noun="kolom"
      rows={values.columns}
      most={6}
      empty={() => ({ title: '', links: [{ label: '', href: '' }] })}
      onChange={columns => set('columns', columns)}
    >
      {(column, index, change) => (
        <>
          <TextField
            label={`Judul kolom ${index + 1}`}
            name={`value.columns.${index}.title`}
            required
            maxLength={60}
            value={column.title}
            error={errors[`value.columns.${index}.title`]}
            onChange={title => change({ ...column, title })}
          />
          <LinkRows
            path={`value.columns.${index}.links`}
            links={column.links}
            most={12}
            pages={pages}
            errors={errors}
            onChange={links => change({ ...column, links })}
          />
        </>
      )}
    </Rows>
  )
}
