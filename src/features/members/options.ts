import type { Tx } from '../../platform/db/transaction.ts'
import type { Viewer } from '../../platform/http/access.ts'
import type { Option } from '../../ui/office/option.ts'
import { kinds, memberOf } from '../permissions/permissions.ts'
import { listProvinces } from '../regions/regions.ts'
import { givableBy, scopeOf } from './members.rules.ts'
import { listPrograms } from './members.store.ts'

/** What a form about people offers to choose from, as far as whoever sees it may choose. */
export interface PeopleOptions {
  kinds: Option[]
  programs: Option[]
  provinces: Option[]
}

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
