import './schools.css'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { Papers } from '../../../ui/papers.tsx'
import { useParts } from '../../../ui/parts.tsx'
import { SchoolForm } from './school-form.views.tsx'
import type { OwnSchoolPage } from './schools.contract.ts'

export const pages: PagesOf<'schools.own'> = { 'schools.own': OwnSchool }

/** What became of a school's registration, for whoever holds the link of its letter. */
function OwnSchool({ data }: { data: OwnSchoolPage }) {
  const { DetailFrame } = useParts()
  const { badge, text, reason, form, papers, path } = data
  const tone = badge.tone === 'green' ? 'good' : badge.tone === 'red' ? 'bad' : 'info'
  return (
    <DetailFrame variant="offer" heading={data.heading} crumbs={data.crumbs} facts={[]}>
      <section className="block" aria-label="Status pendaftaran">
        <Notice tone={tone} title={badge.label} live>
          <p>{text}</p>
          {reason && <p>Dari pemeriksa: {reason}</p>}
        </Notice>
        {badge.tone === 'green' && (
          <p className="actions">
            <a className="btn btn-main" href={data.leagueHref}>
              Buka pendaftaran tim
            </a>
          </p>
        )}
      </section>
      {form && <SchoolForm data={form} />}
      <Papers
        papers={papers}
        page={path}
        none="Belum ada dokumen. Surat pernyataan atau izin operasional mempercepat pemeriksaan."
      />
    </DetailFrame>
  )
}
