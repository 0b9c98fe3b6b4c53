import './schools.css'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { SchoolForm } from './school-form.views.tsx'
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
            <a className="btn btn-main" href={data.sent.href}>
              Lihat status dan unggah dokumen
            </a>
            <a className="btn btn-line" href={data.leagueHref}>
              Buka pendaftaran tim
            </a>
          </p>
        </section>
      ) : (
        <SchoolForm data={data.form} />
      )}
      <p className="sc-credit">
        <a href={data.credit.href}>{data.credit.text}</a>
      </p>
    </DetailFrame>
  )
}
