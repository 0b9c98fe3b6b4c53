import './profile.css'
import { useState } from 'react'
import { routes, to } from '../../../routes.ts'
import { imageOf } from '../../../shared/picture.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { FaceField } from '../../../ui/office/face-field.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Facts, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { savedText } from '../../../ui/office/saved.ts'
import { useUnsavedGuard } from '../../../ui/office/unsaved.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { ProfilePage as PageData, PictureAnswer, Profile } from './profile.contract.ts'
import { AboutMe, Place } from './profile-fields.views.tsx'
import { type ProfileForm, valuesOf, whatToSend } from './profile-form.views.tsx'

export const pages: PagesOf<'profile'> = { profile: ProfilePage }

const pictureCall = '/v1/user/profile/picture'

/** One's own profile, to be looked at and changed. */
function ProfilePage({ data }: { data: PageData }) {
  return (
    <Office path={to.profile()} title="Profil saya" text="Data diri Anda di situs ini.">
      <ProfileDesk data={data} />
    </Office>
  )
}

function ProfileDesk({ data }: { data: PageData }) {
  const [profile, setProfile] = useState(data.profile)
  const [savedAt, setSavedAt] = useState<Date>()
  const form: ProfileForm = useForm({
    initial: valuesOf(profile),
    submit: values => callApi<Profile>('POST', '/v1/user/profile/update', whatToSend(values, profile)),
    onDone(saved: Profile) {
      setProfile(saved)
      setSavedAt(new Date())
      form.reset(valuesOf(saved))
    },
  })
  const guard = useUnsavedGuard(form.isChanged)
  return (
    <>
      {profile.isRestricted && (
        <Notice tone="warning" title="Menunggu izin orang tua atau wali">
          Sampai izin diberikan, profil Anda tidak ditampilkan kepada peserta lain dan tanggal lahir hanya
          dapat diubah admin.
        </Notice>
      )}
      <div className="o-profile">
        <form className="o-profile-form" onSubmit={form.onSubmit} noValidate>
          <AboutMe form={form} profile={profile} />
          <Place form={form} data={data} />
          <SaveBar form={form} savedAt={savedAt} />
        </form>
        <div className="o-profile-face">
          <Panel title="Foto profil">
            <FaceField
              name={profile.name}
              picture={imageOf(profile.picture)}
              upload={picture => callApi<PictureAnswer>('POST', pictureCall, picture)}
              remove={() => callApi<PictureAnswer>('DELETE', pictureCall)}
              onDone={({ picture, version }) => setProfile(now => ({ ...now, picture, version }))}
            />
          </Panel>
        </div>
        <div className="o-profile-account">
          <AccountPanel profile={profile} data={data} />
        </div>
      </div>
      {guard}
    </>
  )
}

/** Always within reach; says what state the form is in. */
function SaveBar({ form, savedAt }: { form: ProfileForm; savedAt: Date | undefined }) {
  const isWrong = form.message !== '' && Object.keys(form.errors).length > 0
  const isRefused = form.message !== '' && !isWrong && form.state === 'idle' && form.isChanged
  return (
    <div className={form.isChanged || form.isSending ? 'o-save-bar o-save-held' : 'o-save-bar'}>
      <Button type="submit" tone="main" busy={form.isSending} disabled={!form.isChanged}>
        Simpan
      </Button>
      {form.isChanged && !form.isSending && (
        <Button tone="quiet" onClick={() => form.reset()}>
          Batalkan perubahan
        </Button>
      )}
      <p role="status" className={isWrong || isRefused ? 'o-save-state o-save-wrong' : 'o-save-state'}>
        {stateText(form, { isWrong, isRefused, savedAt })}
      </p>
    </div>
  )
}

interface State {
  isWrong: boolean
  isRefused: boolean
  savedAt: Date | undefined
}

function stateText(form: ProfileForm, { isWrong, isRefused, savedAt }: State): string {
  if (form.isSending) return 'Menyimpan…'
  if (isWrong) return 'Periksa isian yang ditandai'
  if (isRefused) return form.message
  if (form.isChanged) return 'Ada perubahan yang belum disimpan'
  return savedAt ? savedText(savedAt) : ''
}

/** What others decide, or what is changed elsewhere. */
function AccountPanel({ profile, data }: { profile: Profile; data: PageData }) {
  return (
    <Panel title="Akun">
      <Facts
        facts={[
          { label: 'Peran', value: <Tag>{profile.kindLabel}</Tag> },
          { label: 'Email', value: profile.email ?? 'Belum ada' },
          { label: 'Bergabung', value: data.joined },
        ]}
      />
      <p className="o-small o-mute">
        Email, kata sandi, dan faktor kedua diatur di{' '}
        <a className="o-link" href={data.accountHref}>
          layanan akun
        </a>
        , sebab akun Anda berlaku di semua situs. Apa yang dilihat orang lain diatur di{' '}
        <a className="o-link" href={routes['Profile-Privasi']}>
          Privasi & data
        </a>
        .
      </p>
      {data.hasPublicProfile && (
        <p className="o-small o-mute">
          Yang tampil di situs di sebelah kelas dan tulisan Anda ditulis di{' '}
          <a className="o-link" href={routes['Kelola-Profil']}>
            profil publik
          </a>
          .
        </p>
      )}
    </Panel>
  )
}
