import './appointments.css'
import { sitePath } from '../../../site-links.ts'
import { errorOf, FormProblems, filled } from '../../../ui/form-problems.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/kit/forms.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { AppointmentPage } from './appointments.contract.ts'
import { SlotChoice } from './slots.views.tsx'

export const pages: PagesOf<'appointments.make'> = { 'appointments.make': MakeAppointment }

/** Asks for an appointment; beside it the hours, other ways to reach people, and the small form for a demonstration. */
function MakeAppointment({ data }: { data: AppointmentPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      variant="offer"
      heading={data.heading}
      crumbs={data.crumbs}
      facts={[{ icon: 'clock', text: `Jam kerja: ${data.hours}` }]}
      aside={<Beside data={data} />}
    >
      {data.sent ? <Sent sent={data.sent} /> : <AppointmentForm data={data} />}
    </DetailFrame>
  )
}

function Sent({ sent }: { sent: NonNullable<AppointmentPage['sent']> }) {
  return (
    <section className="block" aria-labelledby="terkirim">
      <Notice tone="good" live>
        <h2 className="notice-title" id="terkirim">
          {sent.title}
        </h2>
        <p>{sent.text}</p>
      </Notice>
      <ul className="points points-list appt-lines">
        {sent.lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="actions">
        <a className="btn btn-main" href={sent.href}>
          Lihat janji temu
        </a>
        <a className="btn btn-line" href={sitePath('/Make-Appointment')}>
          Buat janji temu lain
        </a>
      </p>
    </section>
  )
}

function AppointmentForm({ data }: { data: AppointmentPage }) {
  const { values, errors, choices, message } = data
  const text = (name: string) => filled(data, name)
  return (
    <form className="form appt-form" method="post" action={sitePath('/Make-Appointment')} noValidate>
      {message && <FormProblems message={message} problems={errors} />}
      <div className="appt-two">
        <TextField {...text('name')} label="Nama lengkap" autoComplete="name" required />
        <TextField {...text('organisation')} label="Nama lembaga" autoComplete="organization" required />
        <TextField {...text('email')} label="Email" type="email" autoComplete="email" required />
        <TextField
          {...text('phone')}
          label="Nomor ponsel"
          type="tel"
          autoComplete="tel"
          hint="Misalnya 0812-3456-7890"
          required
        />
        <SelectField
          {...text('orgType')}
          label="Jenis lembaga"
          options={choices.orgTypes}
          placeholder="Pilih"
          required
        />
        <SelectField {...text('topic')} label="Topik" options={choices.topics} placeholder="Pilih" required />
      </div>
      <fieldset className="appt-set" id="preferredAt" tabIndex={-1}>
        <legend>Kapan dan bagaimana</legend>
        <SlotChoice slots={data.slots} value={values.slot} error={errorOf(data, 'preferredAt')} />
        <div className="appt-two">
          <SelectField {...text('mode')} label="Cara bertemu" options={choices.modes} required />
        </div>
      </fieldset>
      <TextField
        {...text('notes')}
        label="Catatan"
        rows={4}
        hint="Misalnya jumlah peserta, jurusan, atau yang ingin Anda lihat"
      />
      <div id="consent">
        <CheckField id="consent-box" name="consent" label={data.consentText} value={values.consent === '1'} />
        {errorOf(data, 'consent') && <p className="field-error">{errorOf(data, 'consent')}</p>}
        <p className="field-hint">
          Selengkapnya di <a href={data.policyHref}>Kebijakan Privasi</a>.
        </p>
      </div>
      <p className="actions">
        <button className="btn btn-main btn-large" type="submit" name="form" value="appointment">
          Kirim permintaan
        </button>
      </p>
    </form>
  )
}

function Beside({ data }: { data: AppointmentPage }) {
  const { contact, demo } = data
  return (
    <div className="offer-box appt-beside">
      {(contact.email || contact.whatsapp) && (
        <section>
          <h2>Hubungi langsung</h2>
          <ul>
            {contact.whatsapp && (
              <li>
                WhatsApp <a href={contact.whatsapp.href}>{contact.whatsapp.label}</a>
              </li>
            )}
            {contact.email && (
              <li>
                Email <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
            )}
          </ul>
        </section>
      )}
      <section>
        <h2>Cukup lihat demo?</h2>
        {demo.sent ? (
          <Notice tone="good" live>
            <p>{demo.sent}</p>
          </Notice>
        ) : (
          <form className="form" method="post" action={sitePath('/Make-Appointment')} noValidate>
            <TextField
              id="demo-email"
              name="email"
              type="email"
              label="Email Anda"
              value={demo.email}
              error={demo.error}
              autoComplete="email"
              required
            />
            <button className="btn btn-line" type="submit" name="form" value="demo">
              Minta demo
            </button>
          </form>
        )}
      </section>
    </div>
  )
}
