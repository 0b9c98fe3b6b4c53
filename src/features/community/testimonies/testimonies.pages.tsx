import './testimonies.css'
import { limits } from '../../../shared/limits.ts'
import { errorOf, filled } from '../../../ui/form-problems.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/kit/forms.tsx'
import { GuardedForm } from '../../../ui/kit/guarded-form.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { TestimoniesPage } from './testimonies.contract.ts'

export const pages: PagesOf<'testimonies.list'> = { 'testimonies.list': Testimonies }

/** What people tell, further pages of it, and the form below. */
function Testimonies({ data }: { data: TestimoniesPage }) {
  const { PageFrame } = useParts()
  const { heading, crumbs, sections, pager, isEmpty, sent } = data
  return (
    <>
      <PageFrame heading={heading} crumbs={crumbs} sections={sections} />
      <section className="section" aria-labelledby="kirim">
        <div className="wrap wrap-narrow">
          {pager && (
            <p className="actions">
              {pager.hrefs.previous && (
                <a className="btn btn-line" href={pager.hrefs.previous}>
                  Lebih baru
                </a>
              )}
              {pager.hrefs.next && (
                <a className="btn btn-line" href={pager.hrefs.next}>
                  Lebih lama
                </a>
              )}
            </p>
          )}
          {sent ? (
            <>
              <Notice tone="good" live>
                <h2 className="notice-title" id="kirim">
                  {sent.title}
                </h2>
                <p>{sent.text}</p>
              </Notice>
              <p className="actions">
                <a className="btn btn-main" href={sent.action.href}>
                  {sent.action.label}
                </a>
              </p>
            </>
          ) : (
            <>
              <h2 id="kirim">{isEmpty ? 'Jadilah yang pertama bercerita' : 'Ceritakan pengalaman Anda'}</h2>
              <TestimonyForm data={data} />
            </>
          )}
        </div>
      </section>
    </>
  )
}

function TestimonyForm({ data }: { data: TestimoniesPage }) {
  const { stars, values, consentText } = data
  return (
    <GuardedForm
      form={data}
      className="form told-form"
      submit="Kirim cerita"
      say="Cerita Anda"
      after={
        <div id="consent">
          <CheckField id="consent-box" name="consent" label={consentText} value={values.consent === '1'} />
          {errorOf(data, 'consent') && <p className="field-error">{errorOf(data, 'consent')}</p>}
        </div>
      }
    >
      <TextField
        {...filled(data, 'role')}
        label="Peran atau sekolah"
        hint="Misalnya: orang tua siswa, guru SMK, alumni angkatan 2024"
        maxLength={limits.fullName}
      />
      <SelectField
        {...filled(data, 'rating')}
        label="Penilaian"
        options={stars}
        placeholder="Tanpa penilaian"
      />
    </GuardedForm>
  )
}
