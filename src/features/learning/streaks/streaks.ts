import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { streakSetting } from './streaks.contract.ts'

/** Whether a tenant shows its learners the days in a row; not, until it says so. */
export const hasStreak = ({ values }: Pick<TenantContext, 'values'>): boolean =>
  streakSetting.safeParse(values.streak).data?.isShown ?? false
