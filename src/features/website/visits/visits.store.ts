import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

// What waited in memory is written for all tenants together, as the platform. A tenant may have been deleted meanwhile.

export interface VisitRow {
  tenant_id: number
  day: string
  visitor: string
  source: string
  medium: string
  campaign: string
  device: string
  views: number
  joined: number
}

const rowsOf = (columns: string) =>
  `from json_to_recordset(:rows::json) as r (${columns}) join platform.known_tenants t on t.id = r.tenant_id`

const visited = statement(
  'visits.write',
  `insert into visits (tenant_id, day, visitor, source, medium, campaign, device, views, joined)
  select r.tenant_id, r.day, r.visitor, r.source, r.medium, r.campaign, r.device, r.views, r.joined ${rowsOf(
    'tenant_id int, day date, visitor text, source text, medium text, campaign text, device text, views int, joined int',
  )}
  order by r.tenant_id, r.day, r.visitor
  on conflict (tenant_id, day, visitor) do update
    set views = visits.views + excluded.views, joined = visits.joined + excluded.joined`,
)
/** Visits of a day: the first that is written says where it came from. One row for each visitor. */
export const writeVisits = (tx: Tx, rows: readonly VisitRow[]) =>
  tx.rows(visited, { rows: JSON.stringify(rows) })

export interface PageRow {
  tenant_id: number
  day: string
  visitor: string
  page: string
  step: string | null
  views: number
}

const opened = statement(
  'visits.writePages',
  `insert into visit_pages (tenant_id, day, visitor, page, step, views)
  select r.tenant_id, r.day, r.visitor, r.page, r.step, r.views ${rowsOf(
    'tenant_id int, day date, visitor text, page text, step text, views int',
  )}
  order by r.tenant_id, r.day, r.visitor, r.page
  on conflict (tenant_id, day, visitor, page) do update set views = visit_pages.views + excluded.views`,
)
export const writePages = (tx: Tx, rows: readonly PageRow[]) =>
  tx.rows(opened, { rows: JSON.stringify(rows) })

export interface OrderRow {
  tenant_id: number
  day: string
  visitor: string
  code: string
}

const ordered = statement(
  'visits.writeOrders',
  `with made as (insert into order_sources (tenant_id, order_code, day, source, medium, campaign, device)
    select v.tenant_id, r.code, v.day, v.source, v.medium, v.campaign, v.device ${rowsOf(
      'tenant_id int, day date, visitor text, code text',
    )} join visits v on v.tenant_id = r.tenant_id and v.day = r.day and v.visitor = r.visitor
    on conflict do nothing returning tenant_id, order_code)
  update visits v set orders = v.orders + n.count from (
    select r.tenant_id, r.day, r.visitor, count(*)::int as count ${rowsOf(
      'tenant_id int, day date, visitor text, code text',
    )} join made m on m.tenant_id = r.tenant_id and m.order_code = r.code group by 1, 2, 3) n
  where v.tenant_id = n.tenant_id and v.day = n.day and v.visitor = n.visitor`,
)
/** Orders with the source of their visit; one that was told of before counts no second time. */
export const writeOrders = (tx: Tx, rows: readonly OrderRow[]) =>
  tx.rows(ordered, { rows: JSON.stringify(rows) })

export interface LeftRow {
  tenant_id: number
  day: string
  reason: string
  views: number
}

const left = statement(
  'visits.writeLeft',
  `insert into visit_leftovers (tenant_id, day, reason, views)
  select r.tenant_id, r.day, r.reason, r.views ${rowsOf('tenant_id int, day date, reason text, views int')}
  order by r.tenant_id, r.day, r.reason
  on conflict (tenant_id, day, reason) do update set views = visit_leftovers.views + excluded.views`,
)
export const writeLeft = (tx: Tx, rows: readonly LeftRow[]) => tx.rows(left, { rows: JSON.stringify(rows) })

const oldVisits = statement('visits.sweep', 'delete from visits where day < :before::date')
const oldLeft = statement('visits.sweepLeft', 'delete from visit_leftovers where day < :before::date')
const oldOrders = statement('visits.sweepOrders', 'delete from order_sources where day < :before::date')
/** In all tenants; pages go with their visits. */
export async function sweepBefore(tx: Tx, before: string): Promise<void> {
  await tx.rows(oldVisits, { before })
  await tx.rows(oldLeft, { before })
  await tx.rows(oldOrders, { before })
}
