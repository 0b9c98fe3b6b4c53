import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import { ListTools } from '../../../ui/kit/tools.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { CareerDetailPage, CareerListPage, JobDetailPage } from './careers.contract.ts'

export const pages: PagesOf<'careers.detail' | 'careers.job' | 'careers.list'> = {
  'careers.detail': CareerDetail,
  'careers.job': Job,
  'careers.list': CareerList,
}

/** Organisations, or open jobs. */
function CareerList({ data }: { data: CareerListPage }) {
  const { ListFrame } = useParts()
  return <ListFrame {...data} tools={<ListTools list={data} />} />
}

function CareerDetail({ data }: { data: CareerDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      {...data}
      variant="article"
      related={data.jobs.length > 0 ? { title: 'Lowongan yang dibuka', items: data.jobs } : undefined}
    >
      <Prose html={data.descriptionHtml} />
      <div className="block">
        <p className="actions">
          {data.website && (
            <a className="btn btn-line" href={data.website.href} rel="noopener nofollow">
              {data.website.label}
            </a>
          )}
          <ButtonLink action={data.more} look="quiet" />
        </p>
      </div>
    </DetailFrame>
  )
}

function Job({ data }: { data: JobDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      {...data}
      variant="offer"
      aside={
        <OfferBox note={data.note} actions={data.actions} facts={[{ icon: 'price', text: data.salary }]} />
      }
      related={data.related.length > 0 ? { title: 'Lowongan lain', items: data.related } : undefined}
    >
      {!data.isOpen && (
        <Notice tone="warning" title={data.note}>
          <p>
            Halaman ini disimpan sebagai keterangan. Lihat lowongan yang masih dibuka di{' '}
            <a href={data.list}>daftar lowongan</a>.
          </p>
        </Notice>
      )}
      <div className="block">
        <Prose html={data.descriptionHtml} />
      </div>
      {data.skills.length > 0 && (
        <section className="block">
          <h2>Keahlian</h2>
          <ul className="chips">
            {data.skills.map(skill => (
              <li key={skill}>
                <span className="chip">{skill}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="block">
        <h2>Tentang organisasi</h2>
        <p>{data.career.summary}</p>
        <p className="actions">
          <ButtonLink action={data.career} look="quiet" />
        </p>
      </section>
    </DetailFrame>
  )
}
