import { ListTools } from '../../../ui/kit/tools.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { ClassListPage } from './class-pages.contract.ts'

export const pages: PagesOf<'classes.list'> = { 'classes.list': ClassList }

function ClassList({ data }: { data: ClassListPage }) {
  const { ListFrame } = useParts()
  return <ListFrame {...data} tools={<ListTools list={data} />} />
}
