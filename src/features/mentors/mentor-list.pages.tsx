import './mentors.css'
import { ListTools } from '../../ui/kit/tools.tsx'
import { useParts } from '../../ui/parts.tsx'
import type { MentorListPage } from './mentors.contract.ts'

export function MentorList({ data }: { data: MentorListPage }) {
  const { ListFrame } = useParts()
  return (
    <div className="mentors">
      <ListFrame
        heading={data.heading}
        crumbs={data.crumbs}
        items={data.items}
        empty={data.empty}
        pager={data.pager}
        tools={
          <ListTools
            action={data.path}
            search={data.search}
            reset={data.isFiltered ? data.path : undefined}
          />
        }
      />
    </div>
  )
}
