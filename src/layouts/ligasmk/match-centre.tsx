import type { SectionOf } from '../../ui/kit/section.ts'
import { SectionShell } from '../../ui/kit/sections.tsx'
import { Fixtures } from './fixtures.tsx'
import { Standings } from './standings.tsx'

interface MatchCentreProps {
  table?: SectionOf<'table'>
  schedule?: SectionOf<'schedule'>
}

/** Standings and fixtures abreast; one of them alone has the width for itself. */
export function MatchCentre({ table, schedule }: MatchCentreProps) {
  if (!table && !schedule) return null
  return (
    <div className={table && schedule ? 'lsk-centre lsk-both' : 'lsk-centre'}>
      {table && (
        <SectionShell id={table.id} title={table.title} intro={table.intro} more={table.more}>
          <Standings section={table} />
        </SectionShell>
      )}
      {schedule && (
        <SectionShell
          id={schedule.id}
          title={schedule.title}
          intro={schedule.intro}
          more={schedule.more}
          ground="soft"
        >
          <Fixtures section={schedule} />
        </SectionShell>
      )}
    </div>
  )
}
