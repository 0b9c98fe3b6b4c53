import { useParts } from '../../ui/parts.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { ProgramDetailPage, ProgramListPage } from './programs.contract.ts'

export function ProgramList({ data }: { data: ProgramListPage }) {
  const { ListFrame } = useParts()
  return (
    <ListFrame
      heading={data.heading}
      crumbs={data.crumbs}
      items={data.items}
      empty={data.empty}
      pager={data.pager}
    />
  )
}

export function ProgramDetail({ data }: { data: ProgramDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      variant="offer"
      heading={data.heading}
      crumbs={data.crumbs}
      cover={data.cover}
      facts={data.facts}
      related={
        data.related.length > 0 ? { title: 'Kelas dalam program ini', items: data.related } : undefined
      }
    >
      <Prose html={data.descriptionHtml} />
      {data.partners.length > 0 && (
        <section className="block">
          <h2>Mitra</h2>
          <ul className="chips">
            {data.partners.map(partner => (
              <li key={partner}>
                <span className="chip">{partner}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DetailFrame>
  )
}
