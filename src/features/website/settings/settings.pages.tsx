import { Fragment } from 'react'
import { to } from '../../../routes.ts'
import { byPlace } from '../../../shared/by-place.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { Fields, Suggestions } from '../../../ui/office/form-fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { SettingPanel } from './setting-panel.views.tsx'
import type { SettingsPage } from './settings.contract.ts'
import {
  GeneralPanel,
  MaintenancePanel,
  RegistrationPanel,
  SaveEnd,
  Sections,
  valuePath,
  ZonePanel,
} from './settings.views.tsx'

export const pages: PagesOf<'settings.page'> = { 'settings.page': SiteSettings }

/** /Kelola/Pengaturan */
function SiteSettings({ data }: { data: SettingsPage }) {
  const parts = partsOf(data)
  return (
    <Office
      path={to.settings()}
      title="Pengaturan"
      text="Nama, menu, dan status situs. Perubahan di halaman ini langsung berlaku setelah disimpan."
    >
      <Suggestions name="pages" options={data.pages} />
      <Sections sections={parts}>
        {parts.map(({ id, panel }) => (
          <Fragment key={id}>{panel}</Fragment>
        ))}
      </Sections>
    </Office>
  )
}

/** The site's own panels, and between them those that rooms have. */
function partsOf(data: SettingsPage) {
  const own = [
    { place: 10, id: 'umum', label: 'Umum', panel: <GeneralPanel data={data} /> },
    { place: 20, id: 'menu', label: 'Menu utama', panel: <MenuPanel data={data} /> },
    { place: 30, id: 'kaki', label: 'Kaki halaman', panel: <FooterPanel data={data} /> },
    { place: 50, id: 'pendaftaran', label: 'Pendaftaran', panel: <RegistrationPanel data={data} /> },
    { place: 60, id: 'zona', label: 'Zona waktu', panel: <ZonePanel data={data} /> },
    { place: 1000, id: 'perbaikan', label: 'Mode perbaikan', panel: <MaintenancePanel data={data} /> },
  ]
  const ofRooms = data.settings.map(setting => ({
    place: setting.place,
    id: setting.id,
    label: setting.short ?? setting.title,
    panel: <SettingPanel tenant={data.tenant} setting={setting} />,
  }))
  return [...own, ...ofRooms].sort(byPlace)
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
