import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const figures = statement(
  'tenants.figures',
  `select f.active as "active!", f.suspended as "suspended!", f.leaving as "leaving!", f.bytes::float8 as "bytes!",
      f.failed_mails as "failedMails!", f.stuck_mails as "stuckMails!", f.running_exams as "runningExams!"
    from product_figures() f`,
)
/** Over all tenants; undefined anywhere but at the product's own. */
export const findProductFigures = (tx: Tx) => tx.find(figures)
