import { routes } from '../../../routes.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { ComboField, filterOptions } from '../../../ui/office/combo-field.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { ProfileWriterPage } from './own-profiles.contract.ts'

export const pages: PagesOf<'mentors.writer'> = { 'mentors.writer': ProfileWriter }

/** Whose own a public profile is. */
function ProfileWriter({ data }: { data: ProfileWriterPage }) {
  const { id, name, writer, members, editorHref } = data
  const form = useForm({
    initial: { membershipId: writer },
    submit: ({ membershipId }) =>
      callApi('PUT', `/v1/public-profiles/${id}/writer`, {
        membershipId: membershipId === '' ? null : Number(membershipId),
      }),
    said: 'Penulis profil tersimpan',
  })
  const field = form.field('membershipId')
  return (
    <Office
      path={routes['Kelola-Profil']}
      title={`Penulis profil ${name}`}
      crumbs={[
        { label: 'Profil publik', href: routes['Kelola-Profil'] },
        { label: name, href: editorHref },
        { label: 'Penulis' },
      ]}
    >
      <Panel
        title="Siapa yang menulisnya"
        text="Anggota yang dipilih mengubah profil ini sebagai miliknya; perubahannya terbit setelah ditinjau. Profil miliknya terhapus bersama akunnya."
      >
        <FormFrame form={form} submit="Simpan">
          <ComboField
            label="Anggota"
            name={field.name}
            error={field.error}
            hint="Mentor, guru, penulis, mitra, dan ketua. Kosongkan bila hanya pengelola yang menulisnya."
            placeholder="Ketik nama atau email"
            value={members.find(({ value }) => value === field.value)}
            find={text => filterOptions(members, text).slice(0, 50)}
            onChange={option => field.onChange(option?.value ?? '')}
          />
        </FormFrame>
      </Panel>
    </Office>
  )
}
