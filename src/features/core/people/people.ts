import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { ChoicesQuery, Person, PersonChoice } from './people.contract.ts'
import { listNamed, listOffered, listPeopleBySlug } from './people.store.ts'

export { type Brought, bringPeople } from './brought-people.store.ts'
export { peopleSearch } from './people.contract.ts'
export { listKnownPeople } from './people.store.ts'
export { blankPerson, findWrittenPerson, peopleTable, putPerson } from './written-people.store.ts'

/** People of the tenant by slug, in the order asked for; unknown slugs are left out. */
export function listPeople({ tx, tenant }: InTenant, slugs: readonly string[]): Promise<Person[]> {
  return listPeopleBySlug(tx, slugs, tenant.pictureBase)
}
export { peopleFiles } from './people-files.store.ts'

/** People to choose from: those that fit what is typed, or those that are named already. */
export async function listChoices(
  { tx }: Pick<InTenant, 'tx'>,
  { by, search, names }: ChoicesQuery,
): Promise<PersonChoice[]> {
  const found = names.length > 0 ? await listNamed(tx, names) : await listOffered(tx, search)
  return found.map(({ id, slug, name, title }) => ({
    value: by === 'id' ? String(id) : slug,
    label: name,
    text: title,
  }))
}
