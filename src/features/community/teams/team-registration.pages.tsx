import './teams.css'
import { sitePath } from '../../../site-links.ts'
import { Actions } from '../../../ui/kit/actions.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { TeamForm } from './team-form.views.tsx'
import type { RegisterPage } from './team-pages.contract.ts'

export const pages: PagesOf<'league.register'> = { 'league.register': Register }

/** Step one finds the school, step two takes its team. */
function Register({ data }: { data: RegisterPage }) {
  const { DetailFrame } = useParts()
  const { closed, form } = data
  return (
    <DetailFrame variant="offer" heading={data.heading} crumbs={data.crumbs} facts={data.facts}>
      {closed ? (
        <section className="block">
          <Notice tone="warning" title={closed.title}>
            <p>{closed.text}</p>
          </Notice>
          <Actions actions={closed.actions} />
        </section>
      ) : (
        <>
          {!form && <SchoolStep data={data} />}
          {form && <TeamForm key={form.school.npsn} form={form} mayKeep submit="Kirim pendaftaran" />}
        </>
      )}
    </DetailFrame>
  )
}

function SchoolStep({ data: { search, registerSchoolHref } }: { data: RegisterPage }) {
  const { value, isAsked, found } = search
  return (
    <section className="block" aria-labelledby="sekolah">
      <h2 id="sekolah">1. Pilih sekolah</h2>
      <form className="tm-search" action={sitePath('/Liga-Smk/Register')} key={value}>
        <div className="field">
          <label htmlFor="q">NPSN atau nama sekolah</label>
          <input
            className="input"
            id="q"
            name="q"
            type="search"
            defaultValue={value}
            autoComplete="organization"
            required
          />
        </div>
        <button className="btn btn-main" type="submit">
          Cari sekolah
        </button>
      </form>
      {found.length > 0 && (
        <ul className="tm-schools" aria-label="Sekolah yang ditemukan">
          {found.map(school => (
            <li key={school.npsn}>
              <a href={school.href}>
                <strong>{school.name}</strong>
                <small>
                  NPSN {school.npsn} · {school.place}
                </small>
              </a>
            </li>
          ))}
        </ul>
      )}
      {isAsked && found.length === 0 && (
        <Notice tone="warning" title={`Tidak ada sekolah untuk "${value}"`}>
          <p>
            Periksa NPSN atau ejaannya. Bila sekolah Anda belum terdaftar di sini,{' '}
            <a href={registerSchoolHref}>daftarkan sekolahnya</a> terlebih dahulu.
          </p>
        </Notice>
      )}
      {!isAsked && (
        <p className="tm-mute">
          Sekolah belum terdaftar? <a href={registerSchoolHref}>Daftarkan sekolah</a>, lalu kembali ke sini
          setelah diverifikasi.
        </p>
      )}
    </section>
  )
}
