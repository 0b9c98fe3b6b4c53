import { momentText } from '../../../shared/dates.ts'
import type { DomainItem } from './domains.contract.ts'
import { isApex, txtName } from './domains.rules.ts'
import type { DomainRow } from './domains.store.ts'

/** What to set up: the proof, and the way here. At the top of a name no CNAME may stand, so it is an alias there. */
export function itemOf(row: DomainRow, target: string, timeZone: string): DomainItem {
  const { verifyToken, ...rest } = row
  return {
    ...rest,
    records: [
      { type: 'TXT', name: txtName(row.host), value: verifyToken },
      { type: isApex(row.host) ? 'ALIAS' : 'CNAME', name: row.host, value: target },
    ],
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    checkedText: row.checkedAt && momentText(row.checkedAt, timeZone),
  }
}

export const objectOf = ({ id, host }: { id: number; host: string }) => ({ type: 'domain', id, name: host })
