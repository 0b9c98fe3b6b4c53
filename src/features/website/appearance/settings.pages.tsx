import { to } from '../../../routes.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { Fields, Suggestions } from '../../../ui/office/form-fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { SettingsPage } from './appearance.contract.ts'
import { HoursPanel } from './hours.views.tsx'
import { AnnouncementPanel, RadioPanel, SearchWordsPanel } from './more-settings.views.tsx'
import {
  AccessPanel,
  GeneralPanel,
  LearningPanel,
  MaintenancePanel,
  SaveEnd,
  Sections,
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
          ['pengumuman', 'Pengumuman'],
          ['pendaftaran', 'Pendaftaran'],
          ['zona', 'Zona waktu'],
          ['belajar', 'Belajar'],
          ['jam', 'Jam kerja'],
          ['pencarian', 'Pencarian'],
          ['radio', 'Radio'],
          ['perbaikan', 'Mode perbaikan'],
        ]}
      >
        <Suggestions name="pages" options={data.pages} />
        <GeneralPanel data={data} />
        <MenuPanel data={data} />
        <FooterPanel data={data} />
        <AnnouncementPanel data={data} />
        <AccessPanel data={data} />
        <LearningPanel data={data} />
        <HoursPanel data={data} />
        <SearchWordsPanel data={data} />
        <RadioPanel data={data} />
        <MaintenancePanel data={data} />
      </Sections>
    </Office>
  )
}

function MenuPanel({ data }: { data: SettingsPage }) {
  const form = useForm({
    initial: { value: data.navigation },
    submit: values => callApi('PUT', valuePath(data.tenant, 'navigation'), values),
    said: 'Menu utama tersimpan',
  })
  return (
    <Panel title="Menu utama" id="menu" text="Tautan di bagian atas setiap halaman, dari kiri ke kanan.">
      <form className="o-form o-form-wide" onSubmit={form.onSubmit} noValidate>
        <Fields of={data.fields.navigation} form={form} />
        <SaveEnd form={form} />
      </form>
    </Panel>
  )
}

function FooterPanel({ data }: { data: SettingsPage }) {
  const form = useForm({
    initial: data.footer,
    submit: value => callApi('PUT', valuePath(data.tenant, 'footer'), { value }),
    said: 'Kaki halaman tersimpan',
  })
  return (
    <Panel
      title="Kaki halaman"
      id="kaki"
      text="Bagian bawah setiap halaman: kontak, tautan, dan media sosial."
    >
      <form className="o-form o-form-wide" onSubmit={form.onSubmit} noValidate>
        <Fields of={data.fields.footer} form={form} path="value" />
        <SaveEnd form={form} />
      </form>
    </Panel>
  )
}
