import { officeList } from '../../../platform/http/office-list.ts'
import { to } from '../../../routes.ts'
import { permissions } from '../permissions/permissions.ts'
import { type AuditEntry, type AuditQuery, auditQuery } from './audit.contract.ts'
import { listActors, listAudit } from './audit.ts'
import { topicOptions } from './deed-words.ts'

/** The log as people read it, and as a table for spreadsheets. */
export const auditLog = officeList<'audit.list', AuditQuery, AuditEntry>(
  { page: 'audit.list', path: to.audit(), access: permissions.readAudit },
  { title: 'Riwayat', description: 'Siapa mengubah apa, dan kapan', search: 'Cari nama' },
  {
    query: auditQuery,
    filters: async ({ tx, partsOf }) => [
      { name: 'action', label: 'Kejadian', options: topicOptions(partsOf) },
      {
        name: 'actorId',
        label: 'Pelaku',
        all: 'Semua orang',
        options: (await listActors(tx)).map(({ id, name }) => ({ value: String(id), label: name })),
      },
      { name: 'from', label: 'Dari tanggal', kind: 'day' },
      { name: 'to', label: 'Sampai tanggal', kind: 'day' },
    ],
    list: listAudit,
    data: list => ({ list }),
    calls: {
      columns: [
        ['Waktu', ({ atText }) => atText],
        ['Waktu (UTC)', ({ at }) => at],
        ['Siapa', ({ actorName }) => actorName],
        ['Peran', ({ actorKind }) => actorKind],
        ['Apa', ({ words, objectName }) => `${words} ${objectName}`.trim()],
        ['Kejadian', ({ action }) => action],
        [
          'Perubahan',
          ({ changes }) =>
            changes
              .map(({ label, before, after }) => `${label}: ${before ?? '-'} → ${after ?? '-'}`)
              .join('\n'),
        ],
        ['Alamat IP', ({ ip }) => ip],
      ],
    },
  },
)
