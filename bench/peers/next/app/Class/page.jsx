import { cache } from 'react'
import { Card } from '../../components/card'
import { ListTools } from '../../components/tools'
import { Crumbs, Pager } from '../../components/trail'
import { catalogue } from '../../lib/db'

export const dynamic = 'force-dynamic'

/** The page and its head ask once. */
const loadList = cache(async (page, type) =>
  (await catalogue()).classList({ ...(page ? { page } : {}), ...(type ? { type } : {}) }),
)

export async function generateMetadata({ searchParams }) {
  const { page, type } = await searchParams
  const [{ head, canonical }, { site }] = await Promise.all([loadList(page, type), catalogue()])
  return {
    title: `${head.title} - ${site.title}`,
    description: head.description,
    alternates: { canonical: `http://localhost${canonical}` },
    openGraph: { title: head.title, description: head.description, type: 'website', siteName: site.title },
  }
}

export default async function ClassList({ searchParams }) {
  const { page, type } = await searchParams
  const [{ data, head }, { site }] = await Promise.all([loadList(page, type), catalogue()])
  return (
    <>
      <div className="frame-head on-tint">
        <div className="wrap">
          <Crumbs crumbs={data.crumbs} />
          <div className="page-head head-start">
            <h1>{data.heading.title}</h1>
            {data.heading.lead && <p className="lead">{data.heading.lead}</p>}
          </div>
        </div>
      </div>
      <div className="wrap list list-above">
        <div className="list-tools">
          <ListTools
            action={data.path}
            search={data.search}
            filters={data.filters}
            reset={data.isFiltered ? data.path : undefined}
          />
        </div>
        <div className="list-items">
          {data.pager && <p className="list-count">{`${data.pager.totalItems} hasil`}</p>}
          <ul className="cards cards-three">
            {data.items.map(item => (
              <li key={item.href}>
                <Card item={item} site={site} />
              </li>
            ))}
          </ul>
          {data.pager && <Pager pager={data.pager} />}
        </div>
      </div>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(head.jsonLd).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
