import { ListTools } from '../../ui/kit/tools.tsx'
import { useParts } from '../../ui/parts.tsx'
import type { ClassListPage } from './class-pages.contract.ts'

export function ClassList({ data }: { data: ClassListPage }) {
  const { ListFrame } = useParts()
  return <ListFrame {...data} tools={<ListTools list={data} />} />
}
