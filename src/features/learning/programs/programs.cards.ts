import { to } from '../../../routes.ts'
import { dateRange } from '../../../shared/dates.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { CardItem, Fact } from '../../../ui/parts.tsx'
import type { ProgramItem } from './programs.contract.ts'

export function programFacts(program: ProgramItem, timeZone: string): Fact[] {
  const facts: Fact[] = [{ icon: 'book', text: `${program.totalClasses} kelas` }]
  if (program.startDate && program.endDate) {
    facts.push({
      icon: 'calendar',
      text: dateRange(new Date(program.startDate), new Date(program.endDate), timeZone),
      dateTime: program.startDate,
    })
  }
  return facts
}

export function programCard(program: ProgramItem, timeZone: string): CardItem {
  return {
    href: to.program(program),
    title: program.name,
    summary: program.summary,
    picture: imageOf(program.cover),
    eyebrow: program.kind || undefined,
    facts: programFacts(program, timeZone),
  }
}
