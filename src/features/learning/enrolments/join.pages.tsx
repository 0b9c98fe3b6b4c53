import './join.css'
import { errorOf, FormProblems, filled } from '../../../ui/form-problems.tsx'
import { Actions, ButtonLink } from '../../../ui/kit/actions.tsx'
import { TextField } from '../../../ui/kit/forms.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { JoinPage, RunChoice } from './enrolment-pages.contract.ts'

export const pages: PagesOf<'enrolments.join'> = { 'enrolments.join': Join }

/** Registering for a class; for whoever is in, where they stand and the way out. */
function Join({ data }: { data: JoinPage }) {
  const { DetailFrame } = useParts()
  const back = { label: 'Kembali ke halaman kelas', href: data.classHref }
  return (
    <DetailFrame
      variant="offer"
      heading={data.heading}
      crumbs={data.crumbs}
      facts={data.facts}
      aside={
        <OfferBox price={data.price} note={data.how} actions={[]}>
          <p className="actions">
            {[...data.ask, back].map(action => (
              <ButtonLink key={action.href} action={action} look="line" />
            ))}
          </p>
        </OfferBox>
      }
    >
      {data.message && <FormProblems message={data.message} problems={data.errors} />}
      {data.standing && <Standing data={data} standing={data.standing} />}
      {data.closed && (
        <Notice tone="warning" title="Belum dapat mendaftar di sini">
          <p>{data.closed}</p>
        </Notice>
      )}
      {data.buy && (
        <Notice tone="info" title="Kelas ini berbayar">
          <p>Kursi Anda disimpan begitu tagihannya dibuat, dan kelasnya terbuka setelah dibayar.</p>
          <Actions actions={[data.buy]} />
        </Notice>
      )}
      {data.button ? <JoinForm data={data} /> : <Runs runs={data.runs} />}
    </DetailFrame>
  )
}

function JoinForm({ data }: { data: JoinPage }) {
  return (
    <form className="form join-form" method="post" action={data.action} noValidate>
      <Runs runs={data.runs} isChosen={data.runs.length > 1} form={data} />
      {data.asksCode && (
        <TextField
          {...filled(data, 'code')}
          label="Kode kelas"
          hint="Dibagikan oleh pengajar Anda. Besar kecil huruf dan spasi tidak berpengaruh."
          autoComplete="off"
          required
        />
      )}
      <p>Dengan mendaftar, nama Anda terlihat oleh pengelola kelas. Anda dapat membatalkannya kapan saja.</p>
      <p className="actions">
        <button className="btn btn-main btn-large" type="submit">
          {data.button}
        </button>
      </p>
    </form>
  )
}

interface RunsProps {
  runs: RunChoice[]
  /** one of several is to be chosen */
  isChosen?: boolean
  form?: JoinPage
}

function Runs({ runs, isChosen = false, form }: RunsProps) {
  if (runs.length === 0) return null
  const error = form && errorOf(form, 'run')
  return (
    <fieldset className="join-runs" id="run" tabIndex={-1}>
      <legend>{isChosen ? 'Pilih jadwal' : 'Jadwal'}</legend>
      {error && <p className="field-error">{error}</p>}
      {runs.map(run =>
        isChosen ? (
          <label className="join-run" key={run.id}>
            <input
              type="radio"
              name="run"
              value={run.id}
              defaultChecked={form?.values.run === String(run.id)}
            />
            <RunWords run={run} />
          </label>
        ) : (
          <div className="join-run" key={run.id}>
            <RunWords run={run} />
          </div>
        ),
      )}
    </fieldset>
  )
}

const RunWords = ({ run }: { run: RunChoice }) => (
  <span>
    <strong>{run.name}</strong>
    {[...run.lines, run.seats].filter(Boolean).map(line => (
      <small key={line}>{line}</small>
    ))}
  </span>
)

function Standing({ data, standing }: { data: JoinPage; standing: NonNullable<JoinPage['standing']> }) {
  return (
    <section className="block join-standing">
      <Notice tone={standing.tone} title={standing.title}>
        {standing.text && <p>{standing.text}</p>}
        {standing.action && <Actions actions={[standing.action]} />}
      </Notice>
      {standing.leave && (
        <details>
          <summary>{standing.leave}</summary>
          <form method="post" action={data.action}>
            <p>
              Kursi Anda diberikan kepada orang lain. Yang sudah Anda pelajari tetap tersimpan bila Anda
              kembali.
            </p>
            <p className="actions">
              <button className="btn btn-line" type="submit" name="do" value="leave">
                {`Ya, ${standing.leave.toLowerCase()}`}
              </button>
            </p>
          </form>
        </details>
      )}
    </section>
  )
}
