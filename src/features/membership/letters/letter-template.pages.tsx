import { useState } from 'react'
import { routes, to } from '../../../routes.ts'
import { limits } from '../../../shared/limits.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel, Tabs } from '../../../ui/office/panels.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { LetterWords, TemplatePage } from './letters.contract.ts'
import './letters.css'

export const pages: PagesOf<'letters.template'> = { 'letters.template': Template }

/** A letter's own words on one side, and beside it the letter as it arrives. */
function Template({ data }: { data: TemplatePage }) {
  const { reason, label, about, email } = data
  const test = useDeed()
  return (
    <Office
      path={to.letterTemplate({ reason })}
      title={label}
      text={about}
      crumbs={[
        { label: 'Surat', href: routes['Kelola-Surat'] },
        { label: 'Templat', href: routes['Kelola-Surat-Templat'] },
        { label },
      ]}
      actions={
        email && (
          <Button
            busy={test.isBusy}
            onClick={() =>
              void test.run(
                callApi<{ to: string }>('POST', `/v1/letters/templates/${reason}/test`),
                sent => `Surat percobaan dikirim ke ${sent.to}`,
              )
            }
          >
            Kirim percobaan ke saya
          </Button>
        )
      }
    >
      <div className="ltr-two">
        <Words key={`${data.subject} ${data.opening}`} data={data} />
        <Preview key={`preview ${data.subject} ${data.opening}`} data={data} />
      </div>
    </Office>
  )
}

function Words({ data: { reason, fields, usualSubject, subject, opening } }: { data: TemplatePage }) {
  const form = useForm({
    initial: { subject, opening },
    submit: values => callApi<LetterWords>('PUT', `/v1/letters/templates/${reason}`, values),
    said: 'Surat tersimpan',
  })
  return (
    <Panel title="Kata-kata Anda" text="Yang kosong memakai kata bawaan.">
      <FormFrame form={form} submit="Simpan">
        <TextField
          label="Judul"
          maxLength={limits.mailSubject}
          placeholder={usualSubject}
          hint={`Bawaan: ${usualSubject}`}
          {...form.field('subject')}
        />
        <TextArea
          label="Kata pembuka"
          rows={5}
          maxLength={limits.answer}
          hint="Berdiri sebelum isi surat, setelah sapaan."
          {...form.field('opening')}
        />
      </FormFrame>
      {fields.length > 0 && (
        <p className="o-small o-mute">
          Dapat dipakai di keduanya:{' '}
          {fields.map(({ name, label }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{`{${name}}`}</code> {label.toLowerCase()}
            </span>
          ))}
          .
        </p>
      )}
    </Panel>
  )
}

type Look = 'desk' | 'phone' | 'text'

function Preview({ data: { preview, label } }: { data: TemplatePage }) {
  const [look, setLook] = useState<Look>('desk')
  return (
    <Panel title="Seperti diterima" text="Dengan orang dan kelas rekaan.">
      <Tabs
        label="Pratinjau"
        current={look}
        onChange={id => setLook(id as Look)}
        tabs={[
          { id: 'desk', label: 'Komputer' },
          { id: 'phone', label: 'Ponsel' },
          { id: 'text', label: 'Teks saja' },
        ]}
      />
      <iframe
        className={look === 'phone' ? 'ltr-frame ltr-phone' : 'ltr-frame'}
        title={`Pratinjau ${label}`}
        src={look === 'text' ? `${preview}?as=text` : preview}
      />
    </Panel>
  )
}
