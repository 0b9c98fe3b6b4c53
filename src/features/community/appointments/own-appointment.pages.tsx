import './appointments.css'
import { limits } from '../../../shared/limits.ts'
import { errorOf, FormProblems } from '../../../ui/form-problems.tsx'
import { CheckField, TextField } from '../../../ui/kit/forms.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { OwnAppointmentPage } from './appointments.contract.ts'
import { SlotChoice } from './slots.views.tsx'

export const pages: PagesOf<'appointments.own'> = { 'appointments.own': OwnAppointment }

/** An appointment, for whoever holds the link of its mail: to be moved, cancelled, kept in a calendar. */
function OwnAppointment({ data }: { data: OwnAppointmentPage }) {
  const { DetailFrame } = useParts()
  const { badge, text, reply, lines, icsHref, slots } = data
  const tone = badge.tone === 'red' ? 'bad' : badge.tone === 'orange' ? 'info' : 'good'
  return (
    <DetailFrame variant="offer" heading={data.heading} crumbs={data.crumbs} facts={[]}>
      <section className="block" aria-label="Janji temu">
        <Notice tone={tone} title={badge.label} live>
          <p>{text}</p>
          {reply && <p>{reply}</p>}
        </Notice>
        <ul className="points points-list appt-lines">
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {icsHref && (
          <p className="actions">
            <a className="btn btn-line" href={icsHref}>
              Simpan ke kalender
            </a>
          </p>
        )}
      </section>
      {slots && <Move data={data} slots={slots} />}
      {slots && <Cancel data={data} />}
    </DetailFrame>
  )
}

function Move({
  data,
  slots,
}: {
  data: OwnAppointmentPage
  slots: NonNullable<OwnAppointmentPage['slots']>
}) {
  const { path, message, errors, values } = data
  const isMine = message !== '' && values.do !== 'cancel'
  return (
    <section className="block" aria-labelledby="pindah">
      <h2 id="pindah">Pindahkan</h2>
      <form className="form appt-form" method="post" action={path} noValidate>
        {isMine && <FormProblems message={message} problems={errors} />}
        <SlotChoice slots={slots} value={values.slot} error={isMine ? errorOf(data, 'slot') : undefined} />
        <p className="actions">
          <button className="btn btn-main" type="submit" name="do" value="move">
            Pindahkan janji temu
          </button>
        </p>
      </form>
    </section>
  )
}

function Cancel({ data }: { data: OwnAppointmentPage }) {
  const { path, message, errors, values } = data
  const isMine = message !== '' && values.do === 'cancel'
  return (
    <details className="block appt-cancel" open={isMine}>
      <summary>Batalkan janji temu</summary>
      <form className="form appt-form" method="post" action={path} noValidate>
        {isMine && <FormProblems message={message} problems={errors} />}
        <TextField
          id="words"
          name="words"
          label="Alasan"
          rows={3}
          maxLength={limits.answer}
          value={values.words}
        />
        <CheckField id="isSure" name="isSure" label="Ya, saya membatalkan janji temu ini" />
        <p className="actions">
          <button className="btn btn-line" type="submit" name="do" value="cancel">
            Batalkan
          </button>
        </p>
      </form>
    </details>
  )
}
