import { useState } from 'react'
import { dayOfTyped, typedDay } from '../../../shared/birth-date.ts'
import { isDay } from '../../../shared/days.ts'
import { BirthDate } from '../../../ui/birth-date.tsx'
import { errorOf, FormProblems, filled, idOf } from '../../../ui/form-problems.tsx'
import { CheckField, formLook, SelectField, TextField } from '../../../ui/kit/forms.tsx'
import type { TeamFormData } from './team-pages.contract.ts'

interface TeamFormProps {
  form: TeamFormData
  /** a draft may be kept */
  mayKeep?: boolean
  submit: string
}

const rowNumbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * A team and its members, as many rows as the largest category has. It is a plain form; where script runs, the fields
 * of a guardian stand only where somebody is not 18 yet.
 */
export function TeamForm({ form, mayKeep, submit }: TeamFormProps) {
  const { values, errors, message, school } = form
  const text = (name: string) => filled(form, name)
  return (
    <form className="form tm-form" id="tim" method="post" action={form.action} noValidate>
      {message && <FormProblems message={message} problems={errors} />}
      <div className="tm-school" id="npsn">
        <p>
          <strong>{school.name}</strong>
          <small>
            NPSN {school.npsn} · {school.place}
          </small>
        </p>
        {school.changeHref && <a href={school.changeHref}>Ganti sekolah</a>}
        <input type="hidden" name="npsn" value={school.npsn} />
        {values.season && <input type="hidden" name="season" value={values.season} />}
      </div>
      <fieldset className="tm-set">
        <legend>Tim</legend>
        <div className="tm-two">
          <TextField {...text('name')} label="Nama tim" required />
          <SelectField
            {...text('category')}
            label="Kategori"
            options={form.categories}
            placeholder="Pilih kategori"
            required
          />
        </div>
      </fieldset>
      <fieldset className="tm-set">
        <legend>Pembimbing</legend>
        <div className="tm-two">
          <TextField {...text('coach.name')} label="Nama lengkap" autoComplete="name" required />
          <TextField {...text('coach.email')} label="Email" type="email" autoComplete="email" required />
          <TextField
            {...text('coach.phone')}
            label="Nomor ponsel"
            type="tel"
            autoComplete="tel"
            hint="Misalnya 0812-3456-7890"
            required
          />
        </div>
      </fieldset>
      <div id="members" tabIndex={-1}>
        {rowNumbers.slice(0, form.rows).map(row => (
          <MemberRow key={row} form={form} row={row} />
        ))}
      </div>
      <Consents form={form} />
      <p className="actions">
        <button className="btn btn-main btn-large" type="submit" name="do" value="submit">
          {submit}
        </button>
        {mayKeep && (
          <button className="btn btn-line btn-large" type="submit" name="do" value="draft">
            Simpan sebagai draf
          </button>
        )}
      </p>
    </form>
  )
}

function birthDateIn(form: HTMLFormElement, name: string): string {
  const sent = new FormData(form)
  const part = (which: string) => String(sent.get(`${name}-${which}`) ?? '')
  return dayOfTyped(typedDay({ day: part('day'), month: part('month'), year: part('year') }))
}

/** On the server, and until script runs, everything stands open. */
function MemberRow({ form, row }: { form: TeamFormData; row: number }) {
  const { values, grades, adultsBornUntil } = form
  const at = (name: string) => `members.${row}.${name}`
  const text = (name: string) => filled(form, at(name))
  const [birthDate, setBirthDate] = useState(values[at('birthDate')] ?? '')
  const isAdult = isDay(birthDate) && birthDate <= adultsBornUntil
  const required = row < form.required
  return (
    <fieldset
      className="tm-set tm-member"
      onChange={event => {
        const { form } = event.currentTarget
        if (form) setBirthDate(birthDateIn(form, at('birthDate')))
      }}
    >
      <legend>
        Anggota {row + 1}
        {!required && <span className="field-optional"> opsional</span>}
      </legend>
      <div className="tm-two">
        <TextField {...text('fullName')} label="Nama lengkap" required={required} />
        <TextField {...text('nisn')} label="NISN" inputMode="numeric" hint="10 angka" required={required} />
        <BirthDate
          {...text('birthDate')}
          look={formLook}
          control="input"
          label="Tanggal lahir"
          value={values[at('birthDate')] ?? ''}
          required={required}
        />
        <SelectField {...text('grade')} label="Kelas" options={grades} required={required} />
        <TextField {...text('major')} label="Jurusan" hint="Misalnya RPL atau TKJ" required={required} />
        <TextField {...text('phone')} label="Nomor ponsel" type="tel" />
        <TextField {...text('email')} label="Email" type="email" />
      </div>
      {!isAdult && (
        <div className="tm-two tm-guardian">
          <TextField
            {...text('guardianName')}
            label="Nama orang tua atau wali"
            hint="Untuk anggota di bawah 18 tahun"
          />
          <TextField {...text('guardianEmail')} label="Email orang tua atau wali" type="email" />
        </div>
      )}
      <CheckField
        id={`captain-${row}`}
        name="captain"
        sent={String(row)}
        type="radio"
        label="Ketua tim"
        value={values.captain === undefined ? row === 0 : values.captain === String(row)}
      />
    </fieldset>
  )
}

function Consents({ form }: { form: TeamFormData }) {
  const { consents, values, rulesHref, policyHref } = form
  return (
    <fieldset className="tm-set">
      <legend>Pernyataan pembimbing</legend>
      {(['rules', 'data', 'guardian'] as const).map(name => {
        const field = `consents.${name}`
        const error = errorOf(form, field)
        return (
          <div key={name} id={idOf(field)}>
            <CheckField
              id={`${idOf(field)}-box`}
              name={field}
              label={consents[name]}
              value={values[field] === '1'}
            />
            {error && <p className="field-error">{error}</p>}
          </div>
        )
      })}
      <p className="field-hint">
        Baca <a href={rulesHref}>aturan liga</a> dan <a href={policyHref}>Kebijakan Privasi</a>. NISN, tanggal
        lahir, dan kontak anggota disimpan terenkripsi dan tidak pernah tampil di halaman umum.
      </p>
    </fieldset>
  )
}
