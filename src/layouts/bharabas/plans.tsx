import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { WeekGuide } from './schedule.tsx'

export const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="two" /> },
  figures: { body: p => <Figures {...p} look="numerals" />, ground: 'brand' },
  people: { body: p => <People {...p} look="strip" />, ground: 'soft', className: 'hosts' },
  quotes: { look: 'large', ground: 'tint', heading: 'side' },
  steps: { look: 'road' },
  features: { body: p => <Features {...p} look="list" />, ground: 'soft', heading: 'side' },
  questions: { look: 'boxes' },
  sponsors: { look: 'plain', ground: 'soft' },
  schedule: { body: WeekGuide, ground: 'dark' },
  appeal: { look: 'band', ground: 'brand' },
})
