import type { Tx } from '../../../platform/db/transaction.ts'
import { findPictures } from '../../../platform/files/picture-rows.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { invalid, invalidField } from '../../../shared/failure.ts'
import { fieldWord, record } from '../audit/audit.ts'
import { addVersion, beginHistory, type Hand, latestNumber } from '../publishing/publishing.ts'
import { checkValue, picturesIn, withoutAddresses } from './keyed-values.rules.ts'
import {
  assertVersion,
  type Keeper,
  keeperOf,
  keepVersion,
  type Locking,
  lock,
  type Publisher,
} from './publication.ts'
import * as store from './site-setting.store.ts'

/** Puts a setting by key; null takes it away. Answers the version of that key. */
export async function changeValue(
  publisher: Publisher,
  key: string,
  { value: given, version }: { value: unknown; version?: number | undefined },
): Promise<{ key: string; value: unknown; version: number }> {
  const checked = checkValue(publisher.partsOf('settings'), key, withoutAddresses(given))
  if ('errors' in checked) throw invalid(checked.errors)
  const unknown = await Promise.all(
    publisher.partsOf('settingTargets').map(check => check(publisher, key, checked.value)),
  )
  if (unknown.flat().length > 0) throw invalid(unknown.flat())
  const { tx } = publisher
  await lock(publisher)
  const values = await store.readValues(tx)
  const old = values.find(row => row.key === key)
  assertVersion(version, old?.version ?? 0)
  if (!old && values.length >= 100) throw invalidField('key', 'Maksimal 100 kunci')
  await assertOwnPictures(publisher, checked.value, 'value')
  if (JSON.stringify(old?.value ?? null) === JSON.stringify(checked.value))
    return { key, value: checked.value, version: old?.version ?? 0 }
  const hand = { ...keeperOf(publisher), tenant: publisher.tenant, partsOf: publisher.partsOf }
  const changed = await putValue(hand, key, checked.value, await nextNumber(publisher, key))
  if (isDrafted(publisher, key) && checked.value !== null)
    await addVersion(hand, key, valueId, { number: changed.version, stored: checked.value, why: 'changed' })
  await record(publisher, {
    action: 'setting_value.changed',
    object: { type: 'setting_value', id: key, name: nameOf(publisher, key) },
    before: { [key]: old?.value ?? null },
    after: { [key]: checked.value },
  })
  return changed
}

/** Puts a setting that has no draft, by whoever brings a whole site in. */
export async function bringValue(hand: Hand, key: string, given: unknown): Promise<void> {
  const checked = checkValue(hand.partsOf('settings'), key, given)
  if ('errors' in checked) throw invalid(checked.errors)
  const unknown = await Promise.all(
    hand.partsOf('settingTargets').map(check => check(hand, key, checked.value)),
  )
  if (unknown.flat().length > 0) throw invalid(unknown.flat())
  await assertOwnPictures(hand, checked.value, 'value')
  const before = await findValue(hand.tx, key)
  await putValue(hand, key, checked.value, undefined)
  await hand.log({
    action: 'setting_value.changed',
    object: { type: 'setting_value', id: key, name: nameOf(hand, key) },
    before: { [key]: before?.value ?? null },
    after: { [key]: checked.value },
  })
}

/** Puts a setting of a site that nobody has written in yet: there is no version of it to keep. */
export async function foundValue(hand: Hand, key: string, given: unknown): Promise<void> {
  const checked = checkValue(hand.partsOf('settings'), key, given)
  if ('errors' in checked) throw invalid(checked.errors)
  await store.writeValue(hand.tx, key, checked.value, { now: hand.clock.now(), number: 1 })
}

/** what a setting that is written as a draft is called in addresses: /v1/drafts/home/site */
export const valueId = 'site'

/** What a setting is called, as its room says for the log. */
export const nameOf = ({ partsOf }: Pick<InTenant, 'partsOf'>, key: string): string =>
  fieldWord(partsOf, key) ?? `Pengaturan ${key}`

const isDrafted = ({ partsOf }: Publisher, key: string) =>
  partsOf('drafts')
    .flat()
    .some(({ kind }) => kind === key)

/** A setting that is written as a draft counts on from its history, which begins with what stands there now. */
async function nextNumber(publisher: Publisher, key: string): Promise<number | undefined> {
  if (!isDrafted(publisher, key)) return undefined
  const published = await findValue(publisher.tx, key)
  await beginHistory(publisher, { kind: key }, valueId, published)
  return (await latestNumber(publisher.tx, key, valueId)) + 1
}

/** A setting as the database has it now, if it is written. */
export async function findValue(tx: Tx, key: string) {
  const row = (await store.readValues(tx)).find(one => one.key === key)
  return row && { value: row.value, number: row.version, at: row.updated_at }
}

/** Every picture that a text shows is one of this tenant's; `path` is where the text stands in what was sent. */
export async function assertOwnPictures(
  { tx }: Pick<InTenant, 'tx'>,
  value: unknown,
  path: string,
): Promise<void> {
  const pictures = picturesIn(value, path)
  const found = await findPictures(
    tx,
    pictures.map(picture => picture.key),
  )
  const missing = pictures.find(picture => !found.has(picture.key))
  if (missing) throw invalidField(missing.field, 'Gambar ini tidak ada di berkas situs ini')
}

/** Writes a value for every process to read, as a version of the whole setting. */
export async function putValue(
  hand: Keeper & Locking & Pick<InTenant, 'partsOf'>,
  key: string,
  value: unknown,
  number: number | undefined,
): Promise<{ key: string; value: unknown; version: number }> {
  const { tx, clock, tenant } = hand
  const { state, version: last } = await lock(hand)
  const written = await store.writeValue(tx, key, value, { now: clock.now(), number })
  await store.writeSetting(tx, state, last + 1, clock.now())
  const changed = [`values.${key}`]
  await keepVersion(hand, last + 1, {
    scope: 'values',
    setting: state,
    values: { [key]: value },
    changed,
    label: nameOf(hand, key),
  })
  await store.notifyChanged(tx, tenant.id)
  return { key, value, version: written }
}

/** Settings by key with their versions, as the database has them now. */
export const listValues = ({ tx }: Pick<InTenant, 'tx'>) => store.readValues(tx)
