import './schools.css'
import { sitePath } from '../../../site-links.ts'
import { errorOf, FormProblems, filled } from '../../../ui/form-problems.tsx'
import { CheckField, Field, SelectField, TextField } from '../../../ui/kit/forms.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { SchoolFormPage } from './schools.contract.ts'

export const pages: PagesOf<'schools.register'> = { 'schools.register': RegisterSchool }

/** A school says who it is. */
function RegisterSchool({ data }: { data: SchoolFormPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame variant="offer" heading={data.heading} crumbs={data.crumbs} facts={[]}>
      {data.sent ? (
        <section className="block">
          <Notice tone="good" title={data.sent.title} live>
            <p>{data.sent.text}</p>
          </Notice>
          <p className="actions">
            <a className="btn btn-main" href={data.leagueHref}>
              Buka pendaftaran tim
            </a>
            <a className="btn btn-line" href="/">
              Kembali ke beranda
            </a>
          </p>
        </section>
      ) : (
        <SchoolForm data={data} />
      )}
      <p className="sc-credit">
        <a href={data.credit.href}>{data.credit.text}</a>
      </p>
    </DetailFrame>
  )
}

function SchoolForm({ data }: { data: SchoolFormPage }) {
  const { values, errors, message } = data
  const text = (name: string) => filled(data, name)
  return (
    <form className="form sc-form" method="post" action={sitePath('/Daftar-Sekolah')} noValidate>
      {message && <FormProblems message={message} problems={errors} />}
      <fieldset className="sc-set">
        <legend>Sekolah</legend>
        <div className="sc-two">
          <TextField {...text('npsn')} label="NPSN" hint="8 karakter, misalnya 20329001" required />
          <TextField {...text('name')} label="Nama sekolah" autoComplete="organization" required />
          <SelectField
            {...text('level')}
            label="Jenjang"
            options={data.levels}
            value={values.level ?? 'SMK'}
            required
          />
          <SelectField {...text('ownership')} label="Status sekolah" options={data.ownerships} required />
          <City data={data} error={errorOf(data, 'cityId')} />
          <TextField {...text('address')} label="Alamat" autoComplete="address-line1" />
          <TextField {...text('phone')} label="Telepon sekolah" type="tel" />
          <TextField {...text('email')} label="Email sekolah" type="email" />
          <TextField {...text('website')} label="Situs web" hint="Misalnya smkn1tegal.sch.id" />
          <TextField {...text('principal')} label="Kepala sekolah" required />
        </div>
        <TextField {...text('majors')} label="Jurusan" hint="Pisahkan dengan koma, misalnya RPL, TKJ, DKV" />
      </fieldset>
      <fieldset className="sc-set">
        <legend>Narahubung</legend>
        <div className="sc-two">
          <TextField {...text('contact.name')} label="Nama lengkap" autoComplete="name" required />
          <TextField {...text('contact.phone')} label="Nomor ponsel" type="tel" autoComplete="tel" required />
          <TextField {...text('contact.email')} label="Email" type="email" autoComplete="email" required />
        </div>
      </fieldset>
      <div id="consent">
        <CheckField
          id="consent-box"
          name="consent"
          label="Saya mewakili sekolah ini dan setuju datanya disimpan dan diperiksa."
          value={values.consent === '1'}
        />
        {errorOf(data, 'consent') && <p className="field-error">{errorOf(data, 'consent')}</p>}
        <p className="field-hint">
          Nomor dan email narahubung hanya dilihat pengelola. Selengkapnya di{' '}
          <a href={data.policyHref}>Kebijakan Privasi</a>.
        </p>
      </div>
      <p className="actions">
        <button className="btn btn-main btn-large" type="submit">
          Kirim pendaftaran
        </button>
      </p>
    </form>
  )
}

/** All of them in one list, by province: it needs no script to depend on another. */
function City({ data, error }: { data: SchoolFormPage; error: string | undefined }) {
  return (
    <Field name="cityId" label="Kabupaten/kota" error={error} required>
      {tied => (
        <select className="input" defaultValue={data.values.cityId ?? ''} {...tied}>
          <option value="">Pilih kabupaten atau kota</option>
          {data.provinces.map(province => (
            <optgroup key={province.name} label={province.name}>
              {province.cities.map(city => (
                <option key={city.id} value={city.id}>
                  {city.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}
