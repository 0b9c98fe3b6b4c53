import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Person } from './people.contract.ts'
import { listPeopleBySlug } from './people.store.ts'

export { type Brought, bringPeople } from './brought-people.store.ts'
export { listPeopleOptions } from './people.store.ts'
export { blankPerson, findWrittenPerson, peopleTable, putPerson } from './written-people.store.ts'

/** People of the tenant by slug, in the order asked for; unknown slugs are left out. */
export function listPeople({ tx, tenant }: InTenant, slugs: readonly string[]): Promise<Person[]> {
  return listPeopleBySlug(tx, slugs, tenant.pictureBase)
}
export { peopleFiles } from './people-files.store.ts'
