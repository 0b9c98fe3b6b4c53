import './mentors.css'
import { ListTools } from '../../../ui/kit/tools.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { MentorListPage } from './mentors.contract.ts'

export const pages: PagesOf<'mentors.list'> = { 'mentors.list': MentorList }

function MentorList({ data }: { data: MentorListPage }) {
  const { ListFrame } = useParts()
  return (
    <div className="mentors">
      <ListFrame {...data} tools={<ListTools list={data} />} />
    </div>
  )
}
