import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { csvFile } from '../../../shared/csv.ts'
import { momentText } from '../../../shared/dates.ts'
import { record } from '../../core/audit/audit.ts'
import { countConsents, labelOf, listProcessedConsents, purposeNames } from '../consents/consents.ts'
import {
  countQueue,
  kindLabel,
  listProcessedRequests,
  requestStatuses,
} from '../data-requests/data-requests.ts'
import { countPeople } from '../data-subjects/data-subjects.ts'
import { countWaiting, listProcessedGuardians } from '../guardians/guardians.ts'
import { listProcessedNotices } from '../notices/notices.ts'
import type { Statistics } from './privacy.contract.ts'

/** How many wait, and how many members said what. */
export async function statisticsOf({ tx, clock }: InTenant): Promise<Statistics> {
  const { open, overdue } = await countQueue(tx, clock.now())
  const { active, restricted } = await countPeople(tx)
  const counted = await countConsents(tx)
  return {
    open,
    overdue,
    restricted,
    guardiansAsked: await countWaiting(tx, clock.now()),
    purposes: purposeNames.map(purpose => {
      const { given = 0, withdrawn = 0 } = counted.find(row => row.purpose === purpose) ?? {}
      return {
        purpose,
        label: labelOf(purpose),
        given,
        withdrawn,
        none: Math.max(0, active - given - withdrawn),
      }
    }),
  }
}

const mostLines = 20_000

const words: Record<string, string> = {
  consent: 'Persetujuan',
  request: 'Permintaan',
  guardian: 'Persetujuan wali',
  notice: 'Kebijakan privasi',
  given: 'diberikan',
  withdrawn: 'ditarik',
  requested: 'diminta',
  refused: 'ditolak',
  expired: 'kedaluwarsa',
  published: 'diterbitkan',
}

/** Article 31: the record of processing. Members stand in it by number: names are looked up where they are kept. */
export async function processingRecord(context: CallContext): Promise<string> {
  const { tx, tenant } = context
  const lines = [
    ...(await listProcessedConsents(tx, mostLines)),
    ...(await listProcessedRequests(tx, mostLines)),
    ...(await listProcessedGuardians(tx, mostLines)),
    ...(await listProcessedNotices(tx, mostLines)),
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostLines)
  await record(context, {
    action: 'privacy.record_downloaded',
    object: { type: 'privacy', id: 'csv', name: 'catatan pemrosesan' },
    after: { rows: lines.length },
  })
  const statusWord = (status: string) =>
    words[status] ??
    Object.entries(requestStatuses)
      .find(([name]) => name === status)?.[1]
      .label.toLowerCase() ??
    status
  return csvFile([
    ['Waktu', 'Waktu (UTC)', 'Jenis', 'Nomor anggota', 'Tujuan', 'Versi teks', 'Sumber', 'Status'],
    ...lines.map(line => [
      momentText(line.at, tenant.timeZone),
      line.at.toISOString(),
      words[line.what] ?? line.what,
      String(line.membershipId ?? ''),
      line.what === 'request' ? kindLabel(line.purpose) : labelOf(line.purpose),
      line.version,
      line.source,
      statusWord(line.status),
    ]),
  ])
}
