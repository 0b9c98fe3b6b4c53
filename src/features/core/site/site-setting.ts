import { findPictures } from '../../../platform/files/picture-rows.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { fieldErrors } from '../../../platform/http/field-errors.ts'
import { invalid, invalidField } from '../../../shared/failure.ts'
import { readJson, writeJson } from '../../../shared/json.ts'
import { assertVersion, lock, type Published, type Publisher, publishSetting } from './publication.ts'
import { cssSetting, type StoredImage } from './site.contract.ts'
import {
  type LookChange,
  type PictureChange,
  type SettingKey,
  type SettingState,
  type SettingsChange,
  settingFields,
  settingsChange,
} from './site-setting.contract.ts'

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

/** Changes one field of the setting by its key, as `{value}` of it alone; what is wrong is said of `value`. */
export function changeField(
  publisher: Publisher,
  key: SettingKey,
  { value, version }: { value: unknown; version?: number | undefined },
): Promise<Published> {
  const field = settingFields[key]
  const asValue = (name: string) => `value${name.slice(field.length)}`
  const given = { [field]: value }
  const parsed = settingsChange.safeParse(given)
  if (!parsed.success)
    throw invalid(fieldErrors(parsed.error, given).map(at => ({ ...at, field: asValue(at.field) })))
  return changeSettings(publisher, { ...parsed.data, version })
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
  const found = await findPictures(
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

/** What was not named must not overwrite. All of it came as JSON, which knows no undefined. */
function withoutGaps<Given extends object>(given: Given): Given {
  return readJson(writeJson(given))
}
