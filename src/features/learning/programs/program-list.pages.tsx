import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { ProgramListPage } from './programs.contract.ts'

export const pages: PagesOf<'programs.list'> = { 'programs.list': ProgramList }

function ProgramList({ data }: { data: ProgramListPage }) {
  const { ListFrame } = useParts()
  return <ListFrame {...data} />
}
