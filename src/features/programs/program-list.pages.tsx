import { useParts } from '../../ui/parts.tsx'
import type { ProgramListPage } from './programs.contract.ts'

export function ProgramList({ data }: { data: ProgramListPage }) {
  const { ListFrame } = useParts()
  return <ListFrame {...data} />
}
