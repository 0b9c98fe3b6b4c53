import { z } from 'zod'
import { officeQuery, positiveId, searchText } from '../../../platform/http/query.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'

export const payeesQuery = officeQuery(25, { search: searchText.optional() })
export type PayeesQuery = z.output<typeof payeesQuery>

export const payeeLink = z.strictObject({ personId: positiveId, membershipId: positiveId })
export type PayeeLink = z.output<typeof payeeLink>
export const payeeStanding = z.object({ id: z.int() })

export interface PayeeItem {
  id: number
  personId: number
  membershipId: number | null
  name: string
  member: string
  account: string
  availableText: string
  linkedText: string
}

interface Choice {
  value: string
  label: string
}
export interface PayeesPage {
  list: OfficeListData<PayeeItem>
  people: Choice[]
  members: Choice[]
  /** months there may be a statement of */
  months: Choice[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'payees.manage': PayeesPage
  }
}
