import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { keepRemoved, type Removed, type Undoing } from '../../core/removals/removals.ts'
import {
  addRedirect,
  findRedirect,
  findRedirectById,
  leadRedirect,
  listRedirects,
  type RedirectRow,
  removeRedirect,
} from '../../core/site/site.ts'
import type { RedirectItem, RedirectQuery, WrittenRedirect } from './redirects.contract.ts'

export { writtenRedirect } from './redirects.contract.ts'

/** Every old address of the site, the newest first. */
export async function listOld({ tx, tenant }: InTenant, query: RedirectQuery): Promise<Paged<RedirectItem>> {
  const found = await listRedirects(tx, query)
  return { ...found, items: found.items.map(row => itemOf(row, tenant.timeZone)) }
}

const itemOf = ({ id, from, to, source, createdAt }: RedirectRow, timeZone: string): RedirectItem => ({
  id,
  from,
  to,
  source: source ?? '',
  addedText: momentText(createdAt, timeZone),
})

/** @throws where something is said of the address already, or it would lead in a circle */
export async function addOld(context: CallContext, { from, to }: WrittenRedirect): Promise<RedirectItem> {
  const { tx, clock } = context
  await refuseCircle(context, from, to)
  const id = await addRedirect(tx, { from, to, at: clock.now() })
  if (id === undefined) throw invalidField('from', 'Alamat ini sudah dialihkan; ubah baris yang ada')
  return told(context, id, 'redirect.added')
}

export async function leadOld(context: CallContext, id: number, to: string): Promise<RedirectItem> {
  const before = await reach(context, id)
  await refuseCircle(context, before.from, to)
  await leadRedirect(context.tx, id, to)
  return told(context, id, 'redirect.changed', before)
}

/** Answers by which number it is taken back. */
export async function removeOld(context: CallContext, id: number): Promise<Removed> {
  const before = await reach(context, id)
  const removed = await keepRemoved(context, { kind: 'redirect', id, name: before.from, from: 'redirects' })
  await removeRedirect(context.tx, id)
  const { from, to } = before
  await record(context, {
    action: 'redirect.removed',
    object: { type: 'redirect', id, name: from },
    before: { from, to },
  })
  return removed
}

export const redirectUndoing: Undoing = {
  kind: 'redirect',
  access: permissions.manageRedirects,
  async restored(context, id) {
    const { from, to } = await reach(context, id)
    await refuseCircle(context, from, to)
    return undefined
  },
}

async function reach({ tx }: InTenant, id: number): Promise<RedirectRow> {
  const row = await findRedirectById(tx, id)
  if (!row) throw notFound('Alamat lama')
  return row
}

/** browsers give up after twenty */
const mostSteps = 10

/** @throws where an old address would lead back to itself */
export async function refuseCircle({ tx }: Pick<InTenant, 'tx'>, from: string, to: string): Promise<void> {
  let next: string | undefined = pathOf(to)
  for (let step = 0; next !== undefined && step < mostSteps; step++) {
    if (next === from) throw invalidField('to', 'Alamat ini akhirnya kembali ke alamat lamanya sendiri')
    next = await findRedirect(tx, next).then(found => found && pathOf(found))
  }
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '').toLowerCase()

async function told(
  context: CallContext,
  id: number,
  action: 'redirect.added' | 'redirect.changed',
  before?: RedirectRow,
): Promise<RedirectItem> {
  const row = await reach(context, id)
  const words = ({ from, to }: RedirectRow) => ({ from, to })
  await record(context, {
    action,
    object: { type: 'redirect', id, name: row.from },
    ...(before ? { before: words(before) } : {}),
    after: words(row),
  })
  return itemOf(row, context.tenant.timeZone)
}
