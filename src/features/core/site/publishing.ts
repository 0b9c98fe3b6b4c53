import type { InTenant } from '../../../platform/http/endpoint.ts'
import { Failure, invalidField } from '../../../shared/failure.ts'
import { readJson, writeJson } from '../../../shared/json.ts'
import { assertVersion, lock, type Published, type Publisher, publishSetting } from './publication.ts'
import {
  type LookChange,
  type PictureChange,
  type SettingState,
  type SettingsChange,
  storedVersion,
} from './publishing.contract.ts'
import { changedFields, wordsOf } from './publishing.rules.ts'
import * as store from './publishing.store.ts'
import { cssSetting, type StoredImage } from './site.contract.ts'

/** Changes the setting and publishes it; what is not named stays. Nothing changed is nothing published. */
export async function changeSettings(publisher: Publisher, change: SettingsChange): Promise<Published> {
  const before = await lock(publisher)
  assertVersion(change.version, before.version)
  const { meta, isMaintenance, version: _, ...look } = change
  const resolved = await resolvePictures(publisher, look)
  const looked = applyLook(before.state, resolved)
  const state: SettingState = {
    ...looked,
    isMaintenance: isMaintenance ?? before.state.isMaintenance,
    meta: { ...before.state.meta, ...withoutGaps(meta ?? {}) },
  }
  return publishSetting(publisher, before, state, 'settings.changed')
}

/** A look with its pictures found already: what a draft holds. */
export interface ResolvedLook {
  title?: string | undefined
  tagline?: string | undefined
  layout?: string | undefined
  logoDark?: StoredImage | null | undefined
  logoLight?: StoredImage | null | undefined
  favicon?: StoredImage | null | undefined
  css?: Record<string, string | undefined> | undefined
}

export function applyLook<State extends SettingState>(state: State, look: ResolvedLook): State {
  const { css, ...rest } = look
  return {
    ...state,
    ...withoutGaps(rest),
    css: cssSetting.parse({ ...state.css, ...withoutGaps(css ?? {}) }),
  }
}

/** The look's pictures as settings keep them; a key that is no picture of this tenant is refused by its field. */
export async function resolvePictures({ tx }: Pick<InTenant, 'tx'>, look: LookChange): Promise<ResolvedLook> {
  const { logoDark, logoLight, favicon, ...rest } = look
  const given = { logoDark, logoLight, favicon }
  const found = await store.findPictures(
    tx,
    Object.values(given).flatMap(one => one?.key ?? []),
  )
  const resolve = (field: string, one: PictureChange | undefined): StoredImage | null | undefined => {
    if (!one) return one
    const picture = found.get(one.key)
    if (!picture) throw invalidField(field, 'Gambar ini tidak ada di berkas situs ini')
    return { ...picture, alt: one.alt ?? '', ...(one.tint === undefined ? {} : { tint: one.tint }) }
  }
  return withoutGaps({
    ...rest,
    logoDark: resolve('logoDark', logoDark),
    logoLight: resolve('logoLight', logoLight),
    favicon: resolve('favicon', favicon),
  })
}

interface LookPublication {
  look: ResolvedLook
  /** the published version the editor saw */
  seen: number
}

/**
 * Publishes a look over whatever is in force. What somebody else has published meanwhile stays where it does not
 * touch the same fields; where it does, the editor has to choose.
 */
export async function publishLook(publisher: Publisher, { look, seen }: LookPublication): Promise<Published> {
  const before = await lock(publisher)
  const state = applyLook(before.state, look)
  if (seen !== before.version) await assertNoOverlap(publisher, seen, before, state)
  return publishSetting(publisher, before, state, 'appearance.published')
}

async function assertNoOverlap(
  publisher: Publisher,
  seen: number,
  before: Published,
  state: SettingState,
): Promise<void> {
  const found = await whatOvertook(publisher, {
    seen,
    version: before.version,
    published: before.state,
    state,
  })
  if (!found) return
  throw new Failure(
    'conflict',
    `${found.by} sudah menerbitkan versi ${before.version}, yang juga mengubah: ${wordsOf(found.fields).join(', ')}`,
    found.fields.map(field => ({
      field,
      code: 'published_meanwhile',
      message: wordsOf([field])[0] ?? field,
    })),
  )
}

interface Overtaking {
  /** the version the change began from */
  seen: number
  version: number
  published: SettingState
  /** what is published with the change over it */
  state: SettingState
}

/** The fields of a change that somebody else has published since it began, and who published last. */
export async function whatOvertook(
  { tx }: Pick<InTenant, 'tx'>,
  { seen, version, published, state }: Overtaking,
): Promise<{ by: string; fields: string[] } | undefined> {
  if (seen === version) return undefined
  const mine = changedFields(published, state)
  const base = await store.findVersion(tx, seen)
  const theirs = base ? changedFields(storedVersion.parse(base.setting).setting, published) : mine
  const fields = mine.filter(field => theirs.includes(field))
  if (fields.length === 0) return undefined
  const latest = await store.findVersion(tx, version)
  return { by: latest?.publishedBy ?? 'Orang lain', fields }
}

/** What was not named must not overwrite. All of it came as JSON, which knows no undefined. */
function withoutGaps<Given extends object>(given: Given): Given {
  return readJson(writeJson(given))
}
