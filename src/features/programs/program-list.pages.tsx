import { useParts } from '../../ui/parts.tsx'
import type { ProgramListPage } from './programs.contract.ts'

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
