import type { Kind } from '../../platform/http/access.ts'
import type { CallContext } from '../../platform/http/endpoint.ts'
import { matchRoute, to } from '../../routes.ts'
import { scopeOf } from '../members/members.ts'
import { kinds, memberOf, permissions } from '../permissions/permissions.ts'
import type { Found } from './administration.contract.ts'
import { searchClasses, searchPeople, searchPosts, searchSchools } from './search.store.ts'

const kindLabels: Record<number, string> = Object.fromEntries(
  Object.entries(kinds).map(([kind, { label }]) => [kind, label]),
)

/** Things of this tenant by their names, each sort only for those who may see it; what has no page is left out. */
export async function search({ tx, viewer }: CallContext, words: string): Promise<Found> {
  const { kind } = memberOf(viewer)
  const sees = (grants: Record<Kind, string>) => grants[kind] !== 'none'
  const items: Found['items'] = []
  if (sees(permissions.readPeople.grants))
    for (const person of await searchPeople(tx, words, scopeOf(viewer)))
      items.push({
        group: 'Orang',
        label: person.name,
        text: kindLabels[person.kind] ?? '',
        href: `/Kelola/Orang/${person.id}`,
        icon: 'user',
      })
  for (const found of await searchClasses(tx, words))
    items.push({ group: 'Kelas', label: found.name, text: '', href: to.class(found), icon: 'graduation-cap' })
  for (const post of await searchPosts(tx, words))
    items.push({ group: 'Tulisan', label: post.title, text: '', href: to.post(post), icon: 'file-text' })
  if (sees(permissions.manageSchools.grants))
    for (const school of await searchSchools(tx, words))
      items.push({
        group: 'Sekolah',
        label: school.name,
        text: `NPSN ${school.npsn}`,
        href: `/Kelola/Sekolah?${new URLSearchParams({ search: school.npsn })}`,
        icon: 'school',
      })
  return { items: items.filter(item => matchRoute(item.href.split('?', 1)[0] ?? '') !== undefined) }
}
