import { matchRoute } from '../../../match-route.ts'
import { type Addresses, type Pencil, type PencilContext, pencilAt } from '../pencils/pencils.ts'
import { memberOf } from '../permissions/permissions.ts'
import { mayDo } from './entries.rules.ts'
import { listOnSite } from './entries.store.ts'
import { entryHref } from './entry-drafts.ts'

/** Which of these pages show an entry that whoever asks may write. */
export async function entryPencils(context: PencilContext, addresses: Addresses): Promise<Pencil[]> {
  const member = memberOf(context.viewer)
  const kinds = new Map(
    context
      .partsOf('entries')
      .flat()
      .map(kind => [kind.kind, kind]),
  )
  const matches = addresses.paths.flatMap(path => {
    const match = matchRoute(path)
    return match ? [{ path, name: match.name, values: Object.values(match.params) }] : []
  })
  const rows = await listOnSite(context.tx, addresses.slugs, addresses.ids)
  return rows.flatMap(({ id, ownId, slug, title, ownerId, kind: name }) => {
    const kind = kinds.get(name)
    if (!kind || !mayDo(kind, member, { ownerId, ownId }).write) return []
    const pencil = { href: entryHref({ kind }, id), label: title }
    const further = matches.flatMap(({ path, name: route, values }) =>
      kind.siteRoutes?.includes(route) &&
      values.some(value => value.toLowerCase() === slug || Number(value) === ownId)
        ? [{ path, ...pencil }]
        : [],
    )
    return further.length > 0 ? further : pencilAt(addresses, kind.siteHref({ ownId, slug }), pencil)
  })
}
