import type { Kind, Viewer } from '../../../platform/http/access.ts'
import { forbidden, invalidField } from '../../../shared/failure.ts'
import { kinds, memberOf } from '../../core/permissions/permissions.ts'
import { givableBy, scopeOf } from '../members/members.ts'

/** What a new invitation says, in so far as rights depend on it. */
interface Terms {
  kind: Kind
  programIds: number[]
  provinceCode: string | null
}

/** Refuses what this person may not offer, and fills in the province of a region's lead. */
export function termsFor<Offered extends Terms>(viewer: Viewer, offered: Offered): Offered {
  const member = memberOf(viewer)
  if (!givableBy(member.kind).includes(offered.kind))
    throw forbidden(`Anda tidak dapat mengundang orang sebagai ${kinds[offered.kind].label}`)
  const scope = scopeOf(viewer)
  const provinceCode = offered.provinceCode ?? scope.provinceCode
  if (scope.provinceCode !== null && provinceCode !== scope.provinceCode)
    throw invalidField('provinceCode', 'Pilih wilayah yang Anda pimpin')
  const { programIds } = offered
  if (scope.programIds && (programIds.length === 0 || !isWithin(programIds, scope.programIds)))
    throw invalidField('programIds', 'Pilih program yang Anda pimpin')
  if (offered.kind === 7 && programIds.length === 0)
    throw invalidField('programIds', 'Pilih program yang dipimpin', 'required')
  if (offered.kind === 9 && !provinceCode)
    throw invalidField('provinceCode', 'Pilih wilayah yang dipimpin', 'required')
  return { ...offered, provinceCode }
}

export const isWithin = (ids: readonly number[], own: readonly number[]) => ids.every(id => own.includes(id))
