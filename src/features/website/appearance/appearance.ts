import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { conflict } from '../../../shared/failure.ts'
import {
  changesOf,
  discard,
  handOf,
  keep,
  opened,
  overtakenOf,
  publish,
  type Reader,
} from '../../core/publishing/publishing.ts'
import { lookState } from '../../core/site/site.cards.ts'
import {
  getPublished,
  listVersions,
  lookThing,
  type Publisher,
  resolvePictures,
  restoreVersion,
  type Tenant,
  withState,
} from '../../core/site/site.ts'
import type { Draft, VersionItem } from './appearance.contract.ts'
import { lookKind } from './look-draft.ts'

export { createPreviews } from './previews.ts'

/** The draft as the editor shows it; without one, what is in force. */
export async function getDraft(reader: Reader): Promise<Omit<Draft, 'preview' | 'fonts'>> {
  const now = await opened(reader, lookKind, lookThing.id)
  const { thing, value, isDraft, savedAt, savedBy } = now
  const overtaken = await overtakenOf(reader, lookKind, now)
  return {
    look: lookState.parse(value),
    published: lookState.parse(thing.published?.value ?? value),
    version: thing.published?.number ?? 1,
    rev: now.rev,
    changes: changesOf(lookKind, now),
    savedAt: isDraft ? (savedAt?.toISOString() ?? null) : null,
    savedBy: isDraft ? (savedBy ?? null) : null,
    overtaken: overtaken && { by: overtaken.by, version: overtaken.number, changes: overtaken.changes },
  }
}

/** Adds changes to the draft, whatever else is in it. What is as it is published already is no change. */
export async function saveDraft(
  context: CallContext,
  change: Parameters<typeof resolvePictures>[1],
): Promise<void> {
  const { css = {}, ...rest } = await resolvePictures(context, change)
  const tokens = Object.entries(css).map(([name, value]) => [`css.${name}`, value])
  const fields = { ...rest, ...Object.fromEntries(tokens) }
  await keep(handOf(context), lookKind, lookThing.id, { writer: '', patch: { fields } })
}

export async function discardDraft(context: CallContext): Promise<void> {
  await discard(handOf(context), lookKind, lookThing.id)
}

/** Publishes the draft. `seen` is the version in force that the editor saw. */
export async function publishDraft(context: CallContext, seen: number): Promise<{ version: number }> {
  const { isDraft } = await opened(context, lookKind, lookThing.id)
  if (!isDraft) throw conflict('Tidak ada perubahan untuk diterbitkan')
  const { base } = await publish(handOf(context), lookKind, lookThing.id, { seen })
  return { version: base }
}

/** Brings back a published version; a draft over what was in force goes with it. */
export async function bringBack(
  context: CallContext & Publisher,
  version: number,
): Promise<{ version: number }> {
  await discardDraft(context)
  const { version: now } = await restoreVersion(context, version)
  return { version: now }
}

/** What was published, the newest first. */
export async function listHistory(context: Reader): Promise<VersionItem[]> {
  const { version: current } = await getPublished(context)
  const versions = await listVersions(context)
  return versions.map(({ version, publishedAt, publishedBy, summary, setting }) => ({
    version,
    publishedAt: publishedAt.toISOString(),
    publishedWords: momentText(publishedAt, context.tenant.timeZone),
    publishedBy,
    summary,
    isCurrent: version === current,
    layout: setting.layout,
    colours: [setting.css.clr_primary, setting.css.clr_secondary, setting.css.clr_dark],
  }))
}

/** The tenant as its draft would have it, for the preview. */
export async function asDrafted(
  { tx, partsOf }: Pick<InTenant, 'tx' | 'partsOf'>,
  tenant: Tenant,
): Promise<Tenant> {
  const { value } = await opened({ tx, partsOf, tenant }, lookKind, lookThing.id)
  return withState(tenant, lookState.parse(value))
}
