import type { InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { conflict } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import {
  changedFields,
  type LookState,
  pick,
  type SettingState,
  wordsOf,
} from '../../core/site/site.cards.ts'
import {
  applyLook,
  getPublished,
  listVersions,
  type Publisher,
  publishLook,
  resolvePictures,
  restoreVersion,
  type Tenant,
  whatOvertook,
  withState,
} from '../../core/site/site.ts'
import { type Draft, type DraftChanges, draftChanges, type VersionItem } from './appearance.contract.ts'
import * as store from './appearance.store.ts'

export { createPreviews } from './previews.ts'

type Reader = Pick<InTenant, 'tx'> & { tenant: { name: string; timeZone: string } }

interface Found {
  version: number
  published: SettingState
  changes: DraftChanges
  row: store.DraftRow | undefined
}

async function find({ tx, tenant }: Reader): Promise<Found> {
  const { version, state } = await getPublished({ tx, tenant })
  const row = await store.findDraft(tx)
  const changes = draftChanges.catch({}).parse(row?.setting ?? {})
  return { version, published: state, changes, row }
}

const lookOf = ({ isMaintenance: _, meta: __, ...look }: SettingState): LookState => look

const inWords = (fields: readonly string[]) =>
  fields.map(field => ({ field, words: wordsOf([field])[0] ?? field }))

/** The draft as the editor shows it; without one, what is in force. */
export async function getDraft(reader: Reader): Promise<Omit<Draft, 'preview' | 'fonts'>> {
  const { version, published, changes, row } = await find(reader)
  const state = applyLook(published, changes)
  const overtaken = row
    ? await whatOvertook(reader, { seen: row.baseVersion, version, published, state })
    : undefined
  return {
    look: lookOf(state),
    published: lookOf(published),
    version,
    changes: inWords(changedFields(published, state)),
    savedAt: row?.updatedAt.toISOString() ?? null,
    savedBy: row?.updatedBy ?? null,
    overtaken: overtaken ? { by: overtaken.by, version, changes: inWords(overtaken.fields) } : null,
  }
}

/** Adds changes to the draft. What is as it is published already is no change; without any there is no draft. */
export async function saveDraft(
  publisher: Publisher,
  { version: seen, ...change }: Parameters<typeof resolvePictures>[1] & { version?: number | undefined },
): Promise<void> {
  const { tx, clock, viewer } = publisher
  await store.lockDrafts(tx)
  const resolved = await resolvePictures(publisher, change)
  const { version, published, changes, row } = await find(publisher)
  const state = applyLook(applyLook(published, changes), resolved)
  const fields = changedFields(published, state)
  if (fields.length === 0) {
    await store.deleteDraft(tx)
    return
  }
  await store.writeDraft(tx, {
    changes: onlyThese(state, fields),
    baseVersion: row?.baseVersion ?? Math.min(seen ?? version, version),
    updatedBy: viewer.member?.membershipId ?? null,
    now: clock.now(),
  })
}

/** Those fields alone, css by its tokens. */
function onlyThese(state: SettingState, fields: readonly string[]): DraftChanges {
  const css = fields.filter(field => field.startsWith('css.'))
  const others = fields.filter(field => !field.includes('.'))
  const tokens = Object.entries(pick(state, css)).map(([field, value]) => [field.slice(4), value])
  return draftChanges.parse({
    ...pick(state, others),
    ...(css.length > 0 ? { css: Object.fromEntries(tokens) } : {}),
  })
}

export async function discardDraft(publisher: Publisher): Promise<void> {
  await store.lockDrafts(publisher.tx)
  const { changes } = await find(publisher)
  if (!(await store.deleteDraft(publisher.tx))) return
  await record(publisher, {
    action: 'appearance.draft_discarded',
    object: { type: 'settings', id: 'draft', name: 'Draf tampilan' },
    before: changes,
  })
}

/** Publishes the draft. `seen` is the version in force that the editor saw. */
export async function publishDraft(publisher: Publisher, seen: number): Promise<{ version: number }> {
  await store.lockDrafts(publisher.tx)
  const { changes, row } = await find(publisher)
  if (!row) throw conflict('Tidak ada perubahan untuk diterbitkan')
  const { version } = await publishLook(publisher, { look: changes, seen })
  await store.deleteDraft(publisher.tx)
  return { version }
}

/** Brings back a published version; a draft over what was in force goes with it. */
export async function bringBack(publisher: Publisher, version: number): Promise<{ version: number }> {
  await store.lockDrafts(publisher.tx)
  const { version: now } = await restoreVersion(publisher, version)
  await store.deleteDraft(publisher.tx)
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
export async function asDrafted({ tx }: Pick<InTenant, 'tx'>, tenant: Tenant): Promise<Tenant> {
  const { published, changes } = await find({ tx, tenant })
  return withState(tenant, applyLook(published, changes))
}
