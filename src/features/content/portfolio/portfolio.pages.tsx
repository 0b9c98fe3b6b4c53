import { Icon } from '../../../ui/icon.tsx'
import { Actions, ButtonLink } from '../../../ui/kit/actions.tsx'
import { Empty } from '../../../ui/kit/list-frame.tsx'
import { Chips, ListTools } from '../../../ui/kit/tools.tsx'
import { useParts } from '../../../ui/parts.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Film, PhotoGrid } from '../../../ui/showing.tsx'
import type { ClientsPage, PortfolioDetailPage, PortfolioListPage } from './portfolio.contract.ts'
import './portfolio.css'
import type { PagesOf } from '../../../ui/pages.ts'

export const pages: PagesOf<'portfolio.clients' | 'portfolio.detail' | 'portfolio.list'> = {
  'portfolio.clients': Clients,
  'portfolio.detail': PortfolioDetail,
  'portfolio.list': PortfolioList,
}

function PortfolioList({ data }: { data: PortfolioListPage }) {
  const { ListFrame } = useParts()
  return (
    <ListFrame
      {...data}
      tools={
        <>
          <ListTools list={data} />
          {data.kinds.length > 2 && <Chips label="Jenis proyek" links={data.kinds} current={data.path} />}
        </>
      }
    />
  )
}

function PortfolioDetail({ data }: { data: PortfolioDetailPage }) {
  const { DetailFrame } = useParts()
  const { client, batches, projectLink, photos, images } = data
  return (
    <DetailFrame
      {...data}
      variant="article"
      related={data.related.length > 0 ? { title: 'Proyek lain', items: data.related } : undefined}
    >
      <Prose html={data.descriptionHtml} />
      <dl className="project">
        {client && (
          <div>
            <dt>Klien</dt>
            <dd>
              <a href={client.href}>{client.name}</a>
              {client.sector && <span>{client.sector}</span>}
            </dd>
          </div>
        )}
        {batches.map(batch => (
          <div key={batch.label}>
            <dt>{batch.label}</dt>
            <dd>{batch.date}</dd>
          </div>
        ))}
      </dl>
      {projectLink && <Actions actions={[projectLink]} />}
      {data.film && (
        <section className="project-part">
          <h2>Video</h2>
          <Film film={data.film} />
        </section>
      )}
      {photos.length > 0 && (
        <section className="project-part">
          <h2>Dokumentasi</h2>
          <PhotoGrid images={photos} label="Dokumentasi" />
        </section>
      )}
      {images.length > 0 && (
        <section className="project-part">
          <h2>Hasil</h2>
          <PhotoGrid images={images} label="Hasil" />
        </section>
      )}
    </DetailFrame>
  )
}

function Clients({ data }: { data: ClientsPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame {...data} variant="offer" facts={[]}>
      {data.clients.length === 0 ? (
        <Empty empty={data.empty} />
      ) : (
        <>
          <ul className="clients">
            {data.clients.map(client => (
              <li key={client.name}>
                {client.logo ? (
                  <Picture image={client.logo} sizes="72px" ratio="1x1" decorative />
                ) : (
                  <span className="client-initials" aria-hidden="true">
                    {client.initials}
                  </span>
                )}
                <h2>{client.name}</h2>
                {client.sector && <p>{client.sector}</p>}
                {client.projects.length > 0 && (
                  <ul className="client-projects">
                    {client.projects.map(project => (
                      <li key={project.href}>
                        <Icon name="arrow-right" />
                        <a href={project.href}>{project.label}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <p className="actions">
            <ButtonLink action={data.more} look="line" />
          </p>
        </>
      )}
    </DetailFrame>
  )
}
