import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Fields } from '../../../ui/office/form-fields.tsx'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { SettingsPage } from './appearance.contract.ts'
import { SaveEnd, valuePath } from './settings.views.tsx'

interface SettingPanelProps {
  data: SettingsPage
}

/** One line above every page, for as long as it says. */
export function AnnouncementPanel({ data }: SettingPanelProps) {
  const { announcement } = data
  const form = useForm({
    initial: announcement.value,
    submit: value => callApi('PUT', valuePath(data.tenant, 'announcement'), { value }),
    said: 'Pengumuman tersimpan',
  })
  return (
    <Panel
      title="Pengumuman"
      id="pengumuman"
      text="Satu baris di atas setiap halaman situs, misalnya pendaftaran yang dibuka."
      actions={announcement.state && <Tag tone={announcement.state.tone}>{announcement.state.label}</Tag>}
    >
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
        <Fields of={data.fields.announcement} form={form} path="value" />
        <SaveEnd form={form} />
      </form>
      {announcement.state && (
        <TakeDown
          tenant={data.tenant}
          setting="announcement"
          button="Turunkan pengumuman"
          title="Turunkan pengumuman ini?"
          text="Pengumuman tidak lagi tampil, dan kata-katanya dihapus."
          done="Pengumuman diturunkan"
        />
      )}
    </Panel>
  )
}

/** What else is meant by a word that is searched for here. */
export function SearchWordsPanel({ data }: SettingPanelProps) {
  const form = useForm({
    initial: { synonyms: data.synonyms },
    submit: value => callApi('PUT', valuePath(data.tenant, 'search'), { value }),
    said: 'Kata sepadan tersimpan',
  })
  return (
    <Panel
      title="Kata sepadan pencarian"
      id="pencarian"
      text="Kata yang sama maksudnya di situs ini: yang mencari salah satunya menemukan semuanya. Kata umum seperti kursus dan kelas sudah dikenal."
    >
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
        <Fields of={data.fields.search} form={form} path="value" />
        <SaveEnd form={form} />
      </form>
    </Panel>
  )
}

/** A stream at the foot of every page, in the layouts that have one. */
export function RadioPanel({ data }: SettingPanelProps) {
  const form = useForm({
    initial: data.radio ?? { name: '', url: '' },
    submit: value => callApi('PUT', valuePath(data.tenant, 'radio'), { value }),
    said: 'Radio tersimpan',
  })
  return (
    <Panel
      title="Radio"
      id="radio"
      text="Siaran di kaki setiap halaman. Hanya tata letak Bharabas yang memutarnya."
    >
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
        <Fields of={data.fields.radio} form={form} path="value" />
        <SaveEnd form={form} />
      </form>
      {data.radio && (
        <TakeDown
          tenant={data.tenant}
          setting="radio"
          button="Hentikan radio"
          title="Hentikan radio?"
          text="Siaran tidak lagi diputar di situs, dan alamatnya dihapus."
          done="Radio dihentikan"
        />
      )}
    </Panel>
  )
}

interface TakeDownProps {
  tenant: string
  setting: string
  button: string
  title: string
  text: string
  done: string
}

function TakeDown({ tenant, setting, button, ...words }: TakeDownProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="o-form-end">
      <Button onClick={() => setAsking(true)}>{button}</Button>
      <ConfirmCall
        {...words}
        confirm={button}
        open={isAsking}
        call={() => callApi('PUT', valuePath(tenant, setting), { value: null })}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
