import { Chips } from '../../../ui/kit/tools.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { CompetencePage } from './competences.contract.ts'

export const pages: PagesOf<'competences.detail'> = { 'competences.detail': CompetenceDetail }

function CompetenceDetail({ data }: { data: CompetencePage }) {
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
