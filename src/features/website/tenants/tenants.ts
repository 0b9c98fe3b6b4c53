import { type Config, originOf } from '../../../platform/config.ts'
import { notifyTenant } from '../../../platform/db/channels.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { pictureOfDrawing, storePicture, type UploadedPicture } from '../../../platform/files/uploads.ts'
import type { CallContext, OpenContext } from '../../../platform/http/endpoint.ts'
import type { Sender } from '../../../platform/mail/mail.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { mediumDate, momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { productSlug } from '../../../shared/product.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { insertSettings } from '../../core/site/site.ts'
import { endAllSessions } from '../../identity/sessions/sessions.ts'
import { invite } from '../../membership/invitations/invitations.ts'
import { technicalMembership } from '../../membership/members/members.ts'
import { baseHost, releaseDomains } from '../domains/domains.ts'
import { beginStart } from '../first-steps/first-steps.ts'
import { starterDrawing, starterSite } from '../starter-pages/starter-pages.ts'
import type {
  CreatedTenant,
  NewTenant,
  StatusChange,
  TenantItem,
  TenantListQuery,
} from './tenants.contract.ts'
import { keptFor, mayBecome, statusWords } from './tenants.rules.ts'
import * as store from './tenants.store.ts'

export { beginActing, endActing, wayIn } from './acting.ts'

/** What tenants need of the house. */
export interface TenantDeps {
  config: Config
  database: Database
  files: FileStore
  secrets: Secrets
}

/** Across tenants one looks only from the product's own host, signed in there oneself; elsewhere these calls are not. */
export function assertPlatform({ tenant, viewer }: OpenContext): void {
  if (tenant.slug !== productSlug || memberOf(viewer).actingReason !== null) throw notFound('Alamat')
}

const objectOf = ({ id, name }: { id: number; name: string }) => ({ type: 'tenant', id, name })

function itemOf(row: store.TenantRow, config: Config, timeZone: string): TenantItem {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    status: row.status,
    origin: originOf(config, row.primaryHost ?? baseHost(config, row.slug)),
    createdText: mediumDate(row.createdAt, timeZone),
    changedText: momentText(row.changedAt, timeZone),
    isOwn: row.slug === productSlug,
  }
}

export async function listTenants(
  context: OpenContext,
  { config, database }: TenantDeps,
  query: TenantListQuery,
): Promise<Paged<TenantItem>> {
  assertPlatform(context)
  const { rows, total } = await database.withPlatform(tx => store.listTenants(tx, query))
  const items = rows.map(row => itemOf(row, config, context.tenant.timeZone))
  return paged(items, total, query)
}

/**
 * A tenant with a site that is open and an invitation for its first admin. It is opened last: one that could not be
 * furnished is taken away again.
 */
export async function createTenant(
  context: OpenContext,
  services: TenantDeps,
  given: NewTenant,
): Promise<CreatedTenant> {
  assertPlatform(context)
  const { config, database } = services
  const now = context.clock.now()
  const id = await database.withPlatform(tx =>
    store.insertTenant(tx, { slug: given.slug, name: given.name, timeZone: given.timeZone, now }),
  )
  if (id === undefined) throw invalidField('slug', 'Alamat pendek ini sudah dipakai situs lain', 'taken')
  let invitation: string
  try {
    const picture = await pictureOfDrawing(starterDrawing(given.institution))
    const there = { ...given, id, picture, folder: await starterSite(given.institution, given.name) }
    invitation = await database.withTenant(id, tx => furnish({ ...context, tx }, services, there))
  } catch (error) {
    await database.withPlatform(tx => store.deleteTenant(tx, id))
    await services.files.removeAll(given.slug)
    throw error
  }
  const row = await database.withPlatform(async tx => {
    await store.moveStatus(tx, id, { from: 'provisioning', to: 'active', now })
    await notifyTenant(tx, id)
    return store.findTenant(tx, id)
  })
  if (!row) throw notFound('Tenant')
  await database.withTenant(context.tenant.id, tx =>
    record({ ...context, tx }, { action: 'tenant.created', object: objectOf(row), after: wordsOf(given) }),
  )
  return { ...itemOf(row, config, context.tenant.timeZone), invitation }
}

const wordsOf = ({ slug, name, institution, timeZone, adminEmail }: NewTenant) => ({
  slug,
  name,
  institution,
  timeZone,
  adminEmail,
})

/** Loaded when somebody makes a tenant: readers of texts are large, and most servers never do. */
const siteFolders = () => import('../site-folders/site-folders.ts')

/** The site of such an institution, from its folder: settings, home, menu, and the pages that are published. */
async function furnishSite(
  { tx, clock, partsOf, tenant }: CallContext,
  files: FileStore,
  { name, slug, institution, picture, folder }: Furnished,
): Promise<void> {
  const { foundSite } = await siteFolders()
  await storePicture({ tx, files, tenant: { slug } }, picture, { name: 'beranda.webp' })
  await insertSettings(tx, name)
  const hand = { tx, partsOf, tenant, clock, by: null, isMove: true, log: async () => {} }
  await foundSite({ ...hand, files: new Map([['beranda.svg', picture]]) }, folder, () => clock.now())
  await beginStart(tx, { institution, at: clock.now() })
}

type Furnished = NewTenant & {
  id: number
  picture: UploadedPicture
  folder: ReadonlyMap<string, Uint8Array>
}

/** Site and invitation, in the new tenant's own wall, done by whoever makes it; answers the invitation's link. */
async function furnish(context: CallContext, house: TenantDeps, given: Furnished): Promise<string> {
  const { config, files } = house
  const { tx, clock, viewer } = context
  const { accountId, name, ...member } = memberOf(viewer)
  const membershipId = await technicalMembership(tx, { accountId, name, now: clock.now() })
  const sender = senderOf(given, config)
  const there: CallContext = {
    ...context,
    tenant: {
      ...context.tenant,
      id: given.id,
      slug: given.slug,
      name: given.name,
      title: given.name,
      timeZone: given.timeZone,
      origin: sender.origin,
      sender,
    },
    viewer: { grant: 'all', member: { ...member, accountId, name, membershipId } },
  }
  await furnishSite(there, files, given)
  await record(there, { action: 'tenant.created', object: objectOf(given), after: wordsOf(given) })
  const wish = {
    kind: 1,
    email: given.adminEmail,
    ...(given.adminName ? { name: given.adminName } : {}),
    programIds: [],
    provinceCode: null,
    message: '',
    uses: 1,
    expiresInDays: 7,
  } as const
  const { link } = await invite(house, there, { ...wish, programIds: [] })
  return link
}

/** A tenant nobody has set up yet has no colours of its own. */
const senderOf = (
  { id, name, slug }: { id: number; name: string; slug: string },
  config: Config,
): Sender => ({
  tenantId: id,
  name,
  colour: '#14698a',
  origin: originOf(config, baseHost(config, slug)),
})

/** Moves a tenant through its life. The status is changed first: what follows can be done again, an open door cannot. */
export async function changeStatus(
  context: OpenContext,
  { config, database }: TenantDeps,
  id: number,
  { status, reason, confirm }: StatusChange,
): Promise<TenantItem> {
  assertPlatform(context)
  const now = context.clock.now()
  const before = await database.withPlatform(tx => store.findTenant(tx, id))
  if (!before) throw notFound('Tenant')
  if (before.slug === productSlug) throw conflict('Tenant milik platform tidak dapat diubah statusnya')
  if (!mayBecome(before.status, status))
    throw conflict(
      `Tenant ${statusWords[before.status].label} tidak dapat menjadi ${statusWords[status].label}`,
    )
  if (status === 'deleted' && confirm !== before.slug)
    throw invalidField('confirm', `Ketik ${before.slug} untuk menghapus`, 'unconfirmed')
  const after = await database.withPlatform(async tx => {
    if (!(await store.moveStatus(tx, id, { from: before.status, to: status, now })))
      throw changedMeanwhile('Status situs ini')
    if (status === 'deleted') await releaseDomains(tx, id)
    await notifyTenant(tx, id)
    return store.findTenant(tx, id)
  })
  const deed = {
    action: 'tenant.status_changed',
    object: objectOf(before),
    before: { status: before.status },
    after: { status, reason },
  } as const
  await database.withTenant(id, async tx => {
    if (status !== 'active') await endAllSessions(tx, now)
    await record({ ...context, tx, viewer: strangerOf(context) }, deed)
  })
  await database.withTenant(context.tenant.id, tx => record({ ...context, tx }, deed))
  return itemOf(after ?? before, config, context.tenant.timeZone)
}

/** In another tenant's log the id of a membership here would name somebody else: the name alone is kept. */
const strangerOf = ({ viewer }: OpenContext) => {
  const member = memberOf(viewer)
  return { member: { ...member, membershipId: 0, name: `${member.name} (platform)` } }
}

/**
 * Takes away for good what was deleted 30 days ago; answers whose. Files go first: the rows say whose they were, and
 * the name may be given to another once they are gone. Their books stay, without a name of anybody.
 */
export async function eraseDeletedTenants(
  { database, files }: { database: Database; files: Pick<FileStore, 'removeAll'> },
  now: Date,
): Promise<string[]> {
  const before = new Date(now.getTime() - keptFor)
  const tenants = await database.withPlatform(tx => store.listErasable(tx, before))
  const slugs = tenants.map(({ slug }) => slug)
  for (const slug of slugs) await files.removeAll(slug)
  for (const { id } of tenants) await database.withTenant(id, store.emptyBooks)
  if (slugs.length > 0) await database.withPlatform(tx => store.eraseTenants(tx, slugs))
  return slugs
}
