import { errorOf, FormProblems, filled } from '../../../ui/form-problems.tsx'
import { CheckField, Field, SelectField, TextField } from '../../../ui/kit/forms.tsx'
import type { SchoolFields } from './schools.contract.ts'

/** A school says who it is, for the first time or once more. */
export function SchoolForm({ data }: { data: SchoolFields }) {
  const { values, errors, message } = data
  const text = (name: string) => filled(data, name)
  return (
    <form className="form sc-form" method="post" action={data.action} noValidate>
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
          {data.submit}
        </button>
      </p>
    </form>
  )
}

/** All of them in one list, by province: it needs no script to depend on another. */
function City({ data, error }: { data: SchoolFields; error: string | undefined }) {
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
