import type { Viewer } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { FileColumn } from '../../../platform/http/list-file.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { listSponsored } from './progress.office.store.ts'
import { fewestTold, quietBefore } from './progress.rules.ts'

/** A class that a partner supports. Null where too few take part for a figure to name nobody. */
export interface SponsoredClass {
  name: string
  told: { people: number; finished: number; percent: number } | null
}

/** The classes of the programmes a partner belongs to, in figures. */
export async function sponsoredRows({
  tx,
  clock,
  viewer,
}: InTenant & { viewer: Viewer }): Promise<SponsoredClass[]> {
  const rows = await listSponsored(tx, memberOf(viewer).programIds, quietBefore(clock.now()))
  return rows.map(({ name, people, finished, percent }) => ({
    name,
    told: people < fewestTold ? null : { people, finished, percent },
  }))
}

export const sponsoredColumns: readonly FileColumn<SponsoredClass>[] = [
  ['Kelas', ({ name }) => name],
  ['Peserta', ({ told }) => told?.people ?? `kurang dari ${fewestTold}`],
  ['Selesai', ({ told }) => told?.finished],
  ['Rata-rata kemajuan (%)', ({ told }) => told?.percent],
]
