import { mediumDate } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import type { CampaignItem, Gauge } from './donations.contract.ts'
import { isOpenOn } from './donations.rules.ts'

/** How far it has come, by what the books say: nothing that is only promised counts. */
export function gaugeOf({ raised, goal, donors }: Pick<CampaignItem, 'raised' | 'goal' | 'donors'>): Gauge {
  const percent = goal === null ? undefined : Math.floor((raised / goal) * 100)
  const people = donors === 0 ? 'Belum ada donasi' : `${donors.toLocaleString('id-ID')} donasi`
  return {
    raised: amountText(raised),
    goal: goal === null ? 'terkumpul' : `dari ${amountText(goal)}`,
    value: raised,
    target: goal,
    note: percent === undefined ? people : `${people}, ${percent}% dari target`,
  }
}

export const dayText = (day: string) => mediumDate(new Date(`${day}T12:00:00Z`), 'UTC')

/** Until when one may give. */
export function rangeText({ endsOn }: Pick<CampaignItem, 'endsOn'>, today: string): string {
  if (endsOn === null) return 'Terbuka terus'
  return isOpenOn({ endsOn }, today) ? `Sampai ${dayText(endsOn)}` : `Ditutup ${dayText(endsOn)}`
}
