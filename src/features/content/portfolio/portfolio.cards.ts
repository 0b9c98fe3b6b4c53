import { to } from '../../../routes.ts'
import { rangeOfDays } from '../../../shared/dates.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { CardItem, Fact } from '../../../ui/parts.tsx'
import type { StoredItem } from './portfolio.contract.ts'

export function portfolioFacts({ startsOn, endsOn, clientName }: StoredItem): Fact[] {
  const when: Fact = { icon: 'calendar', text: rangeOfDays(startsOn, endsOn) }
  return clientName ? [{ icon: 'people', text: clientName }, when] : [when]
}

export function portfolioCard(item: StoredItem): CardItem {
  return {
    href: to.portfolioItem(item),
    title: item.title,
    summary: item.summary,
    picture: imageOf(item.cover),
    eyebrow: item.kind,
    facts: portfolioFacts(item),
  }
}
