import { Chips } from '../../ui/kit/tools.tsx'
import { useParts } from '../../ui/parts.tsx'
import type { CompetencePage } from './competences.contract.ts'

export function CompetenceDetail({ data }: { data: CompetencePage }) {
  const { ListFrame } = useParts()
  return (
    <ListFrame
      {...data}
      tools={
        data.others.length > 0 && (
          <div className="points">
            <p className="eyebrow">Kompetensi lain</p>
            <Chips label="Kompetensi lain" links={data.others} />
          </div>
        )
      }
    />
  )
}
