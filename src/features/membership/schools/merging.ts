import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { post } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { putRemarks } from '../registrations/registrations.ts'
import * as store from './merging.store.ts'
import { findChecked } from './school-checking.store.ts'
import { decidedLetter } from './school-letters.mail.ts'
import { type Keys, openLink } from './school-links.ts'
import type { SchoolMerge } from './schools.contract.ts'
import { isWithin } from './schools.rules.ts'
import { managedProvince } from './schools.ts'

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** moves its rows of one school to another, which turned out to be the same; answers how many */
    schoolMerged: (tx: Tx, schools: { from: number; into: number }) => Promise<number>
  }
}

/**
 * Two entries turn out to be one school: whoever belonged to the first belongs to the second, and the first stays as a
 * duplicate whose number leads there. What it sent to be registered by stays with it, and goes in its time.
 */
export async function mergeSchool(
  context: CallContext,
  keys: Keys,
  npsn: string,
  { intoNpsn, version }: SchoolMerge,
): Promise<{ moved: number }> {
  const { tx, clock, tenant, viewer, partsOf } = context
  const province = managedProvince(viewer)
  const from = await findChecked(tx, npsn)
  if (!from || !isWithin(province, from.provinceCode)) throw notFound('Sekolah')
  const target = await findChecked(tx, intoNpsn)
  if (!target || !isWithin(province, target.provinceCode))
    throw invalidField('intoNpsn', 'Sekolah tujuan tidak ditemukan', 'unknown')
  if (target.id === from.id) throw invalidField('intoNpsn', 'Pilih sekolah lain', 'same')
  if (target.status !== 'verified') throw conflict('Setujui dahulu sekolah tujuannya, lalu gabungkan.')
  const merge = { from: from.id, into: target.id }
  if (!(await store.merge(tx, { ...merge, version, at: clock.now() })))
    throw changedMeanwhile('Data sekolah ini')
  let moved = 0
  for (const move of partsOf('schoolMerged')) moved += await move(tx, merge)
  await putRemarks(tx, { school: from.id }, [])
  await record(context, {
    action: 'school.merged',
    object: { type: 'school', id: from.id, name: from.name },
    before: { status: from.status, npsn: from.npsn },
    after: { status: 'duplicate', into: `${target.name} (${target.npsn})`, moved },
  })
  await notifyPurge(tx, tenant.id, ['schools', 'programs', 'league', 'leaderboards'])
  if (from.contactEmail !== '') {
    const token = openLink(keys, tenant.id, from.tokenSealed)
    const letter = {
      status: 'duplicate' as const,
      reason: `Tercatat sebagai ${target.name}, NPSN ${target.npsn}.`,
      remarks: [],
      url: token && `${tenant.origin}${to.ownSchool({ token })}`,
    }
    await post(tx, decidedLetter(tenant.sender, from, letter))
  }
  return { moved }
}
