import './programs.css'
import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { Portrait } from '../../../ui/kit/people.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { ProgramDetailPage } from './programs.contract.ts'

export const pages: PagesOf<'programs.detail'> = { 'programs.detail': ProgramDetail }

function ProgramDetail({ data }: { data: ProgramDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      {...data}
      variant="offer"
      related={
        data.related.length > 0 ? { title: 'Kelas dalam program ini', items: data.related } : undefined
      }
    >
      <Prose html={data.descriptionHtml} />
      {data.curriculum && (
        <p className="program-way">
          <ButtonLink action={data.curriculum} look="line" />
        </p>
      )}
      <Lead lead={data.lead} />
      <Words title="Provinsi" words={data.provinces} />
      <Schools schools={data.schools} more={data.moreSchools} />
      <Words title="Mitra" words={data.partners} />
    </DetailFrame>
  )
}

function Lead({ lead }: { lead: ProgramDetailPage['lead'] }) {
  if (!lead) return null
  return (
    <section className="block">
      <h2>Ketua program</h2>
      <div className="program-lead">
        <Portrait name={lead.name} picture={lead.picture} sizes="72px" />
        <div>
          <h3>{lead.href ? <a href={lead.href}>{lead.name}</a> : lead.name}</h3>
          <p className="instructor-role">{lead.title}</p>
        </div>
      </div>
    </section>
  )
}

function Words({ title, words }: { title: string; words: string[] }) {
  if (words.length === 0) return null
  return (
    <section className="block">
      <h2>{title}</h2>
      <ul className="chips">
        {words.map(word => (
          <li key={word}>
            <span className="chip">{word}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Schools({ schools, more }: { schools: ProgramDetailPage['schools']; more: number }) {
  if (schools.length === 0) return null
  return (
    <section className="block">
      <h2>Sekolah peserta</h2>
      <ul className="program-schools">
        {schools.map(school => (
          <li key={`${school.name} ${school.place}`}>
            <span>{school.name}</span>
            <small>{school.place}</small>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="program-more">{`dan ${more} sekolah lain`}</p>}
    </section>
  )
}
