import type { Tx } from '../../../platform/db/transaction.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { kinds, memberOf } from '../../core/permissions/permissions.ts'
import { listProvinces } from '../../core/regions/regions.ts'
import type { PeopleOptions } from './members.contract.ts'
import { givableBy, scopeOf } from './members.rules.ts'
import { listPrograms } from './members.store.ts'

export async function optionsFor({ tx, viewer }: { tx: Tx; viewer: Viewer }): Promise<PeopleOptions> {
  const scope = scopeOf(viewer)
  const programs = (await listPrograms(tx)).filter(({ id }) => scope.programIds?.includes(id) ?? true)
  const provinces = (await listProvinces()).filter(({ id }) => id === (scope.provinceCode ?? id))
  return {
    kinds: givableBy(memberOf(viewer).kind).map(kind => ({ value: String(kind), label: kinds[kind].label })),
    programs: programs.map(({ id, name }) => ({ value: String(id), label: name })),
    provinces: provinces.map(({ id, name }) => ({ value: id, label: name })),
  }
}
