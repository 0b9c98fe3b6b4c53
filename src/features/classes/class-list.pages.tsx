import { ListTools } from '../../ui/kit/tools.tsx'
import { useParts } from '../../ui/parts.tsx'
import type { ClassListPage } from './class-pages.contract.ts'

export function ClassList({ data }: { data: ClassListPage }) {
  const { ListFrame } = useParts()
  return (
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
          filters={data.filters}
          reset={data.isFiltered ? data.path : undefined}
        />
      }
    />
  )
}
