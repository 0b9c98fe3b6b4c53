import { to } from '../../../routes.ts'
import { dayIn } from '../../../shared/days.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { cardsOfDay, restDays, streakOf } from './streaks.rules.ts'
import { listDays } from './streaks.store.ts'
import { hasStreak } from './streaks.ts'

/** so far back a row is counted */
const yearMilliseconds = 366 * 86_400_000

/** Days in a row, where the tenant wants it. What is missing is not spoken of. */
export const streakDesks: readonly DeskPart[] = [
  {
    place: 20,
    kinds: [4],
    async card({ tx, clock, tenant, viewer }) {
      if (!hasStreak(tenant)) return undefined
      const { timeZone } = tenant
      const now = clock.now()
      const since = new Date(now.getTime() - yearMilliseconds)
      const { membershipId } = memberOf(viewer)
      const days = await listDays(tx, { membershipId, timeZone, since, leastCards: cardsOfDay })
      const today = dayIn(now, timeZone)
      const streak = streakOf(days, today)
      const month = [...days].filter(day => day.startsWith(today.slice(0, 7))).length
      return {
        id: 'beruntun',
        title: 'Hari belajar',
        text: `Satu bab atau ${cardsOfDay} kartu membuat satu hari. ${restDays} hari istirahat sebulan tidak memutusnya.`,
        figures:
          days.size === 0
            ? []
            : [
                { label: 'Hari beruntun', value: streak },
                { label: 'Hari belajar bulan ini', value: month },
              ],
        empty: {
          icon: 'calendar-clock',
          title: 'Hari pertama menunggu',
          text: 'Selesaikan satu bab, dan hari belajar Anda mulai dihitung.',
          action: { label: 'Cari kelas', href: to.classes() },
        },
      }
    },
  },
]
