import type { CallContext } from '../../../platform/http/endpoint.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { pathTo } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { admittedTo, type DraftKind, handOf, hold, opened } from '../../core/publishing/publishing.ts'
import type { LinkList } from './draft-links.contract.ts'
import { insertLink, listLinks, revokeLink } from './draft-links.store.ts'

interface Named {
  kind: string
  id: string
}

/** a link opens for seven days */
const openMilliseconds = 7 * 24 * 3_600_000
/** of one thing at a time */
const mostLinks = 20

/** Whoever may read the draft may show it; 404 where there is no page to show. */
async function shown(context: CallContext, named: Named): Promise<DraftKind> {
  const kind = await admittedTo(context, named, 'read')
  if (!kind.draw) throw notFound(`Pratinjau ${kind.what.toLowerCase()}`)
  return kind
}

async function listOf({ tx, clock, tenant }: CallContext, kind: DraftKind, id: string): Promise<LinkList> {
  const rows = await listLinks(tx, kind.kind, id, clock.now())
  return {
    links: rows.map(({ number, by, madeAt, expiresAt }) => ({
      number,
      by: by ?? 'Anggota terhapus',
      madeText: momentText(madeAt, tenant.timeZone),
      untilText: momentText(expiresAt, tenant.timeZone),
    })),
  }
}

export async function linksOf(context: CallContext, named: Named): Promise<LinkList> {
  const kind = await shown(context, named)
  const { thing } = await opened(context, kind, named.id)
  return listOf(context, kind, thing.id)
}

/** A new link: its address is said now and never again. */
export async function share(context: CallContext, named: Named): Promise<LinkList & { url: string }> {
  const { tx, clock, tenant, viewer } = context
  const kind = await shown(context, named)
  const { thing } = await hold(handOf(context), kind, named.id)
  if ((await listLinks(tx, kind.kind, thing.id, clock.now())).length >= mostLinks)
    throw conflict(`Paling banyak ${mostLinks} tautan. Cabut yang tidak dipakai lagi.`)
  const token = randomToken()
  const at = clock.now()
  await insertLink(tx, kind.kind, thing.id, {
    hash: hashToken(token),
    by: memberOf(viewer).membershipId,
    at,
    until: new Date(at.getTime() + openMilliseconds),
  })
  await record(context, {
    action: 'draft_link.created',
    object: { type: kind.kind, id: thing.id, name: thing.label },
  })
  return {
    ...(await listOf(context, kind, thing.id)),
    url: `${tenant.origin}${pathTo('Pratinjau-token', { token })}`,
  }
}

/** From now on it opens nothing. */
export async function revoke(context: CallContext, { number, ...named }: Named & { number: number }) {
  const { tx, clock } = context
  const kind = await shown(context, named)
  const { thing } = await opened(context, kind, named.id)
  if (!(await revokeLink(tx, { kind: kind.kind, id: thing.id, number }, clock.now())))
    throw notFound('Tautan pratinjau')
  await record(context, {
    action: 'draft_link.revoked',
    object: { type: kind.kind, id: thing.id, name: thing.label },
  })
  return listOf(context, kind, thing.id)
}
